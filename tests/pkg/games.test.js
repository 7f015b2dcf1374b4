// A Game is refused when it has the wrong shape or its fields contradict each other.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as ugolki from "ugolki";
import { play, refused } from "./harness/support.js";

const game = play(ugolki.newGame(), "b2-d2 g6-e6 b1-d3 g7-e7-e5");
const over = ugolki.resign(game, "white");
const arrived = ugolki.applyMove(ugolki.gameFromPosition("classic-3x3", "7w/8/8/8/8/bb1b4/bbb5/bbb5 b 10"), "d3-c3");

/** Every function that takes a game, called with this one. */
const takers = {
  legalDestinations: (value) => ugolki.legalDestinations(value, "d3"),
  shortestPath: (value) => ugolki.shortestPath(value, "d3", "d4"),
  applyMove: (value) => ugolki.applyMove(value, "d3-d4"),
  formatPosition: (value) => ugolki.formatPosition(value),
  legalMoves: (value) => ugolki.legalMoves(value),
  formatGame: (value) => ugolki.formatGame(value),
  resign: (value) => ugolki.resign(value, "white"),
  agreeDraw: (value) => ugolki.agreeDraw(value),
  timeOut: (value) => ugolki.timeOut(value, "white"),
  perft: (value) => ugolki.perft(value, 1),
};

/** `field` is the name of the first field that the error names, or a part of it. */
function contradicts(value, field) {
  const names = new RegExp(`^${field.replace(/[[\].]/g, "\\$&")}($|[.[])`);
  for (const call of Object.values(takers)) refused(() => call(value), "bad-game", { field: names });
}

test("a game that is whole is taken by every function", () => {
  for (const call of Object.values(takers)) call(game);
});

test("not a game at all", () => {
  for (const value of [undefined, null, true, 0, 1n, "", "classic-3x3", Symbol("game"), [], () => game, new Map()]) {
    for (const call of Object.values(takers)) refused(() => call(value), "bad-game");
  }
});

test("a field that is missing", () => {
  for (const field of Object.keys(game)) {
    const { [field]: _, ...rest } = game;
    contradicts(rest, field);
  }
  for (const field of ["inGoal", "atHome"]) {
    const { white, black } = game[field];
    contradicts({ ...game, [field]: { white } }, field);
    contradicts({ ...game, [field]: { black } }, field);
  }
});

test("a field of the wrong type", () => {
  const wrong = {
    variant: [null, "classic-3x3", 8, []],
    white: [null, "a1", { 0: "a1" }, [1], [["a1"]], [null]],
    black: [null, "h8", [{}]],
    turn: [null, "White", 0, true, ["white"]],
    number: [null, "3", 3n, Number.NaN, 3.5, -3, 0, Number.POSITIVE_INFINITY, 2 ** 53],
    start: [3, {}, [], false],
    moves: [null, "b2-d2", {}, [3], [null]],
    inGoal: [null, 0, [0, 0], { white: "0", black: 0 }, { white: 0, black: -1 }],
    atHome: [null, 7, { white: 7.5, black: 7 }],
    outcome: [false, "white", [], {}, { winner: "white" }],
  };
  for (const [field, values] of Object.entries(wrong)) {
    for (const value of values) contradicts({ ...game, [field]: value }, field);
  }
});

test("men, turn, number and counts that don't follow from the moves", () => {
  const { white, black } = game;
  contradicts({ ...game, white: white.slice(1) }, "white");
  contradicts({ ...game, white: [...white, "h1"] }, "white");
  contradicts({ ...game, white: [...white, white[0]] }, "white");
  contradicts({ ...game, white: ["b2", ...white.slice(1)] }, "white");
  contradicts({ ...game, black: black.slice(1) }, "black");
  contradicts({ ...game, black: ["i9", ...black.slice(1)] }, "black");
  contradicts({ ...game, white: black, black: white }, "white");
  contradicts({ ...game, turn: "black" }, "turn");
  contradicts({ ...game, number: 2 }, "number");
  contradicts({ ...game, inGoal: { white: 1, black: 0 } }, "inGoal");
  contradicts({ ...game, atHome: { white: 7, black: 6 } }, "atHome");
});

test("moves that can't be played, named by their index", () => {
  const { moves } = game;
  contradicts({ ...game, moves: [...moves.slice(0, 2), "a1-a2", ...moves.slice(3)] }, "moves[2]");
  contradicts({ ...game, moves: ["nonsense", ...moves.slice(1)] }, "moves[0]");
  contradicts({ ...game, moves: [...moves.slice(0, 3), "i9-i8"] }, "moves[3]");
  contradicts({ ...arrived, moves: [...arrived.moves, "h8-g8"] }, "moves[1]");
  // One move fewer: what is left is a game, but another one.
  refused(() => ugolki.legalMoves({ ...game, moves: moves.slice(0, 3) }), "bad-game");
});

test("a start that doesn't fit", () => {
  contradicts({ ...game, start: "nonsense" }, "start");
  contradicts({ ...game, start: "" }, "start");
  refused(() => ugolki.legalMoves({ ...game, start: "7b/8/8/8/8/8/8/w7 w 1" }), "bad-game");
  refused(() => ugolki.legalMoves({ ...arrived, start: null }), "bad-game");
});

test("an outcome that the game doesn't have", () => {
  const outcome = (winner, rule, reason) => ({ winner, rule, reason });
  contradicts({ ...game, outcome: outcome("white", "5.2", "arrived") }, "outcome");
  contradicts({ ...game, outcome: outcome(null, "5.5", "repetition") }, "outcome");
  contradicts({ ...game, outcome: outcome("white", "5.2", "resignation") }, "outcome");
  contradicts({ ...game, outcome: outcome(null, "5.7", "resignation") }, "outcome");
  contradicts({ ...game, outcome: outcome("white", "5.7", "agreement") }, "outcome");
  contradicts({ ...game, outcome: outcome("white", "5.7", "boredom") }, "outcome");
  contradicts({ ...game, outcome: outcome("nobody", "5.7", "time") }, "outcome");
  contradicts({ ...arrived, outcome: null }, "outcome");
  contradicts({ ...arrived, outcome: { ...arrived.outcome, winner: "white" } }, "outcome");
  contradicts({ ...arrived, outcome: outcome("white", "5.7", "resignation") }, "outcome");
  assert.deepEqual(ugolki.legalMoves(over), []);
});

test("a variant that isn't one", () => {
  const { variant } = game;
  contradicts({ ...game, variant: { ...variant, size: 3 } }, "variant");
  contradicts({ ...game, variant: { ...variant, size: "8" } }, "variant");
  contradicts({ ...game, variant: { ...variant, home: [] } }, "variant");
  contradicts({ ...game, variant: { ...variant, exitDeadline: 90 } }, "variant");
  contradicts({ ...game, variant: { ...variant, name: 7 } }, "variant");
});
