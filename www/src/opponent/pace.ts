import type { ThinkOptions } from "ugolki/client";
import { remaining } from "../clock.ts";
import { LEVELS, type State } from "../table/state.ts";

/** A move is seen coming, and doesn't keep anyone waiting: between these times, in milliseconds. */
const LEAST = 500;
const MOST = 1200;
/** The time that a move may take without a clock. What the weaker levels see, they see at once. */
const THINK = 1000;
const THINK_HARD = 2000;
/** Even with hours on its clock nobody is kept waiting longer. */
const THINK_LONGEST = 15_000;
/** A move may take this part of what is left on the clock, and of what the move brings. */
const SHARE = 1 / 40;
const OF_INCREMENT = 0.75;
/** What is lost on the way from the clock to the engine and back, in each move that may still come. */
const LAG = 40;
/** The page isn't seen: what has to be done is done at once. */
const UNSEEN = 50;

export interface Pace {
  /** How long the engine may think. */
  limits: Pick<ThinkOptions, "timeMs" | "clock">;
  /** The move isn't made before so many milliseconds have passed. */
  wait: number;
}

/** How the computer of a game spends its time on a move; `chance` is between 0 and 1. */
export function paceOf(
  { game, setup, clock }: Pick<State, "game" | "setup" | "clock">,
  now: number,
  chance: number,
  isSeen: boolean,
): Pace {
  const { level } = setup;
  const wait = isSeen ? LEAST + (MOST - LEAST) * chance : 0;
  const timeMs = isSeen ? (level < LEVELS ? THINK : THINK_HARD) : UNSEEN;
  if (!clock) return { limits: { timeMs }, wait };
  const { increment } = clock;
  const toCome = game.variant.moveLimit - game.number + 1;
  const left = Math.max(0, remaining(clock, game.turn, now) - LAG - toCome * Math.max(0, LAG - increment));
  const fair = left * SHARE + Math.min(increment * OF_INCREMENT, left / 2);
  return {
    limits: { clock: { reserve: left, increment }, timeMs: isSeen ? THINK_LONGEST : UNSEEN },
    wait: Math.min(wait, fair),
  };
}

/** A number that is always the same for a game, and another for another: what is equally good is chosen by it. */
export function seedOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193);
  return hash >>> 0 || 1;
}
