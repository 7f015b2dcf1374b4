import type * as Ugolki from "ugolki/web";
import type { Destination, Game, Side, Square } from "ugolki/web";
import { type Clock, fallen, newClock, press, stop, type TimeControl } from "./clock.ts";
import { opponent } from "./geometry.ts";

/** The part of the rules package that the state needs. */
export type Rules = Pick<
  typeof Ugolki,
  "newGame" | "applyMove" | "legalDestinations" | "resign" | "agreeDraw" | "timeOut"
>;

/** Who sits at the bottom; `auto` turns the board to the side to move. */
export type Seating = Side | "auto";
export type Theme = "auto" | "light" | "dark";

/** What a new game is set up from. */
export interface Setup {
  variant: string;
  names: Record<Side, string>;
  control: TimeControl | null;
  seating: Seating;
}

export type Notice =
  | { kind: "traps"; to: Square; trapped: Square[] }
  | { kind: "stuck"; square: Square }
  | { kind: "far"; from: Square; to: Square }
  | { kind: "not-yours" }
  | { kind: "declined"; by: Side }
  | { kind: "copied" };

export type Dialog =
  | { kind: "new-game" }
  | { kind: "menu" }
  | { kind: "resign"; side: Side }
  | { kind: "draw"; by: Side }
  /** A move that loses by rule 4.4 waits for an answer. */
  | { kind: "loses"; destination: Destination }
  | { kind: "end" }
  | { kind: "record"; text: string };

export interface State {
  game: Game;
  setup: Setup;
  /** The day on which the game began, as a record writes it: 2026.12.31 */
  date: string;
  clock: Clock | null;
  bottom: Side;
  theme: Theme;
  chosen: { square: Square; destinations: Destination[] } | null;
  /** The destination whose path is drawn. */
  preview: Square | null;
  notice: Notice | null;
  dialog: Dialog | null;
  /** False when this browser refuses to store anything. */
  isStored: boolean;
}

export type Action =
  | { type: "square"; square: Square; now: number }
  /** A man is taken up for a drag; unlike a click it never lets go of a chosen man. */
  | { type: "take"; square: Square }
  | { type: "drop"; square: Square | null; now: number }
  | { type: "preview"; square: Square | null }
  | { type: "cancel" }
  | { type: "tick"; now: number }
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
  | { type: "new-game"; setup: Setup; date: string }
  | { type: "again"; date: string }
  | { type: "theme"; theme: Theme }
  | { type: "copied" }
  | { type: "stored"; isStored: boolean }
  /** Another window, or this page before it rested, has stored this. */
  | { type: "taken-over"; stored: Pick<State, "game" | "setup" | "date" | "clock" | "bottom"> };

export const DEFAULT_SETUP: Setup = {
  variant: "classic-3x3",
  names: { white: "", black: "" },
  control: null,
  seating: "white",
};

export function freshState(rules: Rules, setup: Setup, date: string): State {
  return {
    game: rules.newGame(setup.variant),
    setup,
    date,
    clock: setup.control && newClock(setup.control),
    bottom: setup.seating === "auto" ? "white" : setup.seating,
    theme: "auto",
    chosen: null,
    preview: null,
    notice: null,
    dialog: null,
    isStored: true,
  };
}

/** The destination that a square is for the chosen man. */
export function destinationAt(state: State, square: Square): Destination | null {
  return state.chosen?.destinations.find((d) => d.to === square) ?? null;
}

/** Nothing is chosen, shown or asked any more. */
const IDLE = { chosen: null, preview: null, notice: null, dialog: null } as const;

export function reducer(rules: Rules): (state: State, action: Action) => State {
  function ended(state: State, game: Game, now: number): State {
    return { ...state, ...IDLE, game, clock: state.clock && stop(state.clock, now), dialog: { kind: "end" } };
  }

  /** The same state, or the one after the flag has fallen. */
  function timed(state: State, now: number): State {
    const late = !state.game.outcome && state.clock ? fallen(state.clock, now) : null;
    return late ? ended(state, rules.timeOut(state.game, late), now) : state;
  }

  function play(state: State, destination: Destination, now: number): State {
    const late = timed(state, now);
    if (late !== state) return late;
    const game = rules.applyMove(state.game, destination.path.join("-"));
    let clock = state.clock && press(state.clock, state.game.turn, now);
    if (clock && game.outcome) clock = stop(clock, now);
    return { ...state, ...IDLE, game, clock };
  }

  function choose(state: State, square: Square): State {
    const destinations = rules.legalDestinations(state.game, square);
    const notice: Notice | null = destinations.length === 0 ? { kind: "stuck", square } : null;
    return { ...state, chosen: { square, destinations }, preview: null, notice };
  }

  /** Why the chosen man can't go there. */
  function refuse(state: State, to: Square): State {
    if (!state.chosen) return state;
    try {
      rules.applyMove(state.game, `${state.chosen.square}-${to}`);
    } catch (error) {
      const { code, reason, trapped } = error as Ugolki.CornersError;
      if (code !== "illegal-move") throw error;
      if (reason === "traps") return { ...state, notice: { kind: "traps", to, trapped: trapped ?? [] } };
    }
    return { ...state, notice: { kind: "far", from: state.chosen.square, to } };
  }

  function goTo(state: State, to: Square, now: number): State {
    const destination = destinationAt(state, to);
    if (!destination) return refuse(state, to);
    if (destination.loses) return { ...state, preview: to, dialog: { kind: "loses", destination } };
    return play(state, destination, now);
  }

  return function reduce(state, action) {
    const { game } = state;
    switch (action.type) {
      case "square": {
        const late = timed(state, action.now);
        if (late !== state || game.outcome) return late;
        if (state.chosen?.square === action.square) return { ...state, ...IDLE };
        if (game[game.turn].includes(action.square)) return choose(state, action.square);
        if (state.chosen) return goTo(state, action.square, action.now);
        if (game[opponent(game.turn)].includes(action.square)) return { ...state, notice: { kind: "not-yours" } };
        return state.notice ? { ...state, notice: null } : state;
      }
      case "take":
        if (game.outcome || !game[game.turn].includes(action.square)) return state;
        return state.chosen?.square === action.square ? state : choose(state, action.square);
      case "drop": {
        const late = timed(state, action.now);
        if (late !== state || game.outcome) return late;
        const { square } = action;
        const rest = { ...state, preview: null };
        if (!state.chosen || !square || square === state.chosen.square) return rest;
        // Dropped on a man of its own: a drag ends here, it doesn't choose another man.
        return game[game.turn].includes(square) ? rest : goTo(rest, square, action.now);
      }
      case "preview": {
        // While a question is open the pointer and the focus are in it, and its move stays drawn.
        if (state.dialog) return state;
        const preview = action.square && destinationAt(state, action.square) ? action.square : null;
        return preview === state.preview ? state : { ...state, preview };
      }
      case "cancel":
        return state.chosen || state.notice ? { ...state, chosen: null, preview: null, notice: null } : state;
      case "tick":
        return timed(state, action.now);
      case "settled": {
        const bottom = state.setup.seating === "auto" && !game.outcome ? game.turn : state.bottom;
        const dialog: Dialog | null = state.dialog ?? (game.outcome ? { kind: "end" } : null);
        return { ...state, bottom, dialog };
      }
      case "turn-board": {
        const bottom = opponent(state.bottom);
        // Someone who turns the board by hand has taken over from the automatic turning.
        return { ...state, bottom, setup: { ...state.setup, seating: bottom } };
      }
      case "seating": {
        const auto = game.outcome ? state.bottom : game.turn;
        const bottom = action.seating === "auto" ? auto : action.seating;
        return { ...state, bottom, setup: { ...state.setup, seating: action.seating } };
      }
      case "dialog":
        return { ...state, dialog: action.dialog, preview: null };
      case "close":
        return { ...state, dialog: null, preview: null, notice: state.notice?.kind === "copied" ? null : state.notice };
      case "play-losing":
        return state.dialog?.kind === "loses" ? play(state, state.dialog.destination, action.now) : state;
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
        return { ...state, dialog: null, notice: { kind: "declined", by: opponent(state.dialog.by) } };
      case "new-game":
        return { ...freshState(rules, action.setup, action.date), theme: state.theme, isStored: state.isStored };
      case "again":
        return { ...freshState(rules, state.setup, action.date), theme: state.theme, isStored: state.isStored };
      case "theme":
        return { ...state, theme: action.theme };
      case "copied":
        return { ...state, notice: { kind: "copied" } };
      case "stored":
        return state.isStored === action.isStored ? state : { ...state, isStored: action.isStored };
      case "taken-over": {
        const { stored } = action;
        // The same game goes on with its choice and its question.
        if (JSON.stringify(stored.game) === JSON.stringify(game)) return { ...state, ...stored, game };
        return { ...state, ...IDLE, ...stored };
      }
    }
  };
}
