import type * as Ugolki from "ugolki/web";
import type { Game, Side, Square, Variant } from "ugolki/web";
import { pathOf, turned } from "../geometry.ts";
import { writePosition } from "../room/position.ts";

/** The part of the rules package that a race needs. */
export type RaceRules = Pick<typeof Ugolki, "variants" | "applyMove" | "gameFromPosition" | "formatPosition">;

/** What is raced: an army alone on its board (rules 6.2), from where its men stand to the other corner. */
export interface Course {
  /** A named one or one's own; its home has as many squares as there are men. */
  variant: Variant;
  side: Side;
  men: readonly Square[];
}

/** The race of a variant from the start. */
export function homeCourse(variant: Variant, side: Side): Course {
  const { size, home } = variant;
  return { variant, side, men: side === "white" ? home : home.map((square) => turned(square, size)) };
}

/** The army in its places, alone. */
export function startOf(rules: Pick<RaceRules, "gameFromPosition">, { variant, side, men }: Course): Game {
  const layout = new Map(men.map((square) => [square, side]));
  return rules.gameFromPosition(variant, writePosition({ men: layout, turn: side, number: "1" }, variant.size));
}

/**
 * Plays a move and gives the army the turn again. The move number stays 1 and nothing is remembered, so of sections 3
 * to 5 only the arrival is left (rules 6.2). `move` is the full path of the move.
 */
export function raceMove(rules: RaceRules, game: Game, move: string): { game: Game; move: string } {
  const after = rules.applyMove(game, move);
  const board = rules.formatPosition(after).split(" ")[0];
  const side = game.turn === "white" ? "w" : "b";
  return {
    game: rules.gameFromPosition(game.variant, `${board} ${side} 1`),
    move: after.moves.at(-1) as string,
  };
}

/** The positions of a line from the start on; one more than it has moves. */
export function raceGames(rules: RaceRules, course: Course, moves: readonly string[]): Game[] {
  const games = [startOf(rules, course)];
  for (const move of moves) games.push(raceMove(rules, games.at(-1) as Game, move).game);
  return games;
}

/** Whether an army has arrived (rules 5.1). */
export function hasArrived(game: Game, side: Side): boolean {
  return game.inGoal[side] === game.variant.home.length;
}

/** The same line for the other side: the board turned by 180°. */
export function turnedLine(moves: readonly string[], size: number): string[] {
  return moves.map((move) =>
    pathOf(move)
      .map((square) => turned(square, size))
      .join("-"),
  );
}
