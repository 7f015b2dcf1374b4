import { readFileSync } from "node:fs";
import type { Game, Outcome, Side } from "ugolki";
import * as rules from "ugolki";

interface Recorded {
  variant: string;
  moves: string[];
  result: string;
  reason: Outcome["reason"];
  final: string;
}

const file = new URL("../data/games.jsonl", import.meta.url);
const recorded: Recorded[] = readFileSync(file, "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => JSON.parse(line));

/** The shortest recorded game that was played in this variant and ended so. */
export function recordedGame(variant: string, reason: Outcome["reason"], result?: string): Recorded {
  const fits = recorded.filter(
    (game) => game.variant === variant && game.reason === reason && game.result === (result ?? game.result),
  );
  const shortest = fits.sort((a, b) => a.moves.length - b.moves.length)[0];
  if (!shortest) throw new Error(`no recorded game of ${variant} ended by ${reason}`);
  return shortest;
}

/** The game after these moves, of which start and end count: a square that is clicked means the shortest path. */
export function played(game: Game, moves: readonly string[]): Game {
  return moves.reduce((before, move) => rules.applyMove(before, ends(move).join("-")), game);
}

/** Where a move starts and where it ends. */
export function ends(move: string): [from: string, to: string] {
  const path = move.split("-");
  return [path[0] as string, path.at(-1) as string];
}

export interface Kept {
  control?: { reserve: number; increment: number };
  seating?: Side | "auto";
}

/** What the page keeps of a game, as text: a way to open it at any position. */
export function kept(game: Game, { control, seating = "white" }: Kept = {}): string {
  return JSON.stringify({
    version: 1,
    game,
    setup: { variant: game.variant.name, names: { white: "", black: "" }, control: control ?? null, seating },
    date: "2026.12.31",
    clock: control
      ? {
          left: { white: control.reserve, black: control.reserve },
          increment: control.increment,
          running: null,
          since: 0,
        }
      : null,
    bottom: seating === "auto" ? game.turn : seating,
  });
}

/** The same for a position (rules 7.3). */
export function keptPosition(variant: string, position: string, options?: Kept): string {
  return kept(rules.gameFromPosition(variant, position), options);
}

/** What the page keeps of a game against the computer. */
export function keptAgainst(game: Game, { level, side }: { level: number; side: Side }): string {
  return JSON.stringify({
    version: 3,
    id: "against00",
    game,
    undone: [],
    times: [],
    clock: null,
    paused: null,
    setup: {
      variant: game.variant.name,
      house: null,
      opponent: "computer",
      level,
      side,
      names: { white: "", black: "" },
      control: null,
      autoTurn: false,
      rated: false,
    },
    date: "2026.12.31",
    bottom: side,
  });
}

/** Positions that several tests start from. */
export const positions = {
  /** `a1` has long chains to choose from. */
  chains: "5bbb/6bb/4b1bb/3w4/2w5/8/2w5/ww6 w 12",
  /** After the deadline; `d3-c3` brings a man back home (rule 4.4). */
  homecoming: "5bbb/5bbb/3w4/bb4w1/4w3/3w4/3w4/2w5 w 41",
  /** `a4-a2` would trap `a1` (rules 8.3). */
  trap: "5bbb/5bbb/6bb/8/w7/w7/8/bww2w2 w 3",
  /** Diagonal: `d3-c3` leaves Black without a move. */
  stuck: "8/8/8/8/8/w2w4/ww6/bww5 w 3",
};
