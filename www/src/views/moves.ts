import { html, type TemplateResult } from "lit-html";
import type { Game } from "ugolki/web";
import { pathOf } from "../geometry.ts";
import { t } from "../l10n/l10n.ts";

/** The moves so far in numbered pairs (rules 7.2). */
export function movesTemplate(game: Game): TemplateResult {
  const { moves } = game;
  if (moves.length === 0) return html`<p class="quiet">${t("moves-none")}</p>`;
  // A game set up with Black to move begins with half a pair.
  const blackFirst = (game.turn === "white") === (moves.length % 2 === 1);
  const plies: (string | null)[] = blackFirst ? [null, ...moves] : [...moves];
  const pairs = Math.ceil(plies.length / 2);
  const first = game.number - (game.turn === "white" ? pairs : pairs - 1);
  const rows = Array.from({ length: pairs }, (_, i) => {
    const [white, black] = [plies[2 * i], plies[2 * i + 1]];
    const isLast = (ply: number) => ply === plies.length - 1;
    return html`<li>
      <span class="number">${t("moves-number", { number: first + i })}</span>
      <span ?data-latest=${isLast(2 * i)}>${breakable(white)}</span>
      <span ?data-latest=${isLast(2 * i + 1)}>${breakable(black)}</span>
    </li>`;
  });
  return html`<ol class="pairs" role="list">${rows}</ol>`;
}

/** A long chain may go on in the next line after a hyphen. */
function breakable(move: string | null | undefined): unknown {
  if (!move) return null;
  const squares = pathOf(move);
  return squares.map((square, i) => (i < squares.length - 1 ? html`${square}-<wbr />` : square));
}
