import { html, type TemplateResult } from "lit-html";
import type { Square, Variant } from "ugolki/web";
import { cellOf, turned } from "../geometry.ts";

/** A small board: both homes, and the directions in which a man steps. */
export function thumbnail({ size, home, diagonal }: Variant): TemplateResult {
  const area = (squares: readonly Square[]) =>
    squares
      .map((square) => cellOf(square, size, "white"))
      .map(({ row, col }) => `M${col} ${row}h1v1h-1z`)
      .join("");
  const middle = size / 2;
  const arm = size * 0.15;
  const slant = arm * 0.72;
  const straight = `M${middle - arm} ${middle}h${2 * arm}M${middle} ${middle - arm}v${2 * arm}`;
  const slanted = `M${middle - slant} ${middle - slant}l${2 * slant} ${2 * slant}m0 ${-2 * slant}l${-2 * slant} ${2 * slant}`;
  return html`<svg class="thumbnail" viewBox="0 0 ${size} ${size}" aria-hidden="true">
    <rect class="ground" width=${size} height=${size} />
    <path class="white" d=${area(home)} />
    <path class="black" d=${area(home.map((square) => turned(square, size)))} />
    <circle class="hub" cx=${middle} cy=${middle} r=${arm * 1.45} />
    <path class="ways" d=${diagonal ? straight + slanted : straight} stroke-width=${size * 0.045} />
  </svg>`;
}
