import * as rules from "ugolki";
import { describe, expect, it } from "vitest";
import recorded from "../../tests/data/games.jsonl?raw";
import {
  addMove,
  besides,
  branchAt,
  countMoves,
  createReplay,
  emptyTree,
  endOfLine,
  isMainLine,
  MAX_MOVES,
  MAX_NOTE,
  type Path,
  promote,
  readTree,
  remove,
  restore,
  setNote,
  type Tree,
  treeOf,
  writeTree,
} from "../src/practice/tree.ts";
import { KeptError } from "../src/room/kept.ts";

const classic = rules.newGame("classic-3x3").variant;
const empty = emptyTree(classic, null);

/** Plays moves one after another from a place. */
function along(tree: Tree, at: Path, ...moves: string[]): { tree: Tree; path: Path } {
  let place = { tree, path: at };
  for (const move of moves) {
    const next = addMove(place.tree, place.path, move);
    if (!next) throw new Error("the tree is full");
    place = next;
  }
  return place;
}

/** `c3-d3 f6-e6` with the other lines `c3-c4 f6-f5` and, after `c3-d3`, `g6-e6`. */
function three(): Tree {
  const one = along(empty, [], "c3-d3", "f6-e6", "d3-e3");
  const two = along(one.tree, ["c3-d3"], "g6-e6", "d3-d4");
  return along(two.tree, [], "c3-c4", "f6-f5", "c4-c5", "f5-f4").tree;
}

describe("a tree of moves", () => {
  it("goes on from any place, the first line being the main one", () => {
    const tree = three();
    expect(tree.children.map(({ move }) => move)).toEqual(["c3-d3", "c3-c4"]);
    expect(branchAt(tree, ["c3-d3"])?.children.map(({ move }) => move)).toEqual(["f6-e6", "g6-e6"]);
    expect(branchAt(tree, ["c3-d3", "f6-f5"])).toBeNull();
    expect(countMoves(tree)).toBe(9);
    expect(empty.children).toEqual([]);
  });

  it("follows a move that is there already, whichever way it goes", () => {
    const { tree } = along(empty, [], "b1-d1-d3");
    const same = addMove(tree, [], "b1-b3-d3");
    expect(same).toEqual({ tree, path: ["b1-d1-d3"] });
    expect(same?.tree).toBe(tree);
    expect(addMove(tree, ["a1-a2"], "g6-e6")).toBeNull();
  });

  it("holds no more than it can", () => {
    const moves = Array.from({ length: MAX_MOVES + 5 }, (_, i) => (i % 2 ? "d3-c3" : "c3-d3"));
    const full = treeOf({ variant: classic, start: null, moves });
    expect(countMoves(full)).toBe(MAX_MOVES);
    expect(addMove(full, [], "c3-c4")).toBeNull();
    expect(addMove(full, [], "c3-d3")?.path).toEqual(["c3-d3"]);
    expect(setNote(full, [], "n".repeat(MAX_NOTE + 1)).note).toHaveLength(MAX_NOTE);
  });

  it("keeps a note at each place, as typed", () => {
    const noted = setNote(setNote(three(), ["c3-c4"], "  a plan\n"), [], "the start");
    expect(noted.note).toBe("the start");
    expect(branchAt(noted, ["c3-c4"])?.note).toBe("  a plan\n");
    expect(branchAt(noted, ["c3-c4", "f6-f5"])?.note).toBe("");
    expect(setNote(noted, ["a1-a2"], "nowhere")).toBe(noted);
  });

  it("makes a line the main one, nearest branching first", () => {
    const tree = along(three(), ["c3-c4"], "g6-e6", "c4-c5").tree;
    const path = ["c3-c4", "g6-e6", "c4-c5"];
    expect(isMainLine(tree, path)).toBe(false);
    const once = promote(tree, path);
    expect(branchAt(once, ["c3-c4"])?.children.map(({ move }) => move)).toEqual(["g6-e6", "f6-f5"]);
    expect(once.children.map(({ move }) => move)).toEqual(["c3-d3", "c3-c4"]);
    const twice = promote(once, path);
    expect(twice.children.map(({ move }) => move)).toEqual(["c3-c4", "c3-d3"]);
    expect(isMainLine(twice, path)).toBe(true);
    expect(promote(twice, path)).toBe(twice);
    expect(countMoves(twice)).toBe(countMoves(tree));
  });

  it("cuts a line off and puts it back where it stood", () => {
    const tree = setNote(three(), ["c3-d3", "f6-e6"], "better");
    const cut = remove(tree, ["c3-d3"]);
    expect(cut?.tree.children.map(({ move }) => move)).toEqual(["c3-c4"]);
    expect(cut && restore(cut.tree, cut.removed)).toEqual(tree);
    expect(remove(tree, [])).toBeNull();
    expect(remove(tree, ["a1-a2"])).toBeNull();
  });

  it("puts a line back beside what has been played meanwhile", () => {
    const cut = remove(three(), ["c3-d3"]);
    if (!cut) throw new Error("nothing was cut");
    const played = along(cut.tree, [], "c3-d3", "h6-h5");
    const whole = restore(played.tree, cut.removed);
    expect(whole?.children.map(({ move }) => move)).toEqual(["c3-d3", "c3-c4"]);
    expect(whole && branchAt(whole, ["c3-d3"])?.children.map(({ move }) => move)).toEqual(["h6-h5", "f6-e6", "g6-e6"]);
    expect(whole && branchAt(whole, ["c3-d3", "f6-e6", "d3-e3"])).not.toBeNull();
  });

  it("leads along a line to its end, and over to the same depth of the next", () => {
    const tree = three();
    expect(endOfLine(tree, [])).toEqual(["c3-d3", "f6-e6", "d3-e3"]);
    expect(endOfLine(tree, ["c3-c4"], 2)).toEqual(["c3-c4", "f6-f5"]);
    const first = ["c3-d3", "f6-e6", "d3-e3"];
    const second = ["c3-d3", "g6-e6", "d3-d4"];
    const third = ["c3-c4", "f6-f5", "c4-c5"];
    expect(besides(tree, first, 1)).toEqual(second);
    expect(besides(tree, second, 1)).toEqual(third);
    expect(besides(tree, third, 1)).toBeNull();
    expect(besides(tree, second, -1)).toEqual(first);
    expect(besides(tree, third, -1)).toEqual(first);
    expect(besides(tree, [], 1)).toBeNull();
  });
});

describe("the game at a place", () => {
  it("is the one that its moves lead to", () => {
    const replay = createReplay(rules);
    const tree = three();
    const one = replay(tree, ["c3-d3", "f6-e6", "d3-e3"]);
    expect(one).toEqual(["c3-d3", "f6-e6", "d3-e3"].reduce(rules.applyMove, rules.newGame("classic-3x3")));
    expect(replay(tree, ["c3-d3"]).moves).toEqual(["c3-d3"]);
    expect(replay(tree, ["c3-d3", "f6-e6", "d3-e3"])).toBe(one);
    expect(replay(tree, ["c3-c4"]).moves).toEqual(["c3-c4"]);
    expect(replay(tree, []).moves).toEqual([]);
  });

  it("begins where the tree begins, and again where another one does", () => {
    const replay = createReplay(rules);
    const start = "8/8/8/8/w7/w7/8/bww5 b 3";
    expect(replay(emptyTree(classic, start), []).start).toBe(start);
    expect(replay(empty, []).start).toBeNull();
    const own = rules.newGame("classic-3x3", { exitDeadline: 10, moveLimit: 20 }).variant;
    expect(replay(emptyTree(own, null), []).variant).toEqual(own);
  });

  it("isn't upset by a move that is refused", () => {
    const replay = createReplay(rules);
    replay(empty, ["c3-d3", "f6-e6"]);
    expect(() => replay(empty, ["c3-d3", "a1-a2"])).toThrow();
    expect(replay(empty, ["c3-d3", "f6-e6"]).moves).toEqual(["c3-d3", "f6-e6"]);
  });
});

describe("a tree as text", () => {
  it("reads as it was written, with the place", () => {
    const tree = setNote(setNote(three(), ["c3-d3", "g6-e6"], "„Ω, \\ и\n"), [], "n");
    for (const at of [[], ["c3-d3"], ["c3-d3", "g6-e6", "d3-d4"], ["c3-c4", "f6-f5"]]) {
      expect(readTree(writeTree(tree, at), rules)).toEqual({ tree, at });
    }
    const own = rules.newGame("diagonal-3x3", { exitDeadline: 10, moveLimit: 20 }).variant;
    const elsewhere = along(emptyTree(own, "8/8/8/8/w7/w7/8/bww5 b 3"), [], "a1-a2").tree;
    expect(readTree(writeTree(elsewhere, []), rules)).toEqual({ tree: elsewhere, at: [] });
  });

  it("holds every recorded game, and is as long as the moves are", () => {
    const seen = new Set<string>();
    for (const line of recorded.trimEnd().split("\n")) {
      const { variant, moves } = JSON.parse(line) as { variant: string; moves: string[] };
      if (seen.has(variant)) continue;
      seen.add(variant);
      const game = moves.reduce(rules.applyMove, rules.newGame(variant));
      const tree = treeOf(game);
      expect(readTree(writeTree(tree, game.moves), rules)).toEqual({ tree, at: game.moves });
    }
    expect(seen.size).toBe(7);
  });

  const good = JSON.parse(writeTree(three(), ["c3-d3"])) as Record<string, unknown>;
  const moves = good.moves as unknown[][];
  const wrong: [fault: string, where: string, text: string][] = [
    ["json", "", "{"],
    ["json", "", "[]"],
    ["json", "", "null"],
    ["version", "version", JSON.stringify({ ...good, version: 2 })],
    ["field", "start", JSON.stringify({ ...good, start: 5 })],
    ["start", "start", JSON.stringify({ ...good, start: "8/8 w 1" })],
    ["variant", "variant", JSON.stringify({ ...good, variant: "chess" })],
    ["variant", "variant", JSON.stringify({ ...good, variant: { ...classic, size: 3 } })],
    ["variant", "variant", JSON.stringify({ ...good, variant: undefined })],
    ["note", "note", JSON.stringify({ ...good, note: 3 })],
    ["note", "note", JSON.stringify({ ...good, note: "n".repeat(MAX_NOTE + 1) })],
    ["field", "moves", JSON.stringify({ ...good, moves: {} })],
    ["too-many", "moves", JSON.stringify({ ...good, moves: Array(MAX_MOVES + 1).fill([0, "c3-d3"]) })],
    ["field", "moves[1]", JSON.stringify({ ...good, moves: [moves[0], "c3-d3"] })],
    ["field", "moves[0]", JSON.stringify({ ...good, moves: [[0, 7]] })],
    ["parent", "moves[1]", JSON.stringify({ ...good, moves: [moves[0], [2, "f6-e6"]] })],
    ["parent", "moves[0]", JSON.stringify({ ...good, moves: [[-1, "c3-d3"]] })],
    ["move", "moves[1]", JSON.stringify({ ...good, moves: [moves[0], [1, "c2-d2"]] })],
    ["move", "moves[0]", JSON.stringify({ ...good, moves: [[0, "castles"]] })],
    ["double", "moves[1]", JSON.stringify({ ...good, moves: [moves[0], [0, "c3-d3"]] })],
    ["note", "moves[0]", JSON.stringify({ ...good, moves: [[0, "c3-d3", 1]] })],
    ["place", "at", JSON.stringify({ ...good, at: 99 })],
    ["place", "at", JSON.stringify({ ...good, at: null })],
  ];
  it.each(wrong)("that is wrong (%s, at %j) is refused", (fault, where, text) => {
    let caught: unknown;
    try {
      readTree(text, rules);
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(KeptError);
    expect(caught).toMatchObject({ fault, where });
  });
});
