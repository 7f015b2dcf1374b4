import { isSaved, type Saved } from "./entry.ts";

/** The game that a version of the page without an archive kept. */
export const OLD_KEY = "corners.game";
const PREFIX = "corners.game.";
const CURRENT = "corners.current";
const PROBE = "corners.probe";

/** What the journal holds under one id. */
export type Note = { kind: "game"; saved: Saved } | { kind: "damaged"; id: string; text: string };

/**
 * The games that are being played, in localStorage: written at once with every change, so that neither a crash nor a
 * closed tab loses a move. Each storage may be denied altogether or be full.
 */
export interface Journal {
  read(id: string): Note | null;
  /** `base` is the change that it was made from: over a later one nothing is written. */
  write(saved: Saved, base: number): "saved" | "overtaken" | "failed";
  forget(id: string): void;
  notes(): Note[];
  /** The game of this tab, else the one that was played last in any. */
  current(): string | null;
  /** The game of this tab and of the browser from now on. */
  setCurrent(id: string): void;
  isWritable(): boolean;
  /** What an older version of the page kept; null where there is nothing. */
  readOld(): string | null;
  forgetOld(): void;
  /** Keeps a text that isn't a game under an id, to be handed out. */
  setAside(id: string, text: string): boolean;
}

export function createJournal(local: () => Storage, session: () => Storage): Journal {
  const get = (storage: () => Storage, key: string): string | null => {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  };
  const set = (storage: () => Storage, key: string, text: string): boolean => {
    try {
      storage().setItem(key, text);
      return true;
    } catch {
      return false;
    }
  };
  const drop = (key: string) => {
    try {
      local().removeItem(key);
    } catch {
      // Nothing could be stored, so there is nothing to forget.
    }
  };
  const keys = (): string[] => {
    try {
      const storage = local();
      return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
    } catch {
      return [];
    }
  };

  function read(id: string): Note | null {
    const text = get(local, PREFIX + id);
    if (text === null) return null;
    try {
      const saved: unknown = JSON.parse(text);
      if (isSaved(saved) && saved.id === id) return { kind: "game", saved };
    } catch {
      // Not even JSON.
    }
    return { kind: "damaged", id, text };
  }

  return {
    read,
    write(saved, base) {
      const before = read(saved.id);
      if (before?.kind === "game" && before.saved.changed > base) return "overtaken";
      return set(local, PREFIX + saved.id, JSON.stringify(saved)) ? "saved" : "failed";
    },
    forget: (id) => drop(PREFIX + id),
    notes() {
      const ids = keys().filter((key) => key.startsWith(PREFIX));
      return ids.flatMap((key) => read(key.slice(PREFIX.length)) ?? []);
    },
    current: () => get(session, CURRENT) ?? get(local, CURRENT),
    setCurrent(id) {
      set(session, CURRENT, id);
      // Better none than a wrong one.
      if (!set(local, CURRENT, id)) drop(CURRENT);
    },
    isWritable() {
      const isWritten = set(local, PROBE, "");
      drop(PROBE);
      return isWritten;
    },
    setAside: (id, text) => set(local, PREFIX + id, text),
    readOld: () => get(local, OLD_KEY) || null,
    forgetOld: () => drop(OLD_KEY),
  };
}
