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

const FOUR_WAYS =
  "M12 3.5v17M3.5 12h17M9.8 5.7 12 3.5l2.2 2.2M9.8 18.3l2.2 2.2 2.2-2.2M5.7 9.8 3.5 12l2.2 2.2M18.3 9.8l2.2 2.2-2.2 2.2";
const EIGHT_WAYS = "M12 3.5v17M3.5 12h17M6 6l12 12M18 6 6 18";

/** The directions in which a man steps and jumps, as a sign with a name. */
export function waysSign(diagonal: boolean, name: string): TemplateResult {
  return html`<span class="ways-sign" role="img" aria-label=${name} title=${name}
    ><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${diagonal ? EIGHT_WAYS : FOUR_WAYS} /></svg></span>`;
}
