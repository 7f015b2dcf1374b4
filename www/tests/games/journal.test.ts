import { beforeEach, describe, expect, it } from "vitest";
import { createJournal, type Journal } from "../../src/games/journal.ts";
import { denied, MemoryStorage, saved } from "./fixtures.ts";

let local: MemoryStorage;
let session: MemoryStorage;
let journal: Journal;

beforeEach(() => {
  local = new MemoryStorage();
  session = new MemoryStorage();
  journal = createJournal(
    () => local,
    () => session,
  );
});

describe("the journal", () => {
  it("gives back what was written last", () => {
    expect(journal.write(saved("a", 1), 0)).toBe("saved");
    expect(journal.write(saved("a", 2, ["c3-d3"]), 1)).toBe("saved");
    expect(journal.read("a")).toEqual({ kind: "game", saved: saved("a", 2, ["c3-d3"]) });
    expect(journal.read("b")).toBeNull();
  });

  it("doesn't write over a later change of another tab", () => {
    journal.write(saved("a", 5, ["c3-d3"]), 0);
    expect(journal.write(saved("a", 9), 4)).toBe("overtaken");
    expect(journal.read("a")).toMatchObject({ saved: { changed: 5 } });
  });

  it("holds several games, and nothing else that lies in the storage", () => {
    local.setItem("corners.settings", "{}");
    local.setItem("corners.game", "old");
    journal.setCurrent("a");
    journal.write(saved("a", 1), 0);
    journal.write(saved("b", 2), 0);
    expect(journal.notes()).toEqual([
      { kind: "game", saved: saved("a", 1) },
      { kind: "game", saved: saved("b", 2) },
    ]);
    journal.forget("a");
    expect(journal.notes()).toHaveLength(1);
  });

  it.each([
    ["no JSON", "{"],
    ["something else", "[1]"],
    ["a game under another id", JSON.stringify(saved("other", 1))],
    [
      "a summary without names",
      JSON.stringify({ ...saved("a", 1), summary: { ...saved("a", 1).summary, names: null } }),
    ],
    ["a time that is none", JSON.stringify({ ...saved("a", 1), changed: "today" })],
  ])("hands out the text of what is damaged: %s", (_, text) => {
    local.setItem("corners.game.a", text);
    expect(journal.read("a")).toEqual({ kind: "damaged", id: "a", text });
    expect(journal.notes()).toEqual([{ kind: "damaged", id: "a", text }]);
  });

  it("knows the game of this tab, else the one played last in any", () => {
    expect(journal.current()).toBeNull();
    const other = createJournal(
      () => local,
      () => new MemoryStorage(),
    );
    journal.setCurrent("a");
    expect(other.current()).toBe("a");
    other.setCurrent("b");
    expect(journal.current()).toBe("a");
    expect(local.getItem("corners.current")).toBe("b");
  });

  it("finds what an older version of the page kept", () => {
    expect(journal.readOld()).toBeNull();
    local.setItem("corners.game", "old");
    expect(journal.readOld()).toBe("old");
    journal.forgetOld();
    expect(journal.readOld()).toBeNull();
  });

  it("says when there is no room, and keeps what was there", () => {
    journal.write(saved("a", 1), 0);
    local.isFull = true;
    expect(journal.write(saved("a", 2, ["c3-d3"]), 1)).toBe("failed");
    expect(journal.read("a")).toEqual({ kind: "game", saved: saved("a", 1) });
  });

  it("takes and gives nothing where storage is denied, without an error", () => {
    journal = createJournal(denied, denied);
    expect(journal.write(saved("a", 1), 0)).toBe("failed");
    journal.setCurrent("a");
    journal.forget("a");
    journal.forgetOld();
    expect([journal.read("a"), journal.current(), journal.readOld()]).toEqual([null, null, null]);
    expect(journal.notes()).toEqual([]);
  });
});
