import { html } from "lit-html";

/** Drawn as those of views/icons.ts, for this screen alone. */
export const gameIcons = {
  dots: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 5.5h.01M12 12h.01M12 18.5h.01" stroke-width="3" /></svg>`,
  rename: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m5 19 1-4L15.5 5.5a2 2 0 0 1 3 3L9 18z" /></svg>`,
  save: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 4.5v10M8 11l4 4 4-4M5 19.5h14" /></svg>`,
  remove: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 7h14M9.5 7V5h5v2M7 7l1 12.5h8L17 7" /></svg>`,
};
