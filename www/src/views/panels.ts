import { html, nothing, render as renderTemplate, type TemplateResult } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import type { Side } from "ugolki/web";
import { reading, remaining, TENTHS_BELOW } from "../clock.ts";
import { opponent } from "../geometry.ts";
import { t } from "../l10n/l10n.ts";
import type { Action, State } from "../state.ts";
import { clockText, nameOf, outcomeReason, statusText } from "../texts.ts";
import { icons } from "./icons.ts";
import { movesTemplate } from "./moves.ts";

export interface Places {
  far: HTMLElement;
  near: HTMLElement;
  info: HTMLElement;
  moves: HTMLElement;
  actions: HTMLElement;
}

/** What the buttons ask for. */
export interface PanelActions {
  dispatch(action: Action): void;
  playAgain(): void;
  copyRecord(): void;
}

export interface Panels {
  render(state: State, now: number): void;
}

export function createPanels(places: Places, actions: PanelActions): Panels {
  let movesShown = -1;
  return {
    render(state, now) {
      renderTemplate(bar(state, opponent(state.bottom), now), places.far);
      renderTemplate(bar(state, state.bottom, now), places.near);
      renderTemplate(info(state), places.info);
      renderTemplate(actionBar(state, actions), places.actions);
      renderTemplate(movesTemplate(state.game), places.moves);
      if (state.game.moves.length !== movesShown) {
        movesShown = state.game.moves.length;
        places.moves.scrollTop = places.moves.scrollHeight;
      }
    },
  };
}

function bar(state: State, side: Side, now: number): TemplateResult {
  const { game } = state;
  const name = nameOf(state, side);
  const men = game.variant.home.length;
  const active = !game.outcome && game.turn === side;
  const won = game.outcome?.winner === side;
  return html`<div
    class="bar"
    id="bar-${side}"
    role="group"
    aria-label=${state.setup.names[side] ? t("bar-name", { name, side }) : name}
    ?data-active=${active}
    ?data-won=${won}
  >
    <span class="token" data-side=${side} aria-hidden="true"></span>
    <span class="name" dir="auto">${name}</span>
    <span class="counts">
      <span><b data-count="home">${game.atHome[side]}</b> ${t("bar-home")}</span>
      <span><b data-count="arrived">${t("bar-arrived-count", { count: game.inGoal[side], men })}</b> ${t("bar-arrived")}</span>
    </span>
    ${clock(state, side, now)}
  </div>`;
}

function clock(state: State, side: Side, now: number): TemplateResult | typeof nothing {
  if (!state.clock) return nothing;
  const left = remaining(state.clock, side, now);
  return html`<span
    class="clock"
    id="clock-${side}"
    role="timer"
    aria-label=${t("clock-name", { name: nameOf(state, side) })}
    ?data-running=${state.clock.running === side}
    ?data-low=${left < TENTHS_BELOW}
    >${clockText(reading(left))}</span
  >`;
}

function info(state: State): TemplateResult {
  const { game, notice } = state;
  const { exitDeadline, moveLimit } = game.variant;
  const left = Math.max(0, exitDeadline - game.number + 1);
  // When Black's last move ends the game, the number has gone one too far.
  const number = Math.min(game.number, moveLimit);
  return html`
    <p class="status" id="status" data-kind=${notice?.kind ?? (game.outcome ? "end" : "turn")}>${statusText(state)}</p>
    ${game.outcome ? html`<p class="reason" id="reason">${outcomeReason(state, game.outcome)}</p>` : nothing}
    <dl class="progress" aria-label=${t("progress-name")}>
      <div><dt>${t("progress-move")}</dt><dd id="move-number">${number}</dd></div>
      ${
        game.outcome
          ? nothing
          : html`
            <div><dt>${t("progress-exit")}</dt><dd id="exit-left">${t("progress-exit-left", { left })}</dd></div>
            <div><dt>${t("progress-limit")}</dt><dd id="move-limit">${moveLimit}</dd></div>
          `
      }
    </dl>
    ${state.isStored ? nothing : html`<p class="quiet" id="not-kept">${t("status-not-kept")}</p>`}
  `;
}

function actionBar(state: State, { dispatch, playAgain, copyRecord }: PanelActions): TemplateResult {
  const { game } = state;
  const button = (icon: TemplateResult, label: string, name: string, act: () => void) =>
    html`<button type="button" class="action" aria-label=${name} @click=${act}>${icon}<span>${label}</span></button>`;
  const newGame = button(icons.newGame, t("action-new-game"), t("action-new-game"), () =>
    dispatch({ type: "dialog", dialog: { kind: "new-game" } }),
  );
  const own = game.outcome
    ? [
        button(icons.again, t("action-again"), t("action-again"), playAgain),
        button(icons.copy, t("action-copy-short"), t("action-copy"), copyRecord),
      ]
    : [
        button(icons.draw, t("action-draw-short"), t("action-draw"), () =>
          dispatch({ type: "dialog", dialog: { kind: "draw", by: game.turn } }),
        ),
        button(icons.resign, t("action-resign"), t("action-resign"), () =>
          dispatch({ type: "dialog", dialog: { kind: "resign", side: game.turn } }),
        ),
      ];
  return html`
    ${newGame} ${keyed(game.outcome === null, own)}
    ${button(icons.turn, t("action-turn-board-short"), t("action-turn-board"), () => dispatch({ type: "turn-board" }))}
    ${button(icons.more, t("action-menu"), t("action-menu"), () => dispatch({ type: "dialog", dialog: { kind: "menu" } }))}
  `;
}
