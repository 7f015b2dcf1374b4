// Named variants, house rules, variants of one's own, and positions.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as ugolki from "ugolki";
import { frozen, refused } from "./harness/support.js";

const { applyMove, formatPosition, gameFromPosition, legalMoves, newGame, parseGame, formatGame } = ugolki;

const own = (changes = {}) =>
  frozen({
    name: "mine",
    size: 6,
    home: ["a1", "a2", "b1"],
    diagonal: false,
    trapping: true,
    exitDeadline: 5,
    moveLimit: 9,
    rated: false,
    ...changes,
  });

test("house rules: other limits make an unrated game of the same variant", () => {
  const { variant } = newGame("diagonal-3x3", { exitDeadline: 10, moveLimit: 20 });
  assert.deepEqual(
    [variant.name, variant.exitDeadline, variant.moveLimit, variant.rated],
    ["diagonal-3x3", 10, 20, false],
  );
  assert.deepEqual(newGame("classic-3x3", { moveLimit: 50 }).variant.exitDeadline, 40);
  assert.equal(newGame("classic-3x3", { moveLimit: 80 }).variant.rated, true, "the variant's own numbers");
  // They hold: White hasn't left home by move 1.
  let game = newGame("classic-3x3", { exitDeadline: 1 });
  for (const move of ["c3-d3", "f6-e6"]) game = applyMove(game, move);
  assert.deepEqual(game.outcome, { winner: null, rule: "4.2", reason: "both-overstayed" });
});

test("house rules: limits that make no sense", () => {
  const code = (options) => refused(() => newGame("classic-3x3", options), "bad-argument", { field: /./ });
  for (const value of [0, -1, 1.5, Number.NaN, "10", null, 10n, Number.POSITIVE_INFINITY]) {
    assert.match(code({ exitDeadline: value }).field, /exitDeadline/);
    assert.match(code({ moveLimit: value }).field, /moveLimit/);
  }
  for (const options of [null, 7, "10", true, Symbol("options")]) code(options);
  for (const options of [{ exitDeadline: 81 }, { moveLimit: 39 }, { exitDeadline: 20, moveLimit: 10 }]) code(options);
});

test("a name that isn't a variant's", () => {
  for (const name of [
    "",
    "chess",
    "Classic-3x3",
    "classic-3x3 ",
    7,
    null,
    true,
    [],
    () => {},
    Symbol("triangle"),
    1n,
  ]) {
    refused(() => newGame(name), "bad-variant");
    refused(() => gameFromPosition(name, "7b/8/8/8/8/8/8/w7 w 1"), "bad-variant");
  }
});

test("variants of one's own, on boards from 4×4 to 16×16", () => {
  for (let size = 4; size <= 16; size += 1) {
    for (const diagonal of [false, true]) {
      for (const trapping of [false, true]) {
        const variant = own({ size, diagonal, trapping });
        const game = newGame(variant);
        assert.deepEqual(game.variant, variant);
        assert.deepEqual(game.white, ["a1", "a2", "b1"]);
        assert.equal(game.black.length, 3);
        assert.deepEqual(legalMoves(game).length > 0, true);
        const played = applyMove(game, legalMoves(game)[0]);
        assert.deepEqual(gameFromPosition(variant, formatPosition(played)).black, played.black);
        assert.deepEqual(parseGame(formatGame(played)).game, played, `size ${size}`);
      }
    }
  }
  const wide = newGame(own({ size: 16 }));
  assert.deepEqual(wide.black, ["o16", "p15", "p16"]);
});

test("a home may be listed in any order", () => {
  assert.deepEqual(newGame(own({ home: ["b1", "a2", "a1"] })), newGame(own()));
});

test("a variant that makes no sense, with every fault of it", () => {
  const faults = (changes) => {
    const error = refused(() => newGame(own(changes)), "bad-variant");
    assert.ok(Array.isArray(error.faults) && error.faults.length > 0, error.message);
    for (const fault of error.faults) assert.equal(typeof fault, "string");
    return error.faults;
  };
  for (const size of [-1, 0, 3, 17, 8.5, 2 ** 32 + 8]) faults({ size });
  faults({ home: [] });
  faults({ home: ["a1", "i9"] });
  faults({ home: ["a1", "a1"] });
  faults({ home: ["a1", "f6"] });
  faults({ size: 4, home: ["a1", "b2", "c3"] });
  faults({ exitDeadline: 0 });
  faults({ exitDeadline: 10, moveLimit: 9 });
  assert.ok(faults({ exitDeadline: 0, home: ["a1", "f6"] }).length >= 2, "two faults are two sentences");
  refused(() => gameFromPosition(own({ size: 3 }), "3/3/3 w 1"), "bad-variant");
});

test("a variant of the wrong shape", () => {
  for (const field of Object.keys(own())) {
    const { [field]: _, ...rest } = own();
    refused(() => newGame(rest), "bad-variant");
    refused(() => newGame(own({ [field]: Symbol("x") })), "bad-variant");
    refused(() => newGame(own({ [field]: null })), "bad-variant");
  }
});

test("positions: read and written", () => {
  for (const { name, size } of ugolki.variants()) {
    const start = formatPosition(newGame(name));
    const loaded = gameFromPosition(name, start);
    assert.equal(formatPosition(loaded), start);
    assert.equal(start.split("/").length, size);
    assert.deepEqual(loaded, newGame(name), "the variant's own start is no other position");
  }
  const game = gameFromPosition("classic-3x3", "7b/8/8/3w4/8/8/8/8 b 12");
  assert.deepEqual([game.white, game.black, game.turn, game.number], [["d5"], ["h8"], "black", 12]);
  assert.deepEqual(game.start, "7b/8/8/3w4/8/8/8/8 b 12");
  assert.equal(formatPosition(applyMove(game, "h8-h7")), "8/7b/8/3w4/8/8/8/8 w 13");
  // Only one side has men.
  assert.equal(gameFromPosition("classic-3x3", "8/8/8/3w4/8/8/8/8 w 1").black.length, 0);
});

test("positions that can't be, with every fault of them", () => {
  const faults = (position, variant = "classic-3x3") => {
    const error = refused(() => gameFromPosition(variant, position), "bad-position");
    assert.ok(Array.isArray(error.faults) && error.faults.length > 0, error.message);
    return error.faults;
  };
  const empty = "8/8/8/8/8/8/8/8";
  for (const text of ["", " ", "x", empty, `${empty} w`, `${empty} w 1`, `7b/${empty} w 1`, "7b/8/8/8/8/8/8 w 1"])
    faults(text);
  for (const rank of ["9", "7", "wwwwwwwww", "4w", "0w7", "w07", "7x", "w6W", "44w", "-1w8", "w٧"]) {
    faults(`7b/8/8/8/8/8/8/${rank} w 1`);
  }
  for (const rest of ["x 1", "W 1", "w 0", "w -1", "w 1.5", "w x", "w 1 1", "w", "w 99999999999999999999"]) {
    faults(`7b/8/8/8/8/8/8/w7 ${rest}`);
  }
  faults("7b/8/8/8/8/ww6/wwww4/wwww4 w 1");
  assert.ok(faults("bb5b/bbbbbbbb/8/8/8/ww6/wwww4/wwww4 w 0").length >= 2, "two faults are two sentences");
  for (const value of [undefined, null, 7, {}, [], Symbol("8"), 1n]) {
    refused(() => gameFromPosition("classic-3x3", value), "bad-position");
  }
});
