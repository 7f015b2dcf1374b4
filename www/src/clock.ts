import type { Side } from "ugolki/web";
import { opponent } from "./geometry.ts";

/** Reserve and increment per move, in milliseconds. */
export interface TimeControl {
  reserve: number;
  increment: number;
}

/**
 * All times are milliseconds. `left` holds what each side had at `since`, a reading of `performance.now()`;
 * what the running side has used since is computed when asked, so timers that are late change nothing.
 */
export interface Clock {
  left: Record<Side, number>;
  increment: number;
  running: Side | null;
  since: number;
}

/** Below this a clock shows tenths. */
export const TENTHS_BELOW = 20_000;

export function newClock(control: TimeControl): Clock {
  return {
    left: { white: control.reserve, black: control.reserve },
    increment: control.increment,
    running: null,
    since: 0,
  };
}

export function remaining(clock: Clock, side: Side, now: number): number {
  const used = clock.running === side ? Math.max(0, now - clock.since) : 0;
  return Math.max(0, clock.left[side] - used);
}

/** The side whose flag has fallen, if any. */
export function fallen(clock: Clock, now: number): Side | null {
  return clock.running && remaining(clock, clock.running, now) <= 0 ? clock.running : null;
}

/**
 * `side` has made a move: its increment is credited and the opponent's clock runs. White's first move uses no time,
 * since no clock runs before it.
 */
export function press(clock: Clock, side: Side, now: number): Clock {
  return {
    ...clock,
    left: { ...clock.left, [side]: remaining(clock, side, now) + clock.increment },
    running: opponent(side),
    since: now,
  };
}

export function stop(clock: Clock, now: number): Clock {
  return {
    ...clock,
    left: { white: remaining(clock, "white", now), black: remaining(clock, "black", now) },
    running: null,
    since: now,
  };
}

/** The same times counted from another moment: for keeping a clock, and for taking it up again after a reload. */
export function rebase(clock: Clock, from: number, to: number): Clock {
  return { ...stop(clock, from), running: clock.running, since: to };
}

export interface Reading {
  minutes: number;
  seconds: string;
  /** Tenths, where they are shown. */
  tenths: string | null;
}

/** What the display shows. Rounded up, so that it reads zero only when the flag has fallen. */
export function reading(left: number): Reading {
  const tenths = Math.ceil(left / 100);
  if (tenths * 100 < TENTHS_BELOW) {
    const seconds = Math.floor(tenths / 10);
    return { minutes: 0, seconds: String(seconds), tenths: String(tenths % 10) };
  }
  const total = Math.ceil(left / 1000);
  return { minutes: Math.floor(total / 60), seconds: String(total % 60).padStart(2, "0"), tenths: null };
}

/** Milliseconds until the display changes or the flag falls; null when no clock runs. */
export function nextChange(clock: Clock, now: number): number | null {
  if (!clock.running) return null;
  const left = remaining(clock, clock.running, now);
  if (left <= 0) return 0;
  const unit = left <= TENTHS_BELOW ? 100 : 1000;
  return left % unit || unit;
}
