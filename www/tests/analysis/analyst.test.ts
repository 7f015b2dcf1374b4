import * as rules from "ugolki";
import type { ThinkOptions, Thought } from "ugolki/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createAnalyst, type Finding } from "../../src/analysis/analyst.ts";

const start = rules.newGame();
const second = rules.applyMove(start, "c3-d3");
const thought = (depth: number, score = 1): Thought => ({
  move: "c3-c4",
  score,
  depth,
  pv: ["c3-c4"],
  nodes: 1,
  lines: [{ score, depth, pv: ["c3-c4"] }],
});

interface Asked {
  game: rules.Game;
  options: ThinkOptions;
  signal: AbortSignal;
  info(thought: Thought): void;
  answer(thought: Thought): Promise<void>;
  fail(error: Error): Promise<void>;
}

function setUp() {
  const asked: Asked[] = [];
  const found: { game: rules.Game; finding: Finding }[] = [];
  const failed = vi.fn();
  const analyst = createAnalyst({
    engine: {
      think: (game, options, signal, onInfo) =>
        new Promise((resolve, reject) => {
          signal.addEventListener("abort", () => resolve(null));
          asked.push({
            game,
            options,
            signal,
            info: (one) => onInfo?.(one),
            async answer(one) {
              resolve(one);
              await vi.advanceTimersByTimeAsync(0);
            },
            async fail(error) {
              reject(error);
              await vi.advanceTimersByTimeAsync(0);
            },
          });
        }),
    },
    keyOf: rules.formatPosition,
    found: (game, finding) => found.push({ game, finding }),
    failed,
  });
  return { analyst, asked, found, failed };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the analysis of what is looked at", () => {
  it("thinks about a position once somebody stays at it, for 20 seconds and about three moves", async () => {
    const { analyst, asked } = setUp();
    analyst.watch(start);
    analyst.watch(second);
    await vi.advanceTimersByTimeAsync(140);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(20);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ game: second, options: { timeMs: 20_000, lines: 3 } });
  });

  it("tells what it has found as it goes, and that it has come to an end", async () => {
    const { analyst, asked, found } = setUp();
    analyst.watch(start);
    await vi.advanceTimersByTimeAsync(200);
    asked[0]?.info(thought(3));
    await asked[0]?.answer(thought(4));
    expect(found.map(({ finding }) => [finding.depth, finding.isThinking])).toEqual([
      [3, true],
      [4, false],
    ]);
  });

  it("leaves a position at once, and another visit goes on with what was found", async () => {
    const { analyst, asked, found } = setUp();
    analyst.watch(start);
    await vi.advanceTimersByTimeAsync(150);
    asked[0]?.info(thought(9, 2));
    await vi.advanceTimersByTimeAsync(5000);
    asked[0]?.info(thought(10, 2));
    analyst.watch(second);
    expect(asked[0]?.signal.aborted).toBe(true);
    found.length = 0;
    analyst.watch(start);
    expect(found).toMatchObject([{ game: start, finding: { depth: 10, isThinking: true } }]);
    await vi.advanceTimersByTimeAsync(150);
    expect(asked[1]?.options.timeMs).toBe(15_000);
    // It begins anew from the surface, which nobody wants to see.
    asked[1]?.info(thought(2, -1));
    expect(found.at(-1)?.finding).toMatchObject({ depth: 10, score: 2 });
    await vi.advanceTimersByTimeAsync(15_000);
    await asked[1]?.answer(thought(12, 3));
    expect(found.at(-1)?.finding).toMatchObject({ depth: 12, isThinking: false });
    analyst.watch(start);
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toHaveLength(2);
    expect(found.at(-1)?.finding).toMatchObject({ depth: 12, isThinking: false });
  });

  it("stops where nothing is watched or the game is over, and tells that the engine can't be had", async () => {
    const { analyst, asked, failed } = setUp();
    analyst.watch(start);
    await vi.advanceTimersByTimeAsync(200);
    analyst.watch(null);
    expect(asked[0]?.signal.aborted).toBe(true);
    analyst.watch(rules.resign(start, "white"));
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toHaveLength(1);
    analyst.watch(second);
    await vi.advanceTimersByTimeAsync(200);
    await asked[1]?.fail(new Error("none"));
    expect(failed).toHaveBeenCalledOnce();
  });
});
