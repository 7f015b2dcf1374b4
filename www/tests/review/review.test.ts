import * as rules from "ugolki";
import type { Score, Thought } from "ugolki/client";
import { describe, expect, it } from "vitest";
import { type Judgement, judge, positionsOf, recall, remember, turnsOf } from "../../src/review/review.ts";

const moves = ["c3-d3", "f6-e6", "d3-d4", "e6-e5"];
const game = moves.reduce(rules.applyMove, rules.newGame());
const positions = positionsOf(rules, game);

const answer = (score: Score, move: string): Thought => ({ move, score, depth: 5, pv: [move], nodes: 1, lines: [] });
const judged = (scores: Score[], best: (string | null)[]): Judgement[] =>
  scores.map((score, i) => ({ score, best: best[i] ?? null, depths: [] }));

describe("the positions of a game", () => {
  it("have no end that somebody has said, but that of the rules", () => {
    expect(positions.map((one) => one.moves.length)).toEqual([0, 1, 2, 3, 4]);
    const resigned = positionsOf(rules, rules.resign(game, "white"));
    expect(resigned.at(-1)?.outcome).toBeNull();
    expect(resigned).toHaveLength(5);
  });

  it("are judged from the last to the first, those that are known not again", async () => {
    const asked: number[] = [];
    const learned: [number, Judgement][] = [];
    const known = positions.map((_, i) => (i === 2 ? { score: 1, best: "d3-d4", depths: [] } : null));
    const think = async (one: rules.Game) => {
      asked.push(one.moves.length);
      return answer(one.moves.length, "a1-a2");
    };
    await judge(positions, known, { think }, new AbortController().signal, (ply, one) => learned.push([ply, one]));
    expect(asked).toEqual([4, 3, 1, 0]);
    expect(learned[0]).toMatchObject([4, { score: 4, best: "a1-a2" }]);
  });

  it("are judged no further once it is stopped", async () => {
    const learned: number[] = [];
    const think = async (one: rules.Game) => (one.moves.length > 2 ? answer(0, "a1-a2") : null);
    await judge(positions, [], { think }, new AbortController().signal, (ply) => learned.push(ply));
    expect(learned).toEqual([4, 3]);
  });

  it("whose game is over by the rules aren't thought about", async () => {
    const won = rules.applyMove(
      rules.gameFromPosition("classic-3x3", "8/5www/5www/5www/8/bbb5/bbb5/bb1b4 b 30"),
      "d1-c1",
    );
    const learned: Judgement[] = [];
    const think = async () => answer({ winner: "black", plies: 1 }, "d1-c1");
    const signal = new AbortController().signal;
    await judge(positionsOf(rules, won), [], { think }, signal, (_, one) => learned.push(one));
    expect(learned).toEqual([
      { score: { winner: "black", plies: 0 }, best: null, depths: [] },
      expect.objectContaining({ score: { winner: "black", plies: 1 }, best: "d1-c1" }),
    ]);
  });
});

describe("turning points", () => {
  const best = ["c2-d2", "g6-f6", "d3-d4", "h8-h7"];

  it("are the moves that lost a move or more, each with what was better", () => {
    const turns = turnsOf(positions, judged([0.5, -0.6, 0.2, 0.2, 1.2], best));
    expect(turns).toEqual([
      { ply: 1, side: "white", move: "c3-d3", better: "c2-d2", loss: { kind: "lost", moves: expect.closeTo(1.1) } },
      { ply: 4, side: "black", move: "e6-e5", better: "h8-h7", loss: { kind: "lost", moves: 1 } },
    ]);
  });

  it("are named where a win was forced, or is now", () => {
    const turns = turnsOf(positions, judged([{ winner: "white", plies: 9 }, 1, { winner: "white", plies: 8 }], best));
    expect(turns.map(({ ply, loss }) => [ply, loss.kind])).toEqual([
      [1, "missed"],
      [2, "thrown"],
    ]);
  });

  it("are judged on the same horizon, and by the lesser of two depths", () => {
    const at = (score: number, ...depths: number[]): Judgement => ({
      score,
      best: "c2-d2",
      depths: [undefined, ...depths],
    });
    // Deeper, the move seems to have lost a move; on the horizon of the position before it hasn't.
    expect(turnsOf(positions, [at(1, 0.2, 1, 1), at(-0.5, 0.8, 0.9, -0.5)])).toEqual([]);
    expect(turnsOf(positions, [at(1, 0.2, 1, 1), at(-0.5, 2.5, -0.2, -0.5)])).toEqual([]);
    expect(turnsOf(positions, [at(1, 0.2, 1, 1), at(-0.5, -0.2, -0.8, -0.5)])).toMatchObject([
      { ply: 1, loss: { moves: expect.closeTo(1.2) } },
    ]);
  });

  it("aren't where the game was decided anyway, the best move was made, or nothing is known", () => {
    expect(turnsOf(positions, judged([12, 9, 12, 9, 12], best))).toEqual([]);
    const longer: Score[] = [7.5, { winner: "white", plies: 9 }, { winner: "white", plies: 20 }];
    expect(turnsOf(positions, judged(longer, best))).toEqual([]);
    expect(turnsOf(positions, judged([1, 1, 3, 1, 1], best))).toEqual([
      expect.objectContaining({ ply: 2, side: "black" }),
    ]);
    expect(turnsOf(positions, [{ score: 5, best: "c2-d2", depths: [] }, null, null, null, null])).toEqual([]);
  });
});

it("what was found about a game is kept", () => {
  expect(recall(game)).toEqual([null, null, null, null, null]);
  remember(game, judged([0, 0, 0, 0, 0], []));
  expect(recall(rules.resign(game, "black"))).toHaveLength(5);
  expect(recall(game)[0]).toEqual({ score: 0, best: null, depths: [] });
});
