import type { Destination, Game, Side } from "ugolki/web";
import { pathOf } from "../geometry.ts";
import { EMPTY_HAND, type Hand, type HandAction, type HandRules, handle, handleTyped } from "../hand.ts";
import type { BoardState } from "../views/board.ts";
import {
  better,
  freshRun,
  hasArrived,
  MAX_RUN,
  type RaceRules,
  type Races,
  type Result,
  type Run,
  raceGames,
  raceMove,
  turnedTo,
  withMove,
} from "./race.ts";

export type Dialog =
  | { kind: "menu" }
  | { kind: "new" }
  | { kind: "copy"; text: string }
  | { kind: "unread"; copied: boolean };

export type Message =
  | { kind: "copied" }
  /** The army has just arrived: in so many moves, with the best result until then. */
  | { kind: "arrived"; count: number; before: number | null }
  | { kind: "full" };

export interface Race extends Hand {
  races: Races;
  /** The best result that is being looked at in place of the run, and after how many moves. */
  watched: { result: Result; at: number } | null;
  /** The positions of the run, or of the result that is looked at. */
  games: readonly Game[];
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
  | { type: "turn-to"; variant: string; side: Side }
  /** Looks at the best result, or (false) comes back to the run. */
  | { type: "watch"; on: boolean }
  | { type: "races"; races: Races }
  | { type: "dialog"; dialog: Dialog | null }
  | { type: "message"; message: Message }
  | { type: "stored"; isStored: boolean };

const IDLE = { ...EMPTY_HAND, message: null, dialog: null } as const;

/** The line that is shown, and how far: the run, or the result that is looked at. */
export function shownRun({ races, watched }: Pick<Race, "races" | "watched">): Run {
  return watched ? { ...watched.result, at: watched.at } : races.run;
}

/** Whether the army stands in its goal. */
export function isThere({ game, ...state }: Race): boolean {
  return hasArrived(game, shownRun(state).side);
}

/** The best result of the variant of the run. */
export function bestOf({ races }: Pick<Race, "races">): Result | null {
  return races.best[races.run.variant] ?? null;
}

/** What the board shows: the army starts at the bottom. */
export function boardState(state: Race): BoardState {
  const { game, chosen, preview, refusal, watched, dialog } = state;
  const { moves, at, side } = shownRun(state);
  const last = moves[at - 1];
  return {
    game,
    chosen,
    preview,
    refusal,
    bottom: side,
    last: last ? pathOf(last) : [],
    movable: watched || isThere(state) ? "none" : "turn",
    asking: dialog !== null,
  };
}

export function createRace(rules: RaceRules & HandRules) {
  function at(state: Omit<Race, "game">): Race {
    return { ...state, ...IDLE, game: state.games[shownRun(state).at] as Game };
  }

  function fresh(races: Races): Race {
    return at({ races, watched: null, games: raceGames(rules, races.run), ...IDLE, isStored: true });
  }

  function play(state: Race, { path }: Destination): Race {
    const { run } = state.races;
    if (run.at >= MAX_RUN) return { ...state, ...IDLE, message: { kind: "full" } };
    const { game, move } = raceMove(rules, state.game, path.join("-"));
    const next = withMove(run, move);
    const games = next.moves === run.moves ? state.games : [...state.games.slice(0, run.at + 1), game];
    const gone = at({ ...state, games, races: { ...state.races, run: next } });
    return hasArrived(game, run.side) ? arrived(gone) : gone;
  }

  function arrived(state: Race): Race {
    const { run, best } = state.races;
    const old = best[run.variant];
    const result: Result = { variant: run.variant, side: run.side, moves: run.moves.slice(0, run.at) };
    return {
      ...state,
      races: { ...state.races, best: { ...best, [run.variant]: better(old, result) } },
      message: { kind: "arrived", count: result.moves.length, before: old?.moves.length ?? null },
    };
  }

  function meant(state: Race, { state: next, move }: ReturnType<typeof handle<Race>>): Race {
    if (move) return play(next, move);
    return next === state && !state.message ? state : { ...next, message: null };
  }

  function reduce(state: Race, action: Action): Race {
    switch (action.type) {
      case "square":
      case "take":
      case "drop":
      case "preview":
      case "cancel": {
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
        return at({ ...state, races: { ...state.races, run: { ...state.races.run, at: to } } });
      }
      case "turn-to": {
        const races = turnedTo(state.races, action.variant, action.side);
        return at({ ...state, races, watched: null, games: raceGames(rules, races.run) });
      }
      case "watch": {
        const best = bestOf(state);
        if (!action.on || !best) return at({ ...state, watched: null, games: raceGames(rules, state.races.run) });
        return at({ ...state, watched: { result: best, at: 0 }, games: raceGames(rules, best) });
      }
      case "races":
        return { ...fresh(action.races), isStored: state.isStored };
      case "dialog":
        return { ...state, dialog: action.dialog, preview: null };
      case "message":
        return { ...state, message: action.message };
      case "stored":
        return state.isStored === action.isStored ? state : { ...state, isStored: action.isStored };
    }
  }

  return { fresh, reduce };
}

/** What there is before the first race. */
export const NO_RACES: Races = { run: freshRun("classic-3x3", "white"), others: [], best: {} };
