import { html, nothing, render as renderTemplate, type TemplateResult } from "lit-html";
import type { Game, Side } from "ugolki/web";
import { opponent } from "../geometry.ts";
import type { Hand } from "../hand.ts";
import { t } from "../l10n/l10n.ts";
import { type Players, refusalText } from "../texts.ts";
import { button, copyText, question, screenHead } from "../views/parts.ts";
import type { Unread } from "./kept.ts";

/** Where nobody has a name, the sides are called by theirs. */
export const NAMELESS: Players = { setup: { names: { white: "", black: "" } } };

/** The places of a screen with a board, in the order in which they are read. */
export interface RoomPlaces {
  head: HTMLElement;
  board: HTMLElement;
  /** How things stand. */
  info: HTMLElement;
  /** The moves, which take the room that is left and scroll. */
  list: HTMLElement;
  actions: HTMLElement;
  /** What may be below the fold on a phone. */
  more: HTMLElement;
  dialog: HTMLDialogElement;
}

/** Makes the places of a screen; without a name for it there is no list. */
export function createRoom(root: HTMLElement, name: string, listName: string | null): RoomPlaces {
  const place = (className: string) => {
    const element = document.createElement("div");
    element.className = className;
    return element;
  };
  const head = place("room-head");
  const board = place("board");
  const info = place("room-info");
  const list = place("room-list");
  list.tabIndex = 0;
  list.setAttribute("role", "region");
  list.setAttribute("aria-label", listName ?? "");
  const actions = place("room-actions");
  actions.setAttribute("role", "group");
  actions.setAttribute("aria-label", t("action-bar"));
  const more = place("room-more");
  const dialog = document.createElement("dialog");
  renderTemplate(
    html`<main class="room ${name}">
        <div class="room-sight">${head}${board}${info}${listName === null ? nothing : list}${actions}</div>
        ${more}
      </main>
      ${dialog}`,
    root,
  );
  return { head, board, info, list, actions, more, dialog };
}

/** The head of a room: the way back, what it is, and the variant. */
export function roomHead(title: string, variant: string): TemplateResult {
  return screenHead(title, html`<p class="quiet">${t("variant", { name: variant })}</p>`);
}

/**
 * A button of a row of actions: a picture with a short word, named by the long one. One that does nothing now keeps the
 * focus that it has, else the next key would find nobody.
 */
export function action(
  icon: TemplateResult,
  name: string,
  act: (event: MouseEvent) => void,
  { short = name, disabled = false, pressed }: { short?: string; disabled?: boolean; pressed?: boolean } = {},
): TemplateResult {
  return html`<button
    type="button"
    class="action"
    aria-label=${name}
    aria-pressed=${pressed ?? nothing}
    aria-disabled=${disabled ? "true" : nothing}
    @click=${disabled ? nothing : act}
  >${icon}<span>${short}</span></button>`;
}

/** How many men of each side have arrived, short for the eye and whole for the ear. */
export function arrivals(game: Game, sides: readonly Side[] = ["white", "black"]): TemplateResult {
  const men = game.variant.home.length;
  return html`<span class="arrivals">${sides.map((side) => {
    const [home, goal] = [game.atHome[side], game.inGoal[side]];
    return html`<span role="img" data-arrivals=${side} aria-label=${t("said-home", { name: t("side", { side }), home, goal })}>
      <span class="token" data-side=${side}></span>${t("bar-arrived-count", { count: goal, men })}
    </span>`;
  })}</span>`;
}

/** What is said when a hand has changed: a refusal, or what is chosen; null where nothing is. */
export function handNews(before: Hand, after: Hand): string | null {
  if (after.refusal && before.refusal !== after.refusal) {
    return refusalText(after.refusal, t("side", { side: after.game.turn }));
  }
  if (before.chosen?.square === after.chosen?.square) return null;
  return after.chosen
    ? t("said-chosen", { square: after.chosen.square, count: after.chosen.destinations.length })
    : t("said-let-go");
}

/** The side that made the last move of a game. */
export function mover({ turn }: Game): Side {
  return opponent(turn);
}

/** A text that the browser doesn't let the page copy, to be copied by hand. */
export function copyByHand(what: string, text: string, close: () => void): TemplateResult {
  return question(
    t("copy-title", { what }),
    html`<p>${t("record-text")}</p>`,
    button(t("action-close"), close, { kind: "primary" }),
    {
      field: html`<textarea class="record" readonly rows="8" aria-label=${t("copy-title", { what })} .value=${text}></textarea>`,
    },
  );
}

/** What was kept and can't be read: it is handed out before anything else happens to it. */
export function unreadBody(
  { text, error }: Unread,
  copied: boolean,
  { copy, drop, later }: { copy(): void; drop(): void; later(): void },
): TemplateResult {
  return question(
    t("kept-title"),
    html`<p>${t("kept-text")}</p>${error ? html`<p class="quiet">${t("kept-why", { fault: error.fault, where: error.where })}</p>` : nothing}`,
    html`${copied ? html`<p class="said" role="status">${t("action-copied")}</p>` : nothing}
      ${button(t("kept-drop"), drop, { kind: "danger" })} ${button(t("action-copy-stored"), copy)}
      ${button(t("kept-later"), later, { kind: "primary", focus: true })}`,
    {
      field: html`<textarea class="record" readonly rows="6" aria-label=${t("fail-stored-field")} .value=${text}></textarea>`,
    },
  );
}

/** Copies a text, or (`byHand`) shows it where the browser doesn't let the page do it. */
export async function copyOr(text: string, done: () => void, byHand: () => void): Promise<void> {
  if (await copyText(text)) done();
  else byHand();
}
