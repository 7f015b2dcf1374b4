import type { Score, Thought } from "ugolki/client";
import type * as Ugolki from "ugolki/web";
import type { Game, Side } from "ugolki/web";
import { opponent, sameMove } from "../geometry.ts";
import type { Engine } from "../opponent/engine.ts";

/** Each position is thought about for so long, in milliseconds. */
const EACH = 300;
/** Whoever is ahead by so many moves has as good as won: more isn't told apart. */
const WON = 8;
/** A move that loses so much of a move is a turning point; what is rounded to a move counts. */
const TURN = 0.95;

/** What a position is worth, and what is best in it; null where the game is over. */
export interface Judgement {
  score: Score;
  best: string | null;
  /** What it was thought to be worth at each depth in plies; empty where the game is over. */
  depths: readonly (Score | undefined)[];
}

/** What is known of each position of a game, the start first. */
export type Judgements = readonly (Judgement | null)[];

/** A move that lost a move or more. */
export interface Turn {
  /** The position after it. */
  ply: number;
  side: Side;
  move: string;
  better: string;
  /** So many moves were lost; or a forced win was missed, or the loss is forced now. */
  loss: { kind: "lost"; moves: number } | { kind: "missed" | "thrown" };
}

/** The game's positions one after another, as they stand on the board: without an end that somebody has said. */
export function positionsOf(
  rules: Pick<typeof Ugolki, "newGame" | "gameFromPosition" | "applyMove">,
  { variant, start, moves }: Game,
): Game[] {
  const positions = [start === null ? rules.newGame(variant) : rules.gameFromPosition(variant, start)];
  for (const move of moves) positions.push(rules.applyMove(positions.at(-1) as Game, move));
  return positions;
}

/**
 * Judges every position that isn't yet, from the last to the first, since what is found about one helps with those that
 * lead to it. Ends early where the signal ends it.
 */
export async function judge(
  positions: readonly Game[],
  known: Judgements,
  engine: Pick<Engine, "think">,
  signal: AbortSignal,
  learn: (ply: number, judgement: Judgement) => void,
): Promise<void> {
  for (let ply = positions.length - 1; ply >= 0; ply--) {
    const game = positions[ply] as Game;
    if (known[ply]) continue;
    if (game.outcome) {
      learn(ply, { score: { winner: game.outcome.winner, plies: 0 }, best: null, depths: [] });
      continue;
    }
    const depths: Score[] = [];
    const note = ({ depth, score }: Pick<Thought, "depth" | "score">) => {
      depths[depth] = score;
    };
    const thought: Thought | null = await engine.think(game, { timeMs: EACH }, signal, note);
    if (!thought) return;
    note(thought);
    learn(ply, { score: steady(thought, depths), best: thought.move, depths });
  }
}

/** Whoever has the last move of what is looked at seems to be ahead by some of it: two depths in a row even that out. */
function steady({ score, depth }: Thought, depths: readonly (Score | undefined)[]): Score {
  const before = depths[depth - 1];
  return typeof score === "number" && typeof before === "number" ? (score + before) / 2 : score;
}

/** A position's worth to White in moves, a forced end included. */
function worth(score: Score): number {
  if (typeof score === "number") return Math.min(WON, Math.max(-WON, score));
  return score.winner === null ? 0 : score.winner === "white" ? WON : -WON;
}

const wins = (score: Score, side: Side) => typeof score !== "number" && score.winner === side;

/**
 * What a side's move has lost: how much worse a position is for it than the one before, on the same horizon, that is a ply
 * less deep. Of two depths in a row the lesser loss counts, since one may be the horizon's.
 */
function lostBetween(before: Judgement, after: Judgement, side: Side): number {
  const sign = side === "white" ? 1 : -1;
  const losses: number[] = [];
  for (let depth = before.depths.length - 1; depth > 0 && losses.length < 2; depth--) {
    const [deep, less] = [before.depths[depth], after.depths[depth - 1]];
    if (deep !== undefined && less !== undefined) losses.push((worth(deep) - worth(less)) * sign);
  }
  return losses.length === 0 ? (worth(before.score) - worth(after.score)) * sign : Math.min(...losses);
}

/** The turning points of a game, as far as its positions are known. */
export function turnsOf(positions: readonly Game[], judgements: Judgements): Turn[] {
  const turns: Turn[] = [];
  for (let ply = 1; ply < positions.length; ply++) {
    const [before, after] = [judgements[ply - 1], judgements[ply]];
    const side = positions[ply - 1]?.turn ?? "white";
    const move = positions[ply]?.moves.at(-1);
    if (!before?.best || !after || !move || sameMove(before.best, move)) continue;
    const lost = lostBetween(before, after, side);
    if (lost < TURN) continue;
    const loss: Turn["loss"] = wins(after.score, opponent(side))
      ? { kind: "thrown" }
      : wins(before.score, side)
        ? { kind: "missed" }
        : { kind: "lost", moves: lost };
    turns.push({ ply, side, move, better: before.best, loss });
  }
  return turns;
}

/** What was found about games, for as long as the page is open. */
const reviews = new Map<string, Judgements>();

const keyOf = ({ variant, start, moves }: Game) => JSON.stringify([variant, start, moves]);

/** What is known already of a game. */
export function recall(game: Game): Judgements {
  return reviews.get(keyOf(game)) ?? new Array<null>(game.moves.length + 1).fill(null);
}

export function remember(game: Game, judgements: Judgements): void {
  reviews.set(keyOf(game), judgements);
}
