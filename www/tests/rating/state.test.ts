// Rated games, as the table's state knows them.
import * as rules from "ugolki";
import { describe, expect, it } from "vitest";
import { summaryOf } from "../../src/games/entry.ts";
import {
  type Action,
  counts,
  DEFAULT_SETUP,
  freshState,
  gameOf,
  isAtStake,
  isSealed,
  reducer,
  type Setup,
  type State,
} from "../../src/table/state.ts";

const reduce = reducer(rules);
const run = (state: State, ...actions: Action[]) => actions.reduce(reduce, state);
const fresh = (changes: Partial<Setup> = {}) => {
  const setup: Setup = { ...DEFAULT_SETUP, opponent: "computer", rated: true, ...changes };
  return freshState(gameOf(rules, setup), setup, "2026.12.31", "game-one");
};
const moved = (changes: Partial<Setup> = {}) => run(fresh(changes), { type: "typed", text: "c3-d3", now: 0 });

describe("a rated game", () => {
  it("counts from the person's first move on", () => {
    expect(counts(fresh())).toBe(false);
    expect(counts(moved())).toBe(true);
    expect(counts(fresh({ side: "black" }))).toBe(false);
  });

  it("is against the computer, in a rated variant with its own numbers, from its start", () => {
    expect(counts(moved({ opponent: "friend" }))).toBe(false);
    expect(counts(moved({ rated: false }))).toBe(false);
    expect(counts(moved({ variant: "triangle" }))).toBe(false);
    expect(counts(moved({ house: { exitDeadline: 41, moveLimit: 80 } }))).toBe(false);
    const game = rules.gameFromPosition("classic-3x3", "5bbb/5bbb/5bbb/8/8/www5/www5/www5 w 2");
    const state = run(freshState(game, { ...fresh().setup }, "2026.12.31", "other"), {
      type: "typed",
      text: "c3-d3",
      now: 0,
    });
    expect(state.game.moves).toHaveLength(1);
    expect(counts(state)).toBe(false);
  });

  it("that is left for another one is resigned, which isn't told over the other", () => {
    const left = run(moved(), { type: "dialog", dialog: { kind: "new-game" } }, { type: "forfeit", now: 0 });
    expect(left).toMatchObject({ dialog: null, game: { outcome: { winner: "black", reason: "resignation" } } });
    expect(run(left, { type: "forfeit", now: 0 })).toBe(left);
  });

  it("is at stake and closed to advice until its end, which the list of games knows", () => {
    const going = moved();
    const over = run(going, { type: "forfeit", now: 0 });
    expect([going, over].map(isAtStake)).toEqual([true, false]);
    expect([going, over].map(isSealed)).toEqual([true, false]);
    expect(isAtStake(run(going, { type: "elsewhere", now: 0 })), "it goes on in another tab").toBe(false);
    // Without a move nothing is lost, and still nobody is advised.
    expect([isAtStake(fresh()), isSealed(fresh())]).toEqual([false, true]);
    const unrated = moved({ rated: false });
    expect([isAtStake(unrated), isSealed(unrated)]).toEqual([false, false]);
    expect([going, over, unrated, fresh()].map((state) => summaryOf(state).rated)).toEqual([
      true,
      true,
      undefined,
      undefined,
    ]);
  });

  it("brings its change to its own end alone", () => {
    const rating = { rating: 1500, deviation: 350, volatility: 0.06 };
    const change = { before: rating, after: { ...rating, rating: 1510 }, isFirst: true };
    const state = moved();
    expect(run(state, { type: "rated", id: "game-one", change }).rating).toEqual(change);
    expect(run(state, { type: "rated", id: "another", change })).toBe(state);
  });
});
