import * as rules from "ugolki";
import { describe, expect, it, vi } from "vitest";
import type { Engine } from "../src/opponent/engine.ts";
import { homeCourse, raceGames, startOf } from "../src/race/course.ts";
import { type Par, parOf } from "../src/race/par.ts";
import { NO_RUN } from "../src/race/run.ts";
import { createSolver } from "../src/race/solver.ts";
import { type Action, createRace, isOver, isThere, type Race, shownRun, type Track } from "../src/race/state.ts";
import { createLoop } from "../src/room/loop.ts";

const variant = rules.newGame("classic-3x3").variant;
const course = homeCourse(variant, "white");
const par = parOf(course) as Par;
const race = createRace(rules);
const soon = () => new Promise((resolve) => setTimeout(resolve));

/** A race and what looks into it, with an engine that answers when a test has it answer. */
function begin(track: Partial<Track> = {}) {
  const asked: {
    men: string[];
    signal: AbortSignal;
    inform: (moves: number) => void;
    answer: (par: Par | Error) => void;
  }[] = [];
  const stop = vi.fn();
  const engine: Engine = {
    think: () => Promise.reject(new Error("nobody plays")),
    race: (game, options, signal, onInfo) =>
      new Promise((resolve, reject) => {
        expect(options).toEqual({ side: game.turn, timeMs: 10_000 });
        asked.push({
          men: game[game.turn],
          signal,
          inform: (moves) => signal.aborted || onInfo?.({ moves, lowerBound: 1, positions: 0 }),
          answer: (par) => (par instanceof Error ? reject(par) : resolve(signal.aborted ? null : par)),
        });
      }),
    stop,
  };
  const state = race.fresh({ course, par, run: NO_RUN, best: null, ...track });
  const loop = createLoop<Race, Action>(state, race.reduce, () => solver.follow());
  const solver = createSolver({ state: loop.get, dispatch: loop.dispatch }, engine);
  solver.follow();
  const play = (...moves: string[]) => {
    for (const move of moves) loop.dispatch({ type: "typed", text: move });
  };
  return { ...loop, ...solver, play, asked, stop };
}

/** The run of these moves, all of them made. */
const run = (...moves: string[]) => ({ moves, at: moves.length, hints: [] });
/** What is proven of the position after so many moves of the par's line. */
const rest = (from: number): Par => ({ ...par, moves: 22 - from, lowerBound: 22 - from, line: par.line.slice(from) });

describe("a hint", () => {
  it("is there at once where it is known", () => {
    const { get, hint, asked } = begin();
    for (let left = 21; left > 0; left--) {
      hint();
      expect(get().message).toMatchObject({ kind: "hint", left, least: left });
    }
    hint();
    expect(get().run).toEqual({ moves: par.line, at: 22, hints: par.line.map((_, i) => i) });
    expect(get()).toMatchObject({ message: { kind: "arrived", count: 22, hints: 22, before: null }, best: null });
    expect(asked).toEqual([]);
    hint();
    expect(get().run.at).toBe(22);
  });

  it("is looked for elsewhere, and known from then on", async () => {
    const { get, hint, asked, dispatch } = begin({ par: { ...par, line: [] }, run: run(...par.line.slice(0, 3)) });
    hint();
    expect(get().search).toEqual({ kind: "hint", found: null });
    expect(asked[0]?.men).toEqual(get().game.white);
    dispatch({ type: "square", square: "d5" });
    asked[0]?.inform(30);
    expect(get().search?.found).toMatchObject({ moves: 30, lowerBound: 1 });
    expect(get().chosen?.square).toBe("d5");
    asked[0]?.answer(rest(3));
    await soon();
    expect(get()).toMatchObject({
      run: { moves: par.line.slice(0, 4), at: 4, hints: [3] },
      message: { kind: "hint", path: par.line[3]?.split("-"), left: 18, least: 18 },
      search: null,
      chosen: null,
    });
    hint();
    expect(get()).toMatchObject({ run: { at: 5, hints: [3, 4] }, message: { kind: "hint", left: 17, least: 17 } });
    expect(asked).toHaveLength(1);
  });

  it("that isn’t proven says so, and goes the best way known", async () => {
    const { get, hint, play, asked } = begin();
    play("c3-d3");
    hint();
    asked[0]?.answer({ moves: null, proven: false, lowerBound: 20, line: [] });
    await soon();
    // Back to the start, from where 22 are known: 23 in all; at least 21 are needed after one move.
    expect(get().message).toEqual({ kind: "hint", path: ["d3", "c3"], left: 22, least: 20 });
  });

  it("is proven as soon as the line is as short as it can be after the moves made", () => {
    const { hint, play, asked, stop } = begin();
    play("c3-d3");
    hint();
    asked[0]?.inform(22);
    expect(stop).not.toHaveBeenCalled();
    asked[0]?.inform(21);
    expect(stop).toHaveBeenCalledOnce();
  });

  it("is no more wanted when something else is done", async () => {
    const { get, hint, play, asked, dispatch } = begin();
    const ends: (() => void)[] = [
      () => play("d3-e3"),
      () => dispatch({ type: "go", at: 0 }),
      () => dispatch({ type: "cancel" }),
      () => dispatch({ type: "dialog", dialog: { kind: "menu" } }),
      () => dispatch({ type: "track", track: { course, par, run: NO_RUN, best: null } }),
    ];
    for (const [i, end] of ends.entries()) {
      dispatch({ type: "track", track: { course, par, run: run("c3-d3"), best: null } });
      hint();
      expect(asked[i]?.signal.aborted).toBe(false);
      end();
      expect(asked[i]?.signal.aborted).toBe(true);
      const after = get();
      expect(after.search).toBeNull();
      asked[i]?.answer(rest(0));
      await soon();
      expect(get()).toBe(after);
    }
  });

  it("is played at once when somebody is tired of waiting", () => {
    const { hint, play, asked, stop } = begin();
    play("c3-d3");
    hint();
    hint();
    expect(stop).toHaveBeenCalledOnce();
    expect(asked).toHaveLength(1);
  });

  it("that can’t be had is told, and may be asked for again", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const { get, hint, play, asked } = begin();
    play("c3-d3");
    hint();
    asked[0]?.answer(new Error("no worker"));
    await soon();
    expect(get()).toMatchObject({ search: null, message: { kind: "not-loaded" }, run: { at: 1 } });
    hint();
    expect(asked).toHaveLength(2);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  it("ends with the screen", () => {
    const { hint, play, asked, close } = begin();
    play("c3-d3");
    hint();
    close();
    expect(asked[0]?.signal.aborted).toBe(true);
  });
});

describe("the best line", () => {
  it("can be seen when the race has been run", () => {
    const { get, play, watchLine, dispatch } = begin({ run: { ...run(...par.line), at: 21 } });
    expect(isOver(get())).toBe(false);
    play(par.line[21] as string);
    expect(isOver(get())).toBe(true);
    expect(get().best).toEqual(par.line);
    watchLine();
    expect(get().watched).toEqual({ kind: "line", moves: par.line, at: 0 });
    dispatch({ type: "go", at: 22 });
    expect(isThere(get())).toBe(true);
    expect(shownRun(get()).at).toBe(22);
    dispatch({ type: "watch", what: null });
    expect(get()).toMatchObject({ watched: null, run: { at: 22 } });
  });

  it("is looked for where only the number is known", async () => {
    const from = raceGames(rules, course, par.line)[18] as rules.Game;
    const short = { ...course, men: from.white };
    const known: Par = { moves: 4, proven: true, lowerBound: 4, line: [] };
    const { get, watchLine, asked } = begin({ course: short, par: known });
    watchLine();
    expect(get().search).toEqual({ kind: "line", found: null });
    asked[0]?.answer(rest(18));
    await soon();
    expect(get().watched?.moves).toEqual(par.line.slice(18));
    expect(get().par).toEqual(rest(18));
    watchLine();
    expect(asked).toHaveLength(1);
  });

  it("isn’t looked for any longer once it is as short as the par, wherever the run stands", () => {
    const known: Par = { ...par, line: [] };
    const { watchLine, asked, stop } = begin({ par: known, run: run(...par.line) });
    watchLine();
    asked[0]?.inform(23);
    expect(stop).not.toHaveBeenCalled();
    asked[0]?.inform(22);
    expect(stop).toHaveBeenCalledOnce();
  });
});

describe("a par that nobody knows", () => {
  const own = { course: homeCourse({ ...variant, name: "own", home: variant.home.slice(0, 3) }, "white"), par: null };
  const line = ["a1-b1"];

  it("is found by the worker", async () => {
    const { get, asked } = begin(own);
    expect(asked[0]?.men).toEqual(startOf(rules, own.course).white);
    const found = { moves: 1, proven: false, lowerBound: 1, line };
    asked[0]?.answer(found);
    await soon();
    expect(get().par).toEqual(found);
    expect(asked).toHaveLength(1);
  });

  it("waits while a hint is looked for, and is asked for again", async () => {
    const { get, hint, asked } = begin(own);
    hint();
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    asked[0]?.answer({ moves: 1, proven: true, lowerBound: 1, line });
    await soon();
    expect(get().par).toBeNull();
    asked[1]?.answer({ moves: null, proven: false, lowerBound: 2, line: [] });
    await soon();
    expect(get().search).toBeNull();
    expect(get().par).toMatchObject({ moves: null, lowerBound: 2 });
  });

  it("isn’t asked for again when it can’t be had", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const { asked, play, get } = begin(own);
    asked[0]?.answer(new Error("no worker"));
    await soon();
    play("a3-a4");
    expect(get().run.at).toBe(1);
    expect(asked).toHaveLength(1);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});
