import { type IDBPDatabase, openDB } from "idb";
import { type Entry, entryOf, isEntry, type Kept, type Saved, type Trouble } from "./entry.ts";

const NAME = "corners";
const VERSION = 1;
const STORE = "games";

/** A database that doesn't answer for so long is held by something; the page goes on without it. */
const PATIENCE = 5000;

/** What the archive holds. */
export interface Holding {
  /** Newest first, without the deleted ones. */
  entries: Entry[];
  /** Deleted, but not yet swept away. */
  removed: Entry[];
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
  rename(id: string, title: string | null): Promise<Kept<null>>;
  /** Deletes a game so that it can be restored: by `put` without its mark, until it is swept away. */
  remove(id: string): Promise<Kept<null>>;
  /** Deletes this for good: a game that was removed, or something damaged. */
  sweep(ids: readonly string[]): Promise<Kept<null>>;
  close(): void;
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
          if (old < 1) db.createObjectStore(STORE, { keyPath: "id" });
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

  function edit(id: string, change: Partial<Entry>): Promise<Kept<null>> {
    return attempt(async (db) => {
      const transaction = db.transaction(STORE, "readwrite");
      const write = async () => {
        const value: unknown = await transaction.store.get(id);
        if (isEntry(value)) await transaction.store.put({ ...value, ...change });
      };
      await Promise.all([write(), transaction.done]);
      return null;
    });
  }

  return {
    save: (saved, base) =>
      attempt(async (db) => {
        const transaction = db.transaction(STORE, "readwrite");
        const write = async () => {
          const before: unknown = await transaction.store.get(saved.id);
          if (isEntry(before) && before.changed > base) return "overtaken";
          const { title, tags } = isEntry(before) ? before : entryOf(saved);
          await transaction.store.put({ ...saved, title, tags, removed: null } satisfies Entry);
          return "saved";
        };
        const [result] = await Promise.all([write(), transaction.done]);
        return result;
      }),

    put: (entries) =>
      attempt(async (db) => {
        const transaction = db.transaction(STORE, "readwrite");
        await Promise.all([...entries.map((entry) => transaction.store.put(entry)), transaction.done]);
        return null;
      }),

    get: (id) =>
      attempt(async (db) => {
        const value: unknown = await db.get(STORE, id);
        return isEntry(value) && value.removed === null ? value : null;
      }),

    list: () =>
      attempt(async (db) => {
        const holding: Holding = { entries: [], removed: [], damaged: [] };
        const values: unknown[] = await db.getAll(STORE);
        for (const value of values) {
          if (!isEntry(value)) {
            const id = String((value as { id: unknown }).id);
            holding.damaged.push({ id, text: JSON.stringify(value, null, 1) });
          } else if (value.removed === null) holding.entries.push(value);
          else holding.removed.push(value);
        }
        holding.entries.sort((a, b) => b.changed - a.changed);
        return holding;
      }),

    rename: (id, title) => edit(id, { title }),
    remove: (id) => edit(id, { removed: Date.now() }),

    sweep: (ids) =>
      attempt(async (db) => {
        const transaction = db.transaction(STORE, "readwrite");
        await Promise.all([...ids.map((id) => transaction.store.delete(id)), transaction.done]);
        return null;
      }),

    close() {
      void opening?.then((db) => db.close()).catch(() => null);
      opening = null;
    },
  };
}
