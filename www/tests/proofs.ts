import * as rules from "ugolki";
import { expect } from "vitest";
import type { Puzzle } from "../src/puzzles/placements.ts";
import { hasArrived, raceGames, startOf } from "../src/race/course.ts";

/** Proves the par of a puzzle anew; gives a line, which has been played by the rules. */
export async function prove({ course, par }: Puzzle): Promise<string[]> {
  const { moves, proven, line } = await rules.race(startOf(rules, course), { timeMs: 60_000 });
  expect({ moves, proven }).toEqual({ moves: par, proven: true });
  expect(line).toHaveLength(par);
  const last = raceGames(rules, course, line).at(-1) as rules.Game;
  expect(hasArrived(last, course.side)).toBe(true);
  return line;
}
