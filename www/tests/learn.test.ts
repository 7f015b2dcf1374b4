// What is kept of the lessons, and what they say.
import * as rules from "ugolki";
import { describe, expect, it } from "vitest";
import { LOCALES } from "../src/l10n/l10n.ts";
import { LESSONS } from "../src/learn/lessons.ts";
import {
  createProgress,
  firstOpen,
  isDone,
  lessonOf,
  nextOpen,
  placeOf,
  readProgress,
  writeProgress,
} from "../src/learn/progress.ts";
import { SECTIONS } from "../src/rules/contents.ts";

const texts = import.meta.glob<string>("../src/l10n/*/learn.ftl", { query: "?raw", import: "default", eager: true });
const text = (locale: string, id: string) =>
  new RegExp(`^${id} = (.*)$`, "m").exec(texts[`../src/l10n/${locale}/learn.ftl`] ?? "")?.[1] ?? "";
const squares = (words: string) => [...words.matchAll(/\b[a-p]\d+\b/g)].map(([square]) => square).sort();
const lesson = (id: string) => {
  const found = lessonOf(id);
  if (!found) throw new Error(`no lesson "${id}"`);
  return found;
};

/** A storage of its own; `refuses` as a full one does. */
function storage(refuses = false): () => Storage {
  const kept = new Map<string, string>();
  const made = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (refuses) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, value);
    },
  };
  return () => made as unknown as Storage;
}

describe("progress", () => {
  it("is kept, and read back as it was", () => {
    const place = storage();
    const progress = createProgress(place);
    progress.done({ lesson: "chain", task: 2 });
    progress.done({ lesson: "chain", task: 1 });
    progress.visit({ lesson: "chain", task: 3 });
    expect(createProgress(place).get()).toEqual({
      done: new Map([["chain", new Set([1, 2])]]),
      last: { lesson: "chain", task: 3 },
    });
    expect(place().getItem("corners.learn")).toBe('{"version":1,"done":{"chain":[1,2]},"last":"chain/3"}');
    expect(progress.isKept()).toBe(true);
  });

  it("of two windows counts in both", () => {
    const place = storage();
    const [one, two] = [createProgress(place), createProgress(place)];
    one.done({ lesson: "step", task: 1 });
    two.done({ lesson: "step", task: 2 });
    expect(isDone(one.get(), { lesson: "step", task: 1 })).toBe(true);
    expect(isDone(one.get(), { lesson: "step", task: 2 })).toBe(true);
  });

  it("lasts as long as the page where nothing can be kept", () => {
    const place = storage(true);
    const progress = createProgress(place);
    progress.done({ lesson: "trap", task: 1 });
    expect(progress.isKept()).toBe(false);
    expect(isDone(createProgress(place).get(), { lesson: "trap", task: 1 })).toBe(true);
    // The next test begins anew.
    createProgress(storage()).visit({ lesson: "step", task: 1 });
  });

  it.each([
    null,
    "",
    "{",
    "[]",
    "null",
    '"x"',
    '{"version":2,"done":{"step":[1]}}',
    '{"version":1,"done":7,"last":{}}',
  ])("that is damaged counts for nothing: %s", (kept) => {
    expect(readProgress(kept)).toEqual({ done: new Map(), last: null });
  });

  it("about tasks that aren't there is passed over", () => {
    const kept = '{"version":1,"done":{"step":[1,99,"2",0,-1,1.5],"gone":[1]},"last":"gone/1"}';
    expect(readProgress(kept)).toEqual({ done: new Map([["step", new Set([1])]]), last: null });
    expect(writeProgress(readProgress(kept))).toBe('{"version":1,"done":{"step":[1]},"last":null}');
  });

  it("says where to go on", () => {
    const at = (kept: object) => nextOpen(readProgress(JSON.stringify({ version: 1, ...kept })));
    expect(at({})).toEqual({ lesson: "step", task: 1 });
    expect(at({ done: { step: [1] }, last: "step/1" })).toEqual({ lesson: "step", task: 2 });
    expect(at({ last: "trap/2" })).toEqual({ lesson: "trap", task: 2 });
    // What was skipped comes at the end.
    const last = LESSONS.at(-1);
    const all = last?.tasks.map((_, i) => i + 1);
    expect(at({ done: { diagonal: all }, last: "diagonal/6" })).toEqual({ lesson: "step", task: 1 });
    const whole = Object.fromEntries(LESSONS.map(({ id, tasks }) => [id, tasks.map((_, i) => i + 1)]));
    expect(at({ done: whole, last: "step/1" })).toBeNull();
    const some = readProgress('{"version":1,"done":{"chain":[1,3]}}');
    expect(firstOpen(some, lesson("chain"))).toEqual({ lesson: "chain", task: 2 });
  });

  it("knows a place by its path", () => {
    expect(placeOf("last-move/5")).toEqual({ lesson: "last-move", task: 5 });
    for (const path of ["", "chain", "chain/0", "chain/7", "chain/1.5", "chain/x", "gone/1"])
      expect(placeOf(path), path).toBeNull();
  });
});

describe.each(LESSONS)("the lesson $id", ({ id, tasks, rules: section }) => {
  it("is told in every language, about the same squares, which are on its boards", () => {
    for (const [i, { variant, position, targets }] of tasks.entries()) {
      const { size } = rules.gameFromPosition(variant, position).variant;
      for (const end of ["", "-done"]) {
        const said = LOCALES.map((locale) => text(locale, `learn-${id}-${i + 1}${end}`));
        for (const words of said) expect(words.length, `${id} ${i + 1}`).toBeGreaterThan(10);
        const [en, ...others] = said.map(squares);
        for (const other of others) expect(new Set(other), `${id} ${i + 1}${end}`).toEqual(new Set(en));
        for (const square of en ?? []) {
          expect(square.charCodeAt(0) - 97, square).toBeLessThan(size);
          expect(Number(square.slice(1)), square).toBeLessThanOrEqual(size);
        }
        // One target is said by its name; several are seen.
        if (end === "" && targets.length === 1 && id !== "last-move" && id !== "count")
          expect(en, `${id} ${i + 1}`).toContain(targets[0]);
      }
    }
  });

  it("leads to its section of the rules, and has a handful of tasks", () => {
    expect(SECTIONS).toContain(section);
    expect(tasks.length).toBeGreaterThanOrEqual(4);
    expect(tasks.length).toBeLessThanOrEqual(6);
  });
});
