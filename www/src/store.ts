import type * as Ugolki from "ugolki/web";
import type { Side } from "ugolki/web";
import { type Clock, rebase, type TimeControl } from "./clock.ts";
import type { Seating, Setup, State, Theme } from "./state.ts";

/** Raised when the shape below changes; a stored game of another version isn't guessed at. */
const VERSION = 1;

export const GAME_KEY = "corners.game";
const THEME_KEY = "corners.theme";

/** The part of a state that outlives the page. */
export type Stored = Pick<State, "game" | "setup" | "date" | "clock" | "bottom">;

export type Reading =
  | { kind: "none" }
  | { kind: "game"; stored: Stored }
  /** Something is stored that isn't a game of this version; `text` is handed out so that nothing is lost. */
  | { kind: "unreadable"; why: "broken" | "version"; text: string };

type Check = Pick<typeof Ugolki, "formatPosition">;

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isSide = (value: unknown): value is Side => value === "white" || value === "black";
const isSeating = (value: unknown): value is Seating => isSide(value) || value === "auto";
const isTime = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value) && value >= 0;
const isTheme = (value: unknown): value is Theme => value === "auto" || value === "light" || value === "dark";

function isControl(value: unknown): value is TimeControl {
  return isObject(value) && isTime(value.reserve) && isTime(value.increment);
}

function isSetup(value: unknown): value is Setup {
  return (
    isObject(value) &&
    typeof value.variant === "string" &&
    isObject(value.names) &&
    typeof value.names.white === "string" &&
    typeof value.names.black === "string" &&
    (value.control === null || isControl(value.control)) &&
    isSeating(value.seating)
  );
}

function isClock(value: unknown): value is Clock {
  return (
    isObject(value) &&
    isObject(value.left) &&
    isTime(value.left.white) &&
    isTime(value.left.black) &&
    isTime(value.increment) &&
    (value.running === null || isSide(value.running))
  );
}

/** The text to store. A running clock is written as it stands at `now`. */
export function write(state: Stored, now: number): string {
  const { game, setup, date, bottom } = state;
  const clock = state.clock && rebase(state.clock, now, 0);
  return JSON.stringify({ version: VERSION, game, setup, date, clock, bottom });
}

/**
 * Reads what `write` made. The clock goes on from `now` with the times it was stored with: what passed while the page
 * was closed isn't counted, since nobody could play.
 */
export function read(text: string | null, rules: Check, now: number): Reading {
  if (text === null || text === "") return { kind: "none" };
  const unreadable = (why: "broken" | "version"): Reading => ({ kind: "unreadable", why, text });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return unreadable("broken");
  }
  if (!isObject(value)) return unreadable("broken");
  if (value.version !== VERSION) return unreadable("version");
  const { game, setup, date, clock, bottom } = value;
  if (!isSetup(setup) || typeof date !== "string" || !isSide(bottom)) return unreadable("broken");
  if (clock !== null && !isClock(clock)) return unreadable("broken");
  try {
    // The package refuses a game of the wrong shape or whose fields contradict each other.
    rules.formatPosition(game as Ugolki.Game);
  } catch {
    return unreadable("broken");
  }
  const valid = game as Ugolki.Game;
  // The page may have been closed while the last move was still being shown, the board not yet turned.
  const seen = setup.seating === "auto" && !valid.outcome ? valid.turn : bottom;
  const stored = { game: valid, setup, date, bottom: seen, clock: clock && { ...clock, since: now } };
  return { kind: "game", stored };
}

/** localStorage, which may be denied altogether or be full. */
export interface Store {
  readGame(): string | null;
  /** False when it couldn't be kept. */
  writeGame(text: string): boolean;
  forgetGame(): void;
  readTheme(): Theme;
  writeTheme(theme: Theme): boolean;
}

export function browserStore(storage: () => Storage): Store {
  const get = (key: string) => {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  };
  const set = (key: string, text: string) => {
    try {
      storage().setItem(key, text);
      return true;
    } catch {
      return false;
    }
  };
  return {
    readGame: () => get(GAME_KEY),
    writeGame: (text) => set(GAME_KEY, text),
    forgetGame() {
      try {
        storage().removeItem(GAME_KEY);
      } catch {
        // Nothing could be stored, so there is nothing to forget.
      }
    },
    readTheme() {
      const theme = get(THEME_KEY);
      return isTheme(theme) ? theme : "auto";
    },
    writeTheme: (theme) => set(THEME_KEY, theme),
  };
}
