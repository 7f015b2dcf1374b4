import type * as Ugolki from "ugolki/web";
import type { Game, Outcome, Side, Square } from "ugolki/web";
import { jumpsOf, pathOf } from "../geometry.ts";

export type LearnRules = Pick<
  typeof Ugolki,
  "applyMove" | "formatPosition" | "gameFromPosition" | "legalDestinations" | "legalMoves"
>;

/** What is still missing from a goal. */
export type Miss =
  /** Squares on which one of the learner's men should stand. */
  | { kind: "empty"; squares: Square[] }
  /** The man that should be elsewhere stands here. */
  | { kind: "elsewhere"; square: Square; to: Square }
  | { kind: "jumps"; jumps: number; wanted: number }
  /** The man that should be shut in still has a way. */
  | { kind: "free"; square: Square; to: Square[] }
  /** The game goes on, and shouldn't. */
  | { kind: "goes-on" }
  /** The game has ended, but not as it should. */
  | { kind: "ended"; outcome: Outcome };

/** Says what is missing from a goal of this side; null when it is reached. */
export type Goal = (game: Game, side: Side, rules: LearnRules) => Miss | null;

/** One of the learner's men on each of these squares. */
export function stands(...squares: Square[]): Goal {
  return (game, side) => {
    const empty = squares.filter((square) => !game[side].includes(square));
    return empty.length > 0 ? { kind: "empty", squares: empty } : null;
  };
}

/** The man that began on one square, brought to another. */
export function brings(from: Square, to: Square): Goal {
  return (game) => {
    let square = from;
    for (const move of game.moves) {
      const path = pathOf(move);
      if (path[0] === square) square = path.at(-1) as Square;
    }
    return square === to ? null : { kind: "elsewhere", square, to };
  };
}

/** At least this many jumps with the learner's last move. */
export function jumps(wanted: number): Goal {
  return (game, side) => {
    const own = game.turn === side ? game.moves.at(-2) : game.moves.at(-1);
    const made = own ? jumpsOf(pathOf(own)) : 0;
    return made < wanted ? { kind: "jumps", jumps: made, wanted } : null;
  };
}

/** The exit deadline passed, and the game goes on: nobody has lost by it (rules 4.2). */
export function out(): Goal {
  return (game) => {
    if (game.outcome) return { kind: "ended", outcome: game.outcome };
    return game.number > game.variant.exitDeadline ? null : { kind: "goes-on" };
  };
}

/** An opponent's man without a move, though its side has others. */
export function shutIn(square: Square): Goal {
  return (game, side, rules) => {
    if (game.turn === side) return { kind: "goes-on" };
    const to = rules.legalDestinations(game, square).map((d) => d.to);
    return to.length > 0 ? { kind: "free", square, to } : null;
  };
}

/** The game ended in this way: won by the learner, or drawn. */
export function ends(result: "won" | "drawn", reason: Outcome["reason"]): Goal {
  return ({ outcome }, side) => {
    if (!outcome) return { kind: "goes-on" };
    const isAsWanted = outcome.reason === reason && outcome.winner === (result === "won" ? side : null);
    return isAsWanted ? null : { kind: "ended", outcome };
  };
}
