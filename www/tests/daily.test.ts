import * as rules from "ugolki";
import { describe, expect, it } from "vitest";
import { dayOf, numberOn, raceOf } from "../src/daily/days.ts";
import races from "../src/daily/races.json";
import {
  attemptAt,
  NO_RESULTS,
  type Results,
  readResults,
  streak,
  wentOn,
  writeResults,
} from "../src/daily/results.ts";
import { resultText } from "../src/daily/words.ts";
import { coordinates } from "../src/geometry.ts";
import { loadTexts } from "../src/l10n/l10n.ts";
import { NO_RUN } from "../src/race/run.ts";
import { KeptError } from "../src/room/kept.ts";
import { prove } from "./proofs.ts";

const { length } = races.races;

describe("the race of the day", () => {
  it("has its number from the date on the wall alone", () => {
    expect(numberOn(new Date(2026, 10, 30))).toBe(1);
    expect(numberOn(new Date(2026, 10, 30, 23, 59, 59, 999))).toBe(1);
    expect(numberOn(new Date(2026, 11, 1))).toBe(2);
    expect(numberOn(new Date(2027, 10, 30, 3, 30))).toBe(366);
    // Before the first day there is the first race.
    expect(numberOn(new Date(2026, 10, 29, 23, 59))).toBe(1);
    expect(numberOn(new Date(1970, 0, 1))).toBe(1);
  });

  it("has another number on each day of a century, whatever the clocks do in spring and autumn", {
    timeout: 60_000,
  }, () => {
    for (let i = 0; i < 36_525; i++) {
      const time = new Date(2026, 10, 30 + i, i % 24, 30);
      const number = numberOn(time);
      expect(number).toBe(i + 1);
      const day = dayOf(number);
      expect([day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()]).toEqual([
        time.getFullYear(),
        time.getMonth(),
        time.getDate(),
      ]);
    }
  });

  it("stays what it is: people have raced it", () => {
    expect(raceOf(1)).toMatchObject({ id: "four-6 6/2w3/4w1/1w4/3w2/6", par: 8 });
    expect(raceOf(length).id).toBe("nine-8 4ww2/4w3/7w/3ww1ww/4w3/8/8/8");
  });

  it("has the same kind on the same day of the week", () => {
    expect(length % 7).toBe(0);
    expect(length).toBeGreaterThan(1000);
    const week = [1, 2, 3, 4, 5, 6, 7].map((number) => raceOf(number).kind);
    expect(new Set(week).size).toBe(7);
    for (let number = 1; number <= 3 * length; number++) expect(raceOf(number).kind).toBe(week[(number - 1) % 7]);
  });

  it("comes again mirrored, and is another one each day until then", () => {
    const ids = Array.from({ length: 2 * length }, (_, i) => raceOf(i + 1).id);
    expect(new Set(ids.slice(0, length)).size).toBe(length);
    const { course, par } = raceOf(length + 5);
    const before = raceOf(5);
    const exchanged = ({ men }: typeof course) =>
      men.map((square) => coordinates(square)).sort((a, b) => a.file - b.file);
    expect(par).toBe(before.par);
    expect(exchanged(course).map(({ file }) => file)).toEqual(
      before.course.men.map((square) => coordinates(square).rank).sort((a, b) => a - b),
    );
    expect(raceOf(2 * length + 5)).toEqual(before);
  });

  it("has a par that is proven, on any day", { timeout: 240_000 }, async () => {
    // A step that meets all days of the week, in both halves.
    for (let number = 1; number <= 2 * length; number += 10) await prove(raceOf(number));
  });
});

describe("a result to be sent", () => {
  it("tells how good it is and how its moves were, but not the moves", async () => {
    await Promise.all([loadTexts("daily"), loadTexts("race")]);
    const moves = ["c3-d3", "a1-a3-c3-c5", "d1-d3"];
    const daily = { ...raceOf(123), par: 2 };
    expect(resultText(123, daily, { moves, hints: 0 }, "https://example.org/corners/")).toBe(
      "Corners, daily race No. 123, 3 moves (par 2) ★★☆\n▁▄▂\nhttps://example.org/corners/#/daily/123",
    );
    const chain = [["a1", "a3", "c3", "c5", "e5", "e7", "g7", "g5", "e3", "c1", "a3"].join("-")];
    expect(resultText(9, { ...daily, par: 1 }, { moves: chain, hints: 0 }, "")).toBe(
      "Corners, daily race No. 9, one move (par 1) ★★★\n█\n#/daily/9",
    );
    // A number of this kind is never parted.
    expect(resultText(1234, daily, { moves, hints: 0 }, "")).toMatch(/^Corners, daily race No. 1234, 3 moves/);
    // No stars for what the hint has had a part in.
    expect(resultText(123, daily, { moves, hints: 2 }, "")).toBe(
      "Corners, daily race No. 123, 3 moves (par 2), 2 of them hints\n▁▄▂\n#/daily/123",
    );
  });
});

const puzzle = raceOf(1);
const some = async () => prove(puzzle);

describe("results", () => {
  const finished = (results: Results, number: number, today: number, moves: readonly string[] = ["a1-a2"]) =>
    wentOn(results, number, raceOf(number), NO_RUN, moves, today);

  it("keep the fewest moves, and whether they were made on the day", () => {
    const three = ["a1-a2", "a2-a3", "a3-a4"];
    let results = finished(NO_RESULTS, 1, 1, three);
    results = finished(results, 2, 3, three);
    expect(results.done).toEqual({
      1: { moves: 3, par: raceOf(1).par, onTime: true },
      2: { moves: 3, par: raceOf(2).par, onTime: false },
    });
    results = finished(finished(results, 1, 5, three.slice(0, 2)), 1, 5, three);
    expect(results.done[1]).toEqual({ moves: 2, par: raceOf(1).par, onTime: true });
    const going = wentOn(NO_RESULTS, 4, raceOf(4), { moves: three, at: 3, hints: [] }, null, 4);
    expect(going.done).toEqual({});
    expect(attemptAt(going, 4, raceOf(4)).run.at).toBe(3);
  });

  it("keep the moves of the last races alone", () => {
    let results = NO_RESULTS;
    for (let number = 1; number <= 30; number++) results = finished(results, number, number);
    results = wentOn(results, 31, raceOf(31), NO_RUN, null, 31);
    results = wentOn(results, 2, raceOf(2), NO_RUN, null, 31);
    expect(Object.keys(results.done)).toHaveLength(30);
    expect(Object.keys(results.recent).map(Number)).toEqual([2, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30]);
  });

  it("count the days in a row", () => {
    let results = NO_RESULTS;
    expect(streak(results, 10)).toBe(0);
    for (const number of [3, 5, 6, 7]) results = finished(results, number, number);
    results = finished(results, 4, 5);
    expect([7, 8, 9].map((today) => streak(results, today))).toEqual([3, 3, 0]);
    expect(streak(finished(NO_RESULTS, 1, 1), 1)).toBe(1);
  });

  it("are stored and read again", async () => {
    const line = await some();
    const run = { moves: line, at: 2, hints: [0] };
    const results = wentOn(wentOn(NO_RESULTS, 1, puzzle, run, line, 1), 2, raceOf(2), NO_RUN, null, 2);
    expect(readResults(writeResults(results), rules)).toEqual(results);
    expect(attemptAt(results, 1, puzzle)).toMatchObject({ run, best: line });
    // Should a number ever mean another race, what was made of the old one isn't taken for it.
    expect(attemptAt(results, 1, raceOf(8))).toEqual({ run: NO_RUN, best: null });
  });

  const ok = { moves: 9, par: 7, onTime: true };
  it.each([
    ["json", "", "{"],
    ["version", "version", { version: 0 }],
    ["field", "done", { version: 1, done: [], recent: {} }],
    ["field", "recent", { version: 1, done: {} }],
    ["field", "done.0", { version: 1, done: { 0: ok }, recent: {} }],
    ["field", "done.1.5", { version: 1, done: { 1.5: ok }, recent: {} }],
    ["field", "done.today", { version: 1, done: { today: ok }, recent: {} }],
    ["field", "done.3.moves", { version: 1, done: { 3: { ...ok, moves: 6 } }, recent: {} }],
    ["field", "done.3.par", { version: 1, done: { 3: { ...ok, par: "7" } }, recent: {} }],
    ["field", "done.3.onTime", { version: 1, done: { 3: { ...ok, onTime: 1 } }, recent: {} }],
    ["field", "recent.3.id", { version: 1, done: {}, recent: { 3: { id: "four", run: NO_RUN, best: null } } }],
    ["field", "recent.3.run", { version: 1, done: {}, recent: { 3: { id: puzzle.id, best: null } } }],
    [
      "not-arrived",
      "recent.3.best",
      { version: 1, done: {}, recent: { 3: { id: puzzle.id, run: NO_RUN, best: { moves: [] } } } },
    ],
  ] as const)("that are damaged (%s, %s) aren't read", (fault, where, value) => {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    const failed = (() => {
      try {
        return readResults(text, rules);
      } catch (error) {
        return error;
      }
    })();
    expect(failed).toBeInstanceOf(KeptError);
    expect(failed).toMatchObject({ fault, where });
  });
});
