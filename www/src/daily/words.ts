import { jumpsOf, pathOf } from "../geometry.ts";
import { t } from "../l10n/l10n.ts";
import { type Puzzle, parOf } from "../puzzles/placements.ts";
import { type Result, starsFor } from "../race/par.ts";

const BARS = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];

/**
 * A result as text, to be sent to somebody who may not have raced yet: how many moves, how good that is, each move as a
 * bar as high as its jumps, and where the race is. It gives no move away.
 */
export function resultText(number: number, puzzle: Puzzle, { moves, hints }: Result, page: string): string {
  const count = moves.length;
  const won = starsFor(parOf(puzzle), count);
  const stars = "★".repeat(won) + "☆".repeat(3 - won);
  const how = t("daily-result", { number: String(number), count, par: puzzle.par });
  const head = hints > 0 ? `${how}, ${t("race-hinted", { hints })}` : `${how} ${stars}`;
  const bars = moves.map((move) => BARS[Math.min(jumpsOf(pathOf(move)), BARS.length - 1)]);
  return [head, bars.join(""), `${page}#/daily/${number}`].join("\n");
}
