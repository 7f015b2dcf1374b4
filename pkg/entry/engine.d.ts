/// <reference lib="esnext.disposable" />
import type { EngineOptions, ThinkOptions, Thought } from "./thinking.js";
import type { Game } from "./ugolki.js";

/**
 * A computer player on the thread that calls it. It gives way to others every few milliseconds; a page that is to
 * answer smoothly takes `EngineClient` from `ugolki/client`, which thinks in a worker.
 */
export class Engine {
  /** Takes no time: its WebAssembly is loaded when it thinks for the first time. */
  constructor(options?: EngineOptions);

  /**
   * Thinks about a game until a limit is reached. A second call stops the first, which gives what it has.
   *
   * Rejects with a `CornersError`: `game-over`, `bad-game`, `bad-argument` with the `field` that is wrong, and
   * `disposed`.
   *
   * @param onInfo - gets what is known so far each time it has looked deeper
   */
  think(game: Game, options?: ThinkOptions, onInfo?: (thought: Thought) => void): Promise<Thought>;

  /** Ends thinking: `think` gives what is known, within 50 ms. */
  stop(): void;

  /** Ends it for good and frees its memory; a `think` that goes on rejects. */
  [Symbol.dispose](): void;
}
