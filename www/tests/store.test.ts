import * as rules from "ugolki";
import { describe, expect, it } from "vitest";
import { newClock, press, remaining } from "../src/clock.ts";
import { recordDate, recordTags } from "../src/record.ts";
import { DEFAULT_SETUP, freshState, type State } from "../src/state.ts";
import { browserStore, read, write } from "../src/store.ts";

function played(): State {
  const state = freshState(rules, { ...DEFAULT_SETUP, control: { reserve: 60_000, increment: 0 } }, "2026.12.31");
  const game = rules.applyMove(state.game, "c3-d3");
  return { ...state, game, clock: press(newClock({ reserve: 60_000, increment: 0 }), "white", 1000) };
}

describe("a kept game", () => {
  it("comes back as it was, with the clock as it stood", () => {
    const state = played();
    const back = read(write(state, 11_000), rules, 500);
    if (back.kind !== "game") throw new Error(back.kind);
    expect(back.stored.game).toEqual(state.game);
    expect(back.stored.setup).toEqual(state.setup);
    expect(back.stored.clock?.running).toBe("black");
    expect(back.stored.clock && remaining(back.stored.clock, "black", 1500)).toBe(49_000);
  });

  it("comes back turned to the side to move where the board turns by itself", () => {
    const state = played();
    const back = read(write({ ...state, setup: { ...state.setup, seating: "auto" } }, 0), rules, 0);
    expect(back).toMatchObject({ kind: "game", stored: { bottom: "black" } });
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
    expect(store.readGame()).toBeNull();
    expect(store.writeGame("x")).toBe(false);
    expect(store.readTheme()).toBe("auto");
    expect(() => store.forgetGame()).not.toThrow();
  });

  it("gives a theme only if it is one", () => {
    const store = browserStore(() => ({ getItem: () => "pink" }) as unknown as Storage);
    expect(store.readTheme()).toBe("auto");
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
    expect(recordDate(new Date(2026, 0, 5))).toBe("2026.01.05");
  });
});
