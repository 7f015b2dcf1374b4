import { type Attempt, goneOn, NO_ATTEMPT, readAttempt, writeAttempt } from "../puzzles/attempt.ts";
import { courseOf, type Puzzle } from "../puzzles/placements.ts";
import type { RaceRules } from "../race/course.ts";
import type { Run } from "../race/run.ts";
import { isObject, KeptError, parseKept } from "../room/kept.ts";

/** A race of the day that somebody has finished. */
export interface Result {
  /** The fewest moves it took them, and the fewest there are. */
  moves: number;
  par: number;
  /** Whether they arrived on its own day. */
  onTime: boolean;
}

/** What somebody has made of the races of the days, by their numbers. */
export interface Results {
  /** The results, all there ever were. */
  done: Readonly<Record<number, Result>>;
  /** How the last ones were run, move by move. */
  recent: Readonly<Record<number, Attempt & { id: string }>>;
}

export const NO_RESULTS: Results = { done: {}, recent: {} };

/** So many races are kept move by move: each move is played when they are read. */
const RECENT = 14;

/** What is kept of a race move by move. */
export function attemptAt({ recent }: Results, number: number, { id }: Puzzle): Attempt {
  const attempt = recent[number];
  return attempt?.id === id ? attempt : NO_ATTEMPT;
}

/** The results after the run of a race has gone on, with what it came to where it has arrived. */
export function wentOn(
  results: Results,
  number: number,
  puzzle: Puzzle,
  run: Run,
  moves: readonly string[] | null,
  today: number,
): Results {
  const attempt = goneOn(attemptAt(results, number, puzzle), run, moves);
  const others = Object.entries(results.recent)
    .filter(([key, { run, best }]) => Number(key) !== number && (best || run.moves.length > 0))
    .sort(([a], [b]) => Number(b) - Number(a))
    .slice(0, RECENT - 1);
  return {
    done: withResult(results.done, number, puzzle, attempt, today),
    recent: { ...Object.fromEntries(others), [number]: { id: puzzle.id, ...attempt } },
  };
}

function withResult(
  done: Results["done"],
  number: number,
  { par }: Puzzle,
  { best }: Attempt,
  today: number,
): Results["done"] {
  if (!best) return done;
  const old = done[number];
  if (old && old.moves <= best.length) return done;
  return { ...done, [number]: { moves: best.length, par, onTime: old ? old.onTime : number === today } };
}

/** How many days in a row somebody has finished the race of the day on its day, up to today, or to yesterday. */
export function streak({ done }: Results, today: number): number {
  let last = done[today]?.onTime ? today : today - 1;
  const end = last;
  while (done[last]?.onTime) last -= 1;
  return end - last;
}

/** Raised when the shape below changes. */
const VERSION = 1;

/** The text to store. */
export function writeResults({ done, recent }: Results): string {
  const attempts = Object.entries(recent).map(([number, attempt]) => [
    number,
    { id: attempt.id, ...writeAttempt(attempt) },
  ]);
  return JSON.stringify({ version: VERSION, done, recent: Object.fromEntries(attempts) });
}

/**
 * Reads what `writeResults` made, and plays every move of it.
 *
 * Throws a {@link KeptError} with the first thing that is wrong.
 */
export function readResults(text: string, rules: RaceRules): Results {
  const value = parseKept(text, VERSION);
  const done: Record<number, Result> = {};
  for (const [number, where, entry] of numbered(value.done, "done")) {
    const { moves, par, onTime } = isObject(entry) ? entry : {};
    if (!isCount(par)) throw new KeptError("field", `${where}.par`);
    if (!isCount(moves) || moves < par) throw new KeptError("field", `${where}.moves`);
    if (typeof onTime !== "boolean") throw new KeptError("field", `${where}.onTime`);
    done[number] = { moves, par, onTime };
  }
  const recent: Record<number, Attempt & { id: string }> = {};
  for (const [number, where, entry] of numbered(value.recent, "recent")) {
    const id = isObject(entry) && typeof entry.id === "string" ? entry.id : "";
    const course = courseOf(id);
    if (!course) throw new KeptError("field", `${where}.id`);
    recent[number] = { id, ...readAttempt(entry, where, course, rules) };
  }
  return { done, recent };
}

/** The entries of an object that has numbers of races as its keys, each with where it stands. */
function numbered(value: unknown, where: string): [number, string, unknown][] {
  if (!isObject(value)) throw new KeptError("field", where);
  return Object.entries(value).map(([key, entry]) => {
    const number = Number(key);
    if (!isCount(number) || String(number) !== key) throw new KeptError("field", `${where}.${key}`);
    return [number, `${where}.${key}`, entry];
  });
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 1;
