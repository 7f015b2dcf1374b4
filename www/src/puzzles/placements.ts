import type { RaceResult, Square, Variant } from "ugolki/web";
import type { Course } from "../race/course.ts";
import { readPosition } from "../room/position.ts";
import kinds from "./kinds.json" with { type: "json" };

/** A board, a home and the directions, as `kinds.json` tells them to the page and to `examples/puzzles.rs`. */
export type Kind = keyof typeof kinds;

/** An army on its board, and the fewest moves in which it arrives, proven. */
export interface Puzzle {
  /** Its kind and the ranks of its position (rules 7.3): what it is known by, wherever it stands in a list. */
  id: string;
  kind: Kind;
  course: Course;
  par: number;
}

/** What is raced on a board of a kind. The numbers of a variant mean nothing to an army alone (rules 6.2). */
export function variantOf(kind: Kind): Variant {
  return { ...kinds[kind], name: kind, trapping: true, exitDeadline: 1, moveLimit: 1, rated: false };
}

/** Reads a puzzle as it is written down: its par and its ranks, such as `4 8/4w3/…`. */
export function readPuzzle(kind: Kind, text: string): Puzzle {
  const [par = "", ranks = ""] = text.split(" ");
  const id = `${kind} ${ranks}`;
  const course = courseOf(id);
  if (!course) throw new Error(`no puzzle "${id}"`);
  return { id, kind, course, par: Number(par) };
}

/** The race that a puzzle is known by, White's; null for what isn't one. */
export function courseOf(id: string): Course | null {
  const [kind = "", ranks = ""] = id.split(" ");
  if (!isKind(kind)) return null;
  const variant = variantOf(kind);
  const { layout, faults } = readPosition(`${ranks} w 1`, variant);
  const men = [...layout.men].flatMap(([square, side]): Square[] => (side === "white" ? [square] : [])).sort();
  const isWhole = faults.length === 0 && men.length === variant.home.length;
  return isWhole ? { variant, side: "white", men } : null;
}

/** What the par of a puzzle says of its race. A line is looked for when it is wanted. */
export function parOf({ par }: Puzzle): RaceResult {
  return { moves: par, proven: true, lowerBound: par, line: [] };
}

export function isKind(name: string): name is Kind {
  return Object.hasOwn(kinds, name);
}
