import type * as Ugolki from "ugolki/web";
import type { CornersError, Game, Variant } from "ugolki/web";
import { sameMove } from "../geometry.ts";
import { isObject, KeptError, parseKept } from "../room/kept.ts";

/** The part of the rules package that a tree needs. */
export type TreeRules = Pick<typeof Ugolki, "newGame" | "gameFromPosition" | "applyMove">;

/** A place from which lines go on; the first child goes on with the main one. */
export interface Branch {
  note: string;
  children: readonly Node[];
}

/** A move that was tried, written out as its full path (rules 7.1). */
export interface Node extends Branch {
  move: string;
}

/** All that was tried from one position: a variant, the position it begins from, and the lines. */
export interface Tree extends Branch {
  variant: Variant;
  /** A position (rules 7.3); null for the variant's own start. */
  start: string | null;
}

/** The moves that lead to a place in the tree; they stay the same when lines change their order. */
export type Path = readonly string[];

/** A part that was cut off, and where it stood. */
export interface Removed {
  parent: Path;
  index: number;
  node: Node;
}

/** More moves than this no tree holds, so that it can always be stored and drawn. */
export const MAX_MOVES = 2000;
/** More characters than this no note holds. */
export const MAX_NOTE = 2000;

/** A tree without moves. */
export function emptyTree(variant: Variant, start: string | null): Tree {
  return { variant, start, note: "", children: [] };
}

/** The moves of a game as the main line of a new tree, as far as there is room. */
export function treeOf({ variant, start, moves }: Pick<Game, "variant" | "start" | "moves">): Tree {
  let children: Node[] = [];
  for (const move of moves.slice(0, MAX_MOVES).reverse()) children = [{ move, note: "", children }];
  return { variant, start, note: "", children };
}

function childOf(branch: Branch, move: string | undefined): Node | undefined {
  return branch.children.find((child) => child.move === move);
}

/** The place that a path leads to; null where the tree has no such line. */
export function branchAt(tree: Tree, path: Path): Branch | null {
  let branch: Branch | undefined = tree;
  for (const move of path) branch = branch && childOf(branch, move);
  return branch ?? null;
}

/** The same tree with another branch at this place; the tree itself where there is no such place. */
function replaceAt<T extends Branch>(branch: T, path: Path, change: (branch: Branch) => Branch): T {
  const [move, ...rest] = path;
  if (move === undefined) return { ...branch, ...change(branch) };
  const child = childOf(branch, move);
  if (!child) return branch;
  const changed = replaceAt(child, rest, change);
  if (changed === child) return branch;
  return { ...branch, children: branch.children.map((other) => (other === child ? changed : other)) };
}

/** The number of moves in a tree. */
export function countMoves(branch: Branch): number {
  let count = 0;
  const waiting: Branch[] = [branch];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    count += next.children.length;
    waiting.push(...next.children);
  }
  return count;
}

/**
 * Goes on with a move: along the line that has it already, else with a new last line. Null where the tree is full or
 * the place doesn't exist.
 */
export function addMove(tree: Tree, path: Path, move: string): { tree: Tree; path: Path } | null {
  const branch = branchAt(tree, path);
  if (!branch) return null;
  const known = branch.children.find((child) => sameMove(child.move, move));
  if (known) return { tree, path: [...path, known.move] };
  if (countMoves(tree) >= MAX_MOVES) return null;
  const added = { move, note: "", children: [] };
  const grown = replaceAt(tree, path, ({ note, children }) => ({ note, children: [...children, added] }));
  return { tree: grown, path: [...path, move] };
}

/** Writes the note of a place. */
export function setNote(tree: Tree, path: Path, note: string): Tree {
  return replaceAt(tree, path, ({ children }) => ({ note: note.slice(0, MAX_NOTE), children }));
}

/** Whether every move of a path is the first one at its place. */
export function isMainLine(tree: Tree, path: Path): boolean {
  return promote(tree, path) === tree;
}

/** Makes the line of a path the main one at the last place where it isn't; the same tree where it is everywhere. */
export function promote(tree: Tree, path: Path): Tree {
  for (let depth = path.length - 1; depth >= 0; depth--) {
    const parent = path.slice(0, depth);
    const branch = branchAt(tree, parent);
    const child = branch && childOf(branch, path[depth]);
    if (!branch || !child || branch.children[0] === child) continue;
    const rest = branch.children.filter((other) => other !== child);
    return replaceAt(tree, parent, ({ note }) => ({ note, children: [child, ...rest] }));
  }
  return tree;
}

/** Cuts off a move with all that follows it; null for the start or a place that doesn't exist. */
export function remove(tree: Tree, path: Path): { tree: Tree; removed: Removed } | null {
  const parent = path.slice(0, -1);
  const branch = branchAt(tree, parent);
  const node = branch && childOf(branch, path.at(-1));
  if (!branch || !node) return null;
  const index = branch.children.indexOf(node);
  const children = branch.children.filter((other) => other !== node);
  return { tree: replaceAt(tree, parent, ({ note }) => ({ note, children })), removed: { parent, index, node } };
}

/** Puts back what was cut off, where it stood; what has been played there since is kept. Null where it has no room. */
export function restore(tree: Tree, { parent, index, node }: Removed): Tree | null {
  const branch = branchAt(tree, parent);
  if (!branch || countMoves(tree) + countMoves(node) + 1 > MAX_MOVES) return null;
  const again = branch.children.find((child) => sameMove(child.move, node.move));
  // The way that was played last keeps its name, since a path may lead through it.
  const back = again ? joined(again, node) : node;
  const others = branch.children.filter((child) => child !== again);
  const children = [...others.slice(0, index), back, ...others.slice(index)];
  return replaceAt(tree, parent, ({ note }) => ({ note, children }));
}

/** Both lines as one. */
function joined(node: Node, other: Node): Node {
  const children = [...node.children];
  for (const child of other.children) {
    const at = children.findIndex(({ move }) => sameMove(move, child.move));
    const same = children[at];
    if (same) children[at] = joined(same, child);
    else children.push(child);
  }
  return { move: node.move, note: node.note || other.note, children };
}

/** The end of the line that a place is on, at most so many moves from the start. */
export function endOfLine(tree: Tree, path: Path, length = Number.POSITIVE_INFINITY): Path {
  const end = [...path];
  for (let branch = branchAt(tree, path); branch?.children[0] && end.length < length; branch = branch.children[0]) {
    end.push(branch.children[0].move);
  }
  return end;
}

/**
 * The same depth in the next line (or, with -1, the one before), to compare lines: beside the last move of the path
 * that has another one on that side. Null where there is none.
 */
export function besides(tree: Tree, path: Path, by: 1 | -1): Path | null {
  for (let depth = path.length - 1; depth >= 0; depth--) {
    const parent = path.slice(0, depth);
    const children = branchAt(tree, parent)?.children ?? [];
    const other = children[children.findIndex(({ move }) => move === path[depth]) + by];
    if (other) return endOfLine(tree, [...parent, other.move], path.length);
  }
  return null;
}

/** The game at a place of a tree. It remembers the line that was asked for last, since most steps are along one. */
export function createReplay(rules: TreeRules): (tree: Pick<Tree, "variant" | "start">, path: Path) => Game {
  let variant: Variant | null = null;
  let start: string | null = null;
  let line: string[] = [];
  let games: Game[] = [];
  return (tree, path) => {
    if (!games[0] || variant !== tree.variant || start !== tree.start) {
      ({ variant, start } = tree);
      line = [];
      games = [beginning(rules, tree.variant, tree.start)];
    }
    const differs = path.findIndex((move, i) => move !== line[i]);
    if (differs >= 0) {
      const known = games.slice(0, differs + 1);
      for (const move of path.slice(differs)) known.push(rules.applyMove(known.at(-1) as Game, move));
      // Only now, so that a move that is refused leaves nothing behind.
      line = [...path];
      games = known;
    }
    return games[path.length] as Game;
  };
}

function beginning(rules: TreeRules, variant: Variant, start: string | null): Game {
  return start === null ? rules.newGame(variant) : rules.gameFromPosition(variant, start);
}

// ---- As text

/** Raised when the shape below changes. */
const VERSION = 1;

/** A tree and the place that is looked at, as text: each move with the number of the one before it, 0 for the start. */
export function writeTree(tree: Tree, at: Path): string {
  const moves: [parent: number, move: string, note?: string][] = [];
  let place = 0;
  const waiting: { node: Node; parent: number; depth: number; on: boolean }[] = [];
  const push = (branch: Branch, parent: number, depth: number, on: boolean) => {
    for (const node of [...branch.children].reverse()) {
      waiting.push({ node, parent, depth, on: on && node.move === at[depth] });
    }
  };
  push(tree, 0, 0, true);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, parent, depth, on } = next;
    moves.push(node.note ? [parent, node.move, node.note] : [parent, node.move]);
    if (on) place = moves.length;
    push(node, moves.length, depth + 1, on);
  }
  const { variant, start, note } = tree;
  return JSON.stringify({ version: VERSION, variant, start, note, moves, at: place });
}

interface Growing {
  move: string;
  note: string;
  children: Growing[];
  path: Path;
  game: Game;
}

/**
 * Reads what `writeTree` made, and plays every move of it.
 *
 * Throws a {@link KeptError} with the first thing that is wrong.
 */
export function readTree(text: string, rules: TreeRules): { tree: Tree; at: Path } {
  const value = parseKept(text, VERSION);
  const { start, note, moves, at } = value;
  if (start !== null && typeof start !== "string") throw new KeptError("field", "start");
  if (!Array.isArray(moves)) throw new KeptError("field", "moves");
  if (moves.length > MAX_MOVES) throw new KeptError("too-many", "moves");
  const game = readStart(rules, value.variant, start);
  const places: Growing[] = [{ move: "", note: readNote(note, "note"), children: [], path: [], game }];
  for (const [index, entry] of moves.entries()) {
    const where = `moves[${index}]`;
    if (!Array.isArray(entry) || entry.length < 2 || entry.length > 3) throw new KeptError("field", where);
    const [parentAt, move, moveNote = ""] = entry as unknown[];
    const parent = typeof parentAt === "number" ? places[parentAt] : undefined;
    if (!parent) throw new KeptError("parent", where);
    const after = readMove(rules, parent, move, where);
    const full = after.moves.at(-1) as string;
    const added = {
      move: full,
      note: readNote(moveNote, where),
      children: [],
      path: [...parent.path, full],
      game: after,
    };
    parent.children.push(added);
    places.push(added);
  }
  const place = typeof at === "number" ? places[at] : undefined;
  if (!place) throw new KeptError("place", "at");
  const root = places[0] as Growing;
  return { tree: { variant: game.variant, start: game.start, ...grown(root) }, at: place.path };
}

function readStart(rules: TreeRules, variant: unknown, start: string | null): Game {
  if (!isObject(variant)) throw new KeptError("variant", "variant");
  try {
    return beginning(rules, variant as unknown as Variant, start);
  } catch (cause) {
    const isPosition = (cause as CornersError).code === "bad-position";
    throw isPosition ? new KeptError("start", "start", { cause }) : new KeptError("variant", "variant", { cause });
  }
}

function readMove(rules: TreeRules, parent: Growing, move: unknown, where: string): Game {
  if (typeof move !== "string") throw new KeptError("field", where);
  if (parent.children.some((other) => sameMove(other.move, move))) throw new KeptError("double", where);
  try {
    return rules.applyMove(parent.game, move);
  } catch (cause) {
    throw new KeptError("move", where, { cause });
  }
}

function readNote(note: unknown, where: string): string {
  if (typeof note !== "string" || note.length > MAX_NOTE) throw new KeptError("note", where);
  return note;
}

function grown({ note, children }: Growing): Branch {
  return { note, children: children.map((child) => ({ move: child.move, ...grown(child) })) };
}
