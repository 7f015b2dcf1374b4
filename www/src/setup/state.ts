import type * as Ugolki from "ugolki/web";
import type { CornersError, Game, Side, Square, Variant } from "ugolki/web";
import { opponent } from "../geometry.ts";
import { EMPTY_HAND } from "../hand.ts";
import { isObject } from "../room/kept.ts";
import {
  carry,
  type Fault,
  fitted,
  type Layout,
  mirrored,
  put,
  readPosition,
  startPosition,
  writePosition,
} from "../room/position.ts";
import type { BoardState } from "../views/board.ts";

/** The part of the rules package that setting up needs. */
export type SetupRules = Pick<typeof Ugolki, "variants" | "newGame" | "gameFromPosition" | "formatPosition">;

/** A position on its way: the text is all there is to it, the board shows what can be read of it. */
export interface Draft {
  variant: Variant;
  /** As it was typed, right or wrong. */
  text: string;
}

/** What a draft comes to. */
export interface Judged {
  layout: Layout;
  faults: readonly Fault[];
  /** What the board shows: men wherever they stand, right or wrong. */
  picture: Game;
  /** The game that begins there; null while something is wrong. */
  game: Game | null;
  /** Another variant, on whose board the text has the right number of ranks. */
  other: Variant | null;
}

/** What a press on a square does. */
export type Tool = Side | "rubber";

export interface Setup extends Judged {
  draft: Draft;
  past: readonly Draft[];
  future: readonly Draft[];
  tool: Tool;
  bottom: Side;
  /** The man that is being carried. */
  lifted: Square | null;
  /** What was done last; typing on goes on with the same step back. */
  typing: boolean;
  message: "copied" | "no-paste" | null;
  /** The text is shown to be copied by hand. */
  byHand: boolean;
  /** False when this browser refuses to store anything. */
  isStored: boolean;
}

export type Action =
  | { type: "square"; square: Square }
  | { type: "take"; square: Square }
  | { type: "drop"; square: Square | null }
  | { type: "preview" | "cancel" | "settled" | "undo" | "redo" | "turn-board" }
  | { type: "put"; square: Square; man: Side | null }
  | { type: "tool"; tool: Tool }
  | { type: "text"; text: string }
  | { type: "turn"; turn: Side }
  | { type: "number"; number: string }
  | { type: "variant"; variant: Variant }
  | { type: "clear" | "start" | "mirror" }
  | { type: "draft"; draft: Draft }
  | { type: "message"; message: Setup["message"] }
  | { type: "by-hand"; byHand: boolean }
  | { type: "stored"; isStored: boolean };

/** More steps back than this aren't kept. */
const MAX_PAST = 200;
/** A longer text isn't read any more; no position is nearly as long. */
export const MAX_TEXT = 2000;

/** Reads a draft: who stands where, what is wrong, and the game that begins there. */
export function judge(rules: SetupRules, draft: Draft): Judged {
  const { variant, text } = draft;
  const { layout, faults } = readPosition(text, variant);
  const picture = pictureOf(variant, layout);
  if (faults.length > 0) {
    return { layout, picture, faults, game: null, other: otherVariant(rules, variant, text, faults) };
  }
  try {
    return { layout, picture, faults, game: rules.gameFromPosition(variant, text), other: null };
  } catch (error) {
    const { code, message } = error as CornersError;
    if (code !== "bad-position") throw error;
    return { layout, picture, faults: [{ kind: "refused", found: message }], game: null, other: null };
  }
}

/** A game to be drawn, which need not be one that the rules allow. */
function pictureOf(variant: Variant, { men, turn }: Layout): Game {
  const of = (side: Side) => [...men].filter(([, owner]) => owner === side).map(([square]) => square);
  const none = { white: 0, black: 0 };
  const [white, black] = [of("white"), of("black")];
  return { variant, white, black, turn, number: 1, start: null, moves: [], inGoal: none, atHome: none, outcome: null };
}

/** The first variant in which a text with the wrong number of ranks would be right, or at least of that size. */
function otherVariant(rules: SetupRules, variant: Variant, text: string, faults: readonly Fault[]): Variant | null {
  const ranks = faults.find((fault) => fault.kind === "ranks");
  if (!ranks) return null;
  const fits = rules.variants().filter(({ size }) => size === ranks.found && size !== variant.size);
  return fits.find((other) => readPosition(text, other).faults.length === 0) ?? fits[0] ?? null;
}

/** The draft of a game's position. */
export function draftOf(rules: SetupRules, game: Game): Draft {
  return { variant: game.variant, text: rules.formatPosition(game) };
}

/** A screen with this draft. */
export function freshSetup(rules: SetupRules, draft: Draft): Setup {
  return {
    ...judge(rules, draft),
    draft,
    past: [],
    future: [],
    tool: "white",
    bottom: "white",
    lifted: null,
    typing: false,
    message: null,
    byHand: false,
    isStored: true,
  };
}

/** What the board shows. */
export function boardState({ picture, bottom, lifted, byHand }: Setup): BoardState {
  const chosen = lifted === null ? null : { square: lifted, destinations: [] };
  return { ...EMPTY_HAND, game: picture, chosen, bottom, last: [], movable: "all", asking: byHand };
}

export function createReducer(rules: SetupRules): (state: Setup, action: Action) => Setup {
  function become(state: Setup, draft: Draft, typing = false): Setup {
    const idle = { ...state, lifted: null, message: null };
    if (draft.text === state.draft.text && draft.variant === state.draft.variant) return idle;
    const past = typing && state.typing ? state.past : [...state.past, state.draft].slice(-MAX_PAST);
    return { ...idle, ...judge(rules, draft), draft, past, future: [], typing };
  }

  function laidOut(state: Setup, layout: Layout, typing = false): Setup {
    const { variant } = state.draft;
    if (layout === state.layout) return { ...state, lifted: null };
    return become(state, { variant, text: writePosition(layout, variant.size) }, typing);
  }

  function withVariant(state: Setup, variant: Variant): Setup {
    const { draft, layout, faults } = state;
    const isStart = draft.text.trim() === startPosition(draft.variant) || draft.text.trim() === "";
    if (isStart) return become(state, { variant, text: startPosition(variant) });
    // A text of the new board's size, or one that can't be read, stays as it was typed.
    const isBroken = faults.some(({ kind }) => kind !== "too-many" && kind !== "no-men" && kind !== "number");
    if (isBroken || variant.size === draft.variant.size) return become(state, { variant, text: draft.text });
    return become(state, { variant, text: writePosition(fitted(layout, variant.size), variant.size) });
  }

  function stepped(state: Setup, from: "past" | "future"): Setup {
    const draft = state[from].at(-1);
    if (!draft) return state;
    const [past, future] =
      from === "past"
        ? [state.past.slice(0, -1), [...state.future, state.draft]]
        : [[...state.past, state.draft], state.future.slice(0, -1)];
    return { ...state, ...judge(rules, draft), draft, past, future, lifted: null, message: null, typing: false };
  }

  return function reduce(state, action) {
    const { layout, draft, tool } = state;
    switch (action.type) {
      case "square": {
        const there = layout.men.get(action.square) ?? null;
        const man = tool === "rubber" || there === tool ? null : tool;
        return there === man ? { ...state, lifted: null } : laidOut(state, put(layout, action.square, man));
      }
      case "put":
        if ((layout.men.get(action.square) ?? null) === action.man) return state;
        return laidOut(state, put(layout, action.square, action.man));
      case "take":
        return layout.men.has(action.square) ? { ...state, lifted: action.square } : state;
      case "drop":
        return state.lifted ? laidOut(state, carry(layout, state.lifted, action.square)) : state;
      case "cancel":
        return state.lifted ? { ...state, lifted: null } : state;
      case "preview":
      case "settled":
        return state;
      case "tool":
        return { ...state, tool: action.tool };
      case "text":
        return become(state, { variant: draft.variant, text: action.text.slice(0, MAX_TEXT) }, true);
      case "turn":
        return laidOut(state, { ...layout, turn: action.turn });
      case "number":
        return laidOut(state, { ...layout, number: action.number.replace(/\p{White_Space}/gu, "") }, true);
      case "variant":
        return withVariant(state, action.variant);
      case "clear":
        return laidOut(state, { ...layout, men: new Map() });
      case "start":
        return become(state, { variant: draft.variant, text: startPosition(draft.variant) });
      case "mirror":
        return laidOut(state, mirrored(layout, draft.variant.size));
      case "draft":
        return become(state, action.draft);
      case "undo":
        return stepped(state, "past");
      case "redo":
        return stepped(state, "future");
      case "turn-board":
        return { ...state, bottom: opponent(state.bottom), lifted: null };
      case "message":
        return { ...state, message: action.message };
      case "by-hand":
        return { ...state, byHand: action.byHand };
      case "stored":
        return state.isStored === action.isStored ? state : { ...state, isStored: action.isStored };
    }
  };
}

/** Raised when the shape below changes. */
const VERSION = 1;

/** The text to store. */
export function writeDraft({ variant, text }: Draft): string {
  return JSON.stringify({ version: VERSION, variant, text });
}

/** Reads what `writeDraft` made; anything else is taken for a position that was typed, so that it isn't lost. */
export function readDraft(text: string, rules: SetupRules): Draft {
  const usual = rules.newGame().variant;
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value) && value.version === VERSION && typeof value.text === "string" && isObject(value.variant)) {
      return { variant: rules.newGame(value.variant as unknown as Variant).variant, text: value.text };
    }
  } catch {
    // Neither the text nor its variant can be read.
  }
  return { variant: usual, text };
}
