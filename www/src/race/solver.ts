import type { RaceInfo } from "ugolki/client";
import type { Game } from "ugolki/web";
import type { Engine } from "../opponent/engine.ts";
import type { Course } from "./course.ts";
import type { Par } from "./par.ts";
import { type Action, bestLine, isThere, knownHere, type Race, type Search } from "./state.ts";

/** So long a proof is looked for, in milliseconds. */
const SEEK = 10_000;

/** A race that wants to know. */
export interface Asker {
  state(): Race;
  dispatch(action: Action): void;
}

/** Asks the engine's worker for what isn't known yet, one question at a time. */
export interface Solver {
  /** Plays the best next move: at once where it is known for sure; while it is looked for, the best found so far. */
  hint(): void;
  /** Shows the best line from the start, looking for it where none is known. */
  watchLine(): void;
  /** Looks at what the race wants; to be called whenever it has changed. */
  follow(): void;
  close(): void;
}

export function createSolver({ state, dispatch }: Asker, engine: Engine): Solver {
  /** What is asked now: for the person, or for the par of a course, which gives way. */
  let asking: { abort: AbortController; course: Course | null } | null = null;
  /** The course whose par couldn't be had. */
  let failed: Course | null = null;

  function cancel(): void {
    asking?.abort.abort();
    asking = null;
  }

  /** What is found out about a position; null where nobody waits for it any more. */
  async function find(game: Game, course: Course | null, onInfo?: (info: RaceInfo) => void): Promise<Par | null> {
    cancel();
    const mine = { abort: new AbortController(), course };
    asking = mine;
    try {
      return await engine.race(game, { side: game.turn, timeMs: SEEK }, mine.abort.signal, onInfo);
    } finally {
      if (asking === mine) asking = null;
    }
  }

  /** Looks for what the person wants; false where it isn't wanted any more, or can't be found. */
  async function search(kind: Search["kind"], game: Game): Promise<boolean> {
    dispatch({ type: "search", search: { kind, found: null } });
    try {
      const found = await find(game, null, (info) => {
        dispatch({ type: "search", search: { kind, found: info } });
        if (isProven(kind, info)) engine.stop();
      });
      if (found) dispatch({ type: "learnt", game, par: found });
      return found !== null;
    } catch (error) {
      console.warn(error);
      dispatch({ type: "search", search: null });
      dispatch({ type: "message", message: { kind: "not-loaded" } });
      return false;
    }
  }

  /** What the search has found, with what is known besides, is a proof. */
  function isProven(kind: Search["kind"], { moves, lowerBound }: RaceInfo): boolean {
    const now = state();
    const { line, least } = kind === "hint" ? knownHere(now) : { line: bestLine(now), least: now.par?.lowerBound ?? 0 };
    const most = Math.min(line?.length ?? Number.POSITIVE_INFINITY, moves ?? Number.POSITIVE_INFINITY);
    return most <= Math.max(least, lowerBound);
  }

  async function hint(): Promise<void> {
    const { line, least } = knownHere(state());
    if (line?.length !== least && !(await search("hint", state().game))) return;
    const best = knownHere(state()).line;
    dispatch(best ? { type: "hint", line: best } : { type: "search", search: null });
  }

  async function watchLine(): Promise<void> {
    const { par, games } = state();
    const known = bestLine(state())?.length ?? Number.POSITIVE_INFINITY;
    if (known > (par?.moves ?? -1) && !(await search("line", games[0] as Game))) return;
    dispatch({ type: "watch", what: "line" });
  }

  async function findPar(course: Course, game: Game): Promise<void> {
    try {
      const par = await find(game, course);
      if (par) dispatch({ type: "learnt", game, par });
    } catch (error) {
      console.warn(error);
      failed = course;
    }
  }

  return {
    hint() {
      if (state().search?.kind === "hint") engine.stop();
      else if (!state().watched && !isThere(state())) void hint();
    },
    watchLine() {
      if (state().search?.kind === "line") engine.stop();
      else void watchLine();
    },
    follow() {
      const { course, par, games, search } = state();
      if (asking && (asking.course ? asking.course !== course : !search)) cancel();
      if (!asking && !search && !par && failed !== course) void findPar(course, games[0] as Game);
    },
    close: cancel,
  };
}
