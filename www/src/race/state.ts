import type { Game, Square } from "ugolki/web";
import { pathOf } from "../geometry.ts";
import { EMPTY_HAND, type Hand, type HandAction, type HandRules, handle, handleTyped } from "../hand.ts";
import type { BoardState } from "../views/board.ts";
import { type Course, hasArrived, type RaceRules, raceGames, raceMove } from "./course.ts";
import { type Lines, learnt, least, NO_LINES, wayAt, wayFrom } from "./lines.ts";
import { betterPar, type Par } from "./par.ts";
import { better, hintsIn, MAX_RUN, type Run, withMove } from "./run.ts";

/** A race as it stands, and what a screen keeps of it. */
export interface Track {
  course: Course;
  /** What is known of the race from the start; null where the worker has to find it out. */
  par: Par | null;
  run: Run;
  /** The moves of the best result, which no hint has had a part in. */
  best: readonly string[] | null;
}

export type Dialog =
  | { kind: "menu" }
  | { kind: "copy"; text: string }
  | { kind: "unread"; copied: boolean }
  /** One of the screen's own. */
  | { kind: "own"; name: string };

export type Message =
  | { kind: "copied" }
  | { kind: "not-loaded" }
  /** The army has just arrived: in so many moves, with the best result until then, and so many of them hints. */
  | { kind: "arrived"; count: number; before: number | null; hints: number }
  /** The hint has made a move; then so many are left in the best line known, and so many at least. */
  | { kind: "hint"; path: readonly Square[]; left: number; least: number }
  | { kind: "full" };

/** What the worker looks for: the best move, or the best line from the start; with what it has found so far. */
export interface Search {
  kind: "hint" | "line";
  found: Pick<Par, "moves" | "lowerBound"> | null;
}

export interface Race extends Hand, Track {
  /** What is looked at in place of the run, and after how many moves: the best result, or the best line known. */
  watched: { kind: "result" | "line"; moves: readonly string[]; at: number } | null;
  /** The positions of the run, or of what is looked at. */
  games: readonly Game[];
  lines: Lines;
  search: Search | null;
  message: Message | null;
  dialog: Dialog | null;
  /** False when this browser refuses to store anything. */
  isStored: boolean;
}

export type Action =
  | HandAction
  /** A move that was typed: its path, or its ends. */
  | { type: "typed"; text: string }
  | { type: "settled" }
  /** Takes moves back, or makes them again, until so many are made. */
  | { type: "go"; at: number }
  | { type: "track"; track: Track }
  /** Looks at the best result or the best line known, or (null) comes back to the run. */
  | { type: "watch"; what: "result" | "line" | null }
  | { type: "search"; search: Search | null }
  /** What was found out about the race from a position of the run, or from the start. */
  | { type: "learnt"; game: Game; par: Par }
  /** Makes the first move of a line, the best that is known from where the run stands. */
  | { type: "hint"; line: readonly string[] }
  | { type: "dialog"; dialog: Dialog | null }
  | { type: "message"; message: Message }
  | { type: "stored"; isStored: boolean };

const IDLE = { ...EMPTY_HAND, search: null, message: null, dialog: null } as const;

/** The line that is shown, and how far: the run, or what is looked at. */
export function shownRun({ run, watched }: Pick<Race, "run" | "watched">): Run {
  return watched ? { moves: watched.moves, at: watched.at, hints: [] } : run;
}

/** Whether the army stands in its goal. */
export function isThere({ game, course }: Pick<Race, "game" | "course">): boolean {
  return hasArrived(game, course.side);
}

/** Whether the race has been run to its end, so that its best line may be seen. */
export function isOver(state: Race): boolean {
  return state.best !== null || (!state.watched && isThere(state));
}

/** The line of fewest moves that is known from the start; null where none is. */
export function bestLine({ lines, games, course }: Race): readonly string[] | null {
  return wayAt(lines, course.side, games[0] as Game);
}

/** What is known from where the run stands: the line of fewest moves, and how many are needed at least. */
export function knownHere({ lines, games, course, run }: Race): { line: readonly string[] | null; least: number } {
  const { side } = course;
  return { line: wayFrom(lines, side, games, run), least: least(lines, side, games, run.at) };
}

/** What the board shows: the army starts at the bottom. */
export function boardState(state: Race): BoardState {
  const { game, chosen, preview, refusal, watched, dialog, course } = state;
  const { moves, at } = shownRun(state);
  const last = moves[at - 1];
  return {
    game,
    chosen,
    preview,
    refusal,
    bottom: course.side,
    last: last ? pathOf(last) : [],
    movable: watched || isThere(state) ? "none" : "turn",
    asking: dialog !== null,
  };
}

export function createRace(rules: RaceRules & HandRules) {
  function at(state: Omit<Race, "game">): Race {
    return { ...state, ...IDLE, game: state.games[shownRun(state).at] as Game };
  }

  function fresh(track: Track): Race {
    const { course, par, run, best } = track;
    let lines = NO_LINES;
    if (par) lines = learnt(lines, rules, course, par);
    if (best) lines = learnt(lines, rules, course, { line: best, lowerBound: 0 });
    const games = raceGames(rules, course, run.moves);
    return at({ ...track, watched: null, games, lines, ...IDLE, isStored: true });
  }

  function play(state: Race, path: readonly Square[], isHint: boolean): Race {
    const { run } = state;
    if (run.at >= MAX_RUN) return { ...state, ...IDLE, message: { kind: "full" } };
    const { game, move } = raceMove(rules, state.game, path.join("-"));
    const next = withMove(run, move, isHint);
    const games = next.moves === run.moves ? state.games : [...state.games.slice(0, run.at + 1), game];
    const gone = at({ ...state, games, run: next });
    return isThere(gone) ? arrived(gone) : gone;
  }

  function arrived(state: Race): Race {
    const { course, run, best } = state;
    const moves = run.moves.slice(0, run.at);
    const hints = hintsIn(run);
    return {
      ...state,
      best: hints > 0 ? best : better(best, moves),
      lines: learnt(state.lines, rules, course, { line: moves, lowerBound: 0 }),
      message: { kind: "arrived", count: moves.length, before: best?.length ?? null, hints },
    };
  }

  function meant(state: Race, { state: next, move }: ReturnType<typeof handle<Race>>): Race {
    if (move) return play(next, move.path, false);
    return next === state && !state.message ? state : { ...next, message: null };
  }

  /** With what was found out about a position; about the start, that is the par. */
  function withLearnt(state: Race, game: Game, found: Par): Race {
    const { course, games } = state;
    const lines = learnt(state.lines, rules, { ...course, men: game[course.side] }, found);
    const isStart = game[course.side].join() === games[0]?.[course.side].join();
    return { ...state, lines, par: isStart ? betterPar(state.par, found) : state.par };
  }

  function hinted(state: Race, line: readonly string[]): Race {
    const { least } = knownHere(state);
    const path = pathOf(line[0] ?? "");
    const next = play(state, path, true);
    if (next.message) return next;
    return { ...next, message: { kind: "hint", path, left: line.length - 1, least: Math.max(0, least - 1) } };
  }

  function reduce(state: Race, action: Action): Race {
    switch (action.type) {
      case "square":
      case "take":
      case "drop":
      case "preview":
      case "cancel": {
        if (action.type === "cancel" && state.search) return { ...state, search: null };
        if (state.watched || isThere(state)) return state;
        if (action.type === "preview") return state.dialog ? state : handle(rules, state, action).state;
        return meant(state, handle(rules, state, action));
      }
      case "typed":
        return state.watched || isThere(state) ? state : meant(state, handleTyped(rules, state, action.text));
      case "settled":
        return state;
      case "go": {
        const { moves, at: now } = shownRun(state);
        const to = Math.min(Math.max(0, action.at), moves.length);
        if (to === now) return state;
        if (state.watched) return at({ ...state, watched: { ...state.watched, at: to } });
        return at({ ...state, run: { ...state.run, at: to } });
      }
      case "track":
        return { ...fresh(action.track), isStored: state.isStored };
      case "watch": {
        const { what } = action;
        const moves = what === "result" ? state.best : what === "line" ? bestLine(state) : null;
        const watched = what && moves ? { kind: what, moves, at: 0 } : null;
        return at({ ...state, watched, games: raceGames(rules, state.course, (watched ?? state.run).moves) });
      }
      case "search":
        // What is found meanwhile doesn't take a man out of one's hand.
        if (action.search && action.search.kind === state.search?.kind) return { ...state, search: action.search };
        return { ...state, ...IDLE, search: action.search };
      case "learnt":
        return withLearnt(state, action.game, action.par);
      case "hint":
        return state.watched || isThere(state) ? state : hinted(state, action.line);
      case "dialog":
        return { ...state, dialog: action.dialog, preview: null, search: null };
      case "message":
        return { ...state, message: action.message };
      case "stored":
        return state.isStored === action.isStored ? state : { ...state, isStored: action.isStored };
    }
  }

  return { fresh, reduce };
}
