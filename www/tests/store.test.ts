import * as rules from "ugolki";
import { describe, expect, it } from "vitest";
import { recordDate, recordFileName, recordTags } from "../src/record.ts";
import { browserStore, read, write } from "../src/store.ts";
import { DEFAULT_SETUP, freshState, gameOf, reducer, type State } from "../src/table/state.ts";

const reduce = reducer(rules);

function played(): State {
  const setup = { ...DEFAULT_SETUP, control: { reserve: 60_000, increment: 0 } };
  const start = freshState(gameOf(rules, setup), setup, "2026.12.31", "game-one");
  return reduce(start, { type: "typed", text: "c3-d3", now: 1000 });
}

describe("a kept game", () => {
  it("comes back as it was, paused, with the clock as it stood", () => {
    const state = played();
    const back = read(write(state, 11_000), rules, 500);
    if (back.kind !== "game") throw new Error(back.kind);
    const { clock, paused, ...rest } = back.stored;
    const { id, history, undone, times, setup, date, bottom } = state;
    expect(rest).toEqual({ id, history, undone, times, setup, date, bottom });
    expect(clock).toEqual({ left: { white: 60_000, black: 50_000 }, increment: 0, running: null, since: 500 });
    expect(paused).toBe("away");
  });

  it("isn't paused where no clock ran", () => {
    const { clock: _, ...state } = played();
    expect(read(write({ ...state, clock: null, times: [] }, 0), rules, 0)).toMatchObject({ stored: { paused: null } });
  });

  it("comes back with what was taken back", () => {
    const back = reduce(played(), { type: "take-back", now: 2000 });
    const again = read(write(back, 2000), rules, 0);
    expect(again).toMatchObject({ kind: "game", stored: { undone: [{ move: "c3-d3" }] } });
  });

  it("comes back turned to the side to move where the board turns by itself", () => {
    const state = played();
    const back = read(write({ ...state, setup: { ...state.setup, autoTurn: true } }, 0), rules, 0);
    expect(back).toMatchObject({ kind: "game", stored: { bottom: "black" } });
  });

  it("of the first version is taken over", () => {
    const game = rules.applyMove(rules.newGame("triangle"), "d1-e1");
    const old = {
      version: 1,
      game,
      setup: {
        variant: "triangle",
        names: { white: "Ann", black: "" },
        control: { reserve: 9000, increment: 0 },
        seating: "black",
      },
      date: "2026.12.31",
      clock: { left: { white: 9000, black: 8000 }, increment: 0, running: "black", since: 0 },
      bottom: "black",
    };
    const back = read(JSON.stringify(old), rules, 0);
    if (back.kind !== "game") throw new Error(back.kind);
    expect(back.stored.history.at(-1)).toEqual(game);
    expect(back.stored).toMatchObject({
      setup: { side: "black", names: { white: "Ann" }, autoTurn: false },
      paused: "away",
    });
    expect(back.stored.clock?.left).toEqual({ white: 9000, black: 8000 });
  });

  it("against the computer comes back with its level, and no earlier page guesses at it", () => {
    const state = played();
    const setup = { ...state.setup, opponent: "computer", level: 7 } as const;
    const text = write({ ...state, setup }, 0);
    expect(read(text, rules, 0)).toMatchObject({
      stored: { setup: { opponent: "computer", level: 7, side: "white" } },
    });
    expect(JSON.parse(text).version).toBe(3);
    for (const level of [0, 9, 2.5, "5", null]) {
      const other = JSON.stringify({ ...JSON.parse(text), setup: { ...setup, level } });
      expect(read(other, rules, 0)).toMatchObject({ kind: "unreadable", why: "broken" });
    }
  });

  it("of two people is written so that an earlier page can read it, and read as that wrote it", () => {
    const value = JSON.parse(write(played(), 0));
    expect(value.version).toBe(2);
    delete value.setup.level;
    expect(read(JSON.stringify(value), rules, 0)).toMatchObject({ stored: { setup: { level: 3 } } });
  });

  it("is none where nothing is stored", () => {
    expect(read(null, rules, 0)).toEqual({ kind: "none" });
    expect(read("", rules, 0)).toEqual({ kind: "none" });
  });

  const altered = (change: (value: Record<string, unknown>) => void) => {
    const value = JSON.parse(write(played(), 0)) as Record<string, unknown>;
    change(value);
    return JSON.stringify(value);
  };

  it.each([
    ["not JSON", "{"],
    ["no object", "[1]"],
    ["null", "null"],
    ["no game", altered((v) => delete v.game)],
    ["a game that contradicts itself", altered((v) => Object.assign(v.game as object, { number: 7 }))],
    ["an illegal move", altered((v) => Object.assign(v.game as object, { moves: ["c3-h8"] }))],
    ["a clock without times", altered((v) => Object.assign(v.clock as object, { left: {} }))],
    ["a negative time", altered((v) => Object.assign(v.clock as object, { left: { white: -1, black: 1 } }))],
    ["names that aren't", altered((v) => Object.assign(v.setup as object, { names: [] }))],
    ["times that don't fit the moves", altered((v) => Object.assign(v, { times: [] }))],
    [
      "a move to be played again that isn't legal",
      altered((v) => Object.assign(v, { undone: [{ move: "a1-h8", left: null }] })),
    ],
    ["no name of its own", altered((v) => delete v.id)],
    ["nobody at the bottom", altered((v) => Object.assign(v, { bottom: "left" }))],
  ])("is unreadable, with its text kept: %s", (_, text) => {
    expect(read(text, rules, 0)).toEqual({ kind: "unreadable", why: "broken", text });
  });

  it("of another version is told apart", () => {
    const text = altered((v) => Object.assign(v, { version: 0 }));
    expect(read(text, rules, 0)).toEqual({ kind: "unreadable", why: "version", text });
  });
});

describe("a browser's storage", () => {
  it("that is denied takes and gives nothing, without an error", () => {
    const store = browserStore(() => {
      throw new DOMException("denied", "SecurityError");
    });
    expect(store.readChoice()).toBeNull();
    expect(() => store.writeChoice({ ...DEFAULT_SETUP, side: "random" })).not.toThrow();
  });

  it("gives the last choice for a new game only if it is one", () => {
    const kept = (value: unknown) =>
      browserStore(() => ({ getItem: () => JSON.stringify(value) }) as unknown as Storage);
    const choice = { ...DEFAULT_SETUP, side: "random" as const };
    expect(kept(choice).readChoice()).toEqual(choice);
    const { level: _, ...earlier } = choice;
    expect(kept(earlier).readChoice()).toEqual(choice);
    expect(kept({ ...choice, opponent: "computer", level: 8 }).readChoice()).toMatchObject({ level: 8 });
    expect(kept({ ...choice, names: null }).readChoice()).toBeNull();
    expect(kept({ ...choice, side: "left" }).readChoice()).toBeNull();
    expect(kept(null).readChoice()).toBeNull();
  });
});

describe("a record", () => {
  it("has the tags that only the page knows", () => {
    const setup = {
      ...DEFAULT_SETUP,
      names: { white: "Ann", black: "" },
      control: { reserve: 180_000, increment: 2000 },
    };
    expect(recordTags({ setup, date: "2026.12.31" })).toEqual({
      Date: "2026.12.31",
      White: "Ann",
      TimeControl: "180+2",
    });
    const computer = { ...DEFAULT_SETUP, opponent: "computer", level: 5, side: "black" } as const;
    expect(
      recordTags({ setup: { ...computer, names: { white: "", black: "Ann" } }, date: "2026.12.31" }),
    ).toMatchObject({
      White: "Computer, level 5",
      Black: "Ann",
    });
    expect(recordDate(new Date(2026, 0, 5))).toBe("2026.01.05");
    expect(recordFileName("2026.01.05")).toBe("corners-2026-01-05.txt");
    expect(recordFileName("????.??.??")).toBe("corners.txt");
  });
});
