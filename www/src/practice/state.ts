import type * as Ugolki from "ugolki/web";
import type { Destination, Game, Side, Square } from "ugolki/web";
import type { Finding } from "../analysis/analyst.ts";
import { opponent, pathOf } from "../geometry.ts";
import { EMPTY_HAND, type Hand, type HandAction, handle, handleTyped } from "../hand.ts";
import type { BoardState } from "../views/board.ts";
import {
  addMove,
  besides,
  branchAt,
  countMoves,
  createReplay,
  endOfLine,
  isMainLine,
  type Path,
  promote,
  type Removed,
  remove,
  restore,
  setNote,
  type Tree,
  treeOf,
} from "./tree.ts";

/** The part of the rules package that the practice room needs. */
export type PracticeRules = Pick<
  typeof Ugolki,
  "newGame" | "gameFromPosition" | "applyMove" | "legalDestinations" | "parseGame" | "formatGame" | "formatPosition"
>;

/** A tree, and the place in it that is looked at. */
export interface Work {
  tree: Tree;
  at: Path;
}

export type Message =
  | { kind: "copied"; what: "record" | "position" }
  | { kind: "removed"; count: number }
  | { kind: "restored" }
  | { kind: "promoted" }
  /** A good move is looked for, or was found. */
  | { kind: "seeking" }
  | { kind: "hint"; path: readonly Square[] }
  /** A part of the page didn't arrive. */
  | { kind: "not-loaded" }
  /** No more moves have room in the tree. */
  | { kind: "full" };

export type Dialog =
  | { kind: "menu" }
  /** New work, with what was pasted and what is wrong with it. */
  | { kind: "new"; text: string; wrong: readonly string[] }
  | { kind: "keys" }
  /** A move that loses by rule 4.4 waits for an answer. */
  | { kind: "loses"; destination: Destination }
  /** A text to be copied by hand. */
  | { kind: "copy"; what: "record" | "position"; text: string }
  /** What was kept and can't be read. */
  | { kind: "unread"; copied: boolean };

export interface Practice extends Hand, Work {
  /** The line that is followed, to its end: `at` is on it, and going forward follows it. */
  line: Path;
  bottom: Side;
  /** What was deleted last. */
  removed: Removed | null;
  /** The work that this one took the place of. */
  earlier: Work | null;
  /** The path of a good move, until another place is looked at. */
  hint: readonly Square[] | null;
  /** Each position is analysed. */
  isAnalysed: boolean;
  /** What the analysis has found last. */
  found: Found | null;
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
  | { type: "go"; path: Path }
  | { type: "step"; to: "start" | "back" | "forward" | "end" }
  /** Over to the same depth of the next line, or the one before. */
  | { type: "beside"; by: 1 | -1 }
  | { type: "promote" }
  | { type: "remove" }
  | { type: "restore" }
  | { type: "note"; text: string }
  /** Other work takes the place of this one, which becomes the earlier one. */
  | { type: "work"; work: Work }
  | { type: "swap-earlier" }
  /** Another window has stored this. */
  | { type: "taken-over"; work: Work }
  | { type: "turn-board" }
  | { type: "dialog"; dialog: Dialog | null }
  | { type: "play-losing" }
  /** A good move in this game. */
  | { type: "hint"; game: Game; move: string }
  /** The analysis is switched on or off. */
  | { type: "analyse" }
  | { type: "found"; found: Found }
  /** Moves that follow one another are played from here. */
  | { type: "line"; moves: readonly string[] }
  | { type: "message"; message: Message }
  | { type: "stored"; isStored: boolean };

/** What is known of a game's position. */
export interface Found {
  game: Game;
  finding: Finding;
}

/** Nothing is chosen, shown or asked any more. */
const IDLE = { ...EMPTY_HAND, hint: null, message: null, dialog: null } as const;

/** Where a way leads that a step asks for; null where there is none. */
export function stepTarget({ tree, at, line }: Practice, to: "start" | "back" | "forward" | "end"): Path | null {
  switch (to) {
    case "start":
      return at.length > 0 ? [] : null;
    case "back":
      return at.length > 0 ? at.slice(0, -1) : null;
    case "forward":
      return line.length > at.length ? line.slice(0, at.length + 1) : null;
    case "end": {
      const end = endOfLine(tree, line);
      return end.length > at.length ? end : null;
    }
  }
}

/** The work that a game of its own becomes: its moves as the main line, looked at from its end or after some plies. */
export function workOf(game: Game, ply = game.moves.length): Work {
  const tree = treeOf(game);
  return { tree, at: endOfLine(tree, [], ply) };
}

/** What the board shows. */
export function boardState(state: Practice): BoardState {
  const { game, chosen, preview, refusal, bottom, hint, dialog } = state;
  const last = game.moves.at(-1);
  return {
    game,
    chosen,
    preview,
    refusal,
    bottom,
    last: last ? pathOf(last) : [],
    hint: hint ?? [],
    ways: waysOf(state),
    movable: game.outcome ? "none" : "turn",
    asking: dialog !== null,
  };
}

const NO_WAYS: readonly (readonly Square[])[] = [];
/** The same thought's ways are the same value, so that the board draws them once. */
const ways = new WeakMap<Finding, readonly (readonly Square[])[]>();

/** The paths of the best moves. */
function waysOf({ game, isAnalysed, found }: Practice): readonly (readonly Square[])[] {
  if (!isAnalysed || found?.game !== game) return NO_WAYS;
  const { finding } = found;
  const known = ways.get(finding) ?? finding.lines.flatMap(({ pv: [move] }) => (move ? [pathOf(move)] : []));
  ways.set(finding, known);
  return known;
}

export function createPractice(rules: PracticeRules) {
  const replay = createReplay(rules);

  function fresh({ tree, at }: Work): Practice {
    const game = replay(tree, at);
    return {
      tree,
      at,
      line: endOfLine(tree, at),
      ...IDLE,
      game,
      bottom: "white",
      removed: null,
      earlier: null,
      isAnalysed: false,
      found: null,
      isStored: true,
    };
  }

  /** Looks at another place; a way back and forth along a line stays on it. */
  function go(state: Practice, path: Path): Practice {
    if (!branchAt(state.tree, path)) return state;
    const isOnLine = path.every((move, i) => move === state.line[i]) && branchAt(state.tree, state.line) !== null;
    const line = endOfLine(state.tree, isOnLine ? state.line : path);
    return { ...state, ...IDLE, at: path, line, game: replay(state.tree, path) };
  }

  function play(state: Practice, destination: Destination): Practice {
    const grown = addMove(state.tree, state.at, destination.path.join("-"));
    if (!grown) return { ...state, ...IDLE, message: { kind: "full" } };
    return go({ ...state, tree: grown.tree }, grown.path);
  }

  function byHand(state: Practice, action: HandAction): Practice {
    if (action.type === "preview") return state.dialog ? state : handle(rules, state, action).state;
    return meant(state, handle(rules, state, action));
  }

  /** Plays the move that is meant, or asks where it loses at once (rule 4.4). */
  function meant(state: Practice, { state: next, move }: ReturnType<typeof handle<Practice>>): Practice {
    if (move?.loses) return { ...next, preview: move.to, dialog: { kind: "loses", destination: move } };
    if (move) return play(next, move);
    return next === state && !state.message ? state : { ...next, message: null };
  }

  function reduce(state: Practice, action: Action): Practice {
    switch (action.type) {
      case "square":
      case "take":
      case "drop":
      case "preview":
      case "cancel":
        return byHand(state, action);
      case "typed":
        return meant(state, handleTyped(rules, state, action.text));
      case "settled":
        return state;
      case "go":
        return go(state, action.path);
      case "step": {
        const path = stepTarget(state, action.to);
        return path ? go(state, path) : state;
      }
      case "beside": {
        const path = besides(state.tree, state.at, action.by);
        return path ? go(state, path) : state;
      }
      case "promote":
        if (isMainLine(state.tree, state.at)) return state;
        return { ...state, tree: promote(state.tree, state.at), message: { kind: "promoted" } };
      case "remove": {
        const cut = remove(state.tree, state.at);
        if (!cut) return state;
        const { tree, removed } = cut;
        const message: Message = { kind: "removed", count: countMoves(removed.node) + 1 };
        return { ...go({ ...state, tree, removed }, removed.parent), message };
      }
      case "restore": {
        if (!state.removed) return state;
        const { parent, node } = state.removed;
        const tree = restore(state.tree, state.removed);
        if (!tree) return { ...state, message: { kind: "full" } };
        // A move that was played again meanwhile may be written another way.
        const path = addMove(tree, parent, node.move)?.path ?? parent;
        return { ...go({ ...state, tree, removed: null }, path), message: { kind: "restored" } };
      }
      case "note":
        return { ...state, tree: setNote(state.tree, state.at, action.text) };
      case "work":
        return { ...fresh(action.work), ...staying(state), earlier: worth(state) };
      case "swap-earlier":
        if (!state.earlier) return state;
        return { ...fresh(state.earlier), ...staying(state), earlier: worth(state) };
      case "taken-over": {
        const { work } = action;
        return { ...fresh(work), ...staying(state), earlier: state.earlier };
      }
      case "turn-board":
        return { ...state, bottom: opponent(state.bottom) };
      case "dialog":
        return { ...state, dialog: action.dialog, preview: null, message: null };
      case "play-losing":
        return state.dialog?.kind === "loses" ? play(state, state.dialog.destination) : state;
      case "hint": {
        if (state.game !== action.game) return state;
        const path = pathOf(action.move);
        return { ...state, refusal: null, hint: path, message: { kind: "hint", path } };
      }
      case "analyse":
        return { ...state, isAnalysed: !state.isAnalysed, hint: null, message: null };
      case "found":
        return state.isAnalysed ? { ...state, found: action.found } : state;
      case "line": {
        let { tree, at } = state;
        for (const move of action.moves) {
          const grown = addMove(tree, at, move);
          if (!grown) return { ...go({ ...state, tree }, at), message: { kind: "full" } };
          ({ tree, path: at } = grown);
        }
        return go({ ...state, tree }, at);
      }
      case "message":
        return { ...state, message: action.message };
      case "stored":
        return state.isStored === action.isStored ? state : { ...state, isStored: action.isStored };
    }
  }

  /** What stays as it is when other work comes. */
  const staying = ({ bottom, isAnalysed, isStored }: Practice) => ({ bottom, isAnalysed, isStored });

  /** Work that is worth going back to: something was tried or noted in it, or it is the only one. */
  function worth({ tree, at, earlier }: Practice): Work | null {
    return tree.children.length > 0 || tree.note || tree.start ? { tree, at } : earlier;
  }

  /** The game at the end of the line that is followed. */
  const lineGame = ({ tree, line }: Practice): Game => replay(tree, line);

  return { fresh, reduce, lineGame, gameAt: replay };
}

/**
 * The work to go on with when a game comes from the table: the tree that there is where the game goes along it or on
 * from its main line, else a new one.
 */
export function withGame({ tree, at }: Work, game: Game, ply: number): Work {
  const isSame = JSON.stringify(tree.variant) === JSON.stringify(game.variant) && tree.start === game.start;
  const main = endOfLine(tree, []);
  const { moves } = game;
  const isAlong = isSame && (branchAt(tree, moves) !== null || main.every((move, i) => move === moves[i]));
  if (!isAlong || tree.children.length === 0) return workOf(game, ply);
  let grown: Work = { tree, at };
  let path: Path = [];
  for (const move of moves) {
    const next = addMove(grown.tree, path, move);
    if (!next) break;
    grown = { tree: next.tree, at };
    path = next.path;
  }
  return { tree: grown.tree, at: path.slice(0, ply) };
}
