import { type IDBPDatabase, openDB } from "idb";
import { type Entry, entryOf, isListed, type Kept, type Listed, type Saved, type Trouble } from "./entry.ts";

const NAME = "corners";
const VERSION = 1;
/** What a list shows, and apart from it the texts: a list of thousands needn't read them. */
const GAMES = "games";
const TEXTS = "texts";

/** A database that doesn't answer for so long is held by something; the page goes on without it. */
const PATIENCE = 5000;

/** What the archive holds. */
export interface Holding {
  /** Newest first, without the deleted ones. */
  entries: Listed[];
  /** Deleted, but not yet swept away. */
  removed: Listed[];
  /** What lies there and isn't a game, as text. */
  damaged: { id: string; text: string }[];
}

/** All games, in IndexedDB. No function rejects: what goes wrong is a value. */
export interface Archive {
  /**
   * Keeps a game of the table; title and tags stay as they are. `base` is the change that it was made from: when the
   * archive holds a later one, someone else has played on, and nothing is written.
   */
  save(saved: Saved, base: number): Promise<Kept<"saved" | "overtaken">>;
  /** Keeps these games as they are, all or none. */
  put(entries: readonly Entry[]): Promise<Kept<null>>;
  /** Null where there is none, or it was deleted. */
  get(id: string): Promise<Kept<Entry | null>>;
  list(): Promise<Kept<Holding>>;
  /** The texts of these games by their ids. */
  texts(ids: readonly string[]): Promise<Kept<Map<string, string>>>;
  rename(id: string, title: string | null): Promise<Kept<null>>;
  /** Deletes a game so that it can be restored until it is swept away. */
  remove(id: string): Promise<Kept<null>>;
  restore(ids: readonly string[]): Promise<Kept<null>>;
  /** Deletes this for good: a game that was removed, or something damaged. */
  sweep(ids: readonly string[]): Promise<Kept<null>>;
  close(): void;
}

/** A store within a transaction that may write. */
interface Writable {
  get(id: string): Promise<unknown>;
  put(value: unknown): Promise<unknown>;
  delete(id: string): Promise<void>;
}

const noAnswer = () => new DOMException("no answer", "TimeoutError");

/** What an error of IndexedDB means. */
function troubleOf(error: unknown): Trouble {
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  if (name === "QuotaExceededError") return "full";
  if (name === "VersionError") return "newer";
  if (name === "TimeoutError") return "blocked";
  // What a browser says when the files of the database are damaged differs much; a refusal has these names.
  const isRefused = ["SecurityError", "InvalidStateError", "NotAllowedError", "ReferenceError", "TypeError"];
  return isRefused.includes(name) ? "denied" : "corrupt";
}

/** The archive of this browser. The database is opened at the first need, and again when it was closed. */
export function createArchive(version = VERSION): Archive {
  let opening: Promise<IDBPDatabase> | null = null;
  /** Rejects as soon as another tab is known to hold the database. */
  let held: Promise<never> | null = null;

  function open(): Promise<IDBPDatabase> {
    if (opening) return opening;
    let hold: (error: Error) => void = () => {};
    held = new Promise<never>((_, reject) => {
      hold = reject;
    });
    held.catch(() => null);
    const forget = () => {
      if (opening === mine) opening = null;
    };
    // Called within a promise, so that a browser where even the name `indexedDB` throws is like any other.
    const mine = Promise.resolve().then(() =>
      openDB(NAME, version, {
        upgrade(db, old) {
          if (old < 1) for (const store of [GAMES, TEXTS]) db.createObjectStore(store, { keyPath: "id" });
        },
        blocked: () => hold(noAnswer()),
        // A newer version of the page waits in another tab: this one steps aside.
        blocking(_current, _blocked, event) {
          (event.target as IDBDatabase).close();
          forget();
        },
        terminated: forget,
      }),
    );
    mine.catch(forget);
    opening = mine;
    return mine;
  }

  function opened(): Promise<IDBPDatabase> {
    const db = open();
    let timer: ReturnType<typeof setTimeout>;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(noAnswer()), PATIENCE);
    });
    return Promise.race(held ? [db, held, late] : [db, late]).finally(() => clearTimeout(timer));
  }

  async function attempt<T>(work: (db: IDBPDatabase) => Promise<T>): Promise<Kept<T>> {
    try {
      const db = await opened();
      try {
        return { ok: true, value: await work(db) };
      } catch (error) {
        // The connection was closed in between: once more with a new one.
        if (opening !== null || (error as Error).name !== "InvalidStateError") throw error;
        return { ok: true, value: await work(await opened()) };
      }
    } catch (error) {
      return { ok: false, trouble: troubleOf(error) };
    }
  }

  /** Work on both stores that is done as a whole or not at all. */
  function change<T>(work: (games: Writable, texts: Writable) => Promise<T>): Promise<Kept<T>> {
    return attempt(async (db) => {
      const transaction = db.transaction([GAMES, TEXTS], "readwrite");
      const done = work(transaction.objectStore(GAMES), transaction.objectStore(TEXTS));
      const [result] = await Promise.all([done, transaction.done]);
      return result;
    });
  }

  function edit(ids: readonly string[], changes: Partial<Listed>): Promise<Kept<null>> {
    return change(async (games) => {
      for (const id of ids) {
        const value: unknown = await games.get(id);
        if (isListed(value)) await games.put({ ...value, ...changes });
      }
      return null;
    });
  }

  async function write({ text, ...listed }: Entry, games: Writable, texts: Writable): Promise<void> {
    await Promise.all([games.put(listed), texts.put({ id: listed.id, text })]);
  }

  return {
    save: (saved, base) =>
      change(async (games, texts) => {
        const before: unknown = await games.get(saved.id);
        if (isListed(before) && before.changed > base) return "overtaken";
        const { title, tags } = isListed(before) ? before : entryOf(saved);
        await write({ ...saved, title, tags, removed: null }, games, texts);
        return "saved";
      }),

    put: (entries) =>
      change(async (games, texts) => {
        await Promise.all(entries.map((entry) => write(entry, games, texts)));
        return null;
      }),

    get: (id) =>
      attempt(async (db) => {
        const transaction = db.transaction([GAMES, TEXTS]);
        const [listed, held] = await Promise.all([
          transaction.objectStore(GAMES).get(id) as Promise<unknown>,
          transaction.objectStore(TEXTS).get(id),
        ]);
        if (!isListed(listed) || listed.removed !== null) return null;
        const text: unknown = held?.text;
        return { ...listed, text: typeof text === "string" ? text : JSON.stringify(held ?? null) };
      }),

    list: () =>
      attempt(async (db) => {
        const holding: Holding = { entries: [], removed: [], damaged: [] };
        const values: unknown[] = await db.getAll(GAMES);
        for (const value of values) {
          if (!isListed(value)) {
            const id = String((value as { id: unknown }).id);
            holding.damaged.push({ id, text: JSON.stringify(value, null, 1) });
          } else if (value.removed === null) holding.entries.push(value);
          else holding.removed.push(value);
        }
        holding.entries.sort((a, b) => b.changed - a.changed);
        return holding;
      }),

    texts: (ids) =>
      attempt(async (db) => {
        const store = db.transaction(TEXTS).store;
        const held = await Promise.all(ids.map((id) => store.get(id)));
        return new Map(held.flatMap((one) => (typeof one?.text === "string" ? [[one.id, one.text]] : [])));
      }),

    rename: (id, title) => edit([id], { title }),
    remove: (id) => edit([id], { removed: Date.now() }),
    restore: (ids) => edit(ids, { removed: null }),

    sweep: (ids) =>
      change(async (games, texts) => {
        await Promise.all(ids.flatMap((id) => [games.delete(id), texts.delete(id)]));
        return null;
      }),

    close() {
      void opening?.then((db) => db.close()).catch(() => null);
      opening = null;
    },
  };
}
