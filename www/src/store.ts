import type * as Ugolki from "ugolki/web";
import type { Game, Side } from "ugolki/web";
import { type Clock, rebase, type TimeControl } from "./clock.ts";
import { newId } from "./record.ts";
import { DEFAULT_SETUP, historyOf, LEVELS, type Left, type Setup, type Stored } from "./table/state.ts";

/** Raised when the shape below changes; a stored game of a later version isn't guessed at. */
const VERSION = 3;
/** All but the games against the computer, so that an older page that comes back can go on with them. */
const VERSION_OF_TWO = 2;

export type Reading =
  | { kind: "none" }
  | { kind: "game"; stored: Stored }
  /** Something is stored that isn't a game of this version; `text` is handed out so that nothing is lost. */
  | { kind: "unreadable"; why: "broken" | "version"; text: string };

/** The part of the rules package that reading needs. */
export type ReadingRules = Pick<typeof Ugolki, "formatPosition" | "newGame" | "gameFromPosition" | "applyMove">;

type Json = Record<string, unknown>;
export const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const isSide = (value: unknown): value is Side => value === "white" || value === "black";
const isTime = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value) && value >= 0;
const isText = (value: unknown): value is string => typeof value === "string";
const isYesOrNo = (value: unknown): value is boolean => typeof value === "boolean";
const isNames = (value: unknown): value is Record<Side, string> =>
  isObject(value) && isText(value.white) && isText(value.black);
const isLevel = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= LEVELS;
const isLeft = (value: unknown): value is Left => isObject(value) && isTime(value.white) && isTime(value.black);

function isControl(value: unknown): value is TimeControl {
  return isObject(value) && isTime(value.reserve) && isTime(value.increment);
}

function isHouse(value: unknown): value is NonNullable<Setup["house"]> {
  return isObject(value) && Number.isInteger(value.exitDeadline) && Number.isInteger(value.moveLimit);
}

function isSetup(value: unknown): value is Setup {
  return (
    isObject(value) &&
    isText(value.variant) &&
    (value.house === null || isHouse(value.house)) &&
    (value.opponent === "friend" || value.opponent === "link" || value.opponent === "computer") &&
    isLevel(value.level) &&
    isSide(value.side) &&
    isNames(value.names) &&
    (value.control === null || isControl(value.control)) &&
    isYesOrNo(value.autoTurn) &&
    isYesOrNo(value.rated)
  );
}

/** A setup as an earlier page may have stored it, when nobody played the computer. */
export function setupFrom(value: unknown): Setup | null {
  const setup = isObject(value) && value.level === undefined ? { ...value, level: DEFAULT_SETUP.level } : value;
  return isSetup(setup) ? setup : null;
}

function isClock(value: unknown): value is Clock {
  return (
    isObject(value) &&
    isLeft(value.left) &&
    isTime(value.increment) &&
    (value.running === null || isSide(value.running))
  );
}

function isUndone(value: unknown): value is Stored["undone"][number] {
  return isObject(value) && isText(value.move) && (value.left === null || isLeft(value.left));
}

/** The text to store. A running clock is written as it stands at `now`. */
export function write(stored: Stored, now: number): string {
  const { id, history, undone, times, paused, setup, date, bottom } = stored;
  const clock = stored.clock && rebase(stored.clock, now, 0);
  return JSON.stringify({
    version: setup.opponent === "computer" ? VERSION : VERSION_OF_TWO,
    id,
    game: history.at(-1),
    undone,
    times,
    clock,
    paused,
    setup,
    date,
    bottom,
  });
}

/**
 * Reads what `write` made. A clock that ran when it was written stands now, with the times as they were: nobody could
 * play while the page was closed. `now` is a reading of `performance.now()`.
 */
export function read(text: string | null, rules: ReadingRules, now: number): Reading {
  if (text === null || text === "") return { kind: "none" };
  const unreadable = (why: "broken" | "version"): Reading => ({ kind: "unreadable", why, text });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return unreadable("broken");
  }
  if (!isObject(value)) return unreadable("broken");
  if (value.version === 1) value = modern(value);
  else if (value.version !== VERSION && value.version !== VERSION_OF_TWO) return unreadable("version");
  if (!isObject(value)) return unreadable("broken");
  const { id, game, undone, times, clock, paused, date, bottom } = value;
  const setup = setupFrom(value.setup);
  if (!isText(id) || !setup || !isText(date) || !isSide(bottom)) return unreadable("broken");
  if (clock !== null && !isClock(clock)) return unreadable("broken");
  if (paused !== null && paused !== "by-hand" && paused !== "away") return unreadable("broken");
  if (!Array.isArray(undone) || !undone.every(isUndone)) return unreadable("broken");
  if (!Array.isArray(times) || !times.every(isLeft)) return unreadable("broken");
  let history: Game[];
  try {
    // The package refuses a game of the wrong shape or whose fields contradict each other, and a move that isn't legal.
    rules.formatPosition(game as Game);
    history = historyOf(rules, game as Game);
    let last = game as Game;
    for (const { move } of [...undone].reverse()) last = rules.applyMove({ ...last, outcome: null }, move);
  } catch {
    return unreadable("broken");
  }
  if (times.length !== (clock ? history.length : 0)) return unreadable("broken");
  const last = history.at(-1) as Game;
  const isGoingOn = clock !== null && clock.running !== null && !last.outcome;
  return {
    kind: "game",
    stored: {
      id,
      history,
      undone,
      times,
      clock: clock && { ...clock, running: null, since: now },
      paused: isGoingOn ? "away" : paused,
      setup,
      date,
      // The page may have been closed while the last move was still being shown, the board not yet turned.
      bottom: setup.autoTurn && !last.outcome ? last.turn : bottom,
    },
  };
}

/** The first version knew neither what was taken back nor the times before the last move. */
function modern({ game, setup, clock, ...rest }: Json): unknown {
  if (!isObject(setup) || !isObject(game) || !Array.isArray(game.moves)) return null;
  const { variant, names, control, seating } = setup;
  const left = isObject(clock) ? clock.left : null;
  const side = seating === "black" ? "black" : "white";
  return {
    ...rest,
    id: newId(),
    game,
    clock,
    undone: [],
    times: left ? Array.from({ length: game.moves.length + 1 }, () => left) : [],
    paused: null,
    setup: { ...DEFAULT_SETUP, variant, names, control, side, autoTurn: seating === "auto" },
  };
}

const CHOICE_KEY = "corners.new-game";

/** What was chosen last for a new game; the side may have been left to chance. */
export type Choice = Omit<Setup, "side"> & { side: Side | "random" };

/** localStorage, which may be denied altogether or be full. */
export interface Store {
  readChoice(): Choice | null;
  writeChoice(choice: Choice): void;
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
    readChoice() {
      try {
        const value: unknown = JSON.parse(get(CHOICE_KEY) ?? "null");
        if (!isObject(value)) return null;
        const setup = setupFrom(value.side === "random" ? { ...value, side: "white" } : value);
        return setup && { ...setup, side: value.side as Choice["side"] };
      } catch {
        return null;
      }
    },
    writeChoice: (choice) => set(CHOICE_KEY, JSON.stringify(choice)),
  };
}
