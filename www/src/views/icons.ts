import { html } from "lit-html";

/** Drawn on a grid of 24, in the text's colour. */
export const icons = {
  newGame: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><rect x="4" y="4" width="16" height="16" rx="3" /><path d="M12 8.5v7M8.5 12h7" /></svg>`,
  rematch: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12a7 7 0 1 0 2.2-5.1M5 4.5v4h4" /></svg>`,
  draw: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 9.5h14M5 14.5h14" /></svg>`,
  resign: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 21V4M6 5h11l-2.5 4 2.5 4H6" /></svg>`,
  turn: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M7 20V5M3.5 8.5 7 5l3.5 3.5M17 4v15M13.5 15.5 17 19l3.5-3.5" /></svg>`,
  more: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 7h16M4 12h16M4 17h16" /></svg>`,
  copy: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><rect x="8.5" y="8.5" width="11.5" height="11.5" rx="2.5" /><path d="M15.5 8.5v-2A2.5 2.5 0 0 0 13 4H6.5A2.5 2.5 0 0 0 4 6.5V13a2.5 2.5 0 0 0 2.5 2.5h2" /></svg>`,
  takeBack: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M9 7 4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 8h-3" /></svg>`,
  redo: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m15 7 4.5 4.5L15 16M19 11.5h-9a5 5 0 0 0 0 8h3" /></svg>`,
  back: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M14.5 5.5 8 12l6.5 6.5" /></svg>`,
  forward: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M9.5 5.5 16 12l-6.5 6.5" /></svg>`,
  pause: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M9 6v12M15 6v12" /></svg>`,
  board: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><rect x="4" y="4" width="16" height="16" rx="2" /><path d="M12 4v16M4 12h16" /></svg>`,
  play: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M8 5.5v13l10.5-6.5z" /></svg>`,
  hint: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M9.5 17.5h5M10.5 20.5h3M9.5 17.5c0-2.5-3-3.5-3-7.5a5.5 5.5 0 0 1 11 0c0 4-3 5-3 7.5" /></svg>`,
  share: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><circle cx="6.5" cy="12" r="2.5" /><circle cx="17" cy="6" r="2.5" /><circle cx="17" cy="18" r="2.5" /><path d="m8.8 10.8 6-3.4M8.8 13.2l6 3.4" /></svg>`,
  games: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 6.5h14M5 12h14M5 17.5h9" /></svg>`,
  practice: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 5v5M12 10c0 4-5 3-5 8M12 10c0 4 5 3 5 8" /><circle cx="12" cy="5" r="1.5" /><circle cx="7" cy="19" r="1.5" /><circle cx="17" cy="19" r="1.5" /></svg>`,
  setup: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><rect x="4" y="4" width="16" height="16" rx="2" /><path d="M4 12h16M12 4v16" /><circle cx="8" cy="16" r="1.8" /><circle cx="16" cy="8" r="1.8" /></svg>`,
  race: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 19c0-4 4-3 4-7s4-3 4-7" /><circle cx="17" cy="6.5" r="2.5" /><path d="M13.5 19h6" /></svg>`,
  learn: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m3.5 9.5 8.5-4 8.5 4-8.5 4zM7 11.5V16c2.5 2.3 7.5 2.3 10 0v-4.5" /></svg>`,
  rules: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 4.5h9.5A2.5 2.5 0 0 1 18 7v12.5H8a2 2 0 0 1-2-2zM6 17.5a2 2 0 0 1 2-2h10M9.5 8.5h5" /></svg>`,
  keys: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><rect x="3.5" y="6.5" width="17" height="11" rx="2" /><path d="M7 10h.01M11 10h.01M15 10h.01M8 14h8" /></svg>`,
  done: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m5.5 12.5 4.5 4.5 8.5-10" /></svg>`,
};
