import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import * as rules from "ugolki";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import games from "../../../tests/data/games.jsonl?raw";
import { type Archive, createArchive } from "../../src/games/archive.ts";
import { type Entry, type Listed, summaryOf } from "../../src/games/entry.ts";
import { splitRecords } from "../../src/games/split.ts";
import { exportGames, importGames, type Report, recordOf, storedOf } from "../../src/games/transfer.ts";
import { write } from "../../src/store.ts";
import { entry, stored } from "./fixtures.ts";

const pieces = (text: string) => [...splitRecords(text)];
const texts = (text: string) => pieces(text).map((piece) => piece.text);

/** Every recorded game of the tests, as records. */
const recorded = games
  .trimEnd()
  .split("\n")
  .map((line, index) => {
    const { variant, moves } = JSON.parse(line) as { variant: string; moves: string[] };
    const game = moves.reduce(rules.applyMove, rules.newGame(variant));
    return rules.formatGame(game, { Date: "2026.12.31", White: `Player ${index}`, Event: "Club" });
  });

describe("a text of several records", () => {
  it("is taken apart as it was joined", () => {
    const trimmed = recorded.map((record) => record.trimEnd());
    expect(texts(recorded.join("\n"))).toEqual(trimmed);
    expect(texts(recorded.join("\n\n\n"))).toEqual(trimmed);
    expect(texts(recorded.join(""))).toEqual(trimmed);
  });

  it.each(["\n", "\r\n", "\r"])("says where each begins, with line ends %j", (end) => {
    const text = ["", '[White "A"]', "", "1. c3-d3 *", "", '  [White "B"]', "1. c3-d3 1-0 1. b3-d3 *"].join(end);
    expect(pieces(text)).toEqual([
      { number: 1, line: 2, column: 1, text: ['[White "A"]', "", "1. c3-d3 *"].join(end) },
      { number: 2, line: 6, column: 1, text: ['  [White "B"]', "1. c3-d3 1-0"].join(end) },
      { number: 3, line: 7, column: 14, text: "1. b3-d3 *" },
    ]);
  });

  it.each([
    ["nothing", "", []],
    ["white space", "\n \t\n", []],
    ["a byte-order mark and a record", "\uFEFF1. c3-d3 *\n", ["\uFEFF1. c3-d3 *"]],
    ["a comment alone", "{ nothing here }\n", []],
    ["bare moves without results", "1. c3-d3 f6-e6\n\n1. c3-c4\n", ["1. c3-d3 f6-e6", "1. c3-c4"]],
    ["a game over several paragraphs", "1. c3-d3 f6-e6\n\n2. d3-e3\n", ["1. c3-d3 f6-e6\n\n2. d3-e3"]],
    ["results with other dashes", "1. c3-d3 1–0\n1. c3-d3 ½−½", ["1. c3-d3 1–0", "1. c3-d3 ½−½"]],
    ["tags with gaps", '[White "A"]\n\n[Black "B"]\n\n*', ['[White "A"]\n\n[Black "B"]\n\n*']],
    ["tags alone, twice", '[White "A"]\n\n[White "B"]\n', ['[White "A"]', '[White "B"]']],
    ["a result within a name", '[White "1-0 [ * ]"]\n1. c3-d3 *', ['[White "1-0 [ * ]"]\n1. c3-d3 *']],
    ["a quote within a name", '[White "\\"] *"]\n1. c3-d3 *', ['[White "\\"] *"]\n1. c3-d3 *']],
    ["results within comments", "1. c3-d3 {1-0} ; 0-1\nf6-e6 *", ["1. c3-d3 {1-0} ; 0-1\nf6-e6 *"]],
    ["a comment after the end", "1. c3-d3 * {good}\n\n1. c3-c4 *", ["1. c3-d3 * {good}", "1. c3-c4 *"]],
    ["a comment over lines", "1. c3-d3 {a\n[b\n\n1. c} *\n1. c3-c4", ["1. c3-d3 {a\n[b\n\n1. c} *", "1. c3-c4"]],
    ["a tag right after moves", '1. c3-d3 [White "A"] *', ["1. c3-d3", '[White "A"] *']],
    ["a comment that isn't closed", '1. c3-d3 {oh\n\n[White "B"]\n\n*', ["1. c3-d3 {oh", '[White "B"]\n\n*']],
    [
      "a quote that isn't closed",
      '[White "A]\n1. c3-d3 *\n[White "B"]\n*',
      ['[White "A]\n1. c3-d3 *', '[White "B"]\n*'],
    ],
    ["prose before a game", 'Hello!\n\n[White "B"]\n\n*', ["Hello!", '[White "B"]\n\n*']],
    ["a first comment that isn't closed", '{ intro\n\n[White "B"]\n\n*', ['[White "B"]\n\n*']],
  ])("%s", (_, text, expected) => {
    expect(texts(text)).toEqual(expected);
  });
});

let archive: Archive;
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  archive = createArchive();
});
afterEach(() => archive.close());

function bringIn(text: string | { name: string; text: string }[], signal = new AbortController().signal) {
  const incoming = typeof text === "string" ? [{ name: null, text }] : text;
  return importGames(incoming, { rules, archive, progress: () => {}, signal });
}
async function entries(): Promise<Entry[]> {
  const kept = await archive.list();
  if (!kept.ok) throw new Error(kept.trouble);
  const texts = await textsOf(kept.value.entries);
  return kept.value.entries.map((listed) => ({ ...listed, text: texts.get(listed.id) ?? "" }));
}
async function textsOf(games: readonly Listed[]): Promise<Map<string, string>> {
  const kept = await archive.texts(games.map(({ id }) => id));
  if (!kept.ok) throw new Error(kept.trouble);
  return kept.value;
}

describe("games go out and come in", () => {
  it("with all that a record can hold", async () => {
    const text = recorded.join("\n");
    const report = await bringIn(text);
    expect(report).toMatchObject({ doubled: 0, faults: [], trouble: null, isStopped: false });
    expect(report.added).toHaveLength(recorded.length);
    const out = await exportGames(rules, await entries(), textsOf);
    const withTime = recorded.map((record) => record.replace(/(\[Termination .*\])/, '$1\n[TimeControl "-"]'));
    expect(out).toBe(withTime.join("\n"));
  });

  it("with a name that someone gave, a time control and a game that goes on", async () => {
    const game = entry("a", 1, { title: 'The "long" one' });
    const record = recordOf(rules, { ...game, tags: { Event: "Club" } }) ?? "";
    expect(record).toContain('[Title "The \\"long\\" one"]');
    const text = record.replace('[TimeControl "-"]', '[TimeControl "300+2.5"]');
    await bringIn(text);
    const [back] = await entries();
    expect(back).toMatchObject({ title: 'The "long" one', tags: { Event: "Club" }, summary: { outcome: null } });
    expect(JSON.parse(back?.text ?? "")).toMatchObject({
      setup: { control: { reserve: 300_000, increment: 2500 } },
      clock: { left: { white: 300_000, black: 300_000 }, running: null },
    });
    expect(back && recordOf(rules, back)).toBe(text);
  });

  it("are not doubled: not within a file, not with those there", async () => {
    const [first = "", second = ""] = recorded;
    expect(await bringIn([first, second, first].join("\n"))).toMatchObject({ doubled: 1 });
    const [newest] = await entries();
    await archive.rename(newest?.id ?? "", "renamed since");
    // The same moves under other names are another game.
    const other = first.replace("Player 0", "Somebody");
    const report = await bringIn([second, other, first].join("\n"));
    expect(report).toMatchObject({ doubled: 2, added: [expect.any(String)] });
    expect(await entries()).toHaveLength(3);
  });

  it("are known as games against the computer", async () => {
    const record = rules.formatGame(stored(["c3-d3"]).history.at(-1) as rules.Game, {
      White: "Ann",
      Black: "Computer, level 5",
    });
    expect((await bringIn(record)).added).toHaveLength(1);
    expect((await entries())[0]?.summary.computer).toEqual({ side: "black", level: 5 });
    expect(await bringIn(record)).toMatchObject({ added: [], doubled: 1 });
    expect((await bringIn(record.replace("level 5", "level 6"))).added).toHaveLength(1);
  });

  it("in with exact words about each that fails, the others all the same", async () => {
    const [good = ""] = recorded;
    const file = ['[White "A"]', "", "1. c3-d3 f6-e6", "2. d3-d9 *", "", "1. c3-d3 1-0  1. c3-c9 *", "", good].join(
      "\n",
    );
    const report = await bringIn([
      { name: "one.txt", text: file },
      { name: "two.txt", text: '[Variant "chess"]\n\n1. e4 e5' },
    ]);
    expect(report.added).toHaveLength(2);
    expect(report.faults).toEqual([
      {
        name: "one.txt",
        number: 1,
        line: 4,
        column: 4,
        excerpt: "d3-d9 *",
        error: expect.objectContaining({ code: "bad-record", number: 2, side: "white", reason: "off-board" }),
      },
      {
        name: "one.txt",
        number: 3,
        line: 6,
        column: 18,
        excerpt: "c3-c9 *",
        error: expect.objectContaining({ reason: "off-board" }),
      },
      { name: "two.txt", number: 1, line: 1, column: 10, excerpt: '"chess"]', error: expect.any(Error) },
    ]);
  });

  it("in from one long line, each with its column, in a time that grows with their number only", () => {
    const columns = pieces("{😀} * ".repeat(30_000)).map(({ column }) => column);
    expect(columns).toEqual(Array.from({ length: 30_000 }, (_, index) => 6 * index + 5));
  });

  it("in without blocking the page, and stop when asked to", async () => {
    const many = Array.from({ length: 3000 }, (_, index) => `[White "P${index}"]\n\n1. c3-d3 f6-e6 *\n`).join("\n");
    const stop = new AbortController();
    const seen: number[] = [];
    let turns = 0;
    const count = setInterval(() => {
      turns += 1;
    });
    const report = await importGames([{ name: null, text: many }], {
      rules,
      archive,
      signal: stop.signal,
      progress(done, { added }: Report) {
        seen.push(done);
        if (added.length >= 500) stop.abort();
      },
    });
    clearInterval(count);
    expect(report.isStopped).toBe(true);
    expect(report.added.length).toBeGreaterThanOrEqual(500);
    expect(report.added.length).toBeLessThan(3000);
    expect(await entries()).toHaveLength(report.added.length);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(turns).toBeGreaterThan(3);
  });

  it("in as far as there is room", async () => {
    let isFull = false;
    const report = await importGames([{ name: null, text: recorded.join("\n") }], {
      rules,
      archive: {
        list: archive.list,
        texts: archive.texts,
        put: async (batch) => (isFull ? { ok: false, trouble: "full" } : archive.put(batch)),
      },
      signal: new AbortController().signal,
      progress: () => {
        isFull = true;
      },
    });
    expect(report.trouble).toBe("full");
    expect(report.added.length).toBeLessThan(recorded.length);
    expect(await entries()).toHaveLength(report.added.length);
  });

  it("not at all where the archive can't be read", async () => {
    archive.close();
    // @ts-expect-error: as in a browser without it
    globalThis.indexedDB = undefined;
    expect(await bringIn(recorded.join("\n"))).toMatchObject({ trouble: "denied", added: [] });
  });

  it("out as far as they can be read", async () => {
    await archive.put([entry("a", 1), entry("b", 2, { text: "{" })]);
    const out = await exportGames(rules, [...(await entries()), entry("gone", 3)], textsOf);
    expect(texts(out)).toHaveLength(1);
  });
});

describe("what a record doesn't say", () => {
  it.each(["-", "?", "", "40/7200:3600", "0+5", "1e99+0", "-3+2"])("time control %j is none", (text) => {
    const back = storedOf(rules, { game: rules.newGame(), tags: { TimeControl: text } });
    expect([back.setup.control, back.clock]).toEqual([null, null]);
  });

  it("is left open", () => {
    const { setup, date } = storedOf(rules, { game: rules.newGame(), tags: { White: "?" } });
    expect(setup.names).toEqual({ white: "", black: "" });
    expect(date).toBe("????.??.??");
  });

  it("a finished game has no clock to run", () => {
    expect(stored(["c3-d3"], { TimeControl: "60+0" }).clock).not.toBeNull();
    const game = rules.resign(rules.newGame(), "white");
    expect(storedOf(rules, { game, tags: { TimeControl: "60+0" } }).clock).toBeNull();
  });

  it("against the computer goes on against it", () => {
    const tags = { White: "Computer, level 5", Black: "Ann", Date: "2026.12.31" };
    const back = storedOf(rules, { game: rules.newGame(), tags });
    expect(back).toMatchObject({
      setup: { opponent: "computer", level: 5, side: "black", names: { white: "", black: "Ann" } },
      bottom: "black",
    });
    expect(summaryOf(back)).toMatchObject({ computer: { side: "white", level: 5 } });
    const record = recordOf(rules, { text: write(back, 0), tags: {}, title: null });
    expect(rules.parseGame(record ?? "").tags).toMatchObject(tags);
    for (const name of ["Computer, level 9", "Computer, level 0", "computer, level 5", "Computer"]) {
      const other = storedOf(rules, { game: rules.newGame(), tags: { White: name } });
      expect(other.setup).toMatchObject({ opponent: "friend", names: { white: name } });
    }
  });
});
