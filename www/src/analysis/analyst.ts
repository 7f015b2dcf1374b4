import type { Thought } from "ugolki/client";
import type { Game } from "ugolki/web";
import type { Engine } from "../opponent/engine.ts";

/** A position is thought about for so long, in milliseconds, and no longer. */
const LONGEST = 20_000;
/** Whoever only passes through positions doesn't have each of them thought about. */
const LINGER = 150;
/** As many of the best moves are looked at. */
export const LINES = 3;
/** What has been found is kept for so many positions. */
const MOST = 500;

/** What is known of a position. */
export interface Finding extends Pick<Thought, "score" | "depth" | "lines"> {
  /** It may become better still. */
  isThinking: boolean;
}

export interface Analyst {
  /** Thinks about this game from now on, and about no other; null: about none. */
  watch(game: Game | null): void;
}

interface Memory {
  thought: Thought;
  /** So many milliseconds it took. */
  spent: number;
}

interface Desk {
  engine: Pick<Engine, "think">;
  /** Tells one position from another. */
  keyOf(game: Game): string;
  /** Something is known about the game that is watched. */
  found(game: Game, finding: Finding): void;
  failed(error: unknown): void;
}

/**
 * Analyses the positions at which somebody looks, one at a time, and keeps in mind what it has found. How a position came
 * about isn't looked at, so that one that is repeated (rules 5.5) may have been judged on another way to it.
 */
export function createAnalyst({ engine, keyOf, found, failed }: Desk): Analyst {
  const known = new Map<string, Memory>();
  let stopping = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function remember(key: string, memory: Memory): void {
    // The last ones that were looked at are at the end.
    known.delete(key);
    known.set(key, memory);
    const [oldest] = known.keys();
    if (known.size > MOST && oldest !== undefined) known.delete(oldest);
  }

  async function think(game: Game, key: string, signal: AbortSignal): Promise<void> {
    const before = known.get(key);
    const spent = before?.spent ?? 0;
    const begun = performance.now();
    const learn = (thought: Thought, isThinking: boolean) => {
      // Going on, it begins with what it knew already.
      const last = known.get(key)?.thought;
      const best = last && last.depth > thought.depth ? last : thought;
      remember(key, { thought: best, spent: spent + performance.now() - begun });
      found(game, findingOf(best, isThinking));
    };
    try {
      const options = { timeMs: LONGEST - spent, lines: LINES };
      const thought = await engine.think(game, options, signal, (info) => learn(info, true));
      if (thought) learn(thought, false);
    } catch (error) {
      if (!signal.aborted) failed(error);
    }
  }

  return {
    watch(game) {
      clearTimeout(timer);
      stopping.abort();
      stopping = new AbortController();
      const { signal } = stopping;
      if (!game || game.outcome) return;
      const key = keyOf(game);
      const memory = known.get(key);
      const isDone = memory !== undefined && memory.spent >= LONGEST - LINGER;
      if (memory) {
        remember(key, memory);
        found(game, findingOf(memory.thought, !isDone));
      }
      if (!isDone) timer = setTimeout(() => void think(game, key, signal), LINGER);
    },
  };
}

const findingOf = ({ score, depth, lines }: Thought, isThinking: boolean): Finding => ({
  score,
  depth,
  lines,
  isThinking,
});
