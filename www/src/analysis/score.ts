import type { Score } from "ugolki/client";
import type { Side } from "ugolki/web";
import { t } from "../l10n/l10n.ts";

/** So many moves ahead fill half of what is there for a side. */
const HALF = 3;

/** Who is ahead, as far as one decimal tells it; null where nobody is. */
export function leader(score: Score): Side | null {
  if (typeof score !== "number") return score.winner;
  const moves = rounded(score);
  return moves === 0 ? null : moves > 0 ? "white" : "black";
}

/** How far ahead White is, from -1 (Black wins) to 1, for what is drawn. */
export function lead(score: Score): number {
  if (typeof score !== "number") return score.winner === null ? 0 : score.winner === "white" ? 1 : -1;
  return score / (Math.abs(score) + HALF);
}

/** "White is 1.5 moves ahead", or the end that is forced. */
export function scoreText(score: Score): string {
  const side = leader(score);
  if (typeof score !== "number")
    return side ? t("score-wins", { side, moves: movesTo(score) }) : t("score-draw", { moves: movesTo(score) });
  return side ? t("score-ahead", { side, moves: Math.abs(rounded(score)) }) : t("score-even");
}

/** The same beside a sign of the side that is ahead. */
export function scoreShort(score: Score): string {
  if (typeof score !== "number")
    return t(score.winner ? "score-wins-short" : "score-draw-short", { moves: movesTo(score) });
  return t("score-ahead-short", { moves: Math.abs(rounded(score)) });
}

const rounded = (moves: number) => Math.round(moves * 10) / 10;

/** The moves that the side which forces the end still makes. */
const movesTo = ({ plies }: { plies: number }) => Math.ceil(plies / 2);

/** The same for a list: White's advantage with a plus, Black's with a minus. */
export function scoreSigned(score: Score): string {
  const side = leader(score) ?? "none";
  return typeof score === "number"
    ? t("score-signed", { side, moves: Math.abs(rounded(score)) })
    : t("score-wins-signed", { side });
}
