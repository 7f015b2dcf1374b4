import { html, nothing, render as renderTemplate, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import type { Game, Side } from "ugolki/web";
import { scoreSigned, scoreText } from "../analysis/score.ts";
import { list, t } from "../l10n/l10n.ts";
import { roomIcons } from "../room/icons.ts";
import { action, type RoomPlaces, roomHead } from "../room/room.ts";
import { nameOf, outcomeLine, type Players } from "../texts.ts";
import { icons } from "../views/icons.ts";
import { breakable, showCurrent } from "../views/moves.ts";
import { button } from "../views/parts.ts";
import { chart } from "./chart.ts";
import type { Judgements, Turn } from "./review.ts";

/** The review as it is shown. */
export interface State {
  /** The game, with its end. */
  game: Game;
  players: Players;
  /** See positionsOf in review.ts. */
  positions: readonly Game[];
  judgements: Judgements;
  turns: readonly Turn[];
  /** The position that is looked at. */
  ply: number;
  bottom: Side;
  /** Whether positions are being judged: not any more, or because somebody stopped it, or it couldn't go on. */
  work: "running" | "done" | "stopped" | "failed";
}

export interface ReviewActions {
  look(ply: number): void;
  turnBoard(): void;
  /** Takes the position to the practice room. */
  practise(): void;
  stop(): void;
  goOn(): void;
}

/** "12. c3-e3", or "12. … c3-e3" for Black's. */
function moveText({ positions }: State, ply: number): string {
  const before = positions[ply - 1];
  const move = positions[ply]?.moves.at(-1) ?? "";
  return before ? t("review-move", { number: before.number, side: before.turn, move }) : t("review-start");
}

function turnText({ loss, better }: Turn): string {
  return loss.kind === "lost"
    ? t("review-lost", { moves: loss.moves, better })
    : t("review-forced", { kind: loss.kind, better });
}

/** A position in words: the move that led to it, what it is worth, and what was better. */
export function positionText(state: State, ply: number): string {
  const judgement = state.judgements[ply];
  const turn = state.turns.find((one) => one.ply === ply);
  const isOver = ply === state.positions.length - 1 && state.game.outcome;
  return [
    t("review-said-move", { move: moveText(state, ply) }),
    isOver ? t("review-said", { text: outcomeLine(state.players, isOver) }) : "",
    judgement && !isOver ? t("review-said", { text: scoreText(judgement.score) }) : "",
    turn ? t("review-said", { text: turnText(turn) }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** What the review has come to, in words. */
export function summaryText({ turns, judgements, work }: State): string {
  if (work !== "done") return t("review-so-far", { known: known(judgements), all: judgements.length });
  return t("review-turns-count", { count: turns.length });
}

const known = (judgements: Judgements) => judgements.filter(Boolean).length;

export function createView(places: RoomPlaces, graph: HTMLElement, actions: ReviewActions) {
  let shown: State | null = null;
  return {
    render(state: State): void {
      const { ply, judgements, turns, positions, work } = state;
      renderTemplate(roomHead(t("review-title"), state.game.variant.name), places.head);
      renderTemplate(info(state), places.info);
      renderTemplate(
        chart({
          judgements,
          turns,
          ply,
          description: chartText(state),
          value: positionText(state, ply),
          look: actions.look,
          beside: running(state, actions),
        }),
        graph,
      );
      graph.style.setProperty("--count", String(judgements.length));
      renderTemplate(
        html`${guard([turns, ply, work], () => turnList(state, actions))}
        ${guard([positions, judgements, ply], () => moveList(state, actions))}`,
        places.list,
      );
      // Whoever goes from one turning point to the next stays at their list.
      if (shown && shown.ply !== ply && !document.activeElement?.hasAttribute("data-turn")) showCurrent(places.list);
      shown = state;
      renderTemplate(row(state, actions), places.actions);
    },
  };
}

function chartText(state: State): string {
  const turns = state.turns.map(({ ply }) => moveText(state, ply));
  return turns.length === 0
    ? summaryText(state)
    : t("review-said-turns", { summary: summaryText(state), moves: list(turns) });
}

function info(state: State): TemplateResult {
  const { ply, judgements, turns, positions, players, game } = state;
  const judgement = judgements[ply];
  const turn = turns.find((one) => one.ply === ply);
  const isOver = ply === positions.length - 1 && game.outcome;
  const { names } = players.setup;
  return html`
    <p class="status" data-kind=${turn ? "turn-point" : "view"}>${moveText(state, ply)}</p>
    <p class="review-worth">
      ${isOver ? outcomeLine(players, isOver) : judgement ? scoreText(judgement.score) : t("review-unknown")}
    </p>
    ${
      turn
        ? html`<p class="review-better">${turnText(turn)}</p>`
        : judgement?.best
          ? html`<p class="quiet">${t("review-best", { move: judgement.best })}</p>`
          : nothing
    }
    ${
      ply === 0 && (names.white || names.black)
        ? html`<p class="quiet" dir="auto">${t("review-players", { white: nameOf(players, "white"), black: nameOf(players, "black") })}</p>`
        : nothing
    }
  `;
}

/** It lies over the part of the chart that comes last. */
function running({ work, judgements }: State, { stop, goOn }: ReviewActions): TemplateResult | typeof nothing {
  if (work === "done") return nothing;
  return html`<div class="review-run">
    ${work === "failed" ? html`<p>${t("review-failed")}</p>` : html`<progress max=${judgements.length} .value=${known(judgements)} aria-label=${t("review-running")}></progress>`}
    ${work === "running" ? button(t("review-stop"), stop) : button(t(work === "failed" ? "action-retry" : "review-go-on"), goOn)}
  </div>`;
}

function turnList(state: State, { look }: ReviewActions): TemplateResult {
  const { turns, ply, work } = state;
  return html`
    <h2 class="review-heading">${t("review-turns")}</h2>
    ${
      turns.length === 0
        ? html`<p class="quiet">${t(work === "done" ? "review-no-turns" : "review-no-turns-yet")}</p>`
        : html`<ol class="review-turns" role="list">${turns.map(
            (turn) => html`<li>
              <button type="button" data-turn=${turn.ply} data-here=${turn.ply === ply} @click=${() => look(turn.ply)}>
                <span class="token" data-side=${turn.side} aria-hidden="true"></span>
                <span><b>${moveText(state, turn.ply)}:</b> ${turnText(turn)}</span>
              </button>
            </li>`,
          )}</ol>`
    }
  `;
}

/** Every move with what the position is worth after it: the chart as a list. */
function moveList(state: State, { look }: ReviewActions): TemplateResult {
  const { positions, judgements, ply } = state;
  const start = positions[0];
  if (!start) return html``;
  const worth = (at: number) => {
    const judgement = judgements[at];
    return judgement ? html`<span class="review-score">${scoreSigned(judgement.score)}</span>` : nothing;
  };
  const cell = (at: number) => {
    const move = positions[at]?.moves.at(-1);
    if (at <= 0 || !move) return html`<span></span>`;
    return html`<button
      type="button"
      class="ply"
      data-ply=${at}
      aria-current=${at === ply ? "true" : nothing}
      aria-label=${positionText(state, at)}
      @click=${() => look(at)}
    ><span>${breakable(move)}</span>${worth(at)}</button>`;
  };
  const offset = start.turn === "white" ? 0 : 1;
  const rows = Array.from({ length: Math.ceil((positions.length - 1 + offset) / 2) }, (_, i) => {
    const white = 2 * i - offset + 1;
    return html`<li><span class="number">${t("moves-number", { number: start.number + i })}</span>${cell(white)}${cell(white + 1)}</li>`;
  });
  return html`
    <h2 class="review-heading">${t("review-moves")}</h2>
    <button type="button" class="ply" data-ply="0" aria-current=${ply === 0 ? "true" : nothing} @click=${() => look(0)}><span>${t("review-start")}</span>${worth(0)}</button>
    <ol class="pairs" role="list">${rows}</ol>
  `;
}

function row({ ply, positions }: State, { look, turnBoard, practise }: ReviewActions): TemplateResult {
  const last = positions.length - 1;
  const step = (to: number) => ({ act: () => look(to), disabled: to < 0 || to > last || to === ply });
  const steps = [
    { icon: roomIcons.first, name: t("room-first"), short: t("room-first-short"), ...step(0) },
    { icon: icons.back, name: t("action-look-back"), short: t("action-look-back-short"), ...step(ply - 1) },
    { icon: icons.forward, name: t("action-look-forward"), short: t("action-look-forward-short"), ...step(ply + 1) },
    { icon: roomIcons.last, name: t("review-last"), short: t("room-last-short"), ...step(last) },
  ];
  return html`
    ${steps.map(({ icon, name, short, act, disabled }) => action(icon, name, act, { short, disabled }))}
    ${action(icons.turn, t("action-turn-board"), turnBoard, { short: t("action-turn-board-short") })}
    ${action(icons.practice, t("review-practise"), practise, { short: t("review-practise-short") })}
  `;
}
