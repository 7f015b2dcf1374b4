import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { openDB } from "idb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Archive, createArchive } from "../../src/games/archive.ts";
import type { Kept } from "../../src/games/entry.ts";
import { entry, saved } from "./fixtures.ts";

let archive: Archive;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  archive = createArchive();
});
afterEach(() => {
  archive.close();
  vi.restoreAllMocks();
});

function value<T>(kept: Kept<T>): T {
  if (!kept.ok) throw new Error(kept.trouble);
  return kept.value;
}
const ids = async () => value(await archive.list()).entries.map(({ id }) => id);

describe("the archive", () => {
  it("gives back what it keeps, the newest first", async () => {
    value(await archive.save(saved("a", 1), 0));
    value(await archive.save(saved("b", 3, ["c3-d3"]), 0));
    value(await archive.save(saved("c", 2), 0));
    expect(await ids()).toEqual(["b", "c", "a"]);
    expect(value(await archive.get("b"))).toEqual({
      ...saved("b", 3, ["c3-d3"]),
      title: null,
      tags: {},
      removed: null,
    });
    expect(value(await archive.get("nobody"))).toBeNull();
  });

  it("keeps title and tags when the game goes on", async () => {
    value(await archive.put([entry("a", 1, { tags: { Event: "Club" } })]));
    value(await archive.rename("a", "The long one"));
    value(await archive.save(saved("a", 2, ["c3-d3"]), 1));
    expect(value(await archive.get("a"))).toMatchObject({
      changed: 2,
      title: "The long one",
      tags: { Event: "Club" },
      summary: { plies: 1 },
    });
  });

  it("doesn't write over a later change", async () => {
    value(await archive.save(saved("a", 5, ["c3-d3"]), 0));
    expect(value(await archive.save(saved("a", 9), 4))).toBe("overtaken");
    expect(value(await archive.get("a"))).toEqual(entry("a", 5, saved("a", 5, ["c3-d3"])));
    expect(value(await archive.save(saved("a", 9), 5))).toBe("saved");
  });

  it("deletes so that it can be undone, even after the page was closed", async () => {
    value(await archive.put([entry("a", 1), entry("b", 2)]));
    value(await archive.remove("a"));
    expect(await ids()).toEqual(["b"]);
    expect(value(await archive.get("a"))).toBeNull();
    archive.close();
    archive = createArchive();
    const { removed } = value(await archive.list());
    expect(removed.map(({ id }) => id)).toEqual(["a"]);
    value(await archive.restore(removed.map(({ id }) => id)));
    expect(await ids()).toEqual(["b", "a"]);
    value(await archive.remove("a"));
    value(await archive.sweep(["a"]));
    expect(value(await archive.list())).toMatchObject({ removed: [], entries: [{ id: "b" }] });
  });

  it("shows what isn't a game, and lets the others be", async () => {
    value(await archive.put([entry("a", 1)]));
    const db = await openDB("corners");
    await db.put("games", { id: "x", text: 3 });
    db.close();
    const { entries, damaged } = value(await archive.list());
    expect(entries).toHaveLength(1);
    expect(damaged).toEqual([{ id: "x", text: expect.stringContaining('"text": 3') }]);
    expect(value(await archive.get("x"))).toBeNull();
  });
});

describe("trouble", () => {
  const fails = async (name: string) => {
    vi.spyOn(IDBFactory.prototype, "open").mockImplementation(() => {
      throw new DOMException("no", name);
    });
    return [await archive.list(), await archive.save(saved("a", 1), 0)];
  };

  it("is denied where the browser allows no database, and over when it does", async () => {
    const refusal = { ok: false, trouble: "denied" };
    expect(await fails("SecurityError")).toEqual([refusal, refusal]);
    vi.restoreAllMocks();
    expect(value(await archive.save(saved("a", 1), 0))).toBe("saved");
  });

  it("is denied where there is no IndexedDB at all", async () => {
    // @ts-expect-error: as in a browser without it
    globalThis.indexedDB = undefined;
    expect(await archive.list()).toEqual({ ok: false, trouble: "denied" });
  });

  it("is corrupt where the database can't be read", async () => {
    const corrupt = { ok: false, trouble: "corrupt" };
    expect(await fails("UnknownError")).toEqual([corrupt, corrupt]);
  });

  it("is full when there is no room, and what was there stays", async () => {
    value(await archive.put([entry("a", 1)]));
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(await archive.save(saved("a", 2, ["c3-d3"]), 1)).toEqual({ ok: false, trouble: "full" });
    expect(await archive.put([entry("b", 1)])).toEqual({ ok: false, trouble: "full" });
    vi.restoreAllMocks();
    expect(value(await archive.get("a"))).toEqual(entry("a", 1));
  });

  it("is newer when a newer page has changed the database", async () => {
    (await openDB("corners", 7)).close();
    expect(await archive.list()).toEqual({ ok: false, trouble: "newer" });
  });

  it("steps aside for a newer page that waits", async () => {
    value(await archive.put([entry("a", 1)]));
    const db = await openDB("corners", 2);
    expect(await archive.list()).toEqual({ ok: false, trouble: "newer" });
    expect(await db.count("games")).toBe(1);
    db.close();
  });

  it("is blocked while a tab with an older database doesn't step aside, and over when it does", async () => {
    value(await archive.list());
    archive.close();
    const older = await openDB("corners", 1);
    const newer = createArchive(2);
    expect(await newer.list()).toEqual({ ok: false, trouble: "blocked" });
    expect(await newer.save(saved("a", 1), 0)).toEqual({ ok: false, trouble: "blocked" });
    older.close();
    await expect.poll(() => newer.save(saved("a", 1), 0)).toEqual({ ok: true, value: "saved" });
    newer.close();
  });
});
