import { html, nothing, type TemplateResult } from "lit-html";
import type { Game } from "ugolki/web";
import { pathOf } from "../geometry.ts";
import { t } from "../l10n/l10n.ts";

/**
 * The moves so far in numbered pairs (rules 7.2); `history` holds the game after each ply, and a click on a move asks
 * for the position after it.
 */
export function movesTemplate(history: readonly Game[], view: number, look: (ply: number) => void): TemplateResult {
  const [start, ...after] = history;
  if (!start || after.length === 0) return html`<p class="quiet">${t("moves-none")}</p>`;
  const ply = (game: Game | undefined, index: number) => {
    const move = game?.moves.at(-1);
    if (!move) return html`<span></span>`;
    return html`<button
      type="button"
      class="ply"
      data-ply=${index}
      aria-current=${index === view ? "true" : nothing}
      @click=${() => look(index)}
    >${breakable(move)}</button>`;
  };
  // A game set up with Black to move begins with half a pair.
  const offset = start.turn === "white" ? 0 : 1;
  const rows = Array.from({ length: Math.ceil((after.length + offset) / 2) }, (_, i) => {
    const white = 2 * i - offset + 1;
    return html`<li>
      <span class="number">${t("moves-number", { number: start.number + i })}</span>
      ${ply(white > 0 ? history[white] : undefined, white)} ${ply(history[white + 1], white + 1)}
    </li>`;
  });
  return html`<ol class="pairs" role="list">${rows}</ol>`;
}

/** A long chain may go on in the next line after a hyphen. */
export function breakable(move: string): unknown {
  const squares = pathOf(move);
  return squares.map((square, i) => (i < squares.length - 1 ? html`${square}-<wbr />` : square));
}

/** Brings the move that is looked at into sight, within its list, when the list is next painted. */
export function showCurrent(list: HTMLElement): void {
  // Asked at once, it would have the whole page laid out in between.
  requestAnimationFrame(() => scrollToCurrent(list));
}

function scrollToCurrent(list: HTMLElement): void {
  const current = list.querySelector<HTMLElement>("[aria-current]");
  if (!current) {
    list.scrollTop = 0;
    return;
  }
  const { top, bottom } = current.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (top < frame.top) list.scrollTop -= frame.top - top;
  else if (bottom > frame.bottom) list.scrollTop += bottom - frame.bottom;
}
