// Every way in which a game ends, with the number of its rule.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as ugolki from "ugolki";
import { play, refused } from "./harness/support.js";

const { applyMove, gameFromPosition, legalDestinations } = ugolki;

/** The outcome after `moves` from a position; the game must have gone on until the last of them. */
function outcome(variant, position, moves) {
  const played = moves.split(" ");
  let game = gameFromPosition(variant, position);
  for (const move of played) {
    assert.equal(game.outcome, null, `over before ${move}`);
    game = applyMove(game, move);
  }
  return game.outcome;
}

const ends = (winner, rule, reason) => ({ winner, rule, reason });

test("5.2: White arrives, Black replies without arriving", () => {
  const game = gameFromPosition("classic-3x3", "5www/5www/4w1ww/8/8/8/8/b7 w 10");
  const arrived = applyMove(game, "e6-f6");
  assert.equal(arrived.outcome, null, "Black still makes move 10");
  assert.deepEqual(applyMove(arrived, "a1-a2").outcome, ends("white", "5.2", "arrived"));
});

test("5.2: both arrive with the same move", () => {
  const position = "5www/5www/4w1ww/8/8/bb1b4/bbb5/bbb5 w 10";
  assert.deepEqual(outcome("classic-3x3", position, "e6-f6 d3-c3"), ends(null, "5.2", "both-arrived"));
});

test("5.3: Black arrives and White had not", () => {
  const position = "7w/8/8/8/8/bb1b4/bbb5/bbb5 w 10";
  assert.deepEqual(outcome("classic-3x3", position, "h8-g8 d3-c3"), ends("black", "5.3", "arrived"));
});

test("4.2: a side that still has a man at home", () => {
  assert.deepEqual(outcome("classic-3x3", "8/8/8/8/8/8/8/w6b b 40", "h1-g1"), ends("black", "4.2", "overstayed"));
  assert.deepEqual(outcome("classic-3x3", "7b/8/8/8/8/8/8/3w4 b 40", "h8-g8"), ends("white", "4.2", "overstayed"));
  assert.deepEqual(outcome("classic-3x3", "7b/8/8/8/8/8/8/w7 b 40", "h8-g8"), ends(null, "4.2", "both-overstayed"));
  assert.equal(outcome("classic-3x3", "7b/8/8/8/8/8/8/w7 b 39", "h8-g8"), null);
});

test("4.3: a man that the opponent has trapped at home is excused, where trapping is allowed", () => {
  assert.equal(outcome("diagonal-3x3", "8/8/8/8/8/b2b4/bb6/wbb4w b 30", "d3-c3"), null);
  const open = "8/8/8/8/8/b2b4/bb6/wb5w b 30";
  assert.deepEqual(outcome("diagonal-3x3", open, "d3-c3"), ends("black", "4.2", "overstayed"));
});

test("4.4: after the deadline a man brought home loses, and is marked", () => {
  const late = gameFromPosition("classic-3x3", "8/8/8/8/8/3w4/8/7b w 41");
  assert.deepEqual(
    legalDestinations(late, "d3").map(({ to, loses }) => [to, loses]),
    [
      ["c3", true],
      ["d2", false],
      ["d4", false],
      ["e3", false],
    ],
  );
  assert.deepEqual(applyMove(late, "d3-c3").outcome, ends("black", "4.4", "returned-home"));
  assert.equal(outcome("classic-3x3", "8/8/8/8/8/3w4/8/7b w 40", "d3-c3"), null);
  assert.deepEqual(outcome("classic-3x3", "8/8/4b3/8/8/8/8/7w b 41", "e6-f6"), ends("white", "4.4", "returned-home"));
});

test("5.4: the move limit", () => {
  assert.deepEqual(outcome("classic-3x3", "5w2/8/8/8/8/8/8/7b b 80", "h1-g1"), ends("white", "5.4", "move-limit"));
  assert.deepEqual(outcome("classic-3x3", "8/8/8/8/7w/8/8/b7 b 80", "a1-b1"), ends("black", "5.4", "move-limit"));
  assert.deepEqual(outcome("classic-3x3", "8/8/8/8/7w/8/8/7b b 80", "h1-g1"), ends(null, "5.4", "move-limit"));
  assert.equal(outcome("classic-3x3", "8/8/8/8/7w/8/8/7b w 80", "h4-h3"), null);
});

test("5.5: a position that stands for the third time, the loaded one counted", () => {
  const there = "a4-a5 h1-g1 a5-a4 g1-h1";
  const twice = play(gameFromPosition("classic-3x3", "8/8/8/8/w7/8/8/7b w 1"), there);
  assert.equal(twice.outcome, null);
  // The history is in the moves: a game that went through JSON knows it too.
  const thrice = play(JSON.parse(JSON.stringify(twice)), there);
  assert.deepEqual(thrice.outcome, ends(null, "5.5", "repetition"));
  const fromStart = play(ugolki.newGame(), "c3-d3 f6-e6 d3-c3 e6-f6 c3-d3 f6-e6 d3-c3");
  assert.equal(fromStart.outcome, null);
  assert.deepEqual(applyMove(fromStart, "e6-f6").outcome, ends(null, "5.5", "repetition"));
});

test("5.6: no legal move", () => {
  const position = "8/8/8/8/8/b2b4/bb6/wbb5 b 1";
  assert.deepEqual(outcome("diagonal-3x3", position, "d3-c3"), ends(null, "5.6", "no-legal-move"));
});

test("7.4: a position may be over at once", () => {
  const at = (position, variant = "classic-3x3") => gameFromPosition(variant, position).outcome;
  assert.deepEqual(at("5www/5www/5www/8/8/8/8/b7 w 10"), ends("white", "5.2", "arrived"));
  assert.equal(at("5www/5www/5www/8/8/8/8/b7 b 10"), null, "Black still replies");
  assert.deepEqual(at("7w/8/8/8/8/bbb5/bbb5/bbb5 w 10"), ends("black", "5.3", "arrived"));
  assert.deepEqual(at("7w/8/8/8/8/bbb5/bbb5/bbb5 b 10"), ends("black", "5.3", "arrived"));
  assert.deepEqual(at("5www/5www/5www/8/8/bbb5/bbb5/bbb5 w 10"), ends(null, "5.2", "both-arrived"));
  assert.deepEqual(at("8/8/8/8/8/b7/b7/wbb5 w 1"), ends(null, "5.6", "no-legal-move"));
  // 4.2 and 5.4 wait for Black's move with that number.
  assert.equal(at("7b/8/8/8/8/8/8/w7 w 60"), null);
  assert.equal(at("8/8/8/8/7w/8/8/7b w 81"), null);
  const over = gameFromPosition("classic-3x3", "5www/5www/5www/8/8/8/8/b7 w 10");
  refused(() => applyMove(over, "f6-e6"), "game-over");
  assert.deepEqual(legalDestinations(over, "f6"), []);
});

test("5.8: of several rules that one move meets, the first in the order", () => {
  const arrival = "5www/5www/4w1ww/8/8/8/8/b7 w 80";
  assert.deepEqual(outcome("classic-3x3", arrival, "e6-f6 a1-a2"), ends("white", "5.2", "arrived"), "5.2 before 5.4");
  const there = "a4-a5 h1-g1 a5-a4 g1-h1";
  const repeated = outcome("classic-3x3", "8/8/8/8/w7/8/8/7b w 77", `${there} ${there}`);
  assert.deepEqual(repeated, ends(null, "5.4", "move-limit"), "5.4 before 5.5");
});
