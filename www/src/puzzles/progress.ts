import type { RaceRules } from "../race/course.ts";
import type { Run } from "../race/run.ts";
import { isObject, KeptError, parseKept } from "../room/kept.ts";
import { type Attempt, goneOn, NO_ATTEMPT, readAttempt, writeAttempt } from "./attempt.ts";
import { type Group, PLACES, type Place, pathOf, placeOf, placesIn, puzzleAt } from "./groups.ts";
import { courseOf } from "./placements.ts";

/** What somebody has made of the puzzles, by their ids, and where they were last. */
export interface Progress {
  attempts: Readonly<Record<string, Attempt>>;
  last: Place | null;
}

export const NO_PROGRESS: Progress = { attempts: {}, last: null };

export function attemptAt({ attempts }: Progress, place: Place): Attempt {
  return attempts[puzzleAt(place).id] ?? NO_ATTEMPT;
}

/** The progress after the run of a puzzle has gone on, with a result where there is one. */
export function wentOn(progress: Progress, place: Place, run: Run, result: readonly string[] | null): Progress {
  const attempt = goneOn(attemptAt(progress, place), run, result);
  return { attempts: { ...progress.attempts, [puzzleAt(place).id]: attempt }, last: place };
}

/** Whether the army of a puzzle has arrived, in however many moves. */
export function isSolved(progress: Progress, place: Place): boolean {
  return attemptAt(progress, place).best !== null;
}

/** The first puzzle of a group that isn't solved; its first one when all are. */
export function firstOpen(progress: Progress, group: Group): Place {
  return placesIn(group).find((place) => !isSolved(progress, place)) ?? { group, number: 1 };
}

/** Where to go on: at the puzzle where somebody was, or after it if it is solved; null when there is none left. */
export function nextOpen(progress: Progress): Place | null {
  const { last } = progress;
  const at = last ? PLACES.findIndex((place) => pathOf(place) === pathOf(last)) : 0;
  const order = [...PLACES.slice(at), ...PLACES.slice(0, at)];
  return order.find((place) => !isSolved(progress, place)) ?? null;
}

/** Raised when the shape below changes. */
const VERSION = 1;

/** The text to store. */
export function writeProgress({ attempts, last }: Progress): string {
  const kept = Object.entries(attempts).map(([id, attempt]) => [id, writeAttempt(attempt)]);
  return JSON.stringify({ version: VERSION, attempts: Object.fromEntries(kept), last: last && pathOf(last) });
}

/**
 * Reads what `writeProgress` made, and plays every move of it. A puzzle that is in no group any more keeps what was
 * made of it.
 *
 * Throws a {@link KeptError} with the first thing that is wrong.
 */
export function readProgress(text: string, rules: RaceRules): Progress {
  const value = parseKept(text, VERSION);
  if (!isObject(value.attempts)) throw new KeptError("field", "attempts");
  const attempts: Record<string, Attempt> = {};
  for (const [id, entry] of Object.entries(value.attempts)) {
    const where = `attempts["${id}"]`;
    const course = courseOf(id);
    if (!course) throw new KeptError("field", where);
    attempts[id] = readAttempt(entry, where, course, rules);
  }
  return { attempts, last: typeof value.last === "string" ? placeOf(value.last) : null };
}
