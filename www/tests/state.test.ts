import * as rules from "ugolki";
import { describe, expect, it } from "vitest";
import { remaining } from "../src/clock.ts";
import {
  type Action,
  boardState,
  DEFAULT_SETUP,
  freshState,
  gameOf,
  reducer,
  type Setup,
  type State,
  shownGame,
} from "../src/table/state.ts";

const reduce = reducer(rules);
const fresh = (changes: Partial<Setup> = {}) => {
  const setup = { ...DEFAULT_SETUP, ...changes };
  return freshState(gameOf(rules, setup), setup, "2026.12.31", "game-one");
};
const run = (state: State, ...actions: Action[]) => actions.reduce(reduce, state);
const click = (square: string, now = 0): Action => ({ type: "square", square, now });
const from = (variant: string, position: string, setup: Partial<Setup> = {}): State =>
  freshState(
    rules.gameFromPosition(variant, position),
    { ...DEFAULT_SETUP, variant, ...setup },
    "2026.12.31",
    "game-one",
  );

describe("choosing a man", () => {
  it("lights its destinations, and a second click plays", () => {
    const chosen = run(fresh(), click("c3"));
    expect(chosen.chosen?.destinations.map((d) => d.to)).toEqual(["c4", "d3"]);
    const played = run(chosen, click("d3"));
    expect(played.game.moves).toEqual(["c3-d3"]);
    expect(played.chosen).toBeNull();
  });

  it("switches to another man and lets go of the same one", () => {
    const state = run(fresh(), click("c3"), click("c2"));
    expect(state.chosen?.square).toBe("c2");
    expect(run(state, click("c2")).chosen).toBeNull();
    expect(run(state, { type: "cancel", now: 0 }).chosen).toBeNull();
  });

  it("passes over an empty square, and says whose move it is at an opponent's man", () => {
    const state = fresh();
    expect(run(state, click("e5"))).toBe(state);
    expect(run(state, click("f6"))).toEqual({ ...state, refusal: { kind: "not-yours" } });
  });

  it("says so when the man can't move", () => {
    const state = run(fresh(), click("a1"));
    expect(state.refusal).toEqual({ kind: "stuck", square: "a1" });
  });

  it("keeps the choice at a square out of reach, and says so", () => {
    const state = run(fresh(), click("c3"), click("e5"));
    expect(state.chosen?.square).toBe("c3");
    expect(state.refusal).toEqual({ kind: "far", from: "c3", to: "e5" });
  });

  it("draws a path only to a destination", () => {
    const state = run(fresh(), click("c3"), { type: "preview", square: "d3", now: 0 });
    expect(state.preview).toBe("d3");
    expect(run(state, { type: "preview", square: "e5", now: 0 }).preview).toBeNull();
  });
});

describe("moves that need a word", () => {
  // Rules 8.3: with a man on c1 White's a4-a2 traps the man on a1.
  const trap = "8/8/8/8/w7/w7/8/bww5 w 3";

  it("a trapping move says whom it would trap", () => {
    const state = run(from("classic-3x3", trap), click("a4"));
    expect(state.chosen?.destinations.map((d) => d.to)).not.toContain("a2");
    const refused = run(state, click("a2"));
    expect(refused.game.moves).toEqual([]);
    expect(refused.refusal).toEqual({ kind: "traps", to: "a2", trapped: ["a1"] });
    expect(refused.chosen?.square).toBe("a4");
  });

  const home = "5bbb/5bbb/8/bb6/8/3w4/8/8 w 41";

  it("a move back home asks first, and may be taken back", () => {
    const asked = run(from("classic-3x3", home), click("d3"), click("c3"));
    expect(asked.dialog?.kind).toBe("loses");
    expect(asked.game.moves).toEqual([]);
    // The board is told that the focus has left; the move stays drawn.
    expect(run(asked, { type: "preview", square: null, now: 0 }).preview).toBe("c3");
    const back = run(asked, { type: "close" });
    expect(back.dialog).toBeNull();
    expect(back.preview).toBeNull();
    expect(back.chosen?.square).toBe("d3");
  });

  it("a move back home loses when it is meant", () => {
    const lost = run(from("classic-3x3", home), click("d3"), click("c3"), { type: "play-losing", now: 0 });
    expect(lost.game.outcome).toMatchObject({ winner: "black", rule: "4.4", reason: "returned-home" });
  });
});

describe("dragging", () => {
  it("plays where the man is put down", () => {
    const state = run(fresh(), { type: "take", square: "c3", now: 0 }, { type: "drop", square: "d3", now: 0 });
    expect(state.game.moves).toEqual(["c3-d3"]);
  });

  it("keeps a chosen man chosen when it is taken up or dropped anywhere else", () => {
    const taken = run(fresh(), click("c3"), { type: "take", square: "c3", now: 0 });
    expect(taken.chosen?.square).toBe("c3");
    for (const square of ["c3", "c2", "e5", null])
      expect(run(taken, { type: "drop", square, now: 0 })).toMatchObject({
        chosen: { square: "c3" },
        game: taken.game,
      });
  });

  it("takes no man of the opponent", () => {
    const state = fresh();
    expect(run(state, { type: "take", square: "f6", now: 0 })).toBe(state);
  });
});

describe("the clock", () => {
  const control = { reserve: 60_000, increment: 1000 };
  const started = () => run(fresh({ control }), click("c3", 5000), click("d3", 5000));

  it("starts with White's first move", () => {
    const state = started();
    expect(state.clock?.running).toBe("black");
    expect(state.clock && remaining(state.clock, "white", 9000)).toBe(61_000);
  });

  it("ends the game at zero", () => {
    const state = run(started(), { type: "tick", now: 65_000 });
    expect(state.game.outcome).toMatchObject({ winner: "white", reason: "time" });
    expect(state.dialog?.kind).toBe("end");
    expect(state.clock?.running).toBeNull();
  });

  it("leaves everything as it is before", () => {
    const state = started();
    expect(run(state, { type: "tick", now: 64_999 })).toBe(state);
  });

  it("doesn't take a move made after the flag fell", () => {
    const chosen = run(started(), click("f6", 6000));
    for (const late of [click("e6", 65_000), { type: "drop", square: "e6", now: 65_000 } as const]) {
      const state = run(chosen, late);
      expect(state.game.moves).toEqual(["c3-d3"]);
      expect(state.game.outcome?.reason).toBe("time");
    }
  });

  it("doesn't take a resignation or an agreement after it either", () => {
    const resigning = run(started(), { type: "dialog", dialog: { kind: "resign", side: "white" } });
    expect(run(resigning, { type: "resign", now: 65_000 }).game.outcome?.reason).toBe("time");
    const agreeing = run(started(), { type: "dialog", dialog: { kind: "draw", by: "black" } });
    expect(run(agreeing, { type: "accept-draw", now: 65_000 }).game.outcome?.reason).toBe("time");
  });
});

describe("the end", () => {
  it("comes by resignation, and nothing moves after it", () => {
    const state = run(
      fresh(),
      { type: "dialog", dialog: { kind: "resign", side: "white" } },
      { type: "resign", now: 0 },
    );
    expect(state.game.outcome).toMatchObject({ winner: "black", rule: "5.7" });
    expect(state.dialog?.kind).toBe("end");
    expect(run(state, { type: "close" }, click("c3")).chosen).toBeNull();
  });

  it("comes by agreement, or doesn't", () => {
    const offered = run(fresh(), { type: "dialog", dialog: { kind: "draw", by: "white" } });
    expect(run(offered, { type: "accept-draw", now: 0 }).game.outcome).toMatchObject({ winner: null });
    const declined = run(offered, { type: "decline-draw" });
    expect(declined.game.outcome).toBeNull();
    expect(declined.message).toEqual({ kind: "declined", by: "black" });
  });

  it("by a move is told once the move has been shown", () => {
    const home = from("classic-3x3", "5bbb/5bbb/8/bb6/8/3w4/8/8 w 41");
    const lost = run(home, click("d3"), click("c3"), { type: "play-losing", now: 0 });
    expect(lost.dialog).toBeNull();
    expect(run(lost, { type: "settled" }).dialog?.kind).toBe("end");
    // Where the menu was opened meanwhile, after that.
    const menu = run(lost, { type: "dialog", dialog: { kind: "menu" } }, { type: "settled" });
    expect(menu.dialog?.kind).toBe("menu");
    expect(run(menu, { type: "close" }).dialog?.kind).toBe("end");
  });

  it("isn't told any more when its move was taken back meanwhile", () => {
    const home = from("classic-3x3", "5bbb/5bbb/8/bb6/8/3w4/8/8 w 41");
    const lost = run(home, click("d3"), click("c3"), { type: "play-losing", now: 0 });
    const back = run(lost, { type: "take-back", now: 0 }, { type: "settled" });
    expect(back).toMatchObject({ dialog: null, untold: false });
    expect(run(back, { type: "dialog", dialog: { kind: "menu" } }, { type: "close" }).dialog).toBeNull();
  });

  it("leads to a rematch with the sides changed", () => {
    const setup: Setup = {
      ...DEFAULT_SETUP,
      variant: "triangle",
      names: { white: "Ann", black: "Bob" },
      control: { reserve: 1, increment: 0 },
    };
    const state = run(fresh(setup), { type: "rematch", date: "2027.01.01", id: "game-two" });
    expect(state).toMatchObject({
      id: "game-two",
      date: "2027.01.01",
      bottom: "black",
      setup: { side: "black", names: { white: "Bob", black: "Ann" } },
    });
    expect(state.game.variant.name).toBe("triangle");
    expect(state.clock?.left).toEqual({ white: 1, black: 1 });
  });
});

describe("who sits at the bottom", () => {
  const played = (setup: Partial<Setup>) => run(fresh(setup), click("c3"), click("d3"), { type: "settled" });

  it("turns to the side to move only when asked to", () => {
    expect(played({}).bottom).toBe("white");
    expect(played({ autoTurn: true }).bottom).toBe("black");
  });

  it("changes by hand, which ends the automatic turning", () => {
    const state = run(played({ autoTurn: true }), { type: "turn-board" });
    expect(state).toMatchObject({ bottom: "white", setup: { autoTurn: false } });
  });

  it("turns at once when automatic turning is switched on", () => {
    expect(run(played({}), { type: "seating", seating: "auto" }).bottom).toBe("black");
  });
});

describe("looking back", () => {
  const played = () => run(fresh(), click("c3"), click("d3"), click("f6"), click("e6"));

  it("shows an earlier position, at which nothing can be played", () => {
    const back = run(played(), { type: "look", ply: 1 });
    expect(shownGame(back).moves).toEqual(["c3-d3"]);
    expect(boardState(back)).toMatchObject({ movable: "none", last: ["c3", "d3"] });
    const refused = run(back, click("b3"));
    expect(refused.chosen).toBeNull();
    expect(refused.message).toEqual({ kind: "looking-back" });
    expect(refused.game.moves).toHaveLength(2);
  });

  it("stays within the game, and a new move leads to its end", () => {
    expect(run(played(), { type: "look", ply: -3 }).view).toBe(0);
    expect(run(played(), { type: "look", ply: 30 }).view).toBe(2);
    const back = run(played(), { type: "look", ply: 0 }, { type: "look", ply: 2 }, click("c2"), click("c3"));
    expect(back.view).toBe(3);
  });
});

describe("taking back", () => {
  const control = { reserve: 60_000, increment: 1000 };
  const played = (setup: Partial<Setup> = {}) =>
    run(fresh({ control, ...setup }), click("c3", 1000), click("d3", 1000), click("f6", 2000), click("e6", 5000));

  it("brings the position and both clocks back, and the move can be played again", () => {
    const before = played();
    const back = run(before, { type: "take-back", now: 9000 });
    expect(back.game.moves).toEqual(["c3-d3"]);
    expect(back.clock).toEqual({
      left: { white: 61_000, black: 60_000 },
      increment: 1000,
      running: "black",
      since: 9000,
    });
    const again = run(back, { type: "redo", now: 10_000 });
    expect(again.game.moves).toEqual(before.game.moves);
    expect(again.clock?.left).toEqual({ white: 61_000, black: 57_000 });
    expect(again.undone).toEqual([]);
  });

  it("goes back to the start, where no clock runs, and no further", () => {
    const start = run(played(), { type: "take-back", now: 0 }, { type: "take-back", now: 0 });
    expect(start.game.moves).toEqual([]);
    expect(start.clock?.running).toBeNull();
    expect(run(start, { type: "take-back", now: 0 })).toBe(start);
  });

  it("is forgotten when another move is played", () => {
    const other = run(played(), { type: "take-back", now: 5000 }, click("f6", 6000), click("f5", 6000));
    expect(other.undone).toEqual([]);
    expect(run(other, { type: "redo", now: 0 })).toBe(other);
  });

  it("unsays a resignation and a fallen flag, without a move", () => {
    const resigned = run(
      played(),
      { type: "dialog", dialog: { kind: "resign", side: "white" } },
      { type: "resign", now: 6000 },
    );
    const late = run(played(), { type: "tick", now: 500_000 });
    for (const over of [resigned, late]) {
      expect(over.game.outcome).not.toBeNull();
      const back = run(over, { type: "take-back", now: 600_000 });
      expect(back.game.outcome).toBeNull();
      expect(back.game.moves).toHaveLength(2);
      expect(back.clock).toMatchObject({ left: { white: 61_000, black: 57_000 }, running: "white", since: 600_000 });
    }
  });

  it("isn't possible in a rated game; a variant that is never rated has none", () => {
    const rated = played({ rated: true });
    expect(run(rated, { type: "take-back", now: 6000 })).toBe(rated);
    const triangle = run(fresh({ rated: true, variant: "triangle" }), click("b3"), click("c3"));
    expect(run(triangle, { type: "take-back", now: 0 }).game.moves).toEqual([]);
    const house = run(fresh({ rated: true, house: { exitDeadline: 20, moveLimit: 60 } }), click("c3"), click("d3"));
    expect(run(house, { type: "take-back", now: 0 }).game.moves).toEqual([]);
  });
});

describe("a pause", () => {
  const control = { reserve: 60_000, increment: 0 };
  const played = (setup: Partial<Setup> = {}) => run(fresh({ control, ...setup }), click("c3"), click("d3"));

  it("stops both clocks until somebody goes on", () => {
    const paused = run(played(), { type: "pause", now: 10_000 });
    expect(paused).toMatchObject({ paused: "by-hand", dialog: { kind: "paused" } });
    const tried = run(paused, { type: "close" }, click("f6", 99_000));
    expect(tried).toMatchObject({ chosen: null, dialog: { kind: "paused" } });
    const on = run(tried, { type: "go-on", now: 100_000 });
    expect(on).toMatchObject({ paused: null, dialog: null });
    expect(on.clock).toMatchObject({ left: { white: 60_000, black: 50_000 }, running: "black", since: 100_000 });
  });

  it("isn't there in a rated game", () => {
    const rated = played({ rated: true });
    expect(run(rated, { type: "pause", now: 10_000 })).toBe(rated);
  });

  it("comes by itself when the device slept, rated or not, with the times as they were", () => {
    for (const rated of [true, false]) {
      const slept = run(played({ rated }), { type: "slept", since: 20_000 }, { type: "tick", now: 900_000 });
      expect(slept).toMatchObject({ paused: "away", dialog: { kind: "paused" } });
      expect(slept.clock?.left.black).toBe(40_000);
    }
  });
});

describe("a typed move", () => {
  const typed = (text: string): Action => ({ type: "typed", text, now: 0 });

  it("is played by its ends or by its path", () => {
    expect(run(fresh(), typed("c3-d3")).game.moves).toEqual(["c3-d3"]);
    expect(run(fresh(), typed("b2-d2")).game.moves).toEqual(["b2-d2"]);
    expect(run(fresh(), typed("b2-d2"), typed("f6-e6"), typed("b1-d1-d3")).game.moves.at(-1)).toBe("b1-d1-d3");
  });

  it.each([
    ["c3-e5", "unreachable"],
    ["f6-e6", "not-your-man"],
    ["e4-e5", "no-man"],
    ["a1-a2", "occupied"],
    ["z9-a1", "bad-move"],
    ["hello", "bad-move"],
    ["", "bad-move"],
  ])("that can't be played says why: %s", (text, why) => {
    const state = run(fresh(), typed(text));
    expect(state.game.moves).toEqual([]);
    expect(state.refusal).toEqual({ kind: "typed", text, why });
  });

  it("that loses asks first", () => {
    const home = from("classic-3x3", "5bbb/5bbb/8/bb6/8/3w4/8/8 w 41");
    expect(run(home, typed("d3-c3")).dialog?.kind).toBe("loses");
  });
});

describe("a game that is put on the table", () => {
  it("takes the place of the one that was there, at the ply that is asked for", () => {
    const other = run(fresh(), click("c3"), click("d3"), click("f6"), click("e6"));
    const state = run(fresh(), click("b3"), { type: "put", stored: other, ply: 1 });
    expect(state).toMatchObject({ id: other.id, game: other.game, chosen: null, view: 1 });
    expect(run(fresh(), { type: "put", stored: other }).view).toBe(2);
  });
});

describe("a game that goes on in another tab", () => {
  const start = run(fresh({ control: { reserve: 60_000, increment: 0 } }), click("c3"), click("d3"));
  const elsewhere = run(start, { type: "elsewhere", now: 5000 });

  it("is shown with its clock at rest, and says where it is", () => {
    expect(elsewhere).toMatchObject({ isElsewhere: true, dialog: { kind: "elsewhere" } });
    expect(boardState(elsewhere).movable).toBe("none");
    expect(elsewhere.clock?.running).toBeNull();
  });

  it.each<Action>([
    click("f6"),
    { type: "drop", square: "e6", now: 0 },
    { type: "typed", text: "f6-e6", now: 0 },
    { type: "tick", now: 1e9 },
    { type: "slept", since: 0 },
    { type: "pause", now: 0 },
    { type: "go-on", now: 0 },
    { type: "take-back", now: 0 },
    { type: "redo", now: 0 },
    { type: "resign", now: 0 },
    { type: "accept-draw", now: 0 },
    { type: "dialog", dialog: { kind: "resign", side: "black" } },
  ])("isn't changed by $type", (action) => {
    const after = run(elsewhere, { type: "close" }, action);
    expect([after.game, after.clock, after.undone]).toEqual([elsewhere.game, elsewhere.clock, elsewhere.undone]);
    expect(after.dialog?.kind ?? "elsewhere").toBe("elsewhere");
  });

  it("can be looked back at, and another one begun", () => {
    expect(run(elsewhere, { type: "look", ply: 0 }).view).toBe(0);
    const other = run(elsewhere, { type: "new-game", setup: DEFAULT_SETUP, date: "2026.12.31", id: "game-two" });
    expect(other).toMatchObject({ id: "game-two", isElsewhere: false, dialog: null });
  });

  it("is played again when it comes back", () => {
    const back = run(elsewhere, { type: "put", stored: start });
    expect(boardState(back).movable).toBe("turn");
  });
});
