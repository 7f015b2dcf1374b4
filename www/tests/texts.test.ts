import * as rules from "ugolki";
import { describe, expect, it } from "vitest";
import { t } from "../src/l10n/l10n.ts";
import { DEFAULT_SETUP, freshState, gameOf, type State } from "../src/table/state.ts";
import { outcomeReason, outcomeTitle, statusText } from "../src/texts.ts";

const state = (over: Partial<State> = {}): State => ({
  ...freshState(gameOf(rules, DEFAULT_SETUP), DEFAULT_SETUP, "2026.12.31", "game-one"),
  ...over,
});

describe("texts", () => {
  it("name a square with all that is on it", () => {
    const base = { square: "c3", man: "none", home: "none", mark: "none", lit: "none", jumps: 0, last: "none" };
    expect(t("square", { ...base, man: "white", mark: "chosen" })).toBe("c3, white man, chosen");
    expect(t("square", { ...base, home: "white" })).toBe("c3, empty, White’s home");
    expect(t("square", { ...base, man: "black", home: "white", last: "to" })).toBe(
      "c3, black man, White’s home, the last move ended here",
    );
    expect(t("square", { ...base, mark: "step" })).toBe("c3, empty, a step");
    expect(t("square", { ...base, mark: "chain", jumps: 1 })).toBe("c3, empty, end of a chain of one jump");
    expect(t("square", { ...base, mark: "chain", jumps: 3 })).toBe("c3, empty, end of a chain of 3 jumps");
  });

  it("call a side by the player's name where there is one", () => {
    expect(statusText(state())).toBe("White to move");
    const named = state({ setup: { ...DEFAULT_SETUP, names: { white: "Ann", black: "" } } });
    expect(statusText(named)).toBe("Ann to move");
    const reversed = state({ setup: { ...DEFAULT_SETUP, names: { white: "\u202eAnn", black: "" } } });
    expect(statusText(reversed)).toBe("\u2068\u202eAnn\u2069 to move");
  });

  it("tell every end there is, and none is empty", () => {
    const reasons = ["arrived", "overstayed", "returned-home", "move-limit", "time", "resignation"] as const;
    const draws = [
      "both-arrived",
      "both-overstayed",
      "move-limit",
      "repetition",
      "no-legal-move",
      "agreement",
    ] as const;
    const told = [
      ...reasons.map((reason) => outcomeReason(state(), { winner: "white", rule: "", reason })),
      ...draws.map((reason) => outcomeReason(state(), { winner: null, rule: "", reason })),
    ];
    expect(new Set(told).size).toBe(told.length);
    for (const text of told) expect(text).toMatch(/^[A-Z].+\.$/);
    expect(outcomeTitle(state(), { winner: null, rule: "", reason: "agreement" })).toBe("A draw");
  });

  it("that don't exist are an error", () => {
    expect(() => t("no-such-text")).toThrow("no-such-text");
  });
});
