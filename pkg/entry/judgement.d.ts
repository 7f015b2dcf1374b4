import type { Score } from "./thinking.js";
import type { Side } from "./ugolki.js";

/** Whether a computer player of this side accepts a draw: where it isn't ahead by a quarter of a move or more. */
export function acceptsDraw(score: Score, side: Side): boolean;

/**
 * Whether a computer player of this side resigns: where its loss is forced, or where it was six moves behind at each of
 * its last three moves.
 *
 * @param scores - what its own moves were worth, oldest first
 */
export function resigns(scores: Score[], side: Side): boolean;
