/** What a kept text may be wrong in. */
export type KeptFault =
  | "json"
  | "version"
  | "field"
  | "variant"
  | "start"
  | "too-many"
  | "parent"
  | "move"
  | "double"
  | "note"
  | "place"
  | "not-arrived";

/** A kept text that can't be read: what is wrong, and where in it. */
export class KeptError extends Error {
  override readonly name = "KeptError";

  constructor(
    readonly fault: KeptFault,
    /** The field, such as `moves[12]`; empty for the whole. */
    readonly where: string,
    options?: ErrorOptions,
  ) {
    super(`${fault}${where && ` at ${where}`}`, options);
  }
}

type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The object that a text holds. Throws a {@link KeptError} where it isn't one of this version. */
export function parseKept(text: string, version: number): Json {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new KeptError("json", "", { cause });
  }
  if (!isObject(value)) throw new KeptError("json", "");
  if (value.version !== version) throw new KeptError("version", "version");
  return value;
}

/** A text that couldn't be read. */
export interface Unread {
  text: string;
  /** What is wrong with it; null for one that this version of the page could read. */
  error: KeptError | null;
}

/** A place in localStorage, which may be denied or full, and one beside it for what can't be read. */
export interface Shelf<T> {
  /** What is kept; null where there is nothing, or nothing that can be read: that is put aside. */
  read(): T | null;
  /** False when it couldn't be kept. */
  write(text: string): boolean;
  /** What was put aside, now or earlier, and why it couldn't be read. */
  aside(): Unread | null;
  /** Throws away what was put aside. */
  dropAside(): void;
  /** Hears of what another window keeps, as far as it can be read here. */
  follow(heard: (value: T) => void, signal: AbortSignal): void;
}

/** Texts that a browser refused to store: they last as long as the page. */
const refused = new Map<string, string>();

/** The shelf at a key; `parse` throws a {@link KeptError}. */
export function createShelf<T>(storage: () => Storage, key: string, parse: (text: string) => T): Shelf<T> {
  const asideKey = `${key}.unreadable`;
  /** The text that this page has read or written last. */
  let known: string | null = null;
  const get = (from: string) => {
    try {
      return refused.get(from) ?? storage().getItem(from);
    } catch {
      return null;
    }
  };
  const set = (to: string, text: string) => {
    try {
      storage().setItem(to, text);
      refused.delete(to);
      return true;
    } catch {
      refused.set(to, text);
      return false;
    }
  };
  const parsed = (text: string): T | KeptError => {
    try {
      return parse(text);
    } catch (error) {
      if (error instanceof KeptError) return error;
      throw error;
    }
  };
  function read(): T | null {
    const text = get(key);
    known = text;
    if (text === null) return null;
    const value = parsed(text);
    if (value instanceof KeptError) {
      const earlier = get(asideKey);
      if (!earlier?.includes(text)) set(asideKey, earlier === null ? text : `${earlier}\n\n${text}`);
      return null;
    }
    return value;
  }
  return {
    read,
    write(text) {
      // What couldn't be put aside isn't written over.
      if (refused.has(asideKey)) return false;
      known = text;
      return set(key, text);
    },
    aside() {
      const text = get(asideKey);
      if (text === null) return null;
      const value = parsed(text);
      return { text, error: value instanceof KeptError ? value : null };
    },
    dropAside() {
      refused.delete(asideKey);
      try {
        storage().removeItem(asideKey);
      } catch {
        // What can't be reached can't be thrown away either.
      }
    },
    follow(heard, signal) {
      const look = () => {
        const value = read();
        if (value !== null) heard(value);
      };
      addEventListener(
        "storage",
        (event) => {
          if (event.key === key && event.newValue !== null) look();
        },
        { signal },
      );
      // A page that the browser has kept in memory behind another one has heard of nothing.
      addEventListener(
        "pageshow",
        ({ persisted }) => {
          if (persisted && get(key) !== known) look();
        },
        { signal },
      );
    },
  };
}
