import * as rules from "ugolki";
import { describe, expect, it } from "vitest";
import type { Clock } from "../../src/clock.ts";
import { paceOf, seedOf } from "../../src/opponent/pace.ts";
import { DEFAULT_SETUP } from "../../src/table/state.ts";

/** The computer, White, is to move with so much on its clock. */
function at(left: number | null, { increment = 0, level = 5, number = 1, variant = "classic-3x3" } = {}) {
  const game = { ...rules.newGame(variant), number };
  const clock: Clock | null =
    left === null ? null : { left: { white: left, black: left }, increment, running: "white", since: 0 };
  return { game, setup: { ...DEFAULT_SETUP, level }, clock };
}

describe("the pace of the computer", () => {
  it("is between half a second and little more than one", () => {
    for (const level of [1, 2, 3, 4, 5, 6, 7, 8])
      for (const chance of [0, 0.5, 1]) {
        const { wait } = paceOf(at(null, { level }), 0, chance, true);
        expect(wait).toBeGreaterThanOrEqual(500);
        expect(wait).toBeLessThanOrEqual(1200);
      }
  });

  it("takes no more from a clock than it can spare, to the last move there may be", () => {
    for (const [reserve, increment] of [
      [30_000, 0],
      [60_000, 1000],
      [500, 0],
    ] as const) {
      let left: number = reserve;
      for (let number = 1; number <= 160; number++) {
        const { wait, limits } = paceOf(at(left, { increment, number, variant: "halma-16x16" }), 0, 1, true);
        expect(limits.clock?.reserve).toBeLessThan(left);
        // As the engine shares it out at the most, and what gets lost beside it.
        const thinks = Math.max(wait, (limits.clock?.reserve ?? 0) / 3);
        left += increment - thinks - (reserve > 500 ? 20 : 0);
        expect(left).toBeGreaterThan(0);
      }
    }
  });

  it("knows what has been used since the clock began to run", () => {
    expect(paceOf(at(60_000), 20_000, 0, true).limits.clock?.reserve).toBeLessThan(40_000);
  });

  it("doesn't wait for nobody", () => {
    expect(paceOf(at(60_000, { level: 8 }), 0, 1, false).wait).toBe(0);
  });

  it("has a seed for each game, always the same", () => {
    expect(seedOf("abc")).toBe(seedOf("abc"));
    expect(seedOf("abc")).not.toBe(seedOf("abd"));
    expect(Number.isSafeInteger(seedOf("xyz")) && seedOf("xyz") > 0).toBe(true);
  });
});
