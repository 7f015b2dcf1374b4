import * as rules from "ugolki";
import { describe, expect, it } from "vitest";
import { loadTexts } from "../src/l10n/l10n.ts";
import { workFrom } from "../src/practice/source.ts";
import {
  type Action,
  boardState,
  createPractice,
  type Practice,
  stepTarget,
  type Work,
  withGame,
  workOf,
} from "../src/practice/state.ts";
import { countMoves, emptyTree, MAX_MOVES, setNote, treeOf } from "../src/practice/tree.ts";
import { rowsOf } from "../src/practice/tree-view.ts";

const classic = rules.newGame("classic-3x3").variant;
const practice = createPractice(rules);
const fresh = (work: Work = { tree: emptyTree(classic, null), at: [] }) => practice.fresh(work);
const run = (state: Practice, ...actions: Action[]) => actions.reduce(practice.reduce, state);
const move = (text: string): Action[] => text.split("-").map((square) => ({ type: "square", square }));
const played = (state: Practice, ...moves: string[]) => run(state, ...moves.flatMap(move));
const from = (position: string, variant = "classic-3x3") => fresh(workOf(rules.gameFromPosition(variant, position)));
/** Rules 4.4: after the deadline `d3-c3` brings a man back home. */
const homecoming = "5bbb/5bbb/3w4/bb4w1/4w3/3w4/3w4/2w5 w 41";

describe("the practice room", () => {
  it("plays both sides by hand and goes back and forth", () => {
    const state = played(fresh(), "c3-d3", "f6-e6");
    expect(state.game.moves).toEqual(["c3-d3", "f6-e6"]);
    expect(boardState(state)).toMatchObject({ last: ["f6", "e6"], movable: "turn", asking: false });
    const back = run(state, { type: "step", to: "back" });
    expect(back.game.moves).toEqual(["c3-d3"]);
    expect(run(back, { type: "step", to: "start" }).game.moves).toEqual([]);
    expect(run(back, { type: "step", to: "forward" }).at).toEqual(state.at);
    expect(stepTarget(state, "forward")).toBeNull();
    expect(stepTarget(state, "end")).toBeNull();
    expect(run(state, { type: "step", to: "end" })).toBe(state);
  });

  it("comes forward along the line that it went back on", () => {
    const two = run(played(fresh(), "c3-d3", "f6-e6"), { type: "step", to: "start" });
    const other = played(two, "c3-c4", "f6-f5");
    const start = run(other, { type: "step", to: "start" });
    expect(run(start, { type: "step", to: "end" }).at).toEqual(["c3-c4", "f6-f5"]);
    // Once another line was looked at, that one is followed.
    const first = run(start, { type: "go", path: ["c3-d3"] });
    expect(run(first, { type: "step", to: "start" }, { type: "step", to: "end" }).at).toEqual(["c3-d3", "f6-e6"]);
    expect(practice.lineGame(first).moves).toEqual(["c3-d3", "f6-e6"]);
  });

  it("ignores places that don't exist", () => {
    const state = played(fresh(), "c3-d3");
    expect(run(state, { type: "go", path: ["c3-c4"] })).toBe(state);
  });

  it("asks before a move that loses by rule 4.4", () => {
    const asked = played(from(homecoming), "d3-c3");
    expect(asked.dialog?.kind).toBe("loses");
    expect(asked.tree.children).toEqual([]);
    const lost = run(asked, { type: "play-losing" });
    expect(lost.game.outcome).toMatchObject({ winner: "black", rule: "4.4" });
    expect(boardState(lost).movable).toBe("none");
    expect(run(asked, { type: "dialog", dialog: null }).tree.children).toEqual([]);
  });

  it("plays typed moves, and says why it doesn't", () => {
    expect(run(fresh(), { type: "typed", text: "c3-d3" }).at).toEqual(["c3-d3"]);
    expect(run(fresh(), { type: "typed", text: "c3-e5" }).refusal).toMatchObject({ kind: "typed", why: "unreachable" });
  });

  it("deletes a line with its undo, from wherever one is by then", () => {
    const state = played(run(played(fresh(), "c3-d3", "f6-e6"), { type: "go", path: ["c3-d3"] }), "g6-e6");
    const cut = run(state, { type: "go", path: ["c3-d3"] }, { type: "remove" });
    expect(cut).toMatchObject({ at: [], message: { kind: "removed", count: 3 } });
    expect(countMoves(cut.tree)).toBe(0);
    const back = run(played(cut, "c3-c4"), { type: "restore" });
    expect(countMoves(back.tree)).toBe(4);
    expect(back).toMatchObject({ at: ["c3-d3"], removed: null, message: { kind: "restored" } });
    expect(run(fresh(), { type: "remove" }).removed).toBeNull();
    expect(run(back, { type: "restore" })).toBe(back);
  });

  it("promotes a line and stays on it", () => {
    const two = played(run(played(fresh(), "c3-d3"), { type: "step", to: "start" }), "c3-c4");
    const state = run(two, { type: "promote" });
    expect(state.tree.children.map((node) => node.move)).toEqual(["c3-c4", "c3-d3"]);
    expect(state.at).toEqual(["c3-c4"]);
    expect(run(state, { type: "promote" })).toBe(state);
  });

  it("keeps the work that makes way for other work", () => {
    const first = played(fresh(), "c3-d3");
    const second = run(first, { type: "work", work: workOf(rules.newGame("triangle")) });
    expect(second.tree.variant.name).toBe("triangle");
    expect(second.earlier).toEqual({ tree: first.tree, at: first.at });
    // A tree in which nothing was tried isn't worth to take its place.
    const third = run(second, { type: "work", work: workOf(rules.newGame("halma-16x16")) });
    expect(third.earlier).toEqual(second.earlier);
    const back = run(third, { type: "swap-earlier" });
    expect(back.game.moves).toEqual(["c3-d3"]);
  });

  it("says when there is no more room", () => {
    const moves = Array.from({ length: MAX_MOVES }, (_, i) => (i % 2 ? "d3-c3" : "c3-d3"));
    const full = fresh({ tree: treeOf({ variant: classic, start: null, moves }), at: [] });
    expect(played(full, "c3-c4").message).toEqual({ kind: "full" });
  });

  it("takes a game from the table into the tree that goes along it, else begins anew", () => {
    const game = ["c3-d3", "f6-e6"].reduce(rules.applyMove, rules.newGame("classic-3x3"));
    const one = workOf(game, 1);
    expect(one.at).toEqual(["c3-d3"]);
    const noted = { tree: setNote(one.tree, [], "mine"), at: [] };
    const longer = rules.applyMove(game, "d3-d4");
    const grown = withGame(noted, longer, 3);
    expect(grown.at).toEqual(["c3-d3", "f6-e6", "d3-d4"]);
    expect(grown.tree.note).toBe("mine");
    const other = ["c3-c4", "f6-e6"].reduce(rules.applyMove, rules.newGame("classic-3x3"));
    expect(withGame(noted, other, 2).tree.note).toBe("");
    expect(withGame(noted, rules.newGame("triangle"), 0).tree.variant.name).toBe("triangle");
  });
});

describe("the drawing of a tree", () => {
  const written = (row: ReturnType<typeof rowsOf>[number]): string => {
    if (row.kind === "note") return `(${row.text})`;
    if (row.kind === "pair") {
      const [white, black] = [row.white?.node.move ?? "-", row.black?.node.move ?? "-"];
      return `${row.number}${row.interrupted ? "…" : "."} ${white} ${black}`;
    }
    const moves = row.entries.map((e) => `${e.number}${e.side === "white" ? "." : "…"}${e.node.move}`);
    return `${">".repeat(row.level)} ${moves.join(" ")}`;
  };
  const drawn = ({ tree }: Practice) => rowsOf(tree, practice.gameAt(tree, [])).map(written);

  it("shows the main line in pairs and the others where they leave it", () => {
    let state = played(fresh(), "c3-d3", "f6-e6", "d3-d4", "e6-e5");
    state = played(run(state, { type: "go", path: ["c3-d3"] }), "g6-e6", "d3-e3", "h6-g6");
    state = played(run(state, { type: "go", path: ["c3-d3", "g6-e6", "d3-e3"] }), "h7-h5", "c2-c3");
    state = played(run(state, { type: "step", to: "start" }), "c3-c4");
    expect(drawn(state)).toEqual([
      "1. c3-d3 -",
      "> 1.c3-c4",
      "1… - f6-e6",
      "> 1…g6-e6 2.d3-e3 2…h6-g6",
      ">> 2…h7-h5 3.c2-c3",
      "2. d3-d4 e6-e5",
    ]);
  });

  it("begins with the number and the side of its position, and puts notes after their moves", () => {
    let state = played(from("8/8/8/8/8/3b4/8/ww6 b 7"), "d3-d4", "a1-a2", "d4-d5");
    expect(drawn(state)).toEqual(["7… - d3-d4", "8. a1-a2 d4-d5"]);
    state = run(state, { type: "go", path: ["d3-d4", "a1-a2"] }, { type: "note", text: "why not" });
    state = run(state, { type: "step", to: "start" }, { type: "note", text: "start" });
    expect(drawn(state)).toEqual(["(start)", "7… - d3-d4", "8. a1-a2 -", "(why not)", "8… - d4-d5"]);
  });
});

describe("what is pasted", () => {
  it("is a position, a record, or wrong in words", async () => {
    await Promise.all(["room", "practice"].map(loadTexts));
    const make = (text: string) => workFrom(text, classic, rules);
    expect(make("  ")).toEqual({ work: { tree: emptyTree(classic, null), at: [] } });
    expect(make(` ${homecoming}\n`)).toMatchObject({ work: { tree: { start: homecoming } } });
    const record = make('[Variant "triangle"]\n\n1. c2-c3 f7-f6 *');
    expect(record).toMatchObject({ work: { tree: { variant: { name: "triangle" } }, at: ["c2-c3", "f7-f6"] } });
    expect(make("8/8/8/8/8/8/8/8 w 1")).toEqual({ wrong: ["Nobody has a man on the board."] });
    expect(make("1. c3-d3 f6-e6 2. a1-a8")).toEqual({ wrong: ["Line 1, character 19: there is no way there."] });
    expect(make("what?")).toEqual({
      wrong: ["Line 1, character 1: this isn’t a position, nor a record that can be read."],
    });
  });
});

describe("the analysis", () => {
  const finding = {
    score: 1,
    depth: 9,
    lines: [
      { score: 1, depth: 9, pv: ["c3-d3", "f6-e6"] },
      { score: 0, depth: 9, pv: ["b3-d3"] },
    ],
    isThinking: true,
  };

  it("draws the best moves of the position that is looked at, and of no other", () => {
    const off = fresh();
    expect(run(off, { type: "found", found: { game: off.game, finding } })).toBe(off);
    const on = run(off, { type: "analyse" });
    expect(boardState(on).ways).toEqual([]);
    const found = run(on, { type: "found", found: { game: on.game, finding } });
    expect(boardState(found).ways).toEqual([
      ["c3", "d3"],
      ["b3", "d3"],
    ]);
    expect(boardState(found).ways).toBe(boardState(run(found, { type: "turn-board" })).ways);
    const next = played(found, "c3-d3");
    expect(next.isAnalysed).toBe(true);
    expect(boardState(next).ways).toEqual([]);
    expect(boardState(run(found, { type: "analyse" })).ways).toEqual([]);
  });

  it("plays a line into the tree, and stays on when other work comes", () => {
    const on = run(fresh(), { type: "analyse" }, { type: "line", moves: ["c3-d3", "f6-e6"] });
    expect(on.at).toEqual(["c3-d3", "f6-e6"]);
    expect(run(on, { type: "work", work: workOf(rules.newGame("triangle")) }).isAnalysed).toBe(true);
  });
});
