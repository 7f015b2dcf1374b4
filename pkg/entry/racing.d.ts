import type { Side } from "./ugolki.js";

/** Whose race, and how long to look at it. */
export interface RaceOptions {
  /** The army that races: the side to move if left out. */
  side?: Side;
  /** At most so many milliseconds: 10 000 if left out; `Infinity`: until it is solved, or takes too much memory. */
  timeMs?: number;
  /** Ends the race when it is aborted: the promise gives what is known by then. */
  signal?: AbortSignal;
  /** Gets what is known so far each time that a better line or a higher lower bound is found. */
  onInfo?: (info: RaceInfo) => void;
}

/** What is known of a race so far. */
export interface RaceInfo {
  /** It can't be done in fewer moves; `Infinity` where it can't be done at all. */
  lowerBound: number;
  /** The fewest moves found, or `null` where no line has been found. */
  moves: number | null;
  /** So many positions were looked at. */
  positions: number;
}

/** What is known of a race. */
export interface RaceResult {
  /** The fewest moves found, or `null` where no line has been found. */
  moves: number | null;
  /** Whether no line has fewer moves; with `moves: null`, whether there is no line at all. */
  proven: boolean;
  /** It can't be done in fewer moves; `Infinity` where it can't be done at all: the army has too few men for its goal. */
  lowerBound: number;
  /** That many moves, as full paths such as `"c3-e3-e5"`; empty where no line has been found. */
  line: string[];
}
