import type { Game } from "ugolki/web";

let brought: Game | null = null;

/** Leaves a game for the screen that is opened next. */
export function handOver(game: Game): void {
  brought = game;
}

/** Takes the game that was left, once. */
export function takeOver(): Game | null {
  const game = brought;
  brought = null;
  return game;
}
