import type { Outcome, Rating, Side } from "ugolki/web";
import { isObject, KeptError, parseKept } from "../room/kept.ts";
import { LEVELS } from "../table/state.ts";

export type Score = 0 | 0.5 | 1;

/** A rated game against the computer, as its end has entered it. */
export interface Entry {
  /** The game's. */
  id: string;
  variant: string;
  /** When it ended, in epoch milliseconds. */
  at: number;
  level: number;
  /** The person's side. */
  side: Side;
  score: Score;
  reason: Outcome["reason"];
  /** The level's rating then, and the person's after the game; null until they are computed. */
  rated: { opponent: Rating; after: Rating } | null;
}

/** Raised when the shape below changes. */
const VERSION = 1;

/** Somebody of whom nothing is known. */
export const UNKNOWN: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

export function writeBook(entries: readonly Entry[]): string {
  return JSON.stringify({ version: VERSION, games: entries });
}

/** Reads what `writeBook` made. Throws a {@link KeptError} with the first thing that is wrong. */
export function readBook(text: string): Entry[] {
  const { games } = parseKept(text, VERSION);
  if (!Array.isArray(games)) throw new KeptError("field", "games");
  const ids = new Set<string>();
  games.forEach((entry: unknown, index) => {
    if (!isEntry(entry)) throw new KeptError("field", `games[${index}]`);
    if (ids.has(entry.id)) throw new KeptError("double", `games[${index}]`);
    ids.add(entry.id);
  });
  return games as Entry[];
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const isWithin = (value: unknown, least: number, most: number) => isNumber(value) && value >= least && value <= most;

/** As the package takes one: from any other no further game could be rated. */
function isRating(value: unknown): value is Rating {
  if (!isObject(value)) return false;
  const { rating, deviation, volatility } = value;
  return isWithin(rating, -10_000, 10_000) && isWithin(deviation, 1, 1000) && isWithin(volatility, 0.0001, 1);
}

function isEntry(value: unknown): value is Entry {
  if (!isObject(value)) return false;
  const { id, variant, at, level, side, score, reason, rated } = value;
  return (
    isText(id) &&
    isText(variant) &&
    isNumber(at) &&
    Number.isInteger(level) &&
    (level as number) >= 1 &&
    (level as number) <= LEVELS &&
    (side === "white" || side === "black") &&
    (score === 0 || score === 0.5 || score === 1) &&
    isText(reason) &&
    (rated === null || (isObject(rated) && isRating(rated.opponent) && isRating(rated.after)))
  );
}

/** The games of a variant whose rating is known, in their order. */
export function ratedGames(entries: readonly Entry[], variant: string) {
  return entries.flatMap((entry) =>
    entry.variant === variant && entry.rated ? [{ ...entry, rated: entry.rated }] : [],
  );
}

/** The person's rating in a variant. */
export function ratingIn(entries: readonly Entry[], variant: string): Rating {
  return ratedGames(entries, variant).at(-1)?.rated.after ?? UNKNOWN;
}
