import * as rules from "ugolki";
import { describe, expect, it } from "vitest";
import { coordinates, turned } from "../src/geometry.ts";
import {
  better,
  freshRun,
  hasArrived,
  type Races,
  raceGames,
  raceMove,
  raceStart,
  readRaces,
  turnedTo,
  withMove,
  writeRaces,
} from "../src/race/race.ts";
import { KeptError } from "../src/room/kept.ts";

const variants = rules.variants();
const classic = rules.newGame("classic-3x3").variant;

/** Walks an army across: always the move that gains most ground, and never to where it has stood before. */
function walk(variant: rules.Variant, side: rules.Side): string[] {
  const { size, home } = variant;
  const goal = new Set(side === "black" ? home : home.map((square) => turned(square, size)));
  const far = (square: string) => {
    const { file, rank } = coordinates(square);
    const left = side === "white" ? 2 * (size - 1) - file - rank : file + rank;
    return left ** 2 + (goal.has(square) ? 0 : 50);
  };
  const seen = new Set<string>();
  const moves: string[] = [];
  let game = raceStart(rules, variant, side);
  while (!hasArrived(game, side) && moves.length < 300) {
    const men = game[side];
    seen.add(men.join());
    const after = (move: string) => {
      const path = move.split("-");
      return [...men.filter((square) => square !== path[0]), path.at(-1) as string].sort();
    };
    const cost = (move: string) => after(move).reduce((sum, square) => sum + far(square), 0);
    const options = rules.legalMoves(game).filter((move) => !seen.has(after(move).join()));
    const best = options.sort((a, b) => cost(a) - cost(b))[0];
    if (!best) throw new Error("nowhere to go");
    moves.push(best);
    game = raceMove(rules, game, best).game;
  }
  return moves;
}

describe("the race alone", () => {
  it("begins with one army at home and the other away", () => {
    for (const variant of variants) {
      for (const side of ["white", "black"] as const) {
        const game = raceStart(rules, variant, side);
        const full = rules.newGame(variant);
        expect(game[side]).toEqual(full[side]);
        expect(game[side === "white" ? "black" : "white"]).toEqual([]);
        expect(game).toMatchObject({ turn: side, number: 1, outcome: null });
        expect(rules.legalMoves(game).length).toBeGreaterThan(0);
      }
    }
  });

  it("gives the same army the move again, and no deadline or third time ends it", () => {
    let game = raceStart(rules, classic, "black");
    for (let i = 0; i < 90; i++) game = raceMove(rules, game, i % 2 ? "e6-f6" : "f6-e6").game;
    expect(game).toEqual(raceStart(rules, classic, "black"));
    expect(raceMove(rules, game, "g6-e6").move).toBe("g6-e6");
    // Back home after any number of moves: nothing is lost by it (4.4 doesn't apply).
    expect(rules.legalDestinations(raceMove(rules, game, "f6-e6").game, "e6").every((d) => !d.loses)).toBe(true);
  });

  it("refuses what isn't a move", () => {
    const game = raceStart(rules, classic, "white");
    expect(() => raceMove(rules, game, "c3-e5")).toThrow();
    expect(raceMove(rules, game, "c2-c4")).toMatchObject({
      move: "c2-c4",
      game: { white: expect.arrayContaining(["c4"]) },
    });
  });

  it("ends when the army fills its goal, on either side", () => {
    for (const variant of variants.filter(({ name }) => ["classic-3x3", "diagonal-3x4", "triangle"].includes(name))) {
      for (const side of ["white", "black"] as const) {
        const moves = walk(variant, side);
        const games = raceGames(rules, { variant: variant.name, side, moves });
        expect(games).toHaveLength(moves.length + 1);
        expect(games.map((game) => hasArrived(game, side)).lastIndexOf(false)).toBe(moves.length - 1);
      }
    }
  }, 30_000);
});

describe("a run", () => {
  it("takes moves back and makes them again; another move drops those", () => {
    const two = withMove(withMove(freshRun("classic-3x3", "white"), "c3-d3"), "d3-e3");
    expect(two).toMatchObject({ moves: ["c3-d3", "d3-e3"], at: 2 });
    const back = { ...two, at: 0 };
    expect(withMove(back, "c3-d3")).toEqual({ ...two, at: 1 });
    expect(withMove(back, "c3-c4")).toEqual({ ...two, moves: ["c3-c4"], at: 1 });
  });

  it("is better when it is shorter", () => {
    const long = { variant: "classic-3x3", side: "white" as const, moves: ["a", "b"] };
    const short = { ...long, moves: ["a"] };
    expect(better(undefined, long)).toBe(long);
    expect(better(long, short)).toBe(short);
    expect(better(short, long)).toBe(short);
    expect(better(long, { ...long })).toBe(long);
  });
});

describe("several runs", () => {
  const run = withMove(freshRun("classic-3x3", "white"), "c3-d3");
  const races: Races = { run, others: [], best: {} };

  it("wait for each other", () => {
    const there = turnedTo(races, "triangle", "white");
    expect(there).toEqual({ run: freshRun("triangle", "white"), others: [run], best: {} });
    // One without a move needn't be remembered.
    expect(turnedTo(there, "classic-3x3", "white")).toEqual(races);
    expect(turnedTo(there, "classic-3x3", "black").others).toEqual([run]);
    expect(turnedTo(races, "classic-3x3", "white")).toBe(races);
  });
});

describe("races as text", () => {
  const moves = walk(classic, "black");
  const races: Races = {
    run: { variant: "halma-16x16", side: "white", moves: ["e2-f2", "f2-g2"], at: 1 },
    others: [{ variant: "halma-16x16", side: "black", moves: ["l15-k15"], at: 0 }],
    best: { "classic-3x3": { variant: "classic-3x3", side: "black", moves } },
  };

  it("read as they were written", () => {
    expect(readRaces(writeRaces(races), rules)).toEqual(races);
    const fresh: Races = { run: freshRun("triangle", "black"), others: [], best: {} };
    expect(readRaces(writeRaces(fresh), rules)).toEqual(fresh);
  });

  const { run, others, best } = races;
  const result = best["classic-3x3"];
  const wrong: [fault: string, where: string, value: unknown][] = [
    ["json", "", []],
    ["version", "version", { run, others, best }],
    ["field", "run", { version: 1, others, best }],
    ["field", "run.variant", { version: 1, others, run: { ...run, variant: "chess" }, best }],
    ["field", "run.side", { version: 1, others, run: { ...run, side: "red" }, best }],
    ["field", "run.moves", { version: 1, others, run: { ...run, moves: "c3-d3" }, best }],
    ["field", "run.moves[0]", { version: 1, others, run: { ...run, moves: [3] }, best }],
    ["move", "run.moves[1]", { version: 1, others, run: { ...run, moves: ["e2-f2", "e2-f2"] }, best }],
    ["too-many", "run.moves", { version: 1, others, run: { ...run, moves: Array(1001).fill("e2-f2") }, best }],
    ["field", "run.at", { version: 1, others, run: { ...run, at: 3 }, best }],
    ["field", "others", { version: 1, run, best }],
    ["field", "others[0].at", { version: 1, run, others: [{ ...run, side: "black", moves: [], at: -1 }], best }],
    ["double", "others[0]", { version: 1, run, others: [run], best }],
    ["field", "best", { version: 1, others, run, best: [] }],
    ["field", "best.triangle.variant", { version: 1, others, run, best: { triangle: result } }],
    ["not-arrived", "best.classic-3x3", { version: 1, others, run, best: { "classic-3x3": { ...result, moves: [] } } }],
  ];
  it.each(wrong)("that are wrong (%s, at %j) are refused", (fault, where, value) => {
    let caught: unknown;
    try {
      readRaces(JSON.stringify(value), rules);
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(KeptError);
    expect(caught).toMatchObject({ fault, where });
  });
});
