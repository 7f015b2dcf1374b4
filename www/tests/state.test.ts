import * as rules from "ugolki";
import { describe, expect, it } from "vitest";
import { remaining } from "../src/clock.ts";
import { type Action, DEFAULT_SETUP, freshState, reducer, type Setup, type State } from "../src/state.ts";

const reduce = reducer(rules);
const fresh = (setup: Partial<Setup> = {}) => freshState(rules, { ...DEFAULT_SETUP, ...setup }, "2026.12.31");
const run = (state: State, ...actions: Action[]) => actions.reduce(reduce, state);
const click = (square: string, now = 0): Action => ({ type: "square", square, now });
const from = (variant: string, position: string, setup: Partial<Setup> = {}): State => ({
  ...fresh({ variant, ...setup }),
  game: rules.gameFromPosition(variant, position),
});

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
    expect(run(state, { type: "cancel" }).chosen).toBeNull();
  });

  it("passes over an empty square, and says whose move it is at an opponent's man", () => {
    const state = fresh();
    expect(run(state, click("e5"))).toBe(state);
    expect(run(state, click("f6"))).toEqual({ ...state, notice: { kind: "not-yours" } });
  });

  it("says so when the man can't move", () => {
    const state = run(fresh(), click("a1"));
    expect(state.notice).toEqual({ kind: "stuck", square: "a1" });
  });

  it("keeps the choice at a square out of reach, and says so", () => {
    const state = run(fresh(), click("c3"), click("e5"));
    expect(state.chosen?.square).toBe("c3");
    expect(state.notice).toEqual({ kind: "far", from: "c3", to: "e5" });
  });

  it("draws a path only to a destination", () => {
    const state = run(fresh(), click("c3"), { type: "preview", square: "d3" });
    expect(state.preview).toBe("d3");
    expect(run(state, { type: "preview", square: "e5" }).preview).toBeNull();
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
    expect(refused.notice).toEqual({ kind: "traps", to: "a2", trapped: ["a1"] });
    expect(refused.chosen?.square).toBe("a4");
  });

  const home = "5bbb/5bbb/8/bb6/8/3w4/8/8 w 41";

  it("a move back home asks first, and may be taken back", () => {
    const asked = run(from("classic-3x3", home), click("d3"), click("c3"));
    expect(asked.dialog?.kind).toBe("loses");
    expect(asked.game.moves).toEqual([]);
    // The board is told that the focus has left; the move stays drawn.
    expect(run(asked, { type: "preview", square: null }).preview).toBe("c3");
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
    const state = run(fresh(), { type: "take", square: "c3" }, { type: "drop", square: "d3", now: 0 });
    expect(state.game.moves).toEqual(["c3-d3"]);
  });

  it("keeps a chosen man chosen when it is taken up or dropped anywhere else", () => {
    const taken = run(fresh(), click("c3"), { type: "take", square: "c3" });
    expect(taken.chosen?.square).toBe("c3");
    for (const square of ["c3", "c2", "e5", null])
      expect(run(taken, { type: "drop", square, now: 0 })).toMatchObject({
        chosen: { square: "c3" },
        game: taken.game,
      });
  });

  it("takes no man of the opponent", () => {
    const state = fresh();
    expect(run(state, { type: "take", square: "f6" })).toBe(state);
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
    expect(declined.notice).toEqual({ kind: "declined", by: "black" });
  });

  it("by a move is told once the move has been shown", () => {
    const home = from("classic-3x3", "5bbb/5bbb/8/bb6/8/3w4/8/8 w 41");
    const lost = run(home, click("d3"), click("c3"), { type: "play-losing", now: 0 });
    expect(lost.dialog).toBeNull();
    expect(run(lost, { type: "settled" }).dialog?.kind).toBe("end");
  });

  it("leads to another game of the same kind", () => {
    const setup: Setup = {
      variant: "triangle",
      names: { white: "Ann", black: "" },
      control: { reserve: 1, increment: 0 },
      seating: "black",
    };
    const state = run(freshState(rules, setup, "2026.12.30"), { type: "again", date: "2026.12.31" });
    expect(state).toMatchObject({ setup, date: "2026.12.31", bottom: "black" });
    expect(state.game.variant.name).toBe("triangle");
  });
});

describe("who sits at the bottom", () => {
  const played = (setup: Partial<Setup>) => run(fresh(setup), click("c3"), click("d3"), { type: "settled" });

  it("turns to the side to move only when asked to", () => {
    expect(played({}).bottom).toBe("white");
    expect(played({ seating: "auto" }).bottom).toBe("black");
  });

  it("changes by hand, which ends the automatic turning", () => {
    const state = run(played({ seating: "auto" }), { type: "turn-board" });
    expect(state).toMatchObject({ bottom: "white", setup: { seating: "white" } });
  });

  it("turns at once when automatic turning is switched on", () => {
    expect(run(played({}), { type: "seating", seating: "auto" }).bottom).toBe("black");
  });
});

describe("a game stored by another window", () => {
  const stored = (state: State) => ({
    game: structuredClone(state.game),
    setup: state.setup,
    date: state.date,
    clock: state.clock,
    bottom: state.bottom,
  });

  it("takes the place of an older one, and of what was chosen in it", () => {
    const other = run(fresh(), click("c3"), click("d3"));
    const state = run(fresh(), click("b2"), { type: "taken-over", stored: stored(other) });
    expect(state).toMatchObject({ game: other.game, chosen: null });
  });

  it("changes nothing where it is the same", () => {
    const state = run(fresh(), click("b2"));
    const after = run(state, { type: "taken-over", stored: stored(state) });
    expect(after).toEqual(state);
    expect(after.game).toBe(state.game);
  });
});
