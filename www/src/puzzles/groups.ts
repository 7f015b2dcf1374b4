import groups from "./groups.json" with { type: "json" };
import { isKind, type Kind, type Puzzle, readPuzzle } from "./placements.ts";

/** Puzzles of one kind, the easiest first. */
export interface Group {
  name: string;
  kind: Kind;
  puzzles: readonly Puzzle[];
}

/** A puzzle by its group and its number in it, counted from 1. */
export interface Place {
  group: Group;
  number: number;
}

export const GROUPS: readonly Group[] = groups.map(({ name, kind, puzzles }) => {
  if (!isKind(kind)) throw new Error(`no kind "${kind}"`);
  return { name, kind, puzzles: puzzles.map((text) => readPuzzle(kind, text)) };
});

export const PLACES: readonly Place[] = GROUPS.flatMap(placesIn);

export function placesIn(group: Group): Place[] {
  return group.puzzles.map((_, index) => ({ group, number: index + 1 }));
}

export function groupOf(name: string): Group | null {
  return GROUPS.find((group) => group.name === name) ?? null;
}

/** The puzzle that a path names, such as `four/3`. */
export function placeOf(path: string): Place | null {
  return PLACES.find((place) => pathOf(place) === path) ?? null;
}

export function pathOf({ group, number }: Place): string {
  return `${group.name}/${number}`;
}

export function puzzleAt({ group, number }: Place): Puzzle {
  const puzzle = group.puzzles[number - 1];
  if (!puzzle) throw new Error(`no puzzle "${group.name}/${number}"`);
  return puzzle;
}

/** The puzzle after this one, which may be the next group's first; null after the last. */
export function following(place: Place): Place | null {
  return PLACES[PLACES.findIndex((other) => pathOf(other) === pathOf(place)) + 1] ?? null;
}
