// The game against the computer, as the table's state knows it.
import * as rules from "ugolki";
import { describe, expect, it } from "vitest";
import { setupOf } from "../../src/table/new-game.ts";
import { news } from "../../src/table/news.ts";
import {
  type Action,
  boardState,
  canHint,
  canTakeBack,
  DEFAULT_SETUP,
  freshState,
  gameOf,
  reducer,
  type Setup,
  type State,
} from "../../src/table/state.ts";
import { fullNameOf, nameOf, statusText } from "../../src/texts.ts";

const reduce = reducer(rules);
const fresh = (changes: Partial<Setup> = {}) => {
  const setup: Setup = { ...DEFAULT_SETUP, opponent: "computer", level: 5, ...changes };
  return freshState(gameOf(rules, setup), setup, "2026.12.31", "game-one");
};
const run = (state: State, ...actions: Action[]) => actions.reduce(reduce, state);
const typed = (text: string, now = 0): Action => ({ type: "typed", text, now });
const click = (square: string): Action => ({ type: "square", square, now: 0 });
const answer = (state: State, move: string, now = 0) =>
  run(state, { type: "computer", answer: "move", game: state.game, move, now });
const back: Action = { type: "take-back", now: 0 };
const redo: Action = { type: "redo", now: 0 };

/** White, the person, and the computer have each made a move. */
const played = (setup: Partial<Setup> = {}) => answer(run(fresh(setup), typed("c3-d3")), "f6-e6");

describe("while the computer thinks", () => {
  const thinking = run(fresh(), typed("c3-d3"));

  it("the status says so, and clicks do nothing", () => {
    expect(statusText(thinking)).toBe("The computer is thinking");
    expect(boardState(thinking).movable).toBe("none");
    for (const action of [click("b3"), click("f6"), typed("b3-b4"), typed("f6-e6")]) {
      const after = run(thinking, action);
      expect(after).toMatchObject({ game: thinking.game, chosen: null, refusal: null });
      expect(statusText(after)).toBe("The computer is thinking");
    }
    const drag = run(thinking, { type: "take", square: "b3", now: 0 }, { type: "drop", square: "b4", now: 0 });
    expect(drag).toBe(thinking);
  });

  it("who looks back goes on looking, until the game has ended", () => {
    const looking = run(thinking, { type: "look", ply: 0 });
    const after = answer(looking, "f6-e6");
    expect(after.game.moves).toHaveLength(2);
    expect(after.view).toBe(0);
    const over = run(looking, { type: "computer", answer: "resign", game: looking.game, now: 0 });
    expect(over).toMatchObject({ view: 1, dialog: { kind: "end" } });
  });

  it("a dialog that is open stays open", () => {
    const menu = run(thinking, { type: "dialog", dialog: { kind: "menu" } });
    expect(answer(menu, "f6-e6").dialog?.kind).toBe("menu");
    const over = run(menu, { type: "computer", answer: "resign", game: menu.game, now: 0 });
    expect(over.dialog?.kind).toBe("menu");
    expect(run(over, { type: "close" }).dialog?.kind).toBe("end");
    const resigning = run(thinking, { type: "dialog", dialog: { kind: "resign", side: "white" } });
    expect(run(resigning, { type: "computer", answer: "resign", game: resigning.game, now: 0 }).dialog?.kind).toBe(
      "end",
    );
  });

  it("its answer to another game than the one on the table is none", () => {
    const old = answer(thinking, "f6-e6");
    const later = run(old, back);
    const late: Action = { type: "computer", answer: "move", game: thinking.game, move: "f6-e6", now: 0 };
    expect(run(later, late)).toBe(later);
  });

  it("nothing comes of it while the clock is paused, or after the flag has fallen", () => {
    const control = { reserve: 60_000, increment: 0 };
    const timed = run(fresh({ control }), typed("c3-d3"));
    const paused = run(timed, { type: "pause", now: 10 });
    expect(answer(paused, "f6-e6").game).toBe(paused.game);
    expect(answer(timed, "f6-e6", 60_001).game.outcome?.reason).toBe("time");
  });
});

describe("taking back against the computer", () => {
  it("takes both moves, so that the person is to move; redo plays both again", () => {
    const state = played();
    const taken = run(state, back);
    expect(taken.game).toMatchObject({ moves: [], turn: "white" });
    expect(run(taken, redo)).toMatchObject({ game: { moves: ["c3-d3", "f6-e6"] }, undone: [], view: 2 });
    expect(news(taken, run(taken, redo))).toBe("Black: f6 to e6. White to move.");
  });

  it("takes one move while the computer thinks", () => {
    const taken = run(played(), typed("d3-d4"), back);
    expect(taken.game.moves).toEqual(["c3-d3", "f6-e6"]);
    expect(run(taken, redo).game.moves).toHaveLength(3);
  });

  it("leaves the computer its first move", () => {
    const state = answer(fresh({ side: "black" }), "c3-d3");
    expect(canTakeBack(state)).toBe(false);
    expect(run(state, back)).toBe(state);
    const later = answer(run(state, typed("f6-e6")), "d3-d4");
    expect(run(later, back).game.moves).toEqual(["c3-d3"]);
    expect(run(later, back, redo).game.moves).toHaveLength(3);
  });

  it("brings both clocks back", () => {
    const control = { reserve: 60_000, increment: 1000 };
    const timed = answer(run(fresh({ control }), typed("c3-d3", 1000)), "f6-e6", 3000);
    const later = answer(run(timed, typed("d3-d4", 9000)), "e6-e5", 10_000);
    expect(run(later, { ...back, now: 20_000 }).clock).toMatchObject({
      left: { white: 61_000, black: 59_000 },
      running: "white",
    });
  });

  it("after the end leaves the person to move", () => {
    const resigned = (state: State) => run(state, { type: "computer", answer: "resign", game: state.game, now: 0 });
    // The computer would resign again.
    expect(run(resigned(run(played(), typed("d3-d4"))), back).game).toMatchObject({
      moves: ["c3-d3", "f6-e6"],
      outcome: null,
    });
    const gaveUp = run(
      played(),
      { type: "dialog", dialog: { kind: "resign", side: "white" } },
      { type: "resign", now: 0 },
    );
    expect(run(gaveUp, back).game).toMatchObject({ moves: ["c3-d3", "f6-e6"], outcome: null });
    const atOnce = run(
      fresh({ side: "black" }),
      { type: "dialog", dialog: { kind: "resign", side: "black" } },
      { type: "resign", now: 0 },
    );
    expect(run(atOnce, back).game).toMatchObject({ moves: [], outcome: null });
  });

  it("isn't possible in a rated game", () => {
    const rated = played({ rated: true });
    expect(run(rated, back)).toBe(rated);
  });
});

describe("a draw", () => {
  const asked = run(played(), { type: "dialog", dialog: { kind: "draw", by: "white" } });

  it("that was offered waits for the answer", () => {
    const offered = run(asked, { type: "offer-draw" });
    expect(offered).toMatchObject({ dialog: null, message: { kind: "offered" }, game: { outcome: null } });
    expect(statusText(offered)).toBe("Draw offered");
    const declined = run(offered, { type: "computer", answer: "decline-draw", game: offered.game, now: 0 });
    expect(statusText(declined)).toBe("Computer declines the draw");
    // Or with its move, all in one breath.
    const thinking = run(played(), typed("d3-d4"));
    const moved = run(thinking, {
      type: "computer",
      answer: "move",
      move: "e6-e5",
      declines: true,
      game: thinking.game,
      now: 0,
    });
    expect(news(thinking, moved)).toBe("Black: e6 to e5. White to move. Computer declines the draw");
    const accepted = run(offered, { type: "computer", answer: "accept-draw", game: offered.game, now: 0 });
    expect(accepted).toMatchObject({ game: { outcome: { reason: "agreement" } }, dialog: { kind: "end" } });
  });
});

describe("a hint", () => {
  const sought = run(fresh(), { type: "seek-hint" });
  const found = run(sought, { type: "hint", game: sought.game, move: "a3-a4" });

  it("is a path on the board and a word, until a move is made", () => {
    expect(statusText(sought)).toBe("Looking for a good move…");
    expect(boardState(found).hint).toEqual(["a3", "a4"]);
    expect(statusText(found)).toBe("Hint: a3 to a4");
    expect(news(sought, found)).toBe("Hint: a3 to a4");
    const chosen = run(found, click("b3"));
    expect(boardState(chosen)).toMatchObject({ hint: ["a3", "a4"], chosen: { square: "b3" } });
    expect(boardState(run(chosen, click("b4"))).hint).toEqual([]);
    expect(boardState(run(found, { type: "look", ply: 0 })).hint).toEqual(["a3", "a4"]);
  });

  it("that comes too late is none", () => {
    const moved = run(sought, typed("c3-d3"));
    expect(run(moved, { type: "hint", game: sought.game, move: "a3-a4" })).toBe(moved);
  });

  it("is there in unrated games of those who sit here", () => {
    expect(canHint(fresh())).toBe(true);
    expect(canHint(fresh({ opponent: "friend" }))).toBe(true);
    expect(canHint(fresh({ opponent: "link" }))).toBe(false);
    expect(canHint(fresh({ rated: true }))).toBe(false);
    expect(canHint(fresh({ side: "black" }))).toBe(false);
    expect(canHint(run(played(), { type: "look", ply: 0 }))).toBe(false);
    const rated = fresh({ rated: true });
    expect(run(rated, { type: "seek-hint" })).toBe(rated);
  });
});

describe("who plays", () => {
  it("is told with the level where there is room", () => {
    const state = fresh({ names: { white: "Ann", black: "" } });
    expect([nameOf(state, "white"), nameOf(state, "black")]).toEqual(["Ann", "Computer"]);
    expect([fullNameOf(state, "white"), fullNameOf(state, "black")]).toEqual(["Ann", "Computer, level 5"]);
  });

  it("changes sides in a rematch", () => {
    const state = run(fresh({ names: { white: "Ann", black: "" } }), {
      type: "rematch",
      date: "2027.01.01",
      id: "game-two",
    });
    expect(state).toMatchObject({
      bottom: "black",
      setup: { opponent: "computer", level: 5, side: "black", names: { white: "", black: "Ann" } },
    });
  });

  it("has no other name in a new game, where the board doesn't turn by itself", () => {
    const choice = { ...DEFAULT_SETUP, opponent: "computer", names: { white: "Ann", black: "Bob" } } as const;
    expect(setupOf({ ...choice, autoTurn: true })).toMatchObject({
      autoTurn: false,
      names: { white: "Ann", black: "" },
    });
    for (let i = 0; i < 20; i++) {
      const { side, names } = setupOf({ ...choice, side: "random" });
      expect(names).toEqual(side === "white" ? { white: "Ann", black: "" } : { white: "", black: "Ann" });
    }
  });
});

describe("in another tab", () => {
  it("the computer of this one does nothing", () => {
    const lost = run(fresh({ side: "black" }), { type: "elsewhere", now: 0 });
    expect(answer(lost, "c3-d3")).toBe(lost);
    expect(run(lost, { type: "close" }, { type: "seek-hint" }).dialog?.kind).toBe("elsewhere");
  });
});
