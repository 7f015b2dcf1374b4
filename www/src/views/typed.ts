import { html, type TemplateResult } from "lit-html";
import { t } from "../l10n/l10n.ts";

/** A field for moves that are typed, such as `c3-e5`, and handed to `play`. */
export function typedMove(play: (text: string) => void): TemplateResult {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const field = (event.currentTarget as HTMLFormElement).elements.namedItem("move") as HTMLInputElement;
    const text = field.value
      .trim()
      .toLowerCase()
      .replace(/[\s–—:x-]+/g, "-");
    if (!text) return;
    play(text);
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
