import { html, nothing, render as renderTemplate } from "lit-html";
import { t } from "../l10n/l10n.ts";

export interface Failure {
  title: string;
  text: string;
  /** Shown in a field, to be copied. */
  stored?: string;
  action: { label: string; act(): void };
}

/** The page when it can't go on by itself: what is wrong, and the way on. */
export function showFailure(root: HTMLElement, { title, text, stored, action }: Failure): void {
  const copy = async (event: Event) => {
    const field = root.querySelector("textarea");
    field?.select();
    const button = event.currentTarget as HTMLButtonElement;
    try {
      await navigator.clipboard.writeText(stored ?? "");
      button.textContent = t("action-copied");
    } catch {
      // The text stays selected, to be copied by hand.
    }
  };
  root.replaceChildren();
  const host = document.createElement("main");
  host.className = "failure";
  root.append(host);
  renderTemplate(
    html`<div class="panel" role="alert">
        <h1 tabindex="-1">${title}</h1>
        <p>${text}</p>
      </div>
      ${
        stored === undefined
          ? nothing
          : html`<textarea class="record" readonly rows="7" aria-label=${t("fail-stored-field")} .value=${stored}></textarea>`
      }
      <div class="buttons">
        ${
          stored === undefined
            ? nothing
            : html`<button type="button" class="button" @click=${copy}>${t("action-copy-stored")}</button>`
        }
        <button type="button" class="button primary" @click=${action.act}>${action.label}</button>
      </div>`,
    host,
  );
  root.querySelector("h1")?.focus();
}
