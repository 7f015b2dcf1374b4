import type { Side, Variant } from "ugolki/web";
import { isObject, KeptError, parseKept } from "../room/kept.ts";
import { type Course, hasArrived, homeCourse, type RaceRules, turnedLine } from "./course.ts";
import { better, NO_RUN, type Run, readMoves, readRun } from "./run.ts";

/** A race from the start of a named variant. */
export interface Entry {
  variant: string;
  side: Side;
}

/** A run of such a race. */
export interface RunEntry extends Entry, Run {}

/** A result in such a race. */
export interface Best extends Entry {
  moves: readonly string[];
}

/** What is kept of the races. */
export interface Races {
  /** The run at hand. */
  run: RunEntry;
  /** Runs that were left for this one, at most one of each variant and side. */
  others: readonly RunEntry[];
  /** The best result of each variant, by either side. */
  best: Readonly<Record<string, Best>>;
}

/** What there is before the first race. */
export const NO_RACES: Races = { run: { variant: "classic-3x3", side: "white", ...NO_RUN }, others: [], best: {} };

/** Goes over to the run of another variant or side, as it was left; a run that has moves waits for its return. */
export function turnedTo(races: Races, variant: string, side: Side): Races {
  const { run, others } = races;
  const isWanted = (other: RunEntry) => other.variant === variant && other.side === side;
  if (isWanted(run)) return races;
  const waiting = run.moves.length > 0 ? [...others, run] : others;
  return {
    ...races,
    run: others.find(isWanted) ?? { variant, side, ...NO_RUN },
    others: waiting.filter((other) => !isWanted(other)),
  };
}

/** The best result in a variant, as the side runs it; null without one. */
export function bestIn({ best }: Races, { name, size }: Variant, side: Side): readonly string[] | null {
  const result = best[name];
  return result ? (result.side === side ? result.moves : turnedLine(result.moves, size)) : null;
}

/** The races with the run at hand gone on, and a result in it where there is one. */
export function goneOn(races: Races, run: Run, result: readonly string[] | null): Races {
  const { variant, side } = races.run;
  const old = races.best[variant] ?? null;
  const isBetter = result !== null && better(old?.moves ?? null, result) === result;
  return {
    ...races,
    run: { variant, side, ...run },
    best: isBetter ? { ...races.best, [variant]: { variant, side, moves: result } } : races.best,
  };
}

/** Raised when the shape below changes. */
const VERSION = 1;

/** The text to store. */
export function writeRaces({ run, others, best }: Races): string {
  return JSON.stringify({ version: VERSION, run, others, best });
}

/**
 * Reads what `writeRaces` made, and plays every move of it.
 *
 * Throws a {@link KeptError} with the first thing that is wrong.
 */
export function readRaces(text: string, rules: RaceRules): Races {
  const value = parseKept(text, VERSION);
  const run = readRunEntry(value.run, "run", rules);
  if (!Array.isArray(value.others)) throw new KeptError("field", "others");
  const others: RunEntry[] = [];
  for (const [index, entry] of value.others.entries()) {
    const other = readRunEntry(entry, `others[${index}]`, rules);
    const isDouble = [run, ...others].some(({ variant, side }) => variant === other.variant && side === other.side);
    if (isDouble) throw new KeptError("double", `others[${index}]`);
    others.push(other);
  }
  if (!isObject(value.best)) throw new KeptError("field", "best");
  const best: Record<string, Best> = {};
  for (const [name, entry] of Object.entries(value.best)) {
    const where = `best.${name}`;
    const course = readCourse(entry, where, rules);
    const { moves, last } = readMoves(isObject(entry) ? entry.moves : null, where, course, rules);
    const { variant, side } = course;
    if (variant.name !== name) throw new KeptError("field", `${where}.variant`);
    if (!hasArrived(last, side)) throw new KeptError("not-arrived", where);
    best[name] = { variant: name, side, moves };
  }
  return { run, others, best };
}

function readRunEntry(value: unknown, where: string, rules: RaceRules): RunEntry {
  const course = readCourse(value, where, rules);
  return { variant: course.variant.name, side: course.side, ...readRun(value, where, course, rules) };
}

function readCourse(value: unknown, where: string, rules: RaceRules): Course {
  if (!isObject(value)) throw new KeptError("field", where);
  const { variant, side } = value;
  const known = rules.variants().find(({ name }) => name === variant);
  if (!known) throw new KeptError("field", `${where}.variant`);
  if (side !== "white" && side !== "black") throw new KeptError("field", `${where}.side`);
  return homeCourse(known, side);
}
