import { html, nothing, type TemplateResult } from "lit-html";
import type { App } from "../app.ts";
import { opponent } from "../geometry.ts";
import { loadTexts, t } from "../l10n/l10n.ts";
import type { Choice } from "../store.ts";
import { nameOf, newsText, outcomeReason, outcomeTitle } from "../texts.ts";
import { createModal, type ModalContent } from "../views/modal.ts";
import { showCurrent } from "../views/moves.ts";
import { button, question } from "../views/parts.ts";
import { keysBody } from "./keys.ts";
import { menuBody } from "./menu.ts";
import { newGameBody } from "./new-game.ts";
import type { Action, Dialog, State } from "./state.ts";

/** What the dialogs and panels ask the table for, beside actions. */
export interface TableActions {
  dispatch(action: Action): void;
  startGame(choice: Choice): void;
  rematch(): void;
  copyRecord(): void;
  /** Takes the game to the practice room. */
  analyse(): void;
  /** Has the game that is over judged move by move. */
  review(): void;
  /** Opens the sheet from which the game goes out; `"send"` is the one for the opponent in a game by link. */
  share(mode: "share" | "send"): void;
  /** Hands the record out as a file. */
  saveRecord(): void;
  /** Takes the game over from the tab in which it goes on. */
  takeOver(): void;
}

/** The dialogs over the table; the state says which one is open. */
export function createDialogs(element: HTMLDialogElement, app: App, choice: () => Choice, actions: TableActions) {
  const modal = createModal(element);
  /** What the computer's levels are like can be told. */
  let areLevelsKnown = false;
  let shown: State | null = null;

  async function load(): Promise<void> {
    try {
      await loadTexts("opponent");
      areLevelsKnown = true;
      if (shown) render(shown);
    } catch (error) {
      // The form is there without it.
      console.warn(error);
    }
  }

  function render(state: State): void {
    const before = shown;
    shown = state;
    if (state.dialog?.kind === "new-game" && before?.dialog?.kind !== "new-game" && !areLevelsKnown) void load();
    modal.show(state.dialog && content(state.dialog, state, app, choice, areLevelsKnown, actions));
    const moves = element.querySelector<HTMLElement>(".moves-sheet");
    if (moves && (before?.dialog?.kind !== "menu" || before.history !== state.history || before.view !== state.view))
      showCurrent(moves);
  }

  return { render };
}

function content(
  dialog: Dialog,
  state: State,
  app: App,
  choice: () => Choice,
  areLevelsKnown: boolean,
  actions: TableActions,
): ModalContent {
  const { dispatch } = actions;
  const close = () => dispatch({ type: "close" });
  const now = () => performance.now();
  const { kind } = dialog;
  switch (kind) {
    case "new-game":
      return {
        kind,
        close,
        body: newGameBody(state, app.rules.variants(), choice(), areLevelsKnown, actions.startGame, close),
      };
    case "menu":
      return { kind, close, light: true, body: menuBody(state, app, actions, close) };
    case "keys":
      return { kind, close, light: true, body: keysBody(close) };
    case "resign": {
      const names = { name: nameOf(state, dialog.side), winner: nameOf(state, opponent(dialog.side)) };
      const body = question(
        t("resign-title"),
        html`<p>${t("resign-text", names)}</p>`,
        html`
          ${button(t("action-cancel"), close, { focus: true })}
          ${button(t("resign-do"), () => dispatch({ type: "resign", now: now() }), { kind: "danger" })}
        `,
      );
      return { kind, close, asks: true, tells: true, body };
    }
    case "draw": {
      if (state.setup.opponent === "link")
        return { kind, close, asks: true, tells: true, body: agreedBody(state, dispatch, close) };
      if (state.setup.opponent === "computer") {
        const body = question(
          t("offer-title"),
          html`<p>${t("offer-text")}</p>`,
          html`
            ${button(t("action-cancel"), close)}
            ${button(t("action-draw"), () => dispatch({ type: "offer-draw" }), { kind: "primary", focus: true })}
          `,
        );
        return { kind, close, asks: true, tells: true, body };
      }
      const decline = () => dispatch({ type: "decline-draw" });
      const body = question(
        t("draw-title", { name: nameOf(state, dialog.by) }),
        html`<p>${t("draw-text", { other: nameOf(state, opponent(dialog.by)) })}</p>`,
        html`
          ${button(t("draw-decline"), decline, { focus: true })}
          ${button(t("draw-accept"), () => dispatch({ type: "accept-draw", now: now() }), { kind: "primary" })}
        `,
      );
      return { kind, close: decline, asks: true, tells: true, body };
    }
    case "loses": {
      const { path, to } = dialog.destination;
      const body = question(
        t("loses-title"),
        html`<p>${t("loses-text", { deadline: state.game.variant.exitDeadline })}</p>
          <p>${t("loses-question", { from: path[0] ?? "", to })}</p>`,
        html`
          ${button(t("loses-do"), () => dispatch({ type: "play-losing", now: now() }), { kind: "danger" })}
          ${button(t("loses-back"), close, { kind: "primary", focus: true })}
        `,
      );
      return { kind, close, asks: true, tells: true, body };
    }
    case "paused": {
      const body = question(
        t("paused-title"),
        html`<p>${t("paused-text", { why: state.paused ?? "by-hand" })}</p>`,
        html`
          ${button(t("end-see-board"), close)}
          ${button(t("action-go-on"), () => dispatch({ type: "go-on", now: now() }), { kind: "primary", focus: true })}
        `,
      );
      return { kind, close, tells: true, body };
    }
    case "end":
      return { kind, close, tells: true, body: endBody(state, actions, close) };
    case "elsewhere": {
      const body = question(
        t("elsewhere-title"),
        html`<p>${t("elsewhere-text")}</p>`,
        html`
          ${button(t("end-see-board"), close)}
          ${button(t("elsewhere-other"), () => dispatch({ type: "dialog", dialog: { kind: "new-game" } }))}
          ${button(t("elsewhere-take"), actions.takeOver, { kind: "primary", focus: true })}
        `,
      );
      return { kind, close, tells: true, body };
    }
    case "record": {
      const field = html`<textarea class="record" readonly rows="8" aria-label=${t("record-field")} .value=${dialog.text}></textarea>`;
      const body = question(
        t("record-title"),
        html`<p>${t("record-text")}</p>`,
        button(t("action-close"), close, { kind: "primary" }),
        { field },
      );
      return { kind, close, tells: true, body };
    }
  }
}

/** A link carries no question to the opponent: it says what the two have agreed on elsewhere. */
function agreedBody(state: State, dispatch: TableActions["dispatch"], close: () => void): TemplateResult {
  return question(
    t("draw-agreed-title"),
    html`<p>${t("draw-agreed-text", { other: nameOf(state, opponent(state.setup.side)) })}</p>`,
    html`
      ${button(t("action-cancel"), close, { focus: true })}
      ${button(t("draw-agreed-do"), () => dispatch({ type: "accept-draw", now: performance.now() }), { kind: "primary" })}
    `,
  );
}

/** The person's rating after a rated game. */
function ratingLine({ before, after }: NonNullable<State["rating"]>): TemplateResult {
  const [was, is] = [Math.round(before.rating), Math.round(after.rating)];
  const sign = is > was ? "more" : is < was ? "less" : "none";
  return html`<a href="#/rating">${t("end-rating", { rating: String(is), sign, by: String(Math.abs(is - was)) })}</a>`;
}

function endBody(state: State, { dispatch, rematch, review, share }: TableActions, close: () => void): TemplateResult {
  const { outcome } = state.game;
  if (!outcome) return html``;
  // By link the opponent has to be told.
  const isByLink = state.setup.opponent === "link";
  // No button has the focus: the press that ended the game may be followed by another one.
  return question(
    outcomeTitle(state, outcome),
    html`<p>${outcomeReason(state, outcome)}</p>
      <p class="rating-line" role="status">${state.rating ? ratingLine(state.rating) : nothing}</p>
      <div class="line">
        <p class="rule"><a href="#/rules/${outcome.rule}">${t("end-rule", { rule: outcome.rule })}</a></p>
        <p class="said" role="status">${newsText(state) ?? nothing}</p>
      </div>`,
    html`
      ${button(t("end-see-board"), close)}
      ${isByLink ? button(t("action-rematch"), rematch) : button(t("action-review"), review)}
      ${button(t("action-new-game"), () => dispatch({ type: "dialog", dialog: { kind: "new-game" } }))}
      ${isByLink ? button(t("action-send"), () => share("send"), { kind: "primary" }) : button(t("action-rematch"), rematch, { kind: "primary" })}
    `,
    {
      emblem: html`<span class="token" data-side=${outcome.winner ?? "both"} aria-hidden="true"></span>`,
      focus: true,
    },
  );
}
