/// <reference lib="esnext.disposable" />
import type { RaceOptions, RaceResult } from "./racing.js";
import type { EngineOptions, ThinkOptions, Thought } from "./thinking.js";
import type { Game, Variant } from "./ugolki.js";

export { acceptsDraw, resigns } from "./judgement.js";
export { par } from "./par.js";
export type { RaceInfo, RaceOptions, RaceResult } from "./racing.js";
export type { EngineOptions, Score, ThinkOptions, Thought, Variation } from "./thinking.js";
export type { CornersError, ErrorCode, Game, Side } from "./ugolki.js";

/** What a client needs of a worker: a `Worker` of the browser, and one of `node:worker_threads`, have it. */
export interface WorkerLike {
  postMessage(message: unknown): void;
  terminate(): unknown;
}

/** What a client is made with. */
export interface EngineClientOptions extends EngineOptions {
  /** A worker that runs `ugolki/worker`, for this client alone; without one the client makes it. */
  worker?: WorkerLike;
}

/** A computer player in a worker: the same as `Engine`, and nothing waits for it. */
export class EngineClient {
  /** Takes no time: the worker is started when it thinks for the first time. */
  constructor(options?: EngineClientOptions);

  /**
   * Thinks about a game until a limit is reached. A second call stops the first, which gives what it has.
   *
   * Rejects with a `CornersError`: `game-over`, `bad-game`, `bad-argument` with the `field` that is wrong, `disposed`,
   * and `worker-failed` where the worker can't be loaded or has ended. After that the next call makes another worker, but
   * where one was given, there is no other.
   *
   * @param onInfo - gets what is known so far each time it has looked deeper
   */
  think(game: Game, options?: ThinkOptions, onInfo?: (thought: Thought) => void): Promise<Thought>;

  /**
   * The fewest moves in which one army, alone on the board, comes to its goal: the same as `race` of `ugolki`. A second
   * call stops the first, which gives what it has.
   *
   * Rejects with a `CornersError`: `bad-game`, `bad-argument` with the `field` that is wrong, `disposed`, and
   * `worker-failed` where the worker can't be loaded.
   */
  race(game: Game, options?: RaceOptions): Promise<RaceResult>;

  /** What is stored of the race in a named variant, as `par` of `ugolki` gives it, for those who have the client alone. */
  par(variant: string | Variant): Promise<RaceResult | null>;

  /** Ends thinking and racing: `think` and `race` give what is known, soon. */
  stop(): void;

  /** Ends the worker; a `think` or a `race` that goes on rejects. */
  [Symbol.dispose](): void;
}
