import { html, nothing, render as renderTemplate, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { t } from "../l10n/l10n.ts";
import { roomIcons } from "../room/icons.ts";
import type { Unread } from "../room/kept.ts";
import { action, arrivals, copyByHand, type RoomPlaces, unreadBody } from "../room/room.ts";
import { hintText, refusalText } from "../texts.ts";
import { icons } from "../views/icons.ts";
import type { ModalContent } from "../views/modal.ts";
import { breakable, showCurrent } from "../views/moves.ts";
import { button } from "../views/parts.ts";
import { waysSign } from "../views/thumbnail.ts";
import { typedMove } from "../views/typed.ts";
import { type Par, stars, starsFor } from "./par.ts";
import { hintsIn, type Run } from "./run.ts";
import {
  type Action,
  bestLine,
  isOver,
  isThere,
  knownHere,
  type Message,
  type Race,
  type Search,
  shownRun,
  type Track,
} from "./state.ts";

/** What the buttons ask of the screen. */
export interface RaceActions {
  dispatch(action: Action): void;
  /** Plays the best next move; while one is looked for, the best found so far. */
  hint(): void;
  /** Shows the best line known from the start. */
  watchLine(): void;
  /** Copies the result of the run that has arrived, or the best one. */
  share(what: "run" | "best"): void;
  unread(): Unread | null;
  copyUnread(): void;
  dropUnread(): void;
}

/** What a screen adds to what all races show. */
export interface RaceExtras {
  /** What stands above the board. */
  head(track: Track): TemplateResult;
  /** More entries of the menu, above the others. */
  menu?(track: Track, close: () => void): unknown;
  /** The button that stands out once the army is there, if that isn't "Once more": "share" is the one for the result. */
  after?: "share" | ((track: Track) => TemplateResult);
  /** A dialog of the screen's own. */
  dialog?(name: string, track: Track, close: () => void): ModalContent | null;
}

export function messageText(message: Message, { par }: Pick<Race, "par">): string {
  switch (message.kind) {
    case "copied":
      return t("copied", { what: "result" });
    case "not-loaded":
      return t("fail-screen-title");
    case "arrived": {
      const { count, before, hints } = message;
      if (hints > 0) return t("race-arrived-hints", { count, hinted: t("race-hinted", { hints }) });
      const how = before === null ? "first" : count < before ? "better" : count === before ? "equal" : "more";
      const known = par?.moves ?? 0;
      const praise = starsFor(par, count) < 3 ? "" : count < known ? "record" : par?.proven ? "least" : "known";
      return [t("race-arrived", { count, how, before: before ?? 0 }), praise ? t("race-praise", { praise, known }) : ""]
        .filter(Boolean)
        .join(" ");
    }
    case "hint": {
      const { path, left, least } = message;
      return `${hintText(path)}. ${left === least ? t("race-left", { left }) : t("race-left-known", { left, least })}`;
    }
    case "full":
      return t("race-full");
  }
}

/** What is looked at in place of the run. */
function watchedText({ watched, par }: Race): string {
  if (watched?.kind !== "line") return t("race-watching");
  const count = watched.moves.length;
  return t("race-watching-line", {
    count,
    is: count === par?.lowerBound ? "proven" : "known",
    least: par?.lowerBound ?? 0,
  });
}

/** What is looked for, and how short the best line is until now. */
function searchText(state: Race, { kind, found }: Search): string {
  const known = kind === "hint" ? knownHere(state).line : bestLine(state);
  const counts = [known?.length, found?.moves].filter((count) => count != null);
  return t("race-searching", { what: kind, found: counts.length > 0 ? Math.min(...counts) : 0 });
}

/** How things stand, or what has just been told. */
export function statusText(state: Race): string {
  const { refusal, message, watched, search, course } = state;
  const { moves, at } = shownRun(state);
  if (refusal) return refusalText(refusal, t("side", { side: course.side }));
  if (message) return messageText(message, state);
  if (search) return searchText(state, search);
  if (watched) return watchedText(state);
  if (isThere(state)) return t("race-arrived", { count: at, how: "", before: 0 });
  if (at === 0 && moves.length === 0) return t("race-task");
  return t("race-going", { least: knownHere(state).least });
}

/** Draws the race but for its board and dialogs. */
export function createView(places: RoomPlaces, actions: RaceActions, extras: RaceExtras) {
  const { dispatch } = actions;
  let shown: Run | null = null;
  return {
    render(state: Race): void {
      const run = shownRun(state);
      renderTemplate(extras.head(state), places.head);
      renderTemplate(info(state, actions, extras), places.info);
      renderTemplate(html`${guard([run.moves, run.at, state.run.hints], () => line(run, dispatch))}`, places.list);
      if (shown?.moves !== run.moves || shown.at !== run.at) showCurrent(places.list);
      shown = run;
      renderTemplate(steps(state, actions), places.actions);
      renderTemplate(
        html`${state.watched ? nothing : typedMove((text) => dispatch({ type: "typed", text }))}`,
        places.more,
      );
    },
  };
}

function info(state: Race, actions: RaceActions, extras: RaceExtras): TemplateResult {
  const { game, refusal, message, watched, search, course, par, best } = state;
  const { at } = shownRun(state);
  const there = isThere(state);
  const kind = refusal?.kind ?? message?.kind ?? (search ? "seeking" : there ? "arrived" : watched ? "view" : "turn");
  const entry = (name: string, value: unknown) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
  return html`
    <div class="room-line">
      <p class="status" data-kind=${kind}>${statusText(state)}</p>
      ${there && !watched && hintsIn(state.run) === 0 && par ? stars(par, at) : arrivals(game, [course.side])}
    </div>
    <dl class="progress" aria-label=${t("progress-name")}>
      ${entry(t("race-moves"), html`<span data-count>${at}</span>`)}
      ${par ? parEntry(par) : nothing}
      ${best ? entry(t("race-best"), html`<span data-best>${best.length}</span> ${stars(par, best.length)}`) : nothing}
    </dl>
    ${there || watched ? after(state, actions, extras) : nothing}
    ${state.isStored ? nothing : html`<p class="quiet" data-not-kept>${t("race-not-kept")}</p>`}
  `;
}

/** The par as an entry: a number, or what is known of it. */
function parEntry({ moves, proven, lowerBound }: Par): TemplateResult {
  if (proven) return html`<div><dt>${t("race-par-name")}</dt><dd data-par>${moves}</dd></div>`;
  const least = t("race-at-least", { least: lowerBound });
  return moves === null
    ? html`<div><dt>${t("race-par-name")}</dt><dd data-par>${least}</dd></div>`
    : html`<div><dt>${t("race-known-name")}</dt><dd data-par>${moves} <small>${least}</small></dd></div>`;
}

function after(state: Race, { dispatch, share, watchLine }: RaceActions, { after: first }: RaceExtras): TemplateResult {
  if (state.watched) {
    const back = () => dispatch({ type: "watch", what: null });
    return html`<div class="race-after">${button(t("race-back"), back, { kind: "primary" })}</div>`;
  }
  const copy = () => share("run");
  return html`<div class="race-after">
    ${
      first === "share"
        ? nothing
        : html`<button type="button" class="button" aria-label=${t("race-share")} @click=${copy}>${icons.share}</button>`
    }
    ${button(t("race-line"), watchLine)}
    ${button(t("race-again"), () => dispatch({ type: "go", at: 0 }), { kind: first ? "" : "primary" })}
    ${first === "share" ? button(t("race-share"), copy, { kind: "primary" }) : (first?.(state) ?? nothing)}
  </div>`;
}

/** In which directions a course is run: not all boards tell. */
export function ways({ variant: { diagonal } }: Track["course"]): TemplateResult {
  return waysSign(diagonal, t("race-ways", { diagonal: diagonal ? "yes" : "no" }));
}

/** The moves of a run; a press on one goes there, and those after it can still be made again. */
function line({ moves, at, hints }: Run, dispatch: (action: Action) => void): TemplateResult {
  if (moves.length === 0) return html`<p class="quiet">${t("moves-none")}</p>`;
  return html`<ol class="race-line" role="list">
    ${moves.map(
      (move, i) => html`<li>
        <button type="button" class="ply" aria-current=${i + 1 === at ? "true" : nothing} ?data-undone=${i >= at} @click=${() => dispatch({ type: "go", at: i + 1 })}
          ><span class="number">${t("moves-number", { number: i + 1 })}</span> ${breakable(move)}${
            hints.includes(i)
              ? html`<span class="by-hint" role="img" aria-label=${t("action-hint")}>${icons.hint}</span>`
              : nothing
          }</button>
      </li>`,
    )}
  </ol>`;
}

function steps(state: Race, { dispatch, hint }: RaceActions): TemplateResult {
  const { watched, search } = state;
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
  const isSeeking = search?.kind === "hint";
  // The second press of two quick ones doesn't mean what the button has just come to mean.
  const press = ({ detail }: MouseEvent) => {
    if (!isSeeking || detail < 2) hint();
  };
  return html`
    ${action(back.icon, back.name, go(at - 1), { short: back.short, disabled: at === 0 })}
    ${action(forward.icon, forward.name, go(at + 1), { short: forward.short, disabled: at === moves.length })}
    ${action(roomIcons.first, watched ? t("room-first") : t("race-restart"), go(0), { short: watched ? t("room-first-short") : t("race-restart-short"), disabled: at === 0 })}
    ${
      watched
        ? nothing
        : action(icons.hint, isSeeking ? t("race-hint-now") : t("action-hint"), press, {
            short: isSeeking ? t("race-hint-now-short") : t("action-hint"),
            disabled: isThere(state),
          })
    }
    ${action(icons.more, t("action-menu"), () => dispatch({ type: "dialog", dialog: { kind: "menu" } }))}
  `;
}

/** The dialog of a state; null without one. */
export function dialogOf(state: Race, actions: RaceActions, extras: RaceExtras): ModalContent | null {
  const { dialog } = state;
  const close = () => actions.dispatch({ type: "dialog", dialog: null });
  switch (dialog?.kind) {
    case undefined:
      return null;
    case "menu":
      return { kind: "menu", body: menu(state, actions, extras, close), light: true, close };
    case "own":
      return extras.dialog?.(dialog.name, state, close) ?? null;
    case "copy":
      return { kind: "record", body: copyByHand("result", dialog.text, close), tells: true, close };
    case "unread": {
      const unread = actions.unread();
      const handlers = { copy: actions.copyUnread, drop: actions.dropUnread, later: close };
      return unread && { kind: "unread", body: unreadBody(unread, dialog.copied, handlers), tells: true, close };
    }
  }
}

/** An entry of the menu. */
export function menuItem(icon: TemplateResult, label: string, act: () => void): TemplateResult {
  return html`<button type="button" class="item" @click=${act}>${icon}<span>${label}</span></button>`;
}

function menu(
  state: Race,
  { dispatch, share, watchLine }: RaceActions,
  extras: RaceExtras,
  close: () => void,
): TemplateResult {
  const { best, watched, message } = state;
  const known = bestLine(state)?.length ?? 0;
  return html`<div class="panel">
    <h2 id="dialog-title">${t("menu-title")}</h2>
    <div class="room-items">
      ${extras.menu?.(state, close) ?? nothing}
      ${best && watched?.kind !== "result" ? menuItem(icons.play, t("race-watch", { count: best.length }), () => dispatch({ type: "watch", what: "result" })) : nothing}
      ${isOver(state) && watched?.kind !== "line" ? menuItem(icons.play, t("race-watch-line", { count: known }), watchLine) : nothing}
      ${best ? menuItem(icons.share, t("race-share-best"), () => share("best")) : nothing}
    </div>
    <div class="buttons">
      <p class="said" role="status">${message?.kind === "copied" ? messageText(message, state) : nothing}</p>
      ${button(t("action-close"), close, { kind: "primary", focus: true })}
    </div>
  </div>`;
}
