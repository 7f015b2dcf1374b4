import { html, nothing, render as renderTemplate, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import type { Side, Variant } from "ugolki/web";
import { t } from "../l10n/l10n.ts";
import { roomIcons } from "../room/icons.ts";
import type { Unread } from "../room/kept.ts";
import { action, arrivals, copyByHand, type RoomPlaces, roomHead, unreadBody } from "../room/room.ts";
import { refusalText } from "../texts.ts";
import { icons } from "../views/icons.ts";
import type { ModalContent } from "../views/modal.ts";
import { breakable, showCurrent } from "../views/moves.ts";
import { button, choice } from "../views/parts.ts";
import { thumbnail } from "../views/thumbnail.ts";
import { typedMove } from "../views/typed.ts";
import type { Run } from "./race.ts";
import { type Action, bestOf, isThere, type Message, type Race, shownRun } from "./state.ts";

/** What the buttons ask of the screen. */
export interface RaceActions {
  dispatch(action: Action): void;
  share(): void;
  unread(): Unread | null;
  copyUnread(): void;
  dropUnread(): void;
}

export function messageText(message: Message): string {
  switch (message.kind) {
    case "copied":
      return t("copied", { what: "result" });
    case "arrived": {
      const { count, before } = message;
      if (before === null) return t("race-arrived", { count, how: "first", before: 0 });
      return t("race-arrived", { count, how: count < before ? "better" : count === before ? "equal" : "more", before });
    }
    case "full":
      return t("race-full");
  }
}

/** How things stand, or what has just been told. */
export function statusText(state: Race): string {
  const { refusal, message, watched } = state;
  const { side, moves, at } = shownRun(state);
  if (refusal) return refusalText(refusal, t("side", { side }));
  if (message) return messageText(message);
  if (watched) return t("race-watching");
  if (isThere(state)) return t("race-arrived", { count: at, how: "", before: 0 });
  return at === 0 && moves.length === 0 ? t("race-task") : t("race-going");
}

/** Draws the race but for its board and dialogs. */
export function createView(places: RoomPlaces, actions: RaceActions) {
  const { dispatch } = actions;
  let shown: Run | null = null;
  return {
    render(state: Race): void {
      const run = shownRun(state);
      renderTemplate(roomHead(t("nav", { place: "race" }), run.variant), places.head);
      renderTemplate(info(state, actions), places.info);
      renderTemplate(html`${guard([run.moves, run.at], () => line(run, dispatch))}`, places.list);
      if (shown?.moves !== run.moves || shown.at !== run.at) showCurrent(places.list);
      shown = run;
      renderTemplate(steps(state, dispatch), places.actions);
      renderTemplate(
        html`${state.watched ? nothing : typedMove((text) => dispatch({ type: "typed", text }))}`,
        places.more,
      );
    },
  };
}

function info(state: Race, { dispatch, share }: RaceActions): TemplateResult {
  const { game, refusal, message, watched } = state;
  const { at, side } = shownRun(state);
  const best = bestOf(state);
  const there = isThere(state);
  const kind = refusal?.kind ?? message?.kind ?? (there ? "arrived" : watched ? "view" : "turn");
  return html`
    <div class="room-line">
      <p class="status" data-kind=${kind}>${statusText(state)}</p>
      ${arrivals(game, [side])}
    </div>
    <dl class="progress" aria-label=${t("progress-name")}>
      <div><dt>${t("race-moves")}</dt><dd data-count>${at}</dd></div>
      ${best ? html`<div><dt>${t("race-best")}</dt><dd data-best>${best.moves.length}</dd></div>` : nothing}
    </dl>
    ${
      there || watched
        ? html`<div class="race-after">
            ${there ? button(t("race-share"), share) : nothing}
            ${
              watched
                ? button(t("race-back"), () => dispatch({ type: "watch", on: false }), { kind: "primary" })
                : button(t("race-again"), () => dispatch({ type: "go", at: 0 }), { kind: "primary" })
            }
          </div>`
        : nothing
    }
    ${state.isStored ? nothing : html`<p class="quiet" data-not-kept>${t("race-not-kept")}</p>`}
  `;
}

/** The moves of a run; a press on one goes there, and those after it can still be made again. */
function line({ moves, at }: Run, dispatch: (action: Action) => void): TemplateResult {
  if (moves.length === 0) return html`<p class="quiet">${t("moves-none")}</p>`;
  return html`<ol class="race-line" role="list">
    ${moves.map(
      (move, i) => html`<li>
        <button type="button" class="ply" aria-current=${i + 1 === at ? "true" : nothing} ?data-undone=${i >= at} @click=${() => dispatch({ type: "go", at: i + 1 })}
          ><span class="number">${t("moves-number", { number: i + 1 })}</span> ${breakable(move)}</button>
      </li>`,
    )}
  </ol>`;
}

function steps(state: Race, dispatch: (action: Action) => void): TemplateResult {
  const { watched } = state;
  const { at, moves } = shownRun(state);
  const go = (to: number) => () => dispatch({ type: "go", at: to });
  const [back, forward] = watched
    ? [
        { icon: icons.back, name: t("action-look-back"), short: t("action-look-back-short") },
        { icon: icons.forward, name: t("action-look-forward"), short: t("action-look-forward-short") },
      ]
    : [
        { icon: icons.takeBack, name: t("action-take-back"), short: t("action-take-back") },
        { icon: icons.redo, name: t("action-redo"), short: t("action-redo") },
      ];
  return html`
    ${action(back.icon, back.name, go(at - 1), { short: back.short, disabled: at === 0 })}
    ${action(forward.icon, forward.name, go(at + 1), { short: forward.short, disabled: at === moves.length })}
    ${action(roomIcons.first, watched ? t("room-first") : t("race-restart"), go(0), { short: watched ? t("room-first-short") : t("race-restart"), disabled: at === 0 })}
    ${action(icons.more, t("action-menu"), () => dispatch({ type: "dialog", dialog: { kind: "menu" } }))}
  `;
}

/** The dialog of a state; null without one. */
export function dialogOf(state: Race, variants: readonly Variant[], actions: RaceActions): ModalContent | null {
  const { dialog } = state;
  const close = () => actions.dispatch({ type: "dialog", dialog: null });
  switch (dialog?.kind) {
    case undefined:
      return null;
    case "menu":
      return { kind: "menu", body: menu(state, actions, close), light: true, close };
    case "new":
      return { kind: "new-race", body: newRace(state, variants, actions, close), close };
    case "copy":
      return { kind: "record", body: copyByHand("result", dialog.text, close), tells: true, close };
    case "unread": {
      const unread = actions.unread();
      const handlers = { copy: actions.copyUnread, drop: actions.dropUnread, later: close };
      return unread && { kind: "unread", body: unreadBody(unread, dialog.copied, handlers), tells: true, close };
    }
  }
}

function menu(state: Race, { dispatch, share }: RaceActions, close: () => void): TemplateResult {
  const best = bestOf(state);
  const item = (icon: TemplateResult, label: string, act: () => void) =>
    html`<button type="button" class="item" @click=${act}>${icon}<span>${label}</span></button>`;
  return html`<div class="panel">
    <h2 id="dialog-title">${t("menu-title")}</h2>
    <div class="room-items">
      ${item(icons.newGame, t("race-other"), () => dispatch({ type: "dialog", dialog: { kind: "new" } }))}
      ${best && !state.watched ? item(icons.play, t("race-watch", { count: best.moves.length }), () => dispatch({ type: "watch", on: true })) : nothing}
      ${best ? item(icons.share, t("race-share-best"), share) : nothing}
    </div>
    <div class="buttons">
      <p class="said" role="status">${state.message?.kind === "copied" ? messageText(state.message) : nothing}</p>
      ${button(t("action-close"), close, { kind: "primary", focus: true })}
    </div>
  </div>`;
}

const SIDES: readonly Side[] = ["white", "black"];

function newRace(
  { races }: Race,
  variants: readonly Variant[],
  { dispatch }: RaceActions,
  close: () => void,
): TemplateResult {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    dispatch({ type: "turn-to", variant: String(data.get("variant")), side: data.get("side") as Side });
  };
  const about = ({ name }: Variant) => {
    const best = races.best[name];
    return html`<span class="about"><span>${t("variant", { name })}</span
      ><small>${best ? t("race-best-of", { count: best.moves.length }) : t("race-none-yet")}</small></span>`;
  };
  return html`<form class="panel" novalidate @submit=${submit}>
    <h2 id="dialog-title">${t("race-other")}</h2>
    <fieldset>
      <legend>${t("new-game-variant")}</legend>
      <div class="variants">
        ${variants.map((variant) =>
          choice(
            "variant",
            variant.name,
            variant.name === races.run.variant,
            html`${thumbnail(variant)}${about(variant)}`,
          ),
        )}
      </div>
    </fieldset>
    <fieldset>
      <legend>${t("race-army")}</legend>
      <div class="chips halves">
        ${SIDES.map((side) => choice("side", side, side === races.run.side, t("side", { side })))}
      </div>
    </fieldset>
    <div class="foot">
      <p class="quiet">${t("race-keeps")}</p>
      <div class="buttons">
        ${button(t("action-cancel"), close)}
        <button type="submit" class="button primary">${t("action-start")}</button>
      </div>
    </div>
  </form>`;
}
