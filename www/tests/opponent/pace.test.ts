import { describe, expect, it } from "vitest";
import type { Clock } from "../../src/clock.ts";
import { paceOf, seedOf } from "../../src/opponent/pace.ts";

const clock = (left: number, increment = 0): Clock => ({
  left: { white: left, black: left },
  increment,
  running: "white",
  since: 0,
});

describe("the pace of the computer", () => {
  it("is between half a second and little more than one", () => {
    for (const level of [1, 2, 3, 4, 5, 6, 7, 8])
      for (const chance of [0, 0.5, 1]) {
        const { wait } = paceOf(level, null, "white", 0, chance, true);
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
      for (let move = 0; move < 160; move++) {
        const { wait, limits } = paceOf(5, clock(left, increment), "white", 0, 1, true);
        expect(limits.clock?.reserve).toBeLessThan(left);
        left -= wait;
        expect(left).toBeGreaterThan(0);
        left += increment;
      }
    }
  });

  it("knows what has been used since the clock began to run", () => {
    expect(paceOf(5, clock(60_000), "white", 20_000, 0, true).limits.clock?.reserve).toBeLessThan(40_000);
  });

  it("doesn't wait for nobody", () => {
    expect(paceOf(8, clock(60_000), "white", 0, 1, false).wait).toBe(0);
  });

  it("has a seed for each game, always the same", () => {
    expect(seedOf("abc")).toBe(seedOf("abc"));
    expect(seedOf("abc")).not.toBe(seedOf("abd"));
    expect(Number.isSafeInteger(seedOf("xyz")) && seedOf("xyz") > 0).toBe(true);
  });
});
