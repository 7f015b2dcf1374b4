import { type Course, hasArrived, type RaceRules } from "../race/course.ts";
import { better, NO_RUN, type Run, readMoves, readRun } from "../race/run.ts";
import { isObject, KeptError } from "../room/kept.ts";

/** What has been made of a puzzle. */
export interface Attempt {
  run: Run;
  /** The moves of the best result, which no hint has had a part in. */
  best: readonly string[] | null;
}

export const NO_ATTEMPT: Attempt = { run: NO_RUN, best: null };

/** The attempt after the run has gone on; of two results the better one stays, whichever window has made it. */
export function goneOn({ best }: Attempt, run: Run, result: readonly string[] | null): Attempt {
  return { run, best: result ? better(best, result) : best };
}

/** What is stored of an attempt. */
export function writeAttempt({ run, best }: Attempt): object {
  return { run, best: best && { moves: best } };
}

/**
 * Reads what `writeAttempt` made, and plays every move of it. `where` is what holds it.
 *
 * Throws a {@link KeptError} with the first thing that is wrong.
 */
export function readAttempt(value: unknown, where: string, course: Course, rules: RaceRules): Attempt {
  if (!isObject(value)) throw new KeptError("field", where);
  const run = readRun(value.run, `${where}.run`, course, rules);
  if (value.best === null) return { run, best: null };
  if (!isObject(value.best)) throw new KeptError("field", `${where}.best`);
  const { moves, last } = readMoves(value.best.moves, `${where}.best`, course, rules);
  if (!hasArrived(last, course.side)) throw new KeptError("not-arrived", `${where}.best`);
  return { run, best: moves };
}
