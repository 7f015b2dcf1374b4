import { EngineClient, type RaceInfo, type RaceResult, type ThinkOptions, type Thought } from "ugolki/client";
import type { Game, Side } from "ugolki/web";

/** What thinks: the package's client of its worker, or a stand-in in a test. */
export type Thinker = Pick<EngineClient, "think" | "race" | "stop" | typeof Symbol.dispose>;

/** The engine of the page. Its worker, the only one there is, lives while it is used; it does what was asked last. */
export interface Engine {
  /**
   * Thinks about a game until a limit, `stop` or the signal ends it; null where the signal did. Until then `onInfo` gets
   * what is known each time it has looked deeper.
   */
  think(
    game: Game,
    options: ThinkOptions,
    signal: AbortSignal,
    onInfo?: (thought: Thought) => void,
  ): Promise<Thought | null>;
  /** Looks for the fewest moves in which an army alone arrives, in the same way. */
  race(
    game: Game,
    options: { side: Side; timeMs: number },
    signal: AbortSignal,
    onInfo?: (info: RaceInfo) => void,
  ): Promise<RaceResult | null>;
  /** Has who thinks now answer at once. */
  stop(): void;
}

/** Nobody has asked for so long, in milliseconds: the worker and its memory are let go. */
const IDLE = 60_000;

export function createEngine(make: () => Thinker, idle = IDLE): Engine {
  let thinker: Thinker | null = null;
  let thinking = 0;
  /** Counts who has asked; who asks later has ended what was thought about before. */
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function letGo(): void {
    clearTimeout(timer);
    thinker?.[Symbol.dispose]();
    thinker = null;
  }

  async function ask<T>(what: (thinker: Thinker) => Promise<T>, signal: AbortSignal): Promise<T | null> {
    if (signal.aborted) return null;
    clearTimeout(timer);
    thinker ??= make();
    const mine = thinker;
    // A game and a race know nothing of each other.
    if (thinking > 0) mine.stop();
    const turn = ++asked;
    const stop = () => {
      if (turn === asked) mine.stop();
    };
    signal.addEventListener("abort", stop);
    thinking += 1;
    try {
      const answer = await what(mine);
      return signal.aborted ? null : answer;
    } catch (error) {
      // Whatever has befallen it: the next one begins anew.
      if (thinker === mine) letGo();
      if (signal.aborted) return null;
      throw error;
    } finally {
      signal.removeEventListener("abort", stop);
      thinking -= 1;
      if (thinking === 0 && thinker) {
        clearTimeout(timer);
        timer = setTimeout(letGo, idle);
      }
    }
  }

  /** Nobody hears of what they don't wait for any more. */
  const until =
    <T>(signal: AbortSignal, onInfo?: (info: T) => void) =>
    (info: T) => {
      if (!signal.aborted) onInfo?.(info);
    };

  return {
    think: (game, options, signal, onInfo) =>
      ask((thinker) => thinker.think(game, options, until(signal, onInfo)), signal),
    race: (game, options, signal, onInfo) =>
      ask((thinker) => thinker.race(game, { ...options, onInfo: until(signal, onInfo) }), signal),
    stop: () => thinker?.stop(),
  };
}

export const engine = createEngine(() => new EngineClient());
