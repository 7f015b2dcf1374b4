import { html, type TemplateResult } from "lit-html";
import { t } from "../l10n/l10n.ts";
import { button } from "../views/parts.ts";

/** Keys on the board and what each does; the text of `"w"` is `key-w`. */
export const BOARD_KEYS = ["arrows", "home-end", "enter", "escape", "w", "l", "c", "h", "n", "m"] as const;
/** Keys anywhere else at the table. */
export const PAGE_KEYS = ["left-right", "up-down", "undo"] as const;

/** Keys and what each does. */
export function keyList(keys: readonly string[]): TemplateResult {
  const row = (key: string) => html`<div><dt><kbd>${t(`key-${key}-name`)}</kbd></dt><dd>${t(`key-${key}`)}</dd></div>`;
  return html`<dl class="keys">${keys.map(row)}</dl>`;
}

/** The list of keys. */
export function keysBody(close: () => void): TemplateResult {
  return html`<div class="panel">
    <h2 id="dialog-title">${t("keys-title")}</h2>
    <section><h3>${t("keys-board")}</h3>${keyList(BOARD_KEYS)}</section>
    <section><h3>${t("keys-page")}</h3>${keyList(PAGE_KEYS)}</section>
    <div class="buttons">${button(t("action-close"), close, { kind: "primary", focus: true })}</div>
  </div>`;
}
