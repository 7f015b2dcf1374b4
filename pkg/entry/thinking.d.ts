import type { Side } from "./ugolki.js";

/**
 * What a position is worth, in moves: White is so many moves ahead, Black where it is below 0. Or the end that can be
 * forced, after so many plies (moves of one side); `winner` is `null` for a draw.
 */
export type Score = number | { winner: Side | null; plies: number };

/** One of the best moves, and what is expected after it. */
export interface Variation {
  score: Score;
  /** So many plies were looked ahead. */
  depth: number;
  /** The moves that are expected, as full paths such as `"c3-e3-e5"`, the one to make first. */
  pv: string[];
}

/** What thinking has brought, or has brought so far. */
export interface Thought extends Variation {
  /** The move to make, as a full path: `applyMove` takes it. */
  move: string;
  /** So many positions were looked at. */
  nodes: number;
  /** The best moves, the one to make first: as many as were asked for and are there. */
  lines: Variation[];
}

/** How long to think, and how well. Without any limit it is one second; with several, the first that is reached. */
export interface ThinkOptions {
  /** At most so many milliseconds; `Infinity`: until `stop()`. */
  timeMs?: number;
  /** At most so many positions. Limited by `nodes` or `depth` alone, the same question has the same answer everywhere. */
  nodes?: number;
  /** So many plies deep. */
  depth?: number;
  /** The clock of the side to move, in milliseconds: what is left, and what each move brings. It shares that out. */
  clock?: { reserve: number; increment?: number };
  /** Who plays: from 1, for somebody's first game, to 8, as well as it can, the default. */
  level?: number;
  /** The choice among moves of equal worth, a whole number; without one, or with 0, it is always the same. */
  seed?: number;
  /** How many of the best moves to find, each with what is expected after it: 1 if left out. */
  lines?: number;
}

/** What an engine is made with. */
export interface EngineOptions {
  /** The memory for positions in megabytes: 16 if left out. Where so much isn't to be had, it takes less. */
  hashMb?: number;
}
