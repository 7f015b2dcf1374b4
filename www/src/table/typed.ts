import { html, type TemplateResult } from "lit-html";
import { t } from "../l10n/l10n.ts";
import type { Action } from "./state.ts";

/** A field for moves that are typed: `c3-e5`. */
export function typedMove(dispatch: (action: Action) => void): TemplateResult {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const field = (event.currentTarget as HTMLFormElement).elements.namedItem("move") as HTMLInputElement;
    const text = field.value
      .trim()
      .toLowerCase()
      .replace(/[\s–—:x-]+/g, "-");
    if (!text) return;
    dispatch({ type: "typed", text, now: performance.now() });
    field.select();
  };
  return html`<form class="typed" @submit=${submit}>
    <input
      type="text"
      name="move"
      dir="ltr"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      maxlength="200"
      aria-label=${t("typed-name")}
      placeholder=${t("typed-example")}
    />
    <button type="submit" class="button">${t("typed-play")}</button>
  </form>`;
}
