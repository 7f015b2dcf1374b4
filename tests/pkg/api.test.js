// Each function's contract, through the package as Node resolves it.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as ugolki from "ugolki";
import { byMove, bySquare, frozen, play, refused } from "./harness/support.js";

const { applyMove, formatPosition, gameFromPosition, legalDestinations, legalMoves, newGame, perft, shortestPath } =
  ugolki;

const start = frozen(newGame());
const opened = frozen(play(start, "b2-d2 g6-e6 b1-d3 g7-e7-e5"));
const sorted = (values, order) => assert.deepEqual(values, [...values].sort(order));

test("the exports are those of the design", () => {
  const functions = Object.entries(ugolki).flatMap(([name, value]) => (typeof value === "function" ? [name] : []));
  const designed = [
    "Engine",
    "acceptsDraw",
    "agreeDraw",
    "applyMove",
    "formatGame",
    "formatPosition",
    "gameFromPosition",
    "legalDestinations",
    "legalMoves",
    "levelRating",
    "newGame",
    "par",
    "parseGame",
    "perft",
    "race",
    "rate",
    "resign",
    "resigns",
    "shortestPath",
    "timeOut",
    "variants",
  ];
  assert.deepEqual(functions.sort(), designed);
});

test("newGame: a whole game as plain data", () => {
  assert.deepEqual(start, {
    variant: {
      name: "classic-3x3",
      size: 8,
      home: ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"],
      diagonal: false,
      trapping: false,
      exitDeadline: 40,
      moveLimit: 80,
      rated: true,
    },
    white: ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"],
    black: ["f6", "f7", "f8", "g6", "g7", "g8", "h6", "h7", "h8"],
    turn: "white",
    number: 1,
    start: null,
    moves: [],
    inGoal: { white: 0, black: 0 },
    atHome: { white: 9, black: 9 },
    outcome: null,
  });
  assert.deepEqual(newGame(undefined), start);
  assert.deepEqual(newGame("classic-3x3", {}), start);
  assert.deepEqual(newGame("classic-3x3", undefined), start);
  assert.deepEqual(newGame(undefined, { exitDeadline: undefined }), start);
  for (const value of [start, opened]) {
    assert.equal(Object.getPrototypeOf(value), Object.prototype);
    assert.equal(Object.getPrototypeOf(value.inGoal), Object.prototype);
    assert.equal(Array.isArray(value.moves), true);
  }
});

test("a game goes through JSON and structuredClone, and still plays", () => {
  for (const copy of [JSON.parse(JSON.stringify(opened)), structuredClone(opened)]) {
    assert.deepEqual(copy, opened);
    assert.deepEqual(applyMove(copy, "c3-e3"), applyMove(opened, "c3-e3"));
  }
  // The order of a game's fields means nothing.
  const turned = Object.fromEntries(Object.entries(opened).reverse());
  assert.deepEqual(applyMove(turned, "c3-e3"), applyMove(opened, "c3-e3"));
});

test("no call changes the game it is given", () => {
  const before = structuredClone(opened);
  const game = frozen(structuredClone(opened));
  applyMove(game, "c3-e3");
  legalDestinations(game, "d3");
  shortestPath(game, "d3", "b1");
  legalMoves(game);
  formatPosition(game);
  ugolki.formatGame(game, frozen({ White: "Anna" }));
  ugolki.resign(game, "black");
  ugolki.agreeDraw(game);
  ugolki.timeOut(game, "white");
  perft(game, 2);
  newGame(frozen(structuredClone(game.variant)), frozen({ exitDeadline: 9 }));
  gameFromPosition(frozen(structuredClone(game.variant)), formatPosition(game));
  assert.deepEqual(game, before);
});

test("variants: the seven of the rules, in their order", () => {
  const all = ugolki.variants();
  const facts = all.map((v) => [
    v.name,
    v.size,
    v.home.length,
    v.diagonal,
    v.trapping,
    v.exitDeadline,
    v.moveLimit,
    v.rated,
  ]);
  assert.deepEqual(facts, [
    ["classic-3x3", 8, 9, false, false, 40, 80, true],
    ["classic-3x4", 8, 12, false, false, 40, 80, true],
    ["diagonal-3x3", 8, 9, true, true, 30, 80, true],
    ["diagonal-3x4", 8, 12, true, true, 30, 80, false],
    ["triangle", 8, 10, false, false, 40, 80, false],
    ["classic-4x4", 8, 16, false, false, 40, 80, false],
    ["halma-16x16", 16, 19, true, true, 60, 160, false],
  ]);
  const home = (name) => all.find((variant) => variant.name === name).home;
  assert.deepEqual(home("triangle"), ["a1", "a2", "a3", "a4", "b1", "b2", "b3", "c1", "c2", "d1"]);
  assert.deepEqual(home("classic-3x4"), ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3", "d1", "d2", "d3"]);
  for (const variant of all) {
    sorted(variant.home, bySquare);
    assert.deepEqual(newGame(variant), newGame(variant.name));
    assert.deepEqual(newGame(variant).white, variant.home);
  }
});

test("perft: the table of rules 8.6", () => {
  const table = {
    "classic-3x3": [1, 12, 144, 2784],
    "classic-3x4": [1, 14, 196, 4412],
    "diagonal-3x3": [1, 26, 677, 23547],
    "diagonal-3x4": [1, 33, 1107, 49318],
    triangle: [1, 14, 196, 3584],
    "classic-4x4": [1, 16, 260, 6524],
    "halma-16x16": [1, 40, 1600],
  };
  for (const [name, counts] of Object.entries(table)) {
    const found = counts.map((_, depth) => perft(newGame(name), depth));
    assert.deepEqual(found, counts, name);
  }
  assert.equal(perft(ugolki.agreeDraw(start), 2), 0);
});

test("perft: a depth is a whole number from 0 up", () => {
  for (const depth of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, "2", null, undefined, 2n, {}]) {
    refused(() => perft(start, depth), "bad-argument", { field: "depth" });
  }
});

test("legalDestinations: sorted by square, with kind, path and what loses", () => {
  assert.deepEqual(legalDestinations(opened, "d3"), [
    { to: "b1", kind: "chain", path: ["d3", "d1", "b1"], loses: false },
    { to: "d1", kind: "chain", path: ["d3", "d1"], loses: false },
    { to: "d4", kind: "step", path: ["d3", "d4"], loses: false },
    { to: "e3", kind: "step", path: ["d3", "e3"], loses: false },
  ]);
  assert.deepEqual(legalDestinations(opened, "e5"), [], "a man of the other side");
  assert.deepEqual(legalDestinations(opened, "d5"), [], "an empty square");
  assert.deepEqual(legalDestinations(start, "a1"), [], "a man that can't move");
  // Rank 10 comes after rank 9, as a number.
  const halma = gameFromPosition("halma-16x16", "16/16/16/16/16/16/7w8/16/16/16/16/16/16/16/16/15b w 1");
  assert.deepEqual(
    legalDestinations(halma, "h10").map(({ to }) => to),
    ["g9", "g10", "g11", "h9", "h11", "i9", "i10", "i11"],
  );
});

test("legalDestinations: the examples of the rules", () => {
  const ends = (variant, position, from) =>
    legalDestinations(gameFromPosition(variant, position), from).map(({ to }) => to);
  assert.deepEqual(ends("classic-3x3", "7b/8/8/8/8/1w6/w1w5/ww6 w 1", "a1"), ["a3", "c1", "c3"]);
  const second = gameFromPosition("classic-3x3", "7b/8/8/8/8/8/2w5/ww6 w 1");
  assert.deepEqual(shortestPath(second, "a1", "c3"), ["a1", "c1", "c3"]);
  assert.equal(ends("classic-3x3", "8/8/8/8/w7/w7/8/bww5 w 1", "a4").includes("a2"), false);
  assert.equal(ends("classic-3x3", "8/8/8/8/w7/w7/8/bw6 w 1", "a4").includes("a2"), true);
  assert.equal(ends("classic-3x3", "8/8/4w3/2w1bw2/4w3/8/8/8 w 1", "c5").includes("d5"), true);
});

test("legalMoves: every man's destinations, sorted square by square", () => {
  for (const game of [start, opened, newGame("diagonal-3x4"), newGame("halma-16x16")]) {
    const moves = legalMoves(game);
    sorted(moves, byMove);
    const men = game.turn === "white" ? game.white : game.black;
    const each = men.flatMap((from) => legalDestinations(game, from).map(({ path }) => path.join("-")));
    assert.deepEqual(moves, each.sort(byMove));
  }
  assert.deepEqual(legalMoves(ugolki.resign(start, "white")), []);
});

test("shortestPath: the path, or null where there is no such move", () => {
  assert.deepEqual(shortestPath(opened, "d3", "b1"), ["d3", "d1", "b1"]);
  assert.equal(shortestPath(opened, "d3", "h8"), null);
  assert.equal(shortestPath(opened, "d3", "d3"), null);
  assert.equal(shortestPath(opened, "e5", "e4"), null, "a man of the other side");
  assert.equal(shortestPath(opened, "d5", "d6"), null, "no man");
  assert.equal(shortestPath(ugolki.agreeDraw(opened), "d3", "b1"), null, "the game is over");
  // 2.5: of two chains with as many jumps, the one whose squares come first.
  const tie = gameFromPosition("classic-3x3", "7b/8/8/3w4/2w1w3/2ww4/8/8 w 1");
  assert.deepEqual(shortestPath(tie, "c3", "e5"), ["c3", "c5", "e5"]);
  refused(() => applyMove(tie, "c3-e3-c5"), "illegal-move", { reason: "bad-path" });
  assert.deepEqual(applyMove(tie, "c3-e3-e5").moves, ["c3-e3-e5"], "the other one may be played by hand");
  assert.deepEqual(applyMove(tie, "c3-e5").moves, ["c3-c5-e5"]);
});

test("applyMove: the next game", () => {
  const next = applyMove(start, "c3-d3");
  assert.deepEqual(next, {
    ...start,
    white: ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "d3"],
    turn: "black",
    moves: ["c3-d3"],
    atHome: { white: 8, black: 9 },
  });
  assert.equal(applyMove(next, "f6-e6").number, 2);
  for (const game of [next, opened]) for (const men of [game.white, game.black]) sorted(men, bySquare);
});

test("applyMove: every move it is offered, and the same by its ends", () => {
  for (const game of [opened, newGame("diagonal-3x3"), newGame("triangle")]) {
    for (const move of legalMoves(game)) {
      const squares = move.split("-");
      const after = applyMove(game, move);
      assert.deepEqual(after.moves.at(-1), move);
      assert.deepEqual(applyMove(game, `${squares[0]}-${squares.at(-1)}`), after);
    }
  }
});

test("applyMove: why a move is refused, and what is legal instead", () => {
  const here = ["d3-d1", "d3-d1-b1", "d3-d4", "d3-e3"];
  const expect = (move, reason, legal) => refused(() => applyMove(opened, move), "illegal-move", { reason, legal });
  expect("d3-h7", "occupied", here);
  expect("d3-d5", "unreachable", here);
  expect("d3-e3-f3", "bad-path", here);
  expect("d3-d4-d5", "bad-path", here);
  expect("d3-d1-d3", "bad-path", here);
  expect("e5-e4", "not-your-man", legalMoves(opened));
  expect("d5-d6", "no-man", legalMoves(opened));
  const trap = gameFromPosition("classic-3x3", "8/8/8/8/w7/w7/8/bww5 w 1");
  const error = refused(() => applyMove(trap, "a4-a2"), "illegal-move", { reason: "traps", trapped: ["a1"] });
  const there = legalDestinations(trap, "a4").map(({ path }) => path.join("-"));
  assert.deepEqual(error.legal, there.sort(byMove));
  assert.equal(expect("d5-d6", "no-man", legalMoves(opened)).trapped, undefined);
});

test("applyMove: text that isn't a move", () => {
  for (const text of [
    "",
    " ",
    "c3",
    "c3-",
    "-c3",
    "c3--d3",
    "c3 d3",
    "c3xd3",
    "pass",
    "c3-d3-",
    "1. c3-d3",
    "c3-d3 f6-e6",
  ]) {
    refused(() => applyMove(start, text), "bad-move");
  }
  for (const value of [undefined, null, 7, {}, ["c3", "d3"], Symbol("c3-d3"), 1n]) {
    refused(() => applyMove(start, value), "bad-move");
  }
});

test("a square that isn't on the board is an error everywhere", () => {
  for (const square of [
    "",
    "a",
    "1",
    "a0",
    "a9",
    "i1",
    "a01",
    "A1",
    "a1 ",
    " a1",
    "a-1",
    "a1a1",
    "а1",
    "p16",
    "a999999999999",
  ]) {
    refused(() => legalDestinations(start, square), "bad-square");
    refused(() => shortestPath(start, square, "d3"), "bad-square");
    refused(() => shortestPath(start, "c3", square), "bad-square");
  }
  for (const square of [undefined, null, 1, {}, ["a1"], Symbol("a1"), 1n, () => "a1"]) {
    refused(() => legalDestinations(start, square), "bad-square");
    refused(() => shortestPath(start, "c3", square), "bad-square");
  }
  assert.deepEqual(legalDestinations(newGame("halma-16x16"), "p16"), []);
  refused(() => legalDestinations(newGame("halma-16x16"), "q16"), "bad-square");
  refused(() => legalDestinations(ugolki.agreeDraw(start), "i9"), "bad-square");
});

test("the end by word: resignation, time, agreement", () => {
  const byWord = (winner, reason) => ({ winner, rule: "5.7", reason });
  assert.deepEqual(ugolki.resign(opened, "white"), { ...opened, outcome: byWord("black", "resignation") });
  assert.deepEqual(ugolki.resign(opened, "black").outcome, byWord("white", "resignation"));
  assert.deepEqual(ugolki.timeOut(opened, "white").outcome, byWord("black", "time"));
  assert.deepEqual(ugolki.timeOut(opened, "black").outcome, byWord("white", "time"));
  assert.deepEqual(ugolki.agreeDraw(opened).outcome, byWord(null, "agreement"));
  for (const value of ["White", "w", "", null, undefined, 0, {}, Symbol("white")]) {
    refused(() => ugolki.resign(opened, value), "bad-argument", { field: "side" });
    refused(() => ugolki.timeOut(opened, value), "bad-argument", { field: "side" });
  }
});

test("after the end nothing more can be played or said", () => {
  for (const over of [ugolki.resign(opened, "white"), ugolki.agreeDraw(opened), ugolki.timeOut(opened, "black")]) {
    refused(() => applyMove(over, "d3-d4"), "game-over");
    refused(() => ugolki.resign(over, "black"), "game-over");
    refused(() => ugolki.agreeDraw(over), "game-over");
    refused(() => ugolki.timeOut(over, "white"), "game-over");
    assert.deepEqual(legalDestinations(over, "d3"), []);
    assert.equal(shortestPath(over, "d3", "d4"), null);
    assert.deepEqual(legalMoves(over), []);
    assert.equal(formatPosition(over), formatPosition(opened));
  }
});

test("an error is complete when it is logged or sent on", () => {
  const error = refused(() => applyMove(start, "a1-a2"), "illegal-move", { reason: "occupied" });
  assert.match(String(error), /^CornersError: /);
  assert.match(error.stack, /CornersError/);
  const copy = JSON.parse(JSON.stringify(error));
  assert.deepEqual([copy.code, copy.reason, copy.legal], ["illegal-move", "occupied", []]);
});
