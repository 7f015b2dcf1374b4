import { html, nothing, render as renderTemplate, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { keyed } from "lit-html/directives/keyed.js";
import type { Side } from "ugolki/web";
import { reading, remaining, TENTHS_BELOW } from "../clock.ts";
import { opponent } from "../geometry.ts";
import { t } from "../l10n/l10n.ts";
import { clockText, fullNameOf, nameOf, outcomeReason, statusText } from "../texts.ts";
import { icons } from "../views/icons.ts";
import { movesTemplate, showCurrent } from "../views/moves.ts";
import { typedMove } from "../views/typed.ts";
import type { TableActions } from "./dialogs.ts";
import {
  canHint,
  canTakeBack,
  type Dialog,
  isRated,
  isWaiting,
  looksBack,
  type State,
  shownGame,
  speaker,
} from "./state.ts";

export interface Places {
  far: HTMLElement;
  near: HTMLElement;
  info: HTMLElement;
  moves: HTMLElement;
  typed: HTMLElement;
  actions: HTMLElement;
}

export interface Panels {
  render(state: State, now: number): void;
}

export function createPanels(places: Places, actions: TableActions): Panels {
  const { dispatch } = actions;
  const look = (ply: number) => dispatch({ type: "look", ply });
  renderTemplate(
    typedMove((text) => dispatch({ type: "typed", text, now: performance.now() })),
    places.typed,
  );
  let shown: State | null = null;
  return {
    render(state, now) {
      const before = shown;
      shown = state;
      // A man that is chosen and a path that is drawn are the board's alone. The same state again: the time has run.
      if (before && before !== state && isSame({ ...state, chosen: before.chosen, preview: before.preview }, before))
        return;
      const { history, view } = state;
      renderTemplate(bar(state, opponent(state.bottom), now), places.far);
      renderTemplate(bar(state, state.bottom, now), places.near);
      renderTemplate(info(state, actions), places.info);
      renderTemplate(actionBar(state, actions), places.actions);
      renderTemplate(html`${guard([history, view], () => movesTemplate(history, view, look))}`, places.moves);
      if (before?.history !== history || before.view !== view) showCurrent(places.moves);
    },
  };
}

function bar(state: State, side: Side, now: number): TemplateResult {
  const game = shownGame(state);
  const name = fullNameOf(state, side);
  const men = game.variant.home.length;
  const active = !game.outcome && game.turn === side;
  const won = game.outcome?.winner === side;
  return html`<div
    class="bar"
    id="bar-${side}"
    role="group"
    aria-label=${name === t("side", { side }) ? name : t("bar-name", { name, side })}
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

function info(state: State, { saveRecord }: TableActions): TemplateResult {
  const { refusal, message } = state;
  const game = shownGame(state);
  const { exitDeadline, moveLimit } = game.variant;
  const left = Math.max(0, exitDeadline - game.number + 1);
  // When Black's last move ends the game, the number has gone one too far.
  const number = Math.min(game.number, moveLimit);
  const kind = refusal?.kind ?? message?.kind ?? (looksBack(state) ? "view" : game.outcome ? "end" : "turn");
  return html`
    <p class="status" id="status" data-kind=${kind}>${statusText(state)}</p>
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
    ${
      state.isStored
        ? nothing
        : html`<p class="quiet" id="not-kept">
            ${t("status-not-kept")}
            <button type="button" class="link" @click=${saveRecord}>${t("action-download")}</button>
          </p>`
    }
  `;
}

/** Wide screens have room for all of it; on a phone what is marked `wide` is in the menu. */
function actionBar(state: State, { dispatch, rematch, share, takeOver }: TableActions): TemplateResult {
  const { game, view, history } = state;
  // A button that fell asleep under the focus would swallow the keys that follow; one that only says so doesn't.
  const button = (
    icon: TemplateResult,
    name: string,
    act: () => void,
    { short = name, kind = "", disabled = false }: { short?: string; kind?: string; disabled?: boolean } = {},
  ) =>
    html`<button type="button" class="action ${kind}" aria-label=${name} aria-disabled=${disabled ? "true" : nothing} @click=${disabled ? nothing : act}>${icon}<span>${short}</span></button>`;
  const ask = (dialog: Dialog) => () => dispatch({ type: "dialog", dialog });
  const now = () => performance.now();
  const look = (ply: number) => () => dispatch({ type: "look", ply });

  const isByLink = state.setup.opponent === "link";
  const newGame = (kind: string) => button(icons.newGame, t("action-new-game"), ask({ kind: "new-game" }), { kind });
  const resign = (kind: string) =>
    button(icons.resign, t("action-resign"), ask({ kind: "resign", side: speaker(state) }), { kind });
  const takeBack = (kind: string) =>
    button(icons.takeBack, t("action-take-back"), () => dispatch({ type: "take-back", now: now() }), { kind });
  const send = button(icons.share, t("action-send"), () => share("send"));
  const goOn = button(icons.play, t("action-go-on"), () => dispatch({ type: "go-on", now: now() }));
  const take = button(icons.play, t("elsewhere-take"), takeOver);
  const again = button(icons.rematch, t("action-rematch"), rematch);
  const draw = button(
    icons.draw,
    t(isByLink ? "action-draw-agreed" : "action-draw"),
    ask({ kind: "draw", by: speaker(state) }),
    {
      short: t("action-draw-short"),
      kind: "wide",
    },
  );
  const hint = button(icons.hint, t("action-hint"), () => dispatch({ type: "seek-hint" }), {
    kind: "wide",
    disabled: !canHint(state),
  });
  const redo = button(icons.redo, t("action-redo"), () => dispatch({ type: "redo", now: now() }));
  const turn = button(icons.turn, t("action-turn-board"), () => dispatch({ type: "turn-board" }), {
    short: t("action-turn-board-short"),
    kind: state.undone.length > 0 ? "wide" : "",
  });

  const isStart = game.moves.length === 0 && !game.outcome;
  const main = state.isElsewhere
    ? take
    : game.outcome
      ? again
      : state.paused
        ? goOn
        : isWaiting(state)
          ? send
          : isStart
            ? newGame("")
            : canTakeBack(state)
              ? takeBack("")
              : resign("");
  const own = game.outcome
    ? html`${newGame("wide")}${canTakeBack(state) ? takeBack("wide") : nothing}`
    : html`
      ${isStart && main !== send ? nothing : newGame("wide")}
      ${main === send && canTakeBack(state) ? takeBack("wide") : nothing}
      ${draw} ${isByLink || isRated(state) ? nothing : hint}
      ${isStart || canTakeBack(state) || state.paused ? resign("wide") : nothing}
    `;
  return html`
    ${keyed(`${main === take} ${main === again} ${main === goOn} ${main === send}`, main)}
    ${button(icons.back, t("action-look-back"), look(view - 1), { short: t("action-look-back-short"), disabled: view === 0 })}
    ${button(icons.forward, t("action-look-forward"), look(view + 1), { short: t("action-look-forward-short"), disabled: !looksBack({ view, history }) })}
    ${state.undone.length > 0 ? redo : nothing}
    ${own} ${turn}
    ${button(icons.more, t("action-menu"), ask({ kind: "menu" }))}
  `;
}

function isSame(one: State, other: State): boolean {
  return (Object.keys(one) as (keyof State)[]).every((key) => one[key] === other[key]);
}
