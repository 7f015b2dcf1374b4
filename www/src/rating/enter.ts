import { levelRating, rate } from "ugolki/web";
import type * as core from "../core.ts";
import type { State } from "../table/state.ts";
import type { Score } from "./book.ts";
import { type Change, createRatingKeeper } from "./keeper.ts";

export const ratings = createRatingKeeper(() => localStorage, { rate, levelRating });

/** Enters a rated game that is over, and gives what it has changed; null where it doesn't count after all. */
export async function enterGame(
  rules: Pick<typeof core, "variants">,
  state: State,
  at: number,
): Promise<Change | null> {
  const { id, game, setup } = state;
  const { outcome, variant } = game;
  // A variant of one's own may have any name.
  const own = rules.variants().find(({ name }) => name === variant.name);
  if (!outcome || JSON.stringify(own) !== JSON.stringify(variant)) return null;
  const { winner, reason } = outcome;
  const score: Score = winner === null ? 0.5 : winner === setup.side ? 1 : 0;
  ratings.enter({ id, variant: variant.name, at, level: setup.level, side: setup.side, score, reason });
  await ratings.settle();
  return ratings.change(id);
}
