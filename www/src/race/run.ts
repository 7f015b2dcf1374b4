import type { Game } from "ugolki/web";
import { isObject, KeptError } from "../room/kept.ts";
import { type Course, type RaceRules, raceMove, startOf } from "./course.ts";

/** What has been made of a race so far. */
export interface Run {
  /** The moves, as full paths; those from `at` on have been taken back and may be made again. */
  moves: readonly string[];
  at: number;
  /** Which of them the hint has made, counted from 0. */
  hints: readonly number[];
}

/** A run that hasn't begun. */
export const NO_RUN: Run = { moves: [], at: 0, hints: [] };

/** More moves than this no run has. */
export const MAX_RUN = 1000;

/** The run with a move made where it stands; moves that were taken back make way for another one. */
export function withMove({ moves, at, hints }: Run, move: string, isHint = false): Run {
  const isAgain = moves[at] === move;
  // What one does oneself is no hint any more.
  const others = hints.filter((index) => index !== at && (isAgain || index < at));
  return {
    moves: isAgain ? moves : [...moves.slice(0, at), move],
    at: at + 1,
    hints: isHint ? [...others, at].sort((a, b) => a - b) : others.length === hints.length ? hints : others,
  };
}

/** How many of the moves that stand on the board the hint has made. */
export function hintsIn({ at, hints }: Run): number {
  return hints.filter((index) => index < at).length;
}

/** The better of two results: the shorter one, the earlier one where they are equal. */
export function better(old: readonly string[] | null, moves: readonly string[]): readonly string[] {
  return old && old.length <= moves.length ? old : moves;
}

/**
 * Reads moves that were kept, plays each of them, and gives their full paths and the position in the end. `where` is
 * what holds them, such as `"run"`.
 *
 * Throws a {@link KeptError} with the first thing that is wrong.
 */
export function readMoves(
  moves: unknown,
  where: string,
  course: Course,
  rules: RaceRules,
): { moves: string[]; last: Game } {
  if (!Array.isArray(moves)) throw new KeptError("field", `${where}.moves`);
  if (moves.length > MAX_RUN) throw new KeptError("too-many", `${where}.moves`);
  let game = startOf(rules, course);
  const full: string[] = [];
  for (const [index, move] of moves.entries()) {
    if (typeof move !== "string") throw new KeptError("field", `${where}.moves[${index}]`);
    try {
      const next = raceMove(rules, game, move);
      game = next.game;
      full.push(next.move);
    } catch (cause) {
      throw new KeptError("move", `${where}.moves[${index}]`, { cause });
    }
  }
  return { moves: full, last: game };
}

/** Reads a run that was kept, in the same way. Runs of before there were hints don't tell of any. */
export function readRun(value: unknown, where: string, course: Course, rules: RaceRules): Run {
  if (!isObject(value)) throw new KeptError("field", where);
  const { moves } = readMoves(value.moves, where, course, rules);
  const { at, hints = [] } = value;
  const isCount = (n: unknown, most: number) => Number.isInteger(n) && (n as number) >= 0 && (n as number) <= most;
  if (!isCount(at, moves.length)) throw new KeptError("field", `${where}.at`);
  const isIndex = (n: unknown, i: number, all: unknown[]) =>
    isCount(n, moves.length - 1) && (i === 0 || (n as number) > (all[i - 1] as number));
  if (!Array.isArray(hints) || !hints.every(isIndex)) throw new KeptError("field", `${where}.hints`);
  return { moves, at: at as number, hints };
}
