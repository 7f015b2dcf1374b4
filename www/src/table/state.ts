import type * as Ugolki from "ugolki/web";
import type { Destination, Game, Side, Square } from "ugolki/web";
import { type Clock, fallen, newClock, press, stop, type TimeControl } from "../clock.ts";
import { opponent, pathOf } from "../geometry.ts";
import { EMPTY_HAND, type Hand, type HandAction, handle, handleTyped } from "../hand.ts";
import type { Change } from "../rating/keeper.ts";
import type { BoardState } from "../views/board.ts";

/** The part of the rules package that the state needs. */
export type Rules = Pick<
  typeof Ugolki,
  "newGame" | "gameFromPosition" | "applyMove" | "legalDestinations" | "resign" | "agreeDraw" | "timeOut"
>;

/** The computer plays at so many levels. */
export const LEVELS = 8;

/** Who sits at the bottom; `auto` turns the board to the side to move. */
export type Seating = Side | "auto";

/** What a new game is set up from. */
export interface Setup {
  /** The name of a variant. */
  variant: string;
  /** House rules (rules 6.1); null: the variant's own numbers. */
  house: { exitDeadline: number; moveLimit: number } | null;
  opponent: "friend" | "link" | "computer";
  /** How well the computer plays, from 1 to 8, where it is the opponent. */
  level: number;
  /** The side of the player who sits here, at the bottom when the game begins. */
  side: Side;
  names: Record<Side, string>;
  control: TimeControl | null;
  /** The board turns to the side to move. */
  autoTurn: boolean;
  /** Nothing is taken back and the clock isn't paused, if the variant is rated at all. */
  rated: boolean;
}

export type Message =
  | { kind: "declined"; by: Side }
  | { kind: "copied" }
  | { kind: "looking-back" }
  | { kind: "waiting" }
  /** A good move is looked for, or was found. */
  | { kind: "seeking" }
  | { kind: "hint"; path: readonly Square[] }
  /** The computer hasn't answered yet. */
  | { kind: "offered" }
  /** A part of the page didn't arrive. */
  | { kind: "not-loaded" };

export type Dialog =
  | { kind: "new-game" }
  | { kind: "menu" }
  | { kind: "keys" }
  | { kind: "resign"; side: Side }
  | { kind: "draw"; by: Side }
  /** A move that loses by rule 4.4 waits for an answer. */
  | { kind: "loses"; destination: Destination }
  | { kind: "paused" }
  | { kind: "end" }
  | { kind: "record"; text: string }
  /** The game goes on in another tab. */
  | { kind: "elsewhere" };

/** Milliseconds that each side has left. */
export type Left = Record<Side, number>;

export interface State extends Hand {
  /** Tells this game from all others, in the list of games and in links. */
  id: string;
  /** The game after each ply so far: `history[0]` is where it began, the last one is `game`. */
  history: readonly Game[];
  /** The ply that is looked at; `history.length - 1` at the end. */
  view: number;
  /** Moves that were taken back and can be played again, the last one taken back last. */
  undone: readonly { move: string; left: Left | null }[];
  /** What each side had left after each ply, for taking back; empty without a clock. */
  times: readonly Left[];
  clock: Clock | null;
  /** Why the clock stands in a game that goes on: somebody paused it, or the page was closed or the device slept. */
  paused: "by-hand" | "away" | null;
  setup: Setup;
  /** The day on which the game began, as a record writes it: 2026.12.31 */
  date: string;
  bottom: Side;
  /** The path of a good move, until a move is made. */
  hint: readonly Square[] | null;
  /** What the game has made of the person's rating. */
  rating: Change | null;
  message: Message | null;
  dialog: Dialog | null;
  /** The last move has ended the game and is still being shown: the end is told after it. */
  untold: boolean;
  /** False when this browser refuses to store anything. */
  isStored: boolean;
  /** The game goes on in another tab: here it can only be looked at. */
  isElsewhere: boolean;
}

/** The part of a state that outlives the page. */
export type Stored = Pick<
  State,
  "id" | "history" | "undone" | "times" | "clock" | "paused" | "setup" | "date" | "bottom"
>;

export type Action =
  | (HandAction & { now: number })
  | { type: "tick"; now: number }
  /** Nothing was heard of the device since then: it slept. */
  | { type: "slept"; since: number }
  | { type: "pause"; now: number }
  | { type: "go-on"; now: number }
  | { type: "take-back"; now: number }
  | { type: "redo"; now: number }
  /** Looks at the position after so many plies. */
  | { type: "look"; ply: number }
  /** A move that was typed: its path, or its ends. */
  | { type: "typed"; text: string; now: number }
  /** The last move has been shown to its end. */
  | { type: "settled" }
  | { type: "turn-board" }
  | { type: "seating"; seating: Seating }
  | { type: "dialog"; dialog: Dialog }
  | { type: "close" }
  | { type: "play-losing"; now: number }
  | { type: "resign"; now: number }
  | { type: "accept-draw"; now: number }
  | { type: "decline-draw" }
  | { type: "new-game"; setup: Setup; date: string; id: string }
  | { type: "rematch"; date: string; id: string }
  | { type: "offer-draw" }
  /** What the computer does, in answer to this game. */
  | ({ type: "computer"; game: Game; now: number } & Answer)
  | { type: "seek-hint" }
  /** A good move in this game; null where none was found. */
  | { type: "hint"; game: Game; move: string | null }
  /** A rated game is given up for another one. */
  | { type: "forfeit"; now: number }
  | { type: "rated"; id: string; change: Change }
  | { type: "copied" }
  | { type: "not-loaded" }
  | { type: "stored"; isStored: boolean }
  /** Another tab has the game. */
  | { type: "elsewhere"; now: number }
  /** Another game comes to the table, or this one as another window has stored it. */
  | { type: "put"; stored: Stored; ply?: number };

/** The computer's doing. */
export type Answer =
  /** A move, which may come in place of a draw that was offered. */
  | { answer: "move"; move: string; declines?: boolean }
  | { answer: "resign" }
  | { answer: "accept-draw" }
  | { answer: "decline-draw" };

export const DEFAULT_SETUP: Setup = {
  variant: "classic-3x3",
  house: null,
  opponent: "friend",
  level: 3,
  side: "white",
  names: { white: "", black: "" },
  control: null,
  autoTurn: false,
  rated: false,
};

/** The state at the beginning of a game. */
export function freshState(game: Game, setup: Setup, date: string, id: string): State {
  const clock = setup.control && newClock(setup.control);
  return stateOf({
    id,
    history: [game],
    undone: [],
    times: clock ? [clock.left] : [],
    clock,
    paused: null,
    setup,
    date,
    bottom: setup.autoTurn ? game.turn : setup.side,
  });
}

/** The state in which a stored game is taken up, at its end. */
export function stateOf(stored: Stored): State {
  return {
    ...stored,
    ...EMPTY_HAND,
    game: stored.history.at(-1) as Game,
    view: stored.history.length - 1,
    hint: null,
    rating: null,
    message: null,
    dialog: stored.paused ? { kind: "paused" } : null,
    untold: false,
    isStored: true,
    isElsewhere: false,
  };
}

/** The game that a setup begins. */
export function gameOf(rules: Pick<Rules, "newGame">, { variant, house }: Setup): Game {
  return rules.newGame(variant, house ?? {});
}

/** The game after each of its plies; the last one is `game` itself. */
export function historyOf(rules: Pick<Rules, "newGame" | "gameFromPosition" | "applyMove">, game: Game): Game[] {
  const history = [game.start ? rules.gameFromPosition(game.variant, game.start) : rules.newGame(game.variant)];
  for (const move of game.moves) history.push(rules.applyMove(history.at(-1) as Game, move));
  history[history.length - 1] = game;
  return history;
}

/** The game as it is looked at. */
export function shownGame({ history, view }: State): Game {
  return history[view] as Game;
}

export function looksBack({ history, view }: Pick<State, "history" | "view">): boolean {
  return view < history.length - 1;
}

export function isRated({ game, setup }: Pick<State, "game" | "setup">): boolean {
  return setup.rated && game.variant.rated;
}

/** The game changes the person's rating: against the computer, from the start, once the person has made a move. */
export function counts(state: Pick<State, "game" | "setup">): boolean {
  const { game, setup } = state;
  return setup.opponent === "computer" && isRated(state) && game.start === null && ownPlies(state) > 0;
}

/** To leave it for another game is to resign it. */
export function isAtStake(state: Pick<State, "game" | "setup" | "isElsewhere">): boolean {
  return !state.game.outcome && !state.isElsewhere && counts(state);
}

/** Nobody is to be advised in it: a rated game that goes on. */
export function isSealed({ history, setup }: Pick<State, "history" | "setup">): boolean {
  const game = history.at(-1) as Game;
  return !game.outcome && isRated({ game, setup });
}

/** The outcome that no position shows, since somebody said so or the time ran out. */
function isSaid({ outcome }: Game): boolean {
  return outcome !== null && ["time", "resignation", "agreement"].includes(outcome.reason);
}

/** The opponent moves elsewhere, and a link from there is waited for. */
export function isWaiting({ game, setup }: Pick<State, "game" | "setup">): boolean {
  return setup.opponent === "link" && !game.outcome && game.turn !== setup.side;
}

/** The computer is to move. */
export function isComputers({ game, setup }: Pick<State, "game" | "setup">): boolean {
  return setup.opponent === "computer" && !game.outcome && game.turn !== setup.side;
}

/** The side that gives up, or offers a draw, when somebody here does. */
export function speaker({ game, setup }: Pick<State, "game" | "setup">): Side {
  return setup.opponent === "friend" ? game.turn : setup.side;
}

/** A good move may be asked for: a person is to move, with nobody to be unfair to. */
export function canHint(state: State): boolean {
  const { game, setup, paused, isElsewhere } = state;
  if (setup.opponent === "link" || isRated(state) || isComputers(state)) return false;
  return !game.outcome && !paused && !isElsewhere && !looksBack(state);
}

export function canTakeBack(state: Pick<State, "game" | "setup">): boolean {
  // By link one takes back only what the opponent hasn't answered yet.
  if (state.setup.opponent === "link") return isWaiting(state) && state.game.moves.length > 0;
  if (isRated(state)) return false;
  if (state.setup.opponent === "computer") return isSaid(state.game) || ownPlies(state) > 0;
  return state.game.moves.length > 0 || isSaid(state.game);
}

/** How many moves the person has made in a game against the computer. */
function ownPlies({ game, setup }: Pick<State, "game" | "setup">): number {
  const { length } = game.moves;
  return game.turn === setup.side ? Math.floor(length / 2) : Math.ceil(length / 2);
}

export function canPause({ clock, paused, ...state }: State): boolean {
  return clock !== null && !paused && !isRated(state) && !state.game.outcome && state.game.moves.length > 0;
}

/** What the board shows of a state. */
export function boardState(state: State): BoardState {
  const game = shownGame(state);
  const last = game.moves.at(-1);
  const isTheirs = isWaiting(state) || isComputers(state);
  const isPlayable = !looksBack(state) && !state.paused && !state.isElsewhere && !game.outcome && !isTheirs;
  return {
    game,
    chosen: state.chosen,
    preview: state.preview,
    refusal: state.refusal,
    bottom: state.bottom,
    last: last ? pathOf(last) : [],
    hint: state.hint ?? [],
    movable: isPlayable ? "turn" : "none",
    asking: state.dialog !== null,
  };
}

/** Nothing is chosen, shown or asked any more. */
const IDLE = { ...EMPTY_HAND, hint: null, message: null, dialog: null } as const;

export function reducer(rules: Rules): (state: State, action: Action) => State {
  function ended(state: State, game: Game, now: number): State {
    const history = [...state.history.slice(0, -1), game];
    const clock = state.clock && stop(state.clock, now);
    return {
      ...state,
      ...IDLE,
      game,
      history,
      view: history.length - 1,
      undone: [],
      clock,
      paused: null,
      dialog: { kind: "end" },
    };
  }

  /** Tells the end where that is still to be done. */
  function told(state: State): State {
    return state.untold ? { ...state, untold: false, dialog: { kind: "end" } } : state;
  }

  /** The same state, or the one after the flag has fallen. */
  function timed(state: State, now: number): State {
    const late = !state.game.outcome && state.clock ? fallen(state.clock, now) : null;
    return late ? ended(state, rules.timeOut(state.game, late), now) : state;
  }

  function play(state: State, move: string, now: number): State {
    const late = timed(state, now);
    if (late !== state) return late;
    const game = rules.applyMove(state.game, move);
    let clock = state.clock && press(state.clock, state.game.turn, now);
    if (clock && game.outcome) clock = stop(clock, now);
    const history = [...state.history, game];
    const times = clock ? [...state.times, clock.left] : [];
    return {
      ...state,
      ...IDLE,
      game,
      history,
      view: history.length - 1,
      times,
      undone: [],
      clock,
      untold: game.outcome !== null,
    };
  }

  /** Plays the move, or asks where it loses at once (rule 4.4). */
  function goTo(state: State, destination: Destination, now: number): State {
    if (destination.loses) return { ...state, preview: destination.to, dialog: { kind: "loses", destination } };
    return play(state, destination.path.join("-"), now);
  }

  /** Why nothing can be done at the board now; null when it can. */
  function barred(state: State): State | null {
    if (looksBack(state)) return { ...state, message: { kind: "looking-back" } };
    if (state.paused) return { ...state, dialog: { kind: "paused" } };
    if (isWaiting(state) || isComputers(state)) return { ...state, message: { kind: "waiting" } };
    return null;
  }

  /** A game that goes on in another tab is left as it is; null where the action leaves it so. */
  function locked(state: State, action: Action): State | null {
    if (!state.isElsewhere) return null;
    switch (action.type) {
      case "tick":
      case "slept":
      case "preview":
      case "take":
      case "drop":
      case "computer":
      case "hint":
        return state;
      case "square":
      case "typed":
      case "pause":
      case "go-on":
      case "take-back":
      case "redo":
      case "play-losing":
      case "resign":
      case "accept-draw":
      case "decline-draw":
      case "offer-draw":
      case "seek-hint":
      case "forfeit":
        return { ...state, ...IDLE, dialog: { kind: "elsewhere" } };
      case "dialog":
        if (!["resign", "draw", "loses", "paused"].includes(action.dialog.kind)) return null;
        return { ...state, dialog: { kind: "elsewhere" } };
      default:
        return null;
    }
  }

  function byHand(state: State, action: HandAction & { now: number }): State {
    if (action.type === "preview") {
      // While a question is open the pointer and the focus are in it, and its move stays drawn.
      return state.dialog ? state : handle(rules, state, action).state;
    }
    if (action.type === "cancel") {
      const next = state.message ? { ...state, message: null } : state;
      return handle(rules, next, action).state;
    }
    const late = timed(state, action.now);
    if (late !== state) return late;
    const bar = barred(state);
    if (bar) return action.type === "square" ? bar : state;
    const { state: next, move } = handle(rules, state, action);
    if (move) return goTo(next, move, action.now);
    return next === state && !state.message ? state : { ...next, message: null };
  }

  /** A typed move: played like one on the board, with a word where it can't be. */
  function typed(state: State, text: string, now: number): State {
    const late = timed(state, now);
    if (late !== state || state.game.outcome) return late;
    const bar = barred(state);
    if (bar) return bar;
    const { state: next, move } = handleTyped(rules, state, text);
    if (move) return goTo(next, move, now);
    return next === state ? state : { ...next, message: null, dialog: null };
  }

  function takeBack(state: State, now: number): State {
    if (!canTakeBack(state)) return state;
    const isAgainstComputer = state.setup.opponent === "computer";
    let { history, undone } = state;
    let game = state.game;
    let count = 1;
    if (isSaid(game)) {
      // What was said is unsaid; the moves stay.
      history = historyOf(rules, { ...game, outcome: null });
      game = history.at(-1) as Game;
      count = 0;
    }
    // The computer would make its move at once; so the person is to move afterwards.
    if (isAgainstComputer && ownPlies(state) > 0) {
      const isOwnTurn = game.turn === state.setup.side;
      count = isOwnTurn ? count * 2 : 1;
    }
    for (; count > 0; count--) {
      const { moves } = history.at(-1) as Game;
      undone = [...undone, { move: moves.at(-1) as string, left: state.times[history.length - 1] ?? null }];
      history = history.slice(0, -1);
    }
    return resumed({ ...state, undone, history, times: state.times.slice(0, history.length) }, now);
  }

  function redo(state: State, now: number): State {
    let { history, times, undone } = state;
    for (let next = undone.at(-1); next; next = undone.at(-1)) {
      const game = rules.applyMove(history.at(-1) as Game, next.move);
      history = [...history, game];
      times = next.left ? [...times, next.left] : times;
      undone = undone.slice(0, -1);
      // The computer's answer comes with the move.
      if (!isComputers({ game, setup: state.setup })) break;
    }
    return history === state.history ? state : resumed({ ...state, history, times, undone }, now);
  }

  /** After moves were taken back or played again: at the end, with the clocks as they were then. */
  function resumed(state: State, now: number): State {
    const game = state.history.at(-1) as Game;
    const isRunning = !game.outcome && !state.paused && game.moves.length > 0;
    const clock = state.clock && {
      ...state.clock,
      left: state.times.at(-1) ?? state.clock.left,
      running: isRunning ? game.turn : null,
      since: now,
    };
    const bottom = state.setup.autoTurn ? game.turn : state.bottom;
    const paused = game.outcome ? null : state.paused;
    // An end that was taken back while its move was still being shown isn't told any more.
    return { ...state, ...IDLE, game, clock, bottom, paused, untold: false, view: state.history.length - 1 };
  }

  /** What the computer does; a dialog that is open stays, and so does the place that is looked at. */
  function answered(state: State, action: Extract<Action, { type: "computer" }>): State {
    const late = timed(state, action.now);
    if (late !== state || state.game !== action.game || state.game.outcome) return late;
    const { game, setup, dialog } = state;
    const declined: Message = { kind: "declined", by: opponent(setup.side) };
    /** The end is told after a dialog that is open, unless that has nothing to ask any more. */
    const over = (next: State) =>
      dialog && dialog.kind !== "resign" && dialog.kind !== "draw" ? { ...next, dialog, untold: true } : next;
    switch (action.answer) {
      case "resign":
        return over(ended(state, rules.resign(game, opponent(setup.side)), action.now));
      case "accept-draw":
        return over(ended(state, rules.agreeDraw(game), action.now));
      case "decline-draw":
        return { ...state, message: declined };
      case "move": {
        if (!isComputers(state) || state.paused) return state;
        const next = play(state, action.move, action.now);
        // Who looks back sees no man move, and nobody tells that it has arrived.
        if (next.game.outcome) return over(looksBack(state) ? told(next) : next);
        const message = action.declines ? declined : null;
        return { ...next, dialog, message, view: looksBack(state) ? state.view : next.view };
      }
    }
  }

  function begun(game: Game, setup: Setup, date: string, id: string, { isStored }: State): State {
    return { ...freshState(game, setup, date, id), isStored };
  }

  return function reduce(state, action) {
    const { game, setup } = state;
    const lock = locked(state, action);
    if (lock) return lock;
    switch (action.type) {
      case "square":
      case "take":
      case "drop":
      case "preview":
      case "cancel":
        return byHand(state, action);
      case "typed":
        return typed(state, action.text, action.now);
      case "tick":
        return timed(state, action.now);
      case "slept": {
        if (!state.clock?.running) return state;
        return {
          ...state,
          ...IDLE,
          clock: stop(state.clock, action.since),
          paused: "away",
          dialog: { kind: "paused" },
        };
      }
      case "pause": {
        const late = timed(state, action.now);
        if (late !== state || !canPause(state) || !state.clock) return late;
        const clock = stop(state.clock, action.now);
        return { ...state, ...IDLE, clock, paused: "by-hand", dialog: { kind: "paused" } };
      }
      case "go-on":
        return state.paused ? resumedClock({ ...state, ...IDLE, paused: null }, action.now) : state;
      case "take-back":
        return takeBack(state, action.now);
      case "redo":
        return redo(state, action.now);
      case "look": {
        const view = Math.min(Math.max(0, action.ply), state.history.length - 1);
        return view === state.view ? state : { ...state, ...IDLE, view };
      }
      case "settled": {
        const bottom = setup.autoTurn && !game.outcome ? game.turn : state.bottom;
        // Where another dialog is open the end is told after it.
        return state.dialog ? { ...state, bottom } : told({ ...state, bottom });
      }
      case "turn-board": {
        // Someone who turns the board by hand has taken over from the automatic turning.
        return { ...state, bottom: opponent(state.bottom), setup: { ...setup, autoTurn: false } };
      }
      case "seating": {
        const autoTurn = action.seating === "auto";
        const auto = game.outcome ? state.bottom : game.turn;
        return { ...state, bottom: action.seating === "auto" ? auto : action.seating, setup: { ...setup, autoTurn } };
      }
      case "dialog":
        return { ...state, dialog: action.dialog, preview: null };
      case "close":
        return told({
          ...state,
          dialog: null,
          preview: null,
          message: state.message?.kind === "copied" ? null : state.message,
        });
      case "play-losing":
        if (state.dialog?.kind !== "loses") return state;
        return play(state, state.dialog.destination.path.join("-"), action.now);
      case "resign": {
        const late = timed(state, action.now);
        if (late !== state || state.dialog?.kind !== "resign") return late;
        return ended(state, rules.resign(game, state.dialog.side), action.now);
      }
      case "accept-draw": {
        const late = timed(state, action.now);
        if (late !== state || state.dialog?.kind !== "draw") return late;
        return ended(state, rules.agreeDraw(game), action.now);
      }
      case "decline-draw":
        if (state.dialog?.kind !== "draw") return state;
        return { ...state, dialog: null, message: { kind: "declined", by: opponent(state.dialog.by) } };
      case "offer-draw":
        if (state.dialog?.kind !== "draw" || game.outcome) return state;
        return { ...state, dialog: null, message: { kind: "offered" } };
      case "computer":
        return answered(state, action);
      case "seek-hint":
        return canHint(state)
          ? { ...state, refusal: null, dialog: null, hint: null, message: { kind: "seeking" } }
          : state;
      case "hint": {
        if (game !== action.game || !canHint(state)) return state;
        const path = action.move && pathOf(action.move);
        if (!path) return state.message?.kind === "seeking" ? { ...state, message: null } : state;
        return { ...state, refusal: null, hint: path, message: { kind: "hint", path } };
      }
      case "new-game":
        return begun(gameOf(rules, action.setup), action.setup, action.date, action.id, state);
      case "rematch": {
        const { variant, start } = game;
        const again = start ? rules.gameFromPosition(variant, start) : rules.newGame(variant);
        const names = { white: setup.names.black, black: setup.names.white };
        return begun(again, { ...setup, side: opponent(setup.side), names }, action.date, action.id, state);
      }
      case "forfeit": {
        if (game.outcome) return state;
        const late = timed(state, action.now);
        const over = late === state ? ended(state, rules.resign(game, setup.side), action.now) : late;
        return { ...over, dialog: null };
      }
      case "rated":
        return state.id === action.id ? { ...state, rating: action.change } : state;
      case "copied":
      case "not-loaded":
        return { ...state, message: { kind: action.type } };
      case "stored":
        return state.isStored === action.isStored ? state : { ...state, isStored: action.isStored };
      case "elsewhere": {
        const clock = state.clock && stop(state.clock, action.now);
        return { ...state, ...IDLE, clock, isElsewhere: true, dialog: { kind: "elsewhere" } };
      }
      case "put": {
        const next = stateOf(action.stored);
        const view = Math.min(Math.max(0, action.ply ?? next.view), next.view);
        return { ...next, view, isStored: state.isStored };
      }
    }
  };

  function resumedClock(state: State, now: number): State {
    const clock = state.clock && { ...state.clock, running: state.game.turn, since: now };
    return { ...state, clock };
  }
}
