import type * as Ugolki from "ugolki/web";
import type { Destination, Game, Square } from "ugolki/web";
import { opponent, pathOf } from "./geometry.ts";

/** Why nothing came of a click. */
export type Refusal =
  | { kind: "traps"; to: Square; trapped: Square[] }
  | { kind: "stuck"; square: Square }
  | { kind: "far"; from: Square; to: Square }
  | { kind: "not-yours" }
  /** Text that was typed isn't a move, or none that can be played. */
  | { kind: "typed"; text: string; why: string };

/** A game, and what a player is about to do in it: the part of its state that every screen with a board has. */
export interface Hand {
  game: Game;
  chosen: { square: Square; destinations: Destination[] } | null;
  /** The destination whose path is drawn. */
  preview: Square | null;
  refusal: Refusal | null;
}

/** Nothing is chosen or shown. */
export const EMPTY_HAND = { chosen: null, preview: null, refusal: null } as const;

export type HandAction =
  | { type: "square"; square: Square }
  /** A man is taken up for a drag; unlike a click it never lets go of a chosen man. */
  | { type: "take"; square: Square }
  | { type: "drop"; square: Square | null }
  | { type: "preview"; square: Square | null }
  | { type: "cancel" };

export type HandRules = Pick<typeof Ugolki, "legalDestinations" | "applyMove">;

/** The destination that a square is for the chosen man. */
export function destinationAt({ chosen }: Hand, square: Square): Destination | null {
  return chosen?.destinations.find((d) => d.to === square) ?? null;
}

/** What an action makes of a hand, and the move that it means, if it means one; the screen plays it, or asks first. */
export function handle<S extends Hand>(
  rules: HandRules,
  state: S,
  action: HandAction,
): { state: S; move: Destination | null } {
  const { game, chosen } = state;
  const rest = (next: S) => ({ state: next, move: null });
  switch (action.type) {
    case "square": {
      const { square } = action;
      if (game.outcome) return rest(state);
      if (chosen?.square === square) return rest({ ...state, ...EMPTY_HAND });
      if (game[game.turn].includes(square)) return rest(choose(rules, state, square));
      if (chosen) return goTo(rules, state, square);
      if (game[opponent(game.turn)].includes(square)) return rest({ ...state, refusal: { kind: "not-yours" } });
      return rest(state.refusal ? { ...state, refusal: null } : state);
    }
    case "take":
      if (game.outcome || !game[game.turn].includes(action.square) || chosen?.square === action.square)
        return rest(state);
      return rest(choose(rules, state, action.square));
    case "drop": {
      const { square } = action;
      const put = { ...state, preview: null };
      if (game.outcome || !chosen || !square || square === chosen.square) return rest(put);
      // Dropped on a man of its own: a drag ends here, it doesn't choose another man.
      return game[game.turn].includes(square) ? rest(put) : goTo(rules, put, square);
    }
    case "preview": {
      const preview = action.square && destinationAt(state, action.square) ? action.square : null;
      return rest(preview === state.preview ? state : { ...state, preview });
    }
    case "cancel":
      return rest(chosen || state.refusal ? { ...state, ...EMPTY_HAND } : state);
  }
}

function choose<S extends Hand>(rules: HandRules, state: S, square: Square): S {
  const destinations = rules.legalDestinations(state.game, square);
  const refusal: Refusal | null = destinations.length === 0 ? { kind: "stuck", square } : null;
  return { ...state, chosen: { square, destinations }, preview: null, refusal };
}

function goTo<S extends Hand>(rules: HandRules, state: S, to: Square): { state: S; move: Destination | null } {
  const move = destinationAt(state, to);
  return { state: move ? state : refuse(rules, state, to), move };
}

/** Why the chosen man can't go there. */
function refuse<S extends Hand>(rules: HandRules, state: S, to: Square): S {
  if (!state.chosen) return state;
  try {
    rules.applyMove(state.game, `${state.chosen.square}-${to}`);
  } catch (error) {
    const { code, reason, trapped } = error as Ugolki.CornersError;
    if (code !== "illegal-move") throw error;
    if (reason === "traps") return { ...state, refusal: { kind: "traps", to, trapped: trapped ?? [] } };
  }
  return { ...state, refusal: { kind: "far", from: state.chosen.square, to } };
}

/**
 * What typed text makes of a hand, and the move that it means: its path, or its ends alone. What can't be played is
 * refused with a word.
 */
export function handleTyped<S extends Hand>(
  rules: HandRules,
  state: S,
  text: string,
): { state: S; move: Destination | null } {
  const { game } = state;
  const idle = { ...state, ...EMPTY_HAND };
  if (game.outcome) return { state, move: null };
  const path = pathOf(text);
  const [from = "", to = ""] = [path[0], path.at(-1)];
  try {
    rules.applyMove(game, text);
  } catch (error) {
    const { code, reason, trapped } = error as Ugolki.CornersError;
    if (reason === "traps")
      return { state: { ...idle, refusal: { kind: "traps", to, trapped: trapped ?? [] } }, move: null };
    if (code !== "illegal-move" && code !== "bad-move" && code !== "bad-square") throw error;
    return { state: { ...idle, refusal: { kind: "typed", text, why: reason ?? code } }, move: null };
  }
  const found = rules.legalDestinations(game, from).find((d) => d.to === to) ?? null;
  // A longer chain that was typed is the same move (rule 2.5), and is kept as it was typed.
  return { state: idle, move: found && path.length > 2 ? { ...found, path } : found };
}
