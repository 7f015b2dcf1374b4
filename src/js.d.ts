/** One of the two players. White starts at `a1` and moves first. */
export type Side = "white" | "black";

/** A square: a file from `a` and a rank from `1`, such as `"c3"`; up to `"h8"` on an 8×8 board, `"p16"` in Halma. */
export type Square = string;

/** A variant of the game (rules 6): one of {@link variants}, or one of your own. */
export interface Variant {
  /** What it is called, such as `"classic-3x3"`. */
  name: string;
  /** Squares on a side of the board, 4 to 16. */
  size: number;
  /** White's home; Black's is this turned by 180°. */
  home: Square[];
  /** Whether steps and jumps go diagonally too. */
  diagonal: boolean;
  /** Whether trapping is allowed (rule 3.3). */
  trapping: boolean;
  /** After Black's move with this number nobody may have a man at home (rule 4.2). */
  exitDeadline: number;
  /** After Black's move with this number the men in the goal are counted (rule 5.4). */
  moveLimit: number;
  /** Whether games of it count for a rating; games under house rules don't (rule 6.1). */
  rated: boolean;
}

/** House rules: numbers other than the variant's own (rule 6.1). */
export interface HouseRules {
  exitDeadline?: number;
  moveLimit?: number;
}

/** How a game ended. */
export interface Outcome {
  /** Who has won; `null` for a draw. */
  winner: Side | null;
  /** The number of the rule that ended it, such as `"5.2"`. */
  rule: string;
  /** Why it ended. */
  reason:
    | "arrived"
    | "both-arrived"
    | "overstayed"
    | "both-overstayed"
    | "returned-home"
    | "move-limit"
    | "repetition"
    | "no-legal-move"
    | "time"
    | "resignation"
    | "agreement";
}

/**
 * A game as plain data: keep it in a state, store it as JSON, post it to a worker.
 *
 * `variant`, `start`, `moves` and an outcome by rule 5.7 say everything; the other fields follow from them, and a game
 * whose fields contradict each other is refused (`bad-game`).
 */
export interface Game {
  variant: Variant;
  /** White's men, sorted by file, then by rank. */
  white: Square[];
  /** Black's men, sorted by file, then by rank. */
  black: Square[];
  /** The side to move. */
  turn: Side;
  /** The move number: of the move to be made. */
  number: number;
  /** The position (rule 7.3) that the game began from; `null` for the variant's own start. */
  start: string | null;
  /** The moves made, as full paths such as `"c3-e3-e5"`. */
  moves: string[];
  /** Men in the goal. */
  inGoal: Record<Side, number>;
  /** Men still at home. */
  atHome: Record<Side, number>;
  /** `null` while the game goes on. */
  outcome: Outcome | null;
}

/** A square on which a man may end. */
export interface Destination {
  to: Square;
  kind: "step" | "chain";
  /** The shortest path there, both ends included (rule 2.5). */
  path: Square[];
  /** The move brings the man back home after the deadline and loses the game (rule 4.4): ask before playing it. */
  loses: boolean;
}

/** The stable names of errors; the package's README has a table of them. */
export type ErrorCode =
  | "bad-square"
  | "bad-move"
  | "illegal-move"
  | "game-over"
  | "bad-position"
  | "bad-record"
  | "bad-variant"
  | "bad-game"
  | "bad-argument"
  | "disposed"
  | "worker-failed";

/** What every function here throws. The message is English; show your own words by the code. */
export interface CornersError extends Error {
  name: "CornersError";
  code: ErrorCode;
  /** Why a move is illegal. */
  reason?: "off-board" | "no-man" | "not-your-man" | "occupied" | "unreachable" | "bad-path" | "traps";
  /** The legal moves of the man that an illegal move names; of all men where the side to move has none there. */
  legal?: string[];
  /** The men that the move would trap (rule 3.2). */
  trapped?: Square[];
  /** Everything that is wrong with a position or a variant, a sentence each. */
  faults?: string[];
  /** The argument or field that is wrong, such as `"depth"` or `"moves[12]"`. */
  field?: string;
  /** Where a record is wrong, counted from 1. */
  line?: number;
  /** Where in the line, in characters counted from 1. */
  column?: number;
  /** What kind of thing is wrong with a record. */
  fault?:
    | "grammar"
    | "unclosed-comment"
    | "duplicate-tag"
    | "tag-value"
    | "unknown-variant"
    | "variant"
    | "position"
    | "number"
    | "move"
    | "contradiction";
  /** The move number of a record's wrong move; for a wrong number, the one that should stand there. */
  number?: number;
  /** The side of that move. */
  side?: Side;
}
