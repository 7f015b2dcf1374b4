import type { Game, Side } from "ugolki/web";
import { pathOf } from "../geometry.ts";
import { type Course, type RaceRules, raceGames } from "./course.ts";
import type { Run } from "./run.ts";

/**
 * What is known of the positions of a race: the shortest line found from each to the goal, and how many moves it can't
 * be done without.
 */
export interface Lines {
  ways: ReadonlyMap<string, readonly string[]>;
  bounds: ReadonlyMap<string, number>;
}

export const NO_LINES: Lines = { ways: new Map(), bounds: new Map() };

const placesOf = (game: Game, side: Side) => game[side].join();

/** With what is known of one position, and so of all those on its line. */
export function learnt(
  lines: Lines,
  rules: RaceRules,
  course: Course,
  { line, lowerBound }: { line: readonly string[]; lowerBound: number },
): Lines {
  const ways = new Map(lines.ways);
  const bounds = new Map(lines.bounds);
  for (const [i, game] of raceGames(rules, course, line).entries()) {
    const places = placesOf(game, course.side);
    const way = line.slice(i);
    // Without a line there is the bound alone.
    if (line.length > 0 && way.length < (ways.get(places)?.length ?? Number.POSITIVE_INFINITY)) ways.set(places, way);
    bounds.set(places, Math.max(bounds.get(places) ?? 0, lowerBound - i));
  }
  return { ways, bounds };
}

/** The shortest line known from a position; null where none is. */
export function wayAt({ ways }: Lines, side: Side, game: Game): readonly string[] | null {
  return ways.get(placesOf(game, side)) ?? null;
}

/**
 * The shortest line known from where a run stands: its own, or the one of another of its positions, forth or back there
 * first; null where none is known. `games` are the positions of the run.
 */
export function wayFrom(
  lines: Lines,
  side: Side,
  games: readonly Game[],
  { moves, at }: Pick<Run, "moves" | "at">,
): readonly string[] | null {
  let best: readonly string[] | null = null;
  // From the last position on, so that nobody is sent back for nothing.
  for (let i = games.length - 1; i >= 0; i--) {
    const way = wayAt(lines, side, games[i] as Game);
    if (!way || (best && best.length <= Math.abs(i - at) + way.length)) continue;
    const there = i < at ? moves.slice(i, at).reverse().map(backwards) : moves.slice(at, i);
    best = [...there, ...way];
  }
  return best;
}

/** The same way, from its end. */
function backwards(move: string): string {
  return pathOf(move).reverse().join("-");
}

/** So many moves are needed at least from where a run stands: each of its moves can have gained one at most. */
export function least({ bounds }: Lines, side: Side, games: readonly Game[], at: number): number {
  const from = games.map((game, i) => (bounds.get(placesOf(game, side)) ?? 0) - Math.abs(i - at));
  return Math.max(0, ...from);
}
