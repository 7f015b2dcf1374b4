import { html, type TemplateResult } from "lit-html";
import { t } from "../l10n/l10n.ts";
import { button } from "../views/parts.ts";

/** Keys on the board and what each does; the text of `"w"` is `key-w`. */
export const BOARD_KEYS = ["arrows", "home-end", "enter", "escape", "w", "l", "c", "h", "n", "m"] as const;
/** Keys anywhere else at the table. */
const PAGE_KEYS = ["left-right", "up-down", "undo"] as const;

/** The list of keys. */
export function keysBody(close: () => void): TemplateResult {
  const rows = (keys: readonly string[]) =>
    keys.map((key) => html`<div><dt><kbd>${t(`key-${key}-name`)}</kbd></dt><dd>${t(`key-${key}`)}</dd></div>`);
  return html`<div class="panel">
    <h2 id="dialog-title">${t("keys-title")}</h2>
    <section><h3>${t("keys-board")}</h3><dl class="keys">${rows(BOARD_KEYS)}</dl></section>
    <section><h3>${t("keys-page")}</h3><dl class="keys">${rows(PAGE_KEYS)}</dl></section>
    <div class="buttons">${button(t("action-close"), close, { kind: "primary", focus: true })}</div>
  </div>`;
}
