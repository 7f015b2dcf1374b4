import * as rules from "ugolki";
import { describe, expect, it } from "vitest";
import { coordinates, turned } from "../src/geometry.ts";
import { type Course, hasArrived, homeCourse, raceGames, raceMove, startOf, turnedLine } from "../src/race/course.ts";
import { learnt, least, NO_LINES, wayAt, wayFrom } from "../src/race/lines.ts";
import { betterPar, type Par, parOf, starsFor } from "../src/race/par.ts";
import { bestIn, goneOn, NO_RACES, type Races, readRaces, turnedTo, writeRaces } from "../src/race/races.ts";
import { better, hintsIn, NO_RUN, withMove } from "../src/race/run.ts";
import { KeptError } from "../src/room/kept.ts";

const variants = rules.variants();
const classic = rules.newGame("classic-3x3").variant;

/** Walks an army across: always the move that gains most ground, and never to where it has stood before. */
function walk({ variant, side, men: start }: Course): string[] {
  const { size, home } = variant;
  const goal = new Set(side === "black" ? home : home.map((square) => turned(square, size)));
  const far = (square: string) => {
    const { file, rank } = coordinates(square);
    const left = side === "white" ? 2 * (size - 1) - file - rank : file + rank;
    return left ** 2 + (goal.has(square) ? 0 : 50);
  };
  const seen = new Set<string>();
  const moves: string[] = [];
  let game = startOf(rules, { variant, side, men: start });
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
        const game = startOf(rules, homeCourse(variant, side));
        const full = rules.newGame(variant);
        expect(game[side]).toEqual(full[side]);
        expect(game[side === "white" ? "black" : "white"]).toEqual([]);
        expect(game).toMatchObject({ turn: side, number: 1, outcome: null });
        expect(rules.legalMoves(game).length).toBeGreaterThan(0);
      }
    }
  });

  it("gives the same army the move again, and no deadline or third time ends it", () => {
    let game = startOf(rules, homeCourse(classic, "black"));
    for (let i = 0; i < 90; i++) game = raceMove(rules, game, i % 2 ? "e6-f6" : "f6-e6").game;
    expect(game).toEqual(startOf(rules, homeCourse(classic, "black")));
    expect(raceMove(rules, game, "g6-e6").move).toBe("g6-e6");
    // Back home after any number of moves: nothing is lost by it (4.4 doesn't apply).
    expect(rules.legalDestinations(raceMove(rules, game, "f6-e6").game, "e6").every((d) => !d.loses)).toBe(true);
  });

  it("refuses what isn't a move", () => {
    const game = startOf(rules, homeCourse(classic, "white"));
    expect(() => raceMove(rules, game, "c3-e5")).toThrow();
    expect(raceMove(rules, game, "c2-c4")).toMatchObject({
      move: "c2-c4",
      game: { white: expect.arrayContaining(["c4"]) },
    });
  });

  it("ends when the army fills its goal, on either side", () => {
    for (const variant of variants.filter(({ name }) => ["classic-3x3", "diagonal-3x4", "triangle"].includes(name))) {
      for (const side of ["white", "black"] as const) {
        const course = homeCourse(variant, side);
        const moves = walk(course);
        const games = raceGames(rules, course, moves);
        expect(games).toHaveLength(moves.length + 1);
        expect(games.map((game) => hasArrived(game, side)).lastIndexOf(false)).toBe(moves.length - 1);
      }
    }
  }, 30_000);
});

describe("a run", () => {
  it("takes moves back and makes them again; another move drops those", () => {
    const two = withMove(withMove(NO_RUN, "c3-d3"), "d3-e3");
    expect(two).toEqual({ moves: ["c3-d3", "d3-e3"], at: 2, hints: [] });
    const back = { ...two, at: 0 };
    expect(withMove(back, "c3-d3")).toEqual({ ...two, at: 1 });
    expect(withMove(back, "c3-d3").moves).toBe(two.moves);
    expect(withMove(back, "c3-c4")).toEqual({ ...two, moves: ["c3-c4"], at: 1 });
  });

  it("knows which moves the hint has made, until somebody makes them or others", () => {
    const three = withMove(withMove(withMove(NO_RUN, "c3-d3"), "d3-e3", true), "b3-c3", true);
    expect(three.hints).toEqual([1, 2]);
    expect([3, 2, 1].map((at) => hintsIn({ ...three, at }))).toEqual([2, 1, 0]);
    expect(withMove({ ...three, at: 1 }, "d3-e3")).toMatchObject({ hints: [2], at: 2 });
    expect(withMove({ ...three, at: 1 }, "d3-d4")).toMatchObject({ hints: [], at: 2 });
    expect(withMove({ ...three, at: 0 }, "c3-d3", true)).toMatchObject({ hints: [0, 1, 2], at: 1 });
  });

  it("is better when it is shorter", () => {
    const [long, short] = [["a", "b"], ["a"]];
    expect(better(null, long)).toBe(long);
    expect(better(long, short)).toBe(short);
    expect(better(short, long)).toBe(short);
    expect(better(long, [...long])).toBe(long);
  });
});

describe("the par", () => {
  it("is the package’s for a race from the start, its line turned for Black", () => {
    for (const variant of variants) {
      for (const side of ["white", "black"] as const) {
        const course = homeCourse(variant, side);
        const par = parOf(course) as Par;
        expect(par).toMatchObject({ lowerBound: rules.par(variant)?.lowerBound, moves: rules.par(variant)?.moves });
        if (par.moves === null) continue;
        const games = raceGames(rules, course, par.line);
        expect(games).toHaveLength(par.moves + 1);
        expect(hasArrived(games.at(-1) as rules.Game, side)).toBe(true);
      }
    }
  });

  it("isn’t there for another start or another board", () => {
    const course = homeCourse(classic, "white");
    expect(parOf({ ...course, men: [...course.men.slice(1), "d4"] })).toBeNull();
    expect(parOf(homeCourse({ ...classic, size: 9 }, "white"))).toBeNull();
  });

  it.each([
    [20, 3],
    [22, 3],
    [23, 2],
    [24, 1],
    [25, 1],
    [26, 0],
  ])("of 22 gives %i moves %i stars", (count, stars) => {
    expect(starsFor(parOf(homeCourse(classic, "white")), count)).toBe(stars);
    expect(starsFor(null, count)).toBe(0);
  });

  it("gets better by what another search knows", () => {
    const known: Par = { moves: 12, proven: false, lowerBound: 9, line: [] };
    const found: Par = { moves: 14, proven: false, lowerBound: 11, line: Array(14).fill("a1-a2") };
    expect(betterPar(null, found)).toBe(found);
    expect(betterPar(known, found)).toEqual({ moves: 12, proven: false, lowerBound: 11, line: [] });
    expect(betterPar({ ...known, moves: null }, found)).toEqual({ ...found });
    const proof: Par = { moves: 12, proven: true, lowerBound: 12, line: Array(12).fill("a1-a2") };
    expect(betterPar(known, proof)).toEqual(proof);
  });
});

describe("lines that are known", () => {
  const course = homeCourse(classic, "white");
  const par = parOf(course) as Par;
  const known = learnt(NO_LINES, rules, course, par);
  const games = raceGames(rules, course, par.line);

  it("are known from each of their positions", () => {
    for (const [i, game] of games.entries()) {
      expect(wayAt(known, "white", game)).toEqual(par.line.slice(i));
      expect(least(known, "white", games, i)).toBe(22 - i);
    }
  });

  it("give way to shorter ones only", () => {
    const detour = ["c3-d3", "d3-c3", ...par.line];
    const both = learnt(known, rules, course, { line: detour, lowerBound: 0 });
    expect(wayAt(both, "white", games[0] as rules.Game)).toEqual(par.line);
    expect(least(both, "white", games, 0)).toBe(22);
    const other = learnt(NO_LINES, rules, course, { line: detour, lowerBound: 0 });
    expect(wayAt(learnt(other, rules, course, par), "white", games[0] as rules.Game)).toEqual(par.line);
  });

  it("are found from beside them, by the shortest way there", () => {
    const moves = ["c3-d3", "d3-e3", "e3-e4"];
    const run = { moves, at: 2 };
    const there = raceGames(rules, course, moves);
    expect(wayFrom(known, "white", there, run)).toEqual(["e3-d3", "d3-c3", ...par.line]);
    expect(least(known, "white", there, 2)).toBe(20);
    expect(least(known, "white", there, 3)).toBe(19);
    // More is known of the position ahead.
    const end = { ...course, men: (there[3] as rules.Game).white };
    const ahead = learnt(known, rules, end, { line: walk(end), lowerBound: 22 });
    expect(least(ahead, "white", there, 2)).toBe(21);
    expect(wayFrom(learnt(NO_LINES, rules, end, { line: walk(end), lowerBound: 0 }), "white", there, run)).toEqual([
      "e3-e4",
      ...walk(end),
    ]);
    expect(wayFrom(NO_LINES, "white", there, run)).toBeNull();
  });
});

describe("several runs", () => {
  const run = { variant: "classic-3x3", side: "white" as const, ...withMove(NO_RUN, "c3-d3") };
  const races: Races = { run, others: [], best: {} };

  it("wait for each other", () => {
    const there = turnedTo(races, "triangle", "white");
    expect(there).toEqual({ run: { variant: "triangle", side: "white", ...NO_RUN }, others: [run], best: {} });
    // One without a move needn't be remembered.
    expect(turnedTo(there, "classic-3x3", "white")).toEqual(races);
    expect(turnedTo(there, "classic-3x3", "black").others).toEqual([run]);
    expect(turnedTo(races, "classic-3x3", "white")).toBe(races);
  });

  it("of both sides have one best result", () => {
    const line = rules.par("classic-3x3")?.line as string[];
    const white = goneOn(NO_RACES, { moves: line, at: 22, hints: [] }, line);
    expect(bestIn(white, classic, "white")).toBe(line);
    const turned = bestIn(white, classic, "black") as string[];
    expect(turned).toEqual(turnedLine(line, 8));
    expect(turnedLine(turned, 8)).toEqual(line);
    const black = goneOn(turnedTo(white, "classic-3x3", "black"), NO_RUN, turned);
    expect(black.best).toBe(white.best);
    expect(black.run).toEqual({ variant: "classic-3x3", side: "black", ...NO_RUN });
    const longer = { ...black, best: { "classic-3x3": { ...run, moves: ["c3-d3", "d3-c3", ...line] } } };
    expect(goneOn(longer, NO_RUN, turned).best["classic-3x3"]).toEqual({
      variant: "classic-3x3",
      side: "black",
      moves: turned,
    });
  });
});

describe("races as text", () => {
  const moves = walk(homeCourse(classic, "black"));
  const races: Races = {
    run: { variant: "halma-16x16", side: "white", moves: ["e2-f2", "f2-g2"], at: 1, hints: [1] },
    others: [{ variant: "halma-16x16", side: "black", moves: ["l15-k15"], at: 0, hints: [] }],
    best: { "classic-3x3": { variant: "classic-3x3", side: "black", moves } },
  };

  it("read as they were written", () => {
    expect(readRaces(writeRaces(races), rules)).toEqual(races);
    const fresh: Races = { run: { variant: "triangle", side: "black", ...NO_RUN }, others: [], best: {} };
    expect(readRaces(writeRaces(fresh), rules)).toEqual(fresh);
  });

  it("read as they were written before there were hints", () => {
    const text = writeRaces(races).replace(/,"hints":\[1?\]/g, "");
    expect(text).not.toContain("hints");
    expect(readRaces(text, rules)).toEqual({ ...races, run: { ...races.run, hints: [] } });
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
    ["field", "run.hints", { version: 1, others, run: { ...run, hints: [2] }, best }],
    ["field", "run.hints", { version: 1, others, run: { ...run, hints: [1, 0] }, best }],
    ["field", "run.hints", { version: 1, others, run: { ...run, hints: 1 }, best }],
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
