import type { Game } from "ugolki";
import * as rules from "ugolki";
import { describe, expect, it } from "vitest";
import type { Shared } from "../src/share/link.ts";
import { storedOf } from "../src/share/stored.ts";
import { setupOf } from "../src/table/new-game.ts";
import {
  type Action,
  boardState,
  canTakeBack,
  DEFAULT_SETUP,
  isWaiting,
  reducer,
  type State,
  speaker,
  stateOf,
} from "../src/table/state.ts";

const reduce = reducer(rules);
const OPENING = ["b2-d2", "g6-e6", "b1-d3"];
const played = (moves: readonly string[]): Game => moves.reduce(rules.applyMove, rules.newGame());

const shared = (moves: readonly string[], more: Partial<Shared> = {}): Shared => ({
  game: played(moves),
  names: { white: "Anna", black: "Boris" },
  date: "2026.12.31",
  ply: moves.length,
  id: "one-game",
  isCorrespondence: true,
  ...more,
});

const run = (state: State, ...actions: Action[]): State => actions.reduce(reduce, state);
const press = (...squares: string[]): Action[] => squares.map((square) => ({ type: "square", square, now: 0 }));

describe("a link's game at the table", () => {
  it("is answered by the side to move, with its board before it", () => {
    const state = stateOf(storedOf(rules, shared(OPENING), null));
    expect(state.setup).toMatchObject({ opponent: "link", side: "black", names: { white: "Anna", black: "Boris" } });
    expect(state).toMatchObject({ id: "one-game", bottom: "black", clock: null, date: "2026.12.31" });
    expect(state.history.map(({ moves }) => moves.length)).toEqual([0, 1, 2, 3]);
    expect(isWaiting(state)).toBe(false);
  });

  it("goes on for the same player where it is known, with what that player calls it", () => {
    const known = storedOf(rules, shared(OPENING.slice(0, 1)), null);
    const mine = {
      ...known,
      setup: { ...known.setup, names: { white: "Аня", black: "me" } },
      bottom: "white" as const,
    };
    const next = stateOf(storedOf(rules, shared(OPENING), mine));
    expect(next.setup).toMatchObject({ opponent: "link", side: "black", names: { white: "Аня", black: "me" } });
    expect(next.bottom).toBe("white");
  });

  it("is played on from at this screen where it isn't by link", () => {
    const state = stateOf(storedOf(rules, shared(OPENING, { isCorrespondence: false, date: null }), null));
    expect(state.setup.opponent).toBe("friend");
    expect(state.date).toMatch(/^\d{4}\.\d\d\.\d\d$/);
  });
});

describe("at the table, by link", () => {
  const mine = () => stateOf(storedOf(rules, shared(OPENING), null));

  it("only one's own men are moved", () => {
    const moved = run(mine(), ...press("g7", "e5"));
    expect(moved.game.moves.at(-1)).toBe("g7-e7-e5");
    expect(isWaiting(moved)).toBe(true);
    expect(boardState(moved).movable).toBe("none");
    const pressed = run(moved, ...press("a1"));
    expect(pressed.chosen).toBeNull();
    expect(pressed.message).toEqual({ kind: "waiting" });
  });

  it("one takes back what the opponent hasn't answered, nothing else", () => {
    expect(canTakeBack(mine())).toBe(false);
    const moved = run(mine(), ...press("g7", "e5"));
    expect(canTakeBack(moved)).toBe(true);
    const back = run(moved, { type: "take-back", now: 0 });
    expect(back.game.moves).toEqual(mine().game.moves);
    expect(canTakeBack(back)).toBe(false);
    expect(run(back, { type: "redo", now: 0 }).game.moves).toEqual(moved.game.moves);
  });

  it("one gives up for one's own side, whoever is to move", () => {
    const moved = run(mine(), ...press("g7", "e5"));
    expect([speaker(mine()), speaker(moved)]).toEqual(["black", "black"]);
    const friends = stateOf(storedOf(rules, shared(OPENING, { isCorrespondence: false }), null));
    expect(speaker(friends)).toBe("black");
    const over = run(moved, { type: "dialog", dialog: { kind: "resign", side: "black" } }, { type: "resign", now: 0 });
    expect(over.game.outcome).toMatchObject({ winner: "white", reason: "resignation" });
    expect(canTakeBack(over)).toBe(false);
  });

  it("a new game has neither clock nor rating, and the board stays", () => {
    const control = { reserve: 60_000, increment: 0 };
    const made = { ...DEFAULT_SETUP, opponent: "link" as const, control, autoTurn: true, rated: true };
    expect(setupOf(made)).toMatchObject({ control: null, autoTurn: false, rated: false });
    expect(setupOf({ ...made, opponent: "friend" })).toMatchObject({ control, autoTurn: true, rated: true });
  });
});
