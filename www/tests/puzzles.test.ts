import * as rules from "ugolki";
import { describe, expect, it } from "vitest";
import { coordinates, squareName } from "../src/geometry.ts";
import { following, GROUPS, PLACES, type Place, pathOf, placeOf, puzzleAt } from "../src/puzzles/groups.ts";
import { courseOf, type Puzzle, parOf, readPuzzle } from "../src/puzzles/placements.ts";
import {
  attemptAt,
  firstOpen,
  isSolved,
  NO_PROGRESS,
  nextOpen,
  type Progress,
  readProgress,
  wentOn,
  writeProgress,
} from "../src/puzzles/progress.ts";
import { starsFor } from "../src/race/par.ts";
import { NO_RUN } from "../src/race/run.ts";
import { KeptError } from "../src/room/kept.ts";
import { prove } from "./proofs.ts";

const place = (path: string) => placeOf(path) as Place;
const first = place("three/1");
/** The best line of the first puzzle. */
const best = ["c3-d3", "d3-d5", "d4-e4"];
const done = { moves: best, at: 3, hints: [] };
const solved = (progress: Progress, ...paths: string[]) =>
  paths.reduce((before, path) => wentOn(before, place(path), NO_RUN, ["a1-a2"]), progress);

describe.each(GROUPS)("the puzzles $name", ({ puzzles }) => {
  it("are a dozen, each harder than those before or as long", () => {
    expect(puzzles).toHaveLength(12);
    const pars = puzzles.map(({ par }) => par);
    expect(pars).toEqual([...pars].sort((a, b) => a - b));
  });

  it("are not one another's mirror image on the long diagonal", () => {
    const form = ({ course: { men } }: Puzzle, isMirrored: boolean) =>
      men
        .map((square) => {
          const { file, rank } = coordinates(square);
          return isMirrored ? squareName(rank, file) : square;
        })
        .sort()
        .join();
    const forms = puzzles.map((puzzle) => [form(puzzle, false), form(puzzle, true)].sort().join(" "));
    expect(new Set(forms).size).toBe(puzzles.length);
  });

  it("have their pars proven", { timeout: 240_000 }, async () => {
    for (const puzzle of puzzles) await prove(puzzle);
  });
});

describe("a puzzle", () => {
  it("is known by its kind and its ranks", () => {
    const { id, course, par } = readPuzzle("three-5", "3 4w/3w1/2w2/5/5");
    expect([id, par]).toEqual(["three-5 4w/3w1/2w2/5/5", 3]);
    expect(course).toMatchObject({ side: "white", men: ["c3", "d4", "e5"], variant: { size: 5, diagonal: false } });
    expect(courseOf(id)).toEqual(course);
  });

  it.each([
    "three-6 4w/3w1/2w2/5/5",
    "toString 4w/3w1/2w2/5/5",
    "three-5",
    "three-5 4w/3w1/5/5/5",
    "three-5 4w/3w1/2ww1/5/5",
    "three-5 4w/3w1/2b2/5/5",
    "three-5 8/8/8/8/8/8/8/8",
    "",
  ])("isn't %j", (id) => {
    expect(courseOf(id)).toBeNull();
  });

  it("has a place, and one after it", () => {
    expect(PLACES).toHaveLength(96);
    expect(new Set(PLACES.map((one) => puzzleAt(one).id)).size).toBe(96);
    for (const path of ["three/0", "three/13", "three/1/", "three/01", "three", "seven/1", ""]) {
      expect(placeOf(path), path).toBeNull();
    }
    expect(pathOf(following(place("three/1")) as Place)).toBe("three/2");
    expect(pathOf(following(place("three/12")) as Place)).toBe("four/1");
    expect(following(PLACES.at(-1) as Place)).toBeNull();
  });

  it("gives three stars at par, two and one above it", () => {
    const par = parOf(readPuzzle("three-5", "3 4w/3w1/2w2/5/5"));
    expect([3, 4, 5, 6, 7].map((count) => starsFor(par, count))).toEqual([3, 2, 1, 1, 0]);
  });
});

describe("progress", () => {
  it("keeps the run, and the best of the results", () => {
    const long = ["c3-c4", "c4-d4"];
    let progress = wentOn(NO_PROGRESS, first, NO_RUN, null);
    expect(isSolved(progress, first)).toBe(false);
    progress = wentOn(progress, first, done, [...best, ...long]);
    progress = wentOn(progress, first, done, best);
    progress = wentOn(progress, first, NO_RUN, [...best, "d4-d5"]);
    expect(attemptAt(progress, first)).toEqual({ run: NO_RUN, best });
    expect(isSolved(progress, first)).toBe(true);
    expect(attemptAt(progress, place("three/2"))).toEqual({ run: NO_RUN, best: null });
  });

  it("tells where to go on", () => {
    expect(nextOpen(NO_PROGRESS)).toEqual(first);
    const some = solved(NO_PROGRESS, "four/1", "four/2", "four/4");
    expect(pathOf(nextOpen(some) as Place)).toBe("four/5");
    expect(pathOf(firstOpen(some, first.group))).toBe("three/1");
    expect(pathOf(firstOpen(some, place("four/1").group))).toBe("four/3");
    const all = solved(NO_PROGRESS, ...PLACES.map(pathOf));
    expect(nextOpen(all)).toBeNull();
    expect(pathOf(firstOpen(all, place("four/1").group))).toBe("four/1");
    // Behind the last one it begins again with what was left out.
    const last = pathOf(PLACES.at(-1) as Place);
    expect(nextOpen(solved(NO_PROGRESS, last))).toEqual(first);
  });

  it("is stored and read again", () => {
    const run = { moves: ["a5-b5", "e5-e4"], at: 1, hints: [1] };
    const progress = wentOn(wentOn(NO_PROGRESS, first, done, best), place("three/2"), run, null);
    expect(readProgress(writeProgress(progress), rules)).toEqual(progress);
    expect(readProgress(writeProgress(NO_PROGRESS), rules)).toEqual(NO_PROGRESS);
  });

  it("keeps what was made of a puzzle that is in no group any more", () => {
    const id = "three-5 5/5/2www/5/5";
    const text = JSON.stringify({ version: 1, attempts: { [id]: { run: NO_RUN, best: null } }, last: "three/99" });
    const progress = readProgress(text, rules);
    expect(progress).toEqual({ attempts: { [id]: { run: NO_RUN, best: null } }, last: null });
    expect(JSON.parse(writeProgress(progress)).attempts).toHaveProperty([id]);
  });

  const { id } = puzzleAt(first);
  const kept = (attempt: unknown, key = id) => ({ version: 1, attempts: { [key]: attempt }, last: null });
  it.each([
    ["json", "", "not json"],
    ["version", "version", { ...kept({}), version: 2 }],
    ["field", "attempts", { version: 1, attempts: [], last: null }],
    ["field", 'attempts["nobody"]', kept({ run: NO_RUN, best: null }, "nobody")],
    ["field", `attempts["${id}"]`, kept(null)],
    ["field", `attempts["${id}"].run`, kept({ best: null })],
    ["field", `attempts["${id}"].best`, kept({ run: NO_RUN })],
    ["move", `attempts["${id}"].run.moves[0]`, kept({ run: { ...done, moves: ["a1-a2"] }, best: null })],
    ["move", `attempts["${id}"].best.moves[3]`, kept({ run: NO_RUN, best: { moves: [...best, "a1-a2"] } })],
    ["not-arrived", `attempts["${id}"].best`, kept({ run: NO_RUN, best: { moves: best.slice(0, 2) } })],
  ] as const)("that is damaged (%s, %s) isn't read", (fault, where, value) => {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    const failed = (() => {
      try {
        return readProgress(text, rules);
      } catch (error) {
        return error;
      }
    })();
    expect(failed).toBeInstanceOf(KeptError);
    expect(failed).toMatchObject({ fault, where });
  });
});
