import { html } from "lit-html";

/** More pictures, drawn as those of the table are. */
export const roomIcons = {
  first: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M18 5.5 11.5 12l6.5 6.5M6.5 5.5v13" /></svg>`,
  last: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m6 5.5 6.5 6.5L6 18.5M17.5 5.5v13" /></svg>`,
  lineUp: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M5.5 14.5 12 8l6.5 6.5" /></svg>`,
  lineDown: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M5.5 9.5 12 16l6.5-6.5" /></svg>`,
  promote: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 20v-9M7.5 14.5 12 10l4.5 4.5M6 5h12" /></svg>`,
  remove: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 7h14M10 7V4.5h4V7M7 7l1 12.5h8L17 7M10.5 10.5v6M13.5 10.5v6" /></svg>`,
  table: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><rect x="4" y="5" width="16" height="9" rx="2" /><path d="M7 14v5M17 14v5" /></svg>`,
  clear: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m14.5 4.5 5 5-9 9H7l-3-3zM9 10l5 5M10 19.5h10" /></svg>`,
  start: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 20v-7h7v7zM13 11V4h7v7z" /></svg>`,
  mirror: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 9.5h13M13.5 6 17 9.5 13.5 13M20 15H7M10.5 11.5 7 15l3.5 3.5" /></svg>`,
  paste: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M8 5H6.5A1.5 1.5 0 0 0 5 6.5v12A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.5v-12A1.5 1.5 0 0 0 17.5 5H16M9 3.5h6v3H9zM9 12h6M9 15.5h4" /></svg>`,
};
