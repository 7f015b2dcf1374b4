import type { Game } from "ugolki/web";
import { type Engine, engine as shared } from "./engine.ts";
import { seedOf } from "./pace.ts";

/** So long a good move is looked for, in milliseconds. */
const SEEK = 1000;

/** A good move in a game, from the strongest level; null where the signal ended the search. */
export async function adviceOn(engine: Engine, game: Game, id: string, signal: AbortSignal): Promise<string | null> {
  const thought = await engine.think(game, { timeMs: SEEK, seed: seedOf(id) }, signal);
  return thought?.move ?? null;
}

/** The same, from the engine of the page. */
export const advice = (game: Game, id: string, signal: AbortSignal) => adviceOn(shared, game, id, signal);
