import { html } from "lit-html";

/** Drawn on a grid of 24, in the text's colour. */
export const icons = {
  newGame: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><rect x="4" y="4" width="16" height="16" rx="3" /><path d="M12 8.5v7M8.5 12h7" /></svg>`,
  again: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12a7 7 0 1 0 2.2-5.1M5 4.5v4h4" /></svg>`,
  draw: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 9.5h14M5 14.5h14" /></svg>`,
  resign: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 21V4M6 5h11l-2.5 4 2.5 4H6" /></svg>`,
  turn: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M7 20V5M3.5 8.5 7 5l3.5 3.5M17 4v15M13.5 15.5 17 19l3.5-3.5" /></svg>`,
  more: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 7h16M4 12h16M4 17h16" /></svg>`,
  copy: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><rect x="8.5" y="8.5" width="11.5" height="11.5" rx="2.5" /><path d="M15.5 8.5v-2A2.5 2.5 0 0 0 13 4H6.5A2.5 2.5 0 0 0 4 6.5V13a2.5 2.5 0 0 0 2.5 2.5h2" /></svg>`,
};
