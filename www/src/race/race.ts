import type * as Ugolki from "ugolki/web";
import type { Game, Side, Variant } from "ugolki/web";
import { turned } from "../geometry.ts";
import { isObject, KeptError, parseKept } from "../room/kept.ts";
import { writePosition } from "../room/position.ts";

/** The part of the rules package that a race needs. */
export type RaceRules = Pick<
  typeof Ugolki,
  "variants" | "newGame" | "applyMove" | "gameFromPosition" | "formatPosition"
>;

/** One army on its way across the empty board (rules 6.2). */
export interface Run {
  variant: string;
  side: Side;
  /** The moves, as full paths; those from `at` on have been taken back and may be made again. */
  moves: readonly string[];
  at: number;
}

/** A run that has arrived. */
export type Result = Omit<Run, "at">;

/** A run that hasn't begun. */
export function freshRun(variant: string, side: Side): Run {
  return { variant, side, moves: [], at: 0 };
}

/** The army at home, alone. */
export function raceStart(rules: Pick<RaceRules, "gameFromPosition">, variant: Variant, side: Side): Game {
  const { size, home } = variant;
  const squares = side === "white" ? home : home.map((square) => turned(square, size));
  const men = new Map(squares.map((square) => [square, side]));
  return rules.gameFromPosition(variant, writePosition({ men, turn: side, number: "1" }, size));
}

/**
 * Plays a move and gives the army the turn again. The move number stays 1 and nothing is remembered, so of sections 3
 * to 5 only the arrival is left (rules 6.2). `move` is the full path of the move.
 */
export function raceMove(rules: RaceRules, game: Game, move: string): { game: Game; move: string } {
  const after = rules.applyMove(game, move);
  const board = rules.formatPosition(after).split(" ")[0];
  const side = game.turn === "white" ? "w" : "b";
  return {
    game: rules.gameFromPosition(game.variant, `${board} ${side} 1`),
    move: after.moves.at(-1) as string,
  };
}

/** Whether an army has arrived (rules 5.1). */
export function hasArrived(game: Game, side: Side): boolean {
  return game.inGoal[side] === game.variant.home.length;
}

/** The positions of a run from its start on; one more than it has moves. */
export function raceGames(rules: RaceRules, { variant, side, moves }: Result): Game[] {
  const games = [raceStart(rules, rules.newGame(variant).variant, side)];
  for (const move of moves) games.push(raceMove(rules, games.at(-1) as Game, move).game);
  return games;
}

/** The run with a move made where it stands; moves that were taken back make way for another one. */
export function withMove(run: Run, move: string): Run {
  const moves = run.moves[run.at] === move ? run.moves : [...run.moves.slice(0, run.at), move];
  return { ...run, moves, at: run.at + 1 };
}

/** The better of two results: the shorter one, the earlier one where they are equal. */
export function better(old: Result | undefined, result: Result): Result {
  return old && old.moves.length <= result.moves.length ? old : result;
}

/** What is kept of the races. */
export interface Races {
  /** The run at hand. */
  run: Run;
  /** Runs that were left for this one, at most one of each variant and side. */
  others: readonly Run[];
  /** The best result of each variant. */
  best: Readonly<Record<string, Result>>;
}

/** More moves than this no run has. */
export const MAX_RUN = 1000;

/** Goes over to the run of another variant or side, as it was left; a run that has moves waits for its return. */
export function turnedTo(races: Races, variant: string, side: Side): Races {
  const { run, others } = races;
  const isWanted = (other: Run) => other.variant === variant && other.side === side;
  if (isWanted(run)) return races;
  const waiting = run.moves.length > 0 ? [...others, run] : others;
  return {
    ...races,
    run: others.find(isWanted) ?? freshRun(variant, side),
    others: waiting.filter((other) => !isWanted(other)),
  };
}

/** Raised when the shape below changes. */
const VERSION = 1;

/** The text to store. */
export function writeRaces({ run, others, best }: Races): string {
  return JSON.stringify({ version: VERSION, run, others, best });
}

/**
 * Reads what `writeRaces` made, and plays every move of it.
 *
 * Throws a {@link KeptError} with the first thing that is wrong.
 */
export function readRaces(text: string, rules: RaceRules): Races {
  const value = parseKept(text, VERSION);
  const run = readRun(value.run, "run", rules);
  if (!Array.isArray(value.others)) throw new KeptError("field", "others");
  const others: Run[] = [];
  for (const [index, entry] of value.others.entries()) {
    const other = readRun(entry, `others[${index}]`, rules);
    const isDouble = [run, ...others].some(({ variant, side }) => variant === other.variant && side === other.side);
    if (isDouble) throw new KeptError("double", `others[${index}]`);
    others.push(other);
  }
  if (!isObject(value.best)) throw new KeptError("field", "best");
  const best: Record<string, Result> = {};
  for (const [name, entry] of Object.entries(value.best)) {
    const where = `best.${name}`;
    const result = readResult(entry, where, rules);
    if (result.variant !== name) throw new KeptError("field", `${where}.variant`);
    const last = raceGames(rules, result).at(-1) as Game;
    if (!hasArrived(last, result.side)) throw new KeptError("not-arrived", where);
    best[name] = result;
  }
  return { run, others, best };
}

function readRun(value: unknown, where: string, rules: RaceRules): Run {
  const result = readResult(value, where, rules);
  const at = isObject(value) ? value.at : null;
  if (typeof at !== "number" || !Number.isInteger(at) || at < 0 || at > result.moves.length) {
    throw new KeptError("field", `${where}.at`);
  }
  return { ...result, at };
}

function readResult(value: unknown, where: string, rules: RaceRules): Result {
  if (!isObject(value)) throw new KeptError("field", where);
  const { variant, side, moves } = value;
  const known = rules.variants().find(({ name }) => name === variant);
  if (!known) throw new KeptError("field", `${where}.variant`);
  if (side !== "white" && side !== "black") throw new KeptError("field", `${where}.side`);
  if (!Array.isArray(moves)) throw new KeptError("field", `${where}.moves`);
  if (moves.length > MAX_RUN) throw new KeptError("too-many", `${where}.moves`);
  let game = raceStart(rules, known, side);
  const full: string[] = [];
  for (const [index, move] of moves.entries()) {
    if (typeof move !== "string") throw new KeptError("field", `${where}.moves[${index}]`);
    try {
      const next = raceMove(rules, game, move);
      game = next.game;
      full.push(next.move);
    } catch (cause) {
      throw new KeptError("move", `${where}.moves[${index}]`, { cause });
    }
  }
  return { variant: known.name, side, moves: full };
}
