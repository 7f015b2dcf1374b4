import { html, nothing, type TemplateResult } from "lit-html";
import type { Game, Variant } from "ugolki/web";
import { t } from "../l10n/l10n.ts";
import { roomIcons } from "../room/icons.ts";
import type { Unread } from "../room/kept.ts";
import { copyByHand, unreadBody } from "../room/room.ts";
import { icons } from "../views/icons.ts";
import type { ModalContent } from "../views/modal.ts";
import { button, choice, question, startFoot } from "../views/parts.ts";
import { thumbnail } from "../views/thumbnail.ts";
import type { Action, Practice } from "./state.ts";
import { messageText } from "./view.ts";

/** What the dialogs ask of the screen. */
export interface PracticeActions {
  dispatch(action: Action): void;
  /** Begins new work from a variant and a text, if any; what is wrong with the text, else null. */
  begin(variant: Variant, text: string): string[] | null;
  /** Asks for a good move. */
  hint(): void;
  /** The game at the table, if it may be taken over. */
  tableGame(): Game | null;
  fromTable(): void;
  toTable(against: "friend" | "computer"): void;
  /** Has the line judged move by move. */
  review(): void;
  setUp(): void;
  copy(what: "record" | "position"): void;
  /** Opens the sheet from which the line goes out as a link, a text or a picture. */
  share(): void;
  /** What was kept and couldn't be read. */
  unread(): Unread | null;
  copyUnread(): void;
  dropUnread(): void;
}

const KEYS = ["arrows", "enter", "escape", "w", "l", "h", "n"] as const;
const PAGE_KEYS = ["left-right", "lines", "ends", "delete", "analysis", "best"] as const;

/** The dialog of a state; null without one. */
export function dialogOf(state: Practice, variants: readonly Variant[], actions: PracticeActions): ModalContent | null {
  const { dialog, game } = state;
  const close = () => actions.dispatch({ type: "dialog", dialog: null });
  switch (dialog?.kind) {
    case undefined:
      return null;
    case "menu":
      return { kind: "menu", body: menu(state, actions, close), light: true, close };
    case "new":
      return { kind: "new-practice", body: newPractice(state, dialog, variants, actions, close), close };
    case "keys":
      return { kind: "keys", body: keys(close), light: true, close };
    case "loses": {
      const { path, to } = dialog.destination;
      const body = question(
        t("loses-title"),
        html`<p>${t("loses-text", { deadline: game.variant.exitDeadline })}</p>
          <p>${t("loses-question", { from: path[0] ?? "", to })}</p>`,
        html`
          ${button(t("loses-do"), () => actions.dispatch({ type: "play-losing" }), { kind: "danger" })}
          ${button(t("loses-back"), close, { kind: "primary", focus: true })}
        `,
      );
      return { kind: "loses", body, asks: true, tells: true, close };
    }
    case "copy":
      return { kind: "record", body: copyByHand(dialog.what, dialog.text, close), tells: true, close };
    case "unread": {
      const unread = actions.unread();
      if (!unread) return null;
      const body = unreadBody(unread, dialog.copied, {
        copy: actions.copyUnread,
        drop: actions.dropUnread,
        later: close,
      });
      return { kind: "unread", body, tells: true, close };
    }
  }
}

function menu(state: Practice, actions: PracticeActions, close: () => void): TemplateResult {
  const { message, earlier } = state;
  const ask = (kind: "new" | "keys") => () =>
    actions.dispatch({ type: "dialog", dialog: kind === "new" ? { kind, text: "", wrong: [] } : { kind } });
  const item = (icon: TemplateResult, label: string, act: () => void) =>
    html`<button type="button" class="item" @click=${act}>${icon}<span>${label}</span></button>`;
  return html`<div class="panel">
    <h2 id="dialog-title">${t("menu-title")}</h2>
    <div class="room-items">
      ${item(icons.newGame, t("practice-new"), ask("new"))}
      ${actions.tableGame() ? item(roomIcons.table, t("practice-from-table"), actions.fromTable) : nothing}
      ${earlier ? item(icons.takeBack, t("practice-earlier"), () => actions.dispatch({ type: "swap-earlier" })) : nothing}
      ${state.game.outcome || state.isAnalysed ? nothing : item(icons.hint, t("action-hint"), actions.hint)}
      ${state.line.length > 0 ? item(icons.analysis, t("practice-review"), actions.review) : nothing}
      ${item(icons.setup, t("practice-set-up"), actions.setUp)}
      ${item(icons.play, t("room-to-table"), () => actions.toTable("friend"))}
      ${state.game.outcome ? nothing : item(icons.play, t("room-to-computer"), () => actions.toTable("computer"))}
      ${item(icons.share, t("action-share"), actions.share)}
      ${item(icons.copy, t("action-copy"), () => actions.copy("record"))}
      ${item(icons.copy, t("room-copy-position"), () => actions.copy("position"))}
      ${item(icons.keys, t("keys-title"), ask("keys"))}
    </div>
    <div class="buttons">
      <p class="said" role="status">${message ? messageText(message) : nothing}</p>
      ${button(t("action-close"), close, { kind: "primary", focus: true })}
    </div>
  </div>`;
}

function newPractice(
  state: Practice,
  { text, wrong }: { text: string; wrong: readonly string[] },
  variants: readonly Variant[],
  { dispatch, begin }: PracticeActions,
  close: () => void,
): TemplateResult {
  const chosen = variants.find(({ name }) => name === state.tree.variant.name) ?? variants[0];
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const data = new FormData(form);
    const typed = String(data.get("text") ?? "");
    const variant = variants.find(({ name }) => name === data.get("variant"));
    const faults = variant && begin(variant, typed);
    if (!faults) return;
    dispatch({ type: "dialog", dialog: { kind: "new", text: typed, wrong: faults } });
    form.querySelector("textarea")?.focus();
  };
  return html`<form class="panel" novalidate @submit=${submit}>
    <h2 id="dialog-title">${t("practice-new")}</h2>
    <fieldset>
      <legend>${t("new-game-variant")}</legend>
      <div class="variants">
        ${variants.map((variant) =>
          choice(
            "variant",
            variant.name,
            variant === chosen,
            html`${thumbnail(variant)}<span>${t("variant", { name: variant.name })}</span>`,
          ),
        )}
      </div>
    </fieldset>
    <label class="room-field">
      <span>${t("practice-source")}</span>
      <textarea
        name="text"
        class="record"
        rows="3"
        dir="ltr"
        spellcheck="false"
        autocapitalize="off"
        aria-invalid=${wrong.length > 0}
        aria-describedby="practice-wrong"
        .value=${text}
      ></textarea>
    </label>
    <div class="room-faults" id="practice-wrong" role="alert">${wrong.map((why) => html`<p>${why}</p>`)}</div>
    ${startFoot(t("practice-new-keeps"), close)}
  </form>`;
}

function keys(close: () => void): TemplateResult {
  const rows = (names: readonly string[], part: string) =>
    names.map((key) => html`<div><dt><kbd>${t(`${part}-${key}-name`)}</kbd></dt><dd>${t(`${part}-${key}`)}</dd></div>`);
  return html`<div class="panel">
    <h2 id="dialog-title">${t("keys-title")}</h2>
    <section><h3>${t("keys-board")}</h3><dl class="keys">${rows(KEYS, "key")}</dl></section>
    <section><h3>${t("keys-page")}</h3><dl class="keys">${rows(PAGE_KEYS, "practice-key")}</dl></section>
    <div class="buttons">${button(t("action-close"), close, { kind: "primary", focus: true })}</div>
  </div>`;
}
