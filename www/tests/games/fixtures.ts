import * as rules from "ugolki";
import { type Entry, entryOf, type Saved, summaryOf } from "../../src/games/entry.ts";
import { storedOf } from "../../src/games/transfer.ts";
import { write } from "../../src/store.ts";
import type { Stored } from "../../src/table/state.ts";

/** A game after these moves, as the table stores it. */
export function stored(moves: readonly string[] = [], tags: Record<string, string> = {}): Stored {
  let game = rules.newGame();
  for (const move of moves) game = rules.applyMove(game, move);
  return storedOf(rules, { game, tags: { Date: "2026.12.31", ...tags } });
}

export function saved(id: string, changed: number, moves: readonly string[] = []): Saved {
  const game = { ...stored(moves), id };
  return { id, changed, summary: summaryOf(game), text: write(game, 0) };
}

export function entry(id: string, changed: number, change: Partial<Entry> = {}): Entry {
  return { ...entryOf(saved(id, changed)), ...change };
}

/** Storage as a browser has it, in memory. */
export class MemoryStorage implements Storage {
  private readonly items = new Map<string, string>();
  /** As if there were no room. */
  isFull = false;

  get length(): number {
    return this.items.size;
  }
  key(index: number): string | null {
    return [...this.items.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    if (this.isFull) throw new DOMException("full", "QuotaExceededError");
    this.items.set(key, value);
  }
  removeItem(key: string): void {
    this.items.delete(key);
  }
  clear(): void {
    this.items.clear();
  }
}

/** Storage that the browser denies. */
export const denied = (): Storage => {
  throw new DOMException("denied", "SecurityError");
};

/** Locks as a browser has them, of one origin. */
export function createLocks(): LockManager {
  type Held = { name: string; end: (error?: Error) => void };
  const held = new Map<string, Held>();
  return {
    query: async () => ({ held: [...held.values()].map(({ name }) => ({ name })), pending: [] }),
    async request(name: string, options: LockOptions, callback: (lock: Lock | null) => unknown) {
      await null;
      if (options.ifAvailable && held.has(name)) return callback(null);
      if (options.steal) held.get(name)?.end(new DOMException("stolen", "AbortError"));
      return new Promise<void>((resolve, reject) => {
        const mine: Held = {
          name,
          end(error) {
            if (held.get(name) === mine) held.delete(name);
            if (error) reject(error);
            else resolve();
          },
        };
        held.set(name, mine);
        void Promise.resolve(callback({ name, mode: "exclusive" } as Lock)).then(() => mine.end());
      });
    },
  } as unknown as LockManager;
}
