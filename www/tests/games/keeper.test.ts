import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import * as rules from "ugolki";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createArchive } from "../../src/games/archive.ts";
import { createJournal } from "../../src/games/journal.ts";
import { createKeeper, type Keeper } from "../../src/games/keeper.ts";
import { write } from "../../src/store.ts";
import { DEFAULT_SETUP, freshState, type Stored } from "../../src/table/state.ts";
import { createLocks, denied, MemoryStorage, stored } from "./fixtures.ts";

/** One browser: what its tabs share. */
let local: MemoryStorage;
let locks: LockManager;
const open: { keeper: Keeper; channel: BroadcastChannel }[] = [];

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  local = new MemoryStorage();
  locks = createLocks();
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const tab of open.splice(0)) close(tab);
});

interface Tab {
  keeper: Keeper;
  channel: BroadcastChannel;
  session: MemoryStorage;
  /** What was told to its table. */
  told: string[];
  /** What is on its table. */
  onTable: Stored | null;
}

function openTab({ session = new MemoryStorage(), isDenied = false } = {}): Tab {
  const mine = local;
  const channel = new BroadcastChannel("corners.games");
  const keeper = createKeeper({
    rules,
    archive: createArchive(),
    journal: isDenied
      ? createJournal(denied, denied)
      : createJournal(
          () => mine,
          () => session,
        ),
    tabs: { locks, channel },
  });
  const tab: Tab = { keeper, channel, session, told: [], onTable: null };
  keeper.connect({
    elsewhere: () => tab.told.push("elsewhere"),
    put(game) {
      tab.told.push("put");
      play(tab, game);
    },
    fresh() {
      tab.told.push("fresh");
    },
    kept: (isStored) => tab.told.push(isStored ? "kept" : "not kept"),
  });
  open.push(tab);
  return tab;
}

/** The tab dies without a word. */
function close({ keeper, channel }: { keeper: Keeper; channel: BroadcastChannel }): void {
  keeper.archive.close();
  channel.close();
}

function play(tab: Tab, game: Stored): boolean {
  tab.onTable = game;
  return tab.keeper.keep(game);
}

const game = (id: string, ...moves: string[]): Stored => ({ ...stored(moves), id });
const fresh = (id: string): Stored => freshState(rules.newGame(), DEFAULT_SETUP, "2026.12.31", id);

/** The moves of the game that a new tab, or this one after a reload, begins with. */
async function begun(tab: Tab): Promise<string[] | string> {
  const reading = await tab.keeper.begin();
  if (reading.kind !== "game") return reading.kind;
  play(tab, reading.stored);
  return reading.stored.history.at(-1)?.moves ?? [];
}

async function archived(): Promise<Record<string, number>> {
  const archive = createArchive();
  const kept = await archive.list();
  archive.close();
  if (!kept.ok) throw new Error(kept.trouble);
  return Object.fromEntries(kept.value.entries.map(({ id, summary }) => [id, summary.plies]));
}
const noted = () =>
  Array.from({ length: local.length }, (_, i) => local.key(i) ?? "").filter((key) => key.startsWith("corners.game."));

/** As if the tab's process died: its locks are free, nothing else happens. */
function crash(tab: Tab): void {
  locks = createLocks();
  close(tab);
}

describe("the game on the table", () => {
  it("is none in a browser that never saw one", async () => {
    expect(await begun(openTab())).toBe("none");
  });

  it("survives a crash right after each move", async () => {
    const moves = ["c3-d3", "f6-e6", "d3-e3"];
    for (let n = 1; n <= moves.length; n += 1) {
      const tab = openTab();
      await begun(tab);
      play(tab, game("a", ...moves.slice(0, n)));
      // Not even a promise is waited for.
      crash(tab);
      const again = openTab();
      expect(await begun(again)).toEqual(moves.slice(0, n));
      await again.keeper.settle();
      crash(again);
    }
    expect(await archived()).toEqual({ a: 3 });
  });

  it("is each tab's own", async () => {
    const [first, second] = [openTab(), openTab()];
    play(first, game("a", "c3-d3"));
    play(second, game("b", "c3-c4"));
    await Promise.all([first.keeper.settle(), second.keeper.settle()]);
    crash(first);
    crash(second);
    expect(await begun(openTab({ session: first.session }))).toEqual(["c3-d3"]);
    expect(await begun(openTab({ session: second.session }))).toEqual(["c3-c4"]);
    expect(await archived()).toEqual({ a: 1, b: 1 });
  });

  it("goes from the journal when the archive holds it and another one is played", async () => {
    const tab = openTab();
    play(tab, game("a", "c3-d3"));
    play(tab, game("b", "c3-c4"));
    await vi.waitFor(() => expect(noted()).toEqual(["corners.game.b"]));
    expect(await archived()).toEqual({ a: 1, b: 1 });
    const back = await tab.keeper.find("a");
    expect(back.kind === "game" && back.stored.history.at(-1)?.moves).toEqual(["c3-d3"]);
  });

  it("leaves no trace when nobody played it", async () => {
    const tab = openTab();
    play(tab, fresh("a"));
    await tab.keeper.settle();
    play(tab, fresh("b"));
    await vi.waitFor(() => expect(noted()).toEqual(["corners.game.b"]));
    crash(tab);
    const again = openTab();
    expect(await begun(again)).toEqual([]);
    await again.keeper.settle();
    expect(await archived()).toEqual({});
  });

  it("that was taken back to its start is so in the archive too", async () => {
    const tab = openTab();
    play(tab, game("a", "c3-d3"));
    await tab.keeper.settle();
    crash(tab);
    const again = openTab();
    await begun(again);
    play(again, { ...fresh("a"), undone: [{ move: "c3-d3", left: null }] });
    await again.keeper.settle();
    expect(await archived()).toEqual({ a: 0 });
  });

  it("that is only looked at keeps its place in the list", async () => {
    const tab = openTab();
    play(tab, game("a", "c3-d3"));
    await tab.keeper.settle();
    const before = local.getItem("corners.game.a");
    crash(tab);
    const again = openTab();
    await begun(again);
    await again.keeper.settle();
    expect(local.getItem("corners.game.a")).toBe(before);
  });

  it("is kept no longer when it was deleted", async () => {
    const tab = openTab();
    play(tab, game("a", "c3-d3"));
    await tab.keeper.settle();
    tab.keeper.drop("a");
    await tab.keeper.archive.remove("a");
    expect(tab.told).toEqual(["fresh"]);
    play(tab, game("a", "c3-d3", "f6-e6"));
    await tab.keeper.settle();
    expect([noted(), await archived()]).toEqual([[], {}]);
  });
});

describe("what an older version of the page kept", () => {
  it("is taken over once", async () => {
    local.setItem("corners.game", write(game("old", "c3-d3"), 0));
    const tab = openTab();
    expect(await begun(tab)).toEqual(["c3-d3"]);
    await tab.keeper.settle();
    expect(local.getItem("corners.game")).toBeNull();
    expect(await archived()).toEqual({ old: 1 });
  });

  it("is handed out when it can't be read, until someone goes on", async () => {
    local.setItem("corners.game", "{");
    expect(await openTab().keeper.begin()).toEqual({ kind: "unreadable", why: "broken", text: "{" });
    const tab = openTab();
    expect(await tab.keeper.begin()).toEqual({ kind: "unreadable", why: "broken", text: "{" });
    play(tab, game("a", "c3-d3"));
    expect(await begun(openTab({ session: tab.session }))).toEqual(["c3-d3"]);
    expect(tab.keeper.journal.notes()).toContainEqual({ kind: "damaged", id: expect.any(String), text: "{" });
  });

  it("isn't lost where there is no room to take it over", async () => {
    local.setItem("corners.game", write(game("old", "c3-d3"), 0));
    local.isFull = true;
    const tab = openTab();
    expect(await begun(tab)).toEqual(["c3-d3"]);
    await tab.keeper.settle();
    expect(local.getItem("corners.game")).not.toBeNull();
    expect(await archived()).toEqual({ old: 1 });
  });
});

describe("when storage fails", () => {
  it("in part, the game is kept all the same: no localStorage", async () => {
    const tab = openTab({ isDenied: true });
    expect(play(tab, game("a", "c3-d3"))).toBe(true);
    await tab.keeper.settle();
    expect(tab.told).toEqual([]);
    crash(tab);
    expect(await begun(openTab({ isDenied: true }))).toEqual(["c3-d3"]);
  });

  it("in part: localStorage full", async () => {
    const tab = openTab();
    play(tab, game("a", "c3-d3"));
    await tab.keeper.settle();
    local.isFull = true;
    play(tab, game("a", "c3-d3", "f6-e6"));
    await tab.keeper.settle();
    crash(tab);
    expect(await begun(openTab({ session: tab.session }))).toEqual(["c3-d3", "f6-e6"]);
  });

  it("in part: no IndexedDB; every game stays in the journal", async () => {
    // @ts-expect-error: as in a browser without it
    globalThis.indexedDB = undefined;
    const tab = openTab();
    play(tab, game("a", "c3-d3"));
    await tab.keeper.settle();
    play(tab, game("b", "c3-c4"));
    await tab.keeper.settle();
    expect(noted()).toEqual(["corners.game.a", "corners.game.b"]);
    expect(tab.told).toEqual([]);
    crash(tab);
    expect(await begun(openTab())).toEqual(["c3-c4"]);
  });

  it("altogether, the table is told, and again when it is over", async () => {
    vi.spyOn(IDBFactory.prototype, "open").mockImplementation(() => {
      throw new DOMException("no", "SecurityError");
    });
    local.isFull = true;
    const tab = openTab();
    play(tab, game("a", "c3-d3"));
    await tab.keeper.settle();
    expect(tab.told).toEqual(["not kept"]);
    expect(play(tab, game("a", "c3-d3", "f6-e6"))).toBe(false);
    vi.restoreAllMocks();
    await tab.keeper.settle();
    expect(tab.told).toEqual(["not kept", "kept"]);
  });

  it("for a time, what was left in the journal gets to the archive later", async () => {
    const spy = vi.spyOn(IDBFactory.prototype, "open").mockImplementation(() => {
      throw new DOMException("no", "UnknownError");
    });
    const tab = openTab();
    play(tab, game("a", "c3-d3"));
    play(tab, fresh("empty"));
    play(tab, game("b", "c3-c4"));
    await tab.keeper.settle();
    crash(tab);
    spy.mockRestore();
    local.setItem("corners.game.x", "{");
    const next = openTab();
    await begun(next);
    await next.keeper.settle();
    await next.keeper.fold();
    expect(await archived()).toEqual({ a: 1, b: 1 });
    // What is damaged stays where it is.
    expect(noted().sort()).toEqual(["corners.game.b", "corners.game.x"]);
  });
});

describe("two tabs on one game", () => {
  async function two() {
    const first = openTab();
    await begun(first);
    play(first, game("a", "c3-d3"));
    const second = openTab();
    expect(await begun(second)).toEqual(["c3-d3"]);
    second.keeper.connect({ ...quiet(second) });
    return { first, second };
  }
  function quiet(tab: Tab) {
    return {
      elsewhere: () => tab.told.push("elsewhere"),
      put(next: Stored) {
        tab.told.push("put");
        play(tab, next);
      },
      fresh: () => {},
      kept: () => {},
    };
  }

  it("the second knows, and writes nothing", async () => {
    const { first, second } = await two();
    expect(second.told).toContain("elsewhere");
    expect(await second.keeper.elsewhere(["a"])).toEqual(new Set(["a"]));
    play(second, game("a", "c3-d3", "f6-e6", "c2-c3"));
    await second.keeper.settle();
    play(first, game("a", "c3-d3", "f7-f5"));
    await first.keeper.settle();
    expect(JSON.parse(local.getItem("corners.game.a") ?? "")).toMatchObject({ summary: { plies: 2 } });
    expect(await archived()).toEqual({ a: 2 });
  });

  it("the second takes over with what the first played last, the first writes no more; and back", async () => {
    const { first, second } = await two();
    play(first, game("a", "c3-d3", "f6-e6"));
    await second.keeper.takeOver();
    expect(second.onTable?.history.at(-1)?.moves).toEqual(["c3-d3", "f6-e6"]);
    expect(first.told).toEqual(["elsewhere"]);
    play(first, game("a", "c3-d3", "f6-e6", "b1-d1"));
    play(second, game("a", "c3-d3", "f6-e6", "d3-e3"));
    await Promise.all([first.keeper.settle(), second.keeper.settle()]);
    const notes = () => JSON.parse(JSON.parse(local.getItem("corners.game.a") ?? "").text).game.moves;
    expect(notes()).toEqual(["c3-d3", "f6-e6", "d3-e3"]);
    first.onTable = game("a", "c3-d3", "f6-e6");
    await first.keeper.takeOver();
    expect(second.told.at(-1)).toBe("elsewhere");
    play(first, game("a", "c3-d3", "f6-e6", "d3-e3", "e6-e5"));
    await first.keeper.settle();
    expect(notes()).toHaveLength(4);
    expect(await archived()).toEqual({ a: 4 });
  });

  it("a tab that slept through it sees that it is late, and writes nothing", async () => {
    const { first, second } = await two();
    await first.keeper.settle();
    // As if the first tab were frozen: it neither hears nor loses its lock.
    first.channel.close();
    locks = createLocks();
    const third = openTab({ session: second.session });
    await begun(third);
    play(third, game("a", "c3-d3", "f6-e6"));
    play(first, game("a", "c3-d3", "f7-f5", "c2-c3"));
    expect(first.told).toEqual(["elsewhere"]);
    await Promise.all([first.keeper.settle(), third.keeper.settle()]);
    expect(await archived()).toEqual({ a: 2 });
  });

  it("a game that a link has brought further than the other tab knows stays so", async () => {
    const first = openTab();
    await begun(first);
    play(first, game("a", "c3-d3"));
    const second = openTab();
    play(second, game("a", "c3-d3", "f6-e6"));
    await vi.waitFor(() => expect(second.told).toEqual(["elsewhere"]));
    await second.keeper.takeOver();
    expect(second.onTable?.history.at(-1)?.moves).toEqual(["c3-d3", "f6-e6"]);
    await second.keeper.settle();
    expect(await archived()).toEqual({ a: 2 });
  });

  it("a page that rested goes on with what was played elsewhere, or learns that it goes on there", async () => {
    const first = openTab();
    await begun(first);
    play(first, game("a", "c3-d3"));
    first.keeper.rest();
    const second = openTab();
    await begun(second);
    play(second, game("a", "c3-d3", "f6-e6"));
    await first.keeper.wake();
    expect(first.told).toEqual(["elsewhere"]);
    second.keeper.rest();
    await first.keeper.takeOver();
    expect(first.onTable?.history.at(-1)?.moves).toEqual(["c3-d3", "f6-e6"]);
    first.keeper.rest();
    await first.keeper.wake();
    play(first, game("a", "c3-d3", "f6-e6", "d3-e3"));
    await first.keeper.settle();
    expect(await archived()).toEqual({ a: 3 });
  });

  it("what another tab plays isn't folded away", async () => {
    const { first } = await two();
    const other = openTab();
    play(other, game("b", "c3-c4"));
    await other.keeper.settle();
    await other.keeper.fold();
    expect(noted().sort()).toEqual(["corners.game.a", "corners.game.b"]);
    crash(first);
  });
});
