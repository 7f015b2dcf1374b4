import { html, nothing, type TemplateResult } from "lit-html";
import { t } from "../l10n/l10n.ts";
import { icons } from "./icons.ts";

export function button(
  label: string,
  act: () => void,
  { kind = "", focus = false, disabled = false }: { kind?: string; focus?: boolean; disabled?: boolean } = {},
): TemplateResult {
  return html`<button type="button" class="button ${kind}" ?autofocus=${focus} ?disabled=${disabled} @click=${act}>${label}</button>`;
}

/** One of several: a radio button under its label. */
export function choice(
  name: string,
  value: string,
  checked: boolean,
  label: unknown,
  { accessible, change, disabled = false }: { accessible?: string; change?: () => void; disabled?: boolean } = {},
): TemplateResult {
  return html`<label class="choice">
    <input
      type="radio"
      name=${name}
      value=${value}
      .checked=${checked}
      ?disabled=${disabled}
      aria-label=${accessible ?? nothing}
      @change=${change ?? nothing}
    />
    <span>${label}</span>
  </label>`;
}

/** Something that is on or off. */
export function toggle(
  name: string,
  checked: boolean,
  label: unknown,
  { change, disabled = false }: { change?: (on: boolean) => void; disabled?: boolean } = {},
): TemplateResult {
  return html`<label class="toggle">
    <span>${label}</span>
    <input
      type="checkbox"
      role="switch"
      name=${name}
      .checked=${checked}
      ?disabled=${disabled}
      @change=${(event: Event) => change?.((event.currentTarget as HTMLInputElement).checked)}
    />
  </label>`;
}

/** The foot of a form that starts something: what it means for what is at hand, and its two buttons. */
export function startFoot(note: string | null, cancel: () => void): TemplateResult {
  return html`<div class="foot">
    ${note === null ? nothing : html`<p class="quiet">${note}</p>`}
    <div class="buttons">
      ${button(t("action-cancel"), cancel)}
      <button type="submit" class="button primary">${t("action-start")}</button>
    </div>
  </div>`;
}

/** What a dialog asks or tells, and its buttons. */
export function question(
  title: string,
  text: unknown,
  buttons: unknown,
  { emblem, field, focus = false }: { emblem?: TemplateResult; field?: TemplateResult; focus?: boolean } = {},
): TemplateResult {
  return html`<div class="panel">
    <div class="head">${emblem ?? nothing}<h2 id="dialog-title" tabindex="-1" ?autofocus=${focus}>${title}</h2></div>
    <div class="text" id="dialog-text">${text}</div>
    ${field ?? nothing}
    <div class="buttons">${buttons}</div>
  </div>`;
}

/** The head of a screen beside the table: the way back, to the table if nothing else is said, and what it is. */
export function screenHead(
  title: string,
  more: unknown = nothing,
  back: { href: string; name: string } = { href: "#/", name: t("nav-table") },
): TemplateResult {
  return html`<header class="screen-head">
    <a class="back" href=${back.href}>${icons.back}<span>${back.name}</span></a>
    <h1 tabindex="-1">${title}</h1>
    ${more}
  </header>`;
}

/** A text that asks to be copied by hand, where the browser doesn't let the page do it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Hands a file out as a download. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read it only when the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
