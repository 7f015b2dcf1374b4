import type { Game, Outcome, Side } from "ugolki/web";
import { opponent } from "../geometry.ts";
import { isObject, isSide } from "../store.ts";
import { counts, type Stored } from "../table/state.ts";

/** What a list shows of a game without reading its text. */
export interface Summary {
  variant: string;
  names: Record<Side, string>;
  /** The computer, where it plays. */
  computer?: { side: Side; level: number };
  /** It counts for the person's rating; left out where it doesn't. */
  rated?: true;
  /** As a record writes it: 2026.12.31 */
  date: string;
  plies: number;
  outcome: Outcome | null;
}

/** A game as the table keeps it. */
export interface Saved {
  id: string;
  /** When it was last changed, in epoch milliseconds; grows with each change whatever the device's clock says. */
  changed: number;
  summary: Summary;
  /** What `write` of store.ts made. */
  text: string;
}

/** A game as a list has it: all but its text. */
export interface Listed extends Omit<Saved, "text"> {
  /** The name that someone gave it. */
  title: string | null;
  /** Tags of an imported record that the table has no place for. */
  tags: Record<string, string>;
  /** When it was deleted; until it is swept away it can be restored. */
  removed: number | null;
}

/** A game as the archive keeps it. */
export type Entry = Listed & Saved;

/** What keeps the archive from its work. */
export type Trouble =
  /** The browser allows no database, as in some private windows. */
  | "denied"
  /** There is no room left. */
  | "full"
  /** The database can't be read. */
  | "corrupt"
  /** A newer version of the page has changed the database. */
  | "newer"
  /** Another tab with an older version of the page holds the database. */
  | "blocked";

/** A value, or why there is none. */
export type Kept<T> = { ok: true; value: T } | { ok: false; trouble: Trouble };

export function summaryOf({ history, setup, date }: Pick<Stored, "history" | "setup" | "date">): Summary {
  const game = history.at(-1) as Game;
  const { variant, moves, outcome } = game;
  const { names, side, level } = setup;
  return {
    variant: variant.name,
    names,
    date,
    plies: moves.length,
    outcome,
    ...(setup.opponent === "computer" && { computer: { side: opponent(side), level } }),
    ...(counts({ game, setup }) && { rated: true }),
  };
}

/** The time to write on a change: now, but always later than the change before. */
export function nextChange(before: number, now = Date.now()): number {
  return Math.max(now, before + 1);
}

const isText = (value: unknown): value is string => typeof value === "string";

function isOutcome(value: unknown): value is Outcome {
  return (
    isObject(value) &&
    (value.winner === null || value.winner === "white" || value.winner === "black") &&
    isText(value.rule) &&
    isText(value.reason)
  );
}

function isSummary(value: unknown): value is Summary {
  return (
    isObject(value) &&
    isText(value.variant) &&
    isObject(value.names) &&
    isText(value.names.white) &&
    isText(value.names.black) &&
    (value.computer === undefined ||
      (isObject(value.computer) && isSide(value.computer.side) && typeof value.computer.level === "number")) &&
    (value.rated === undefined || value.rated === true) &&
    isText(value.date) &&
    Number.isSafeInteger(value.plies) &&
    (value.outcome === null || isOutcome(value.outcome))
  );
}

/** Whether a value that was stored is a game; what isn't is shown as damaged, never thrown away. */
export function isSaved(value: unknown): value is Saved {
  return isMarked(value) && isText(value.text);
}

/** The same for what a list has of a game. */
export function isListed(value: unknown): value is Listed {
  if (!isMarked(value)) return false;
  const { title, tags, removed } = value;
  return (
    (title === null || isText(title)) &&
    isObject(tags) &&
    Object.values(tags).every(isText) &&
    (removed === null || typeof removed === "number")
  );
}

function isMarked(value: unknown): value is Record<string, unknown> {
  return (
    isObject(value) &&
    isText(value.id) &&
    value.id !== "" &&
    typeof value.changed === "number" &&
    Number.isFinite(value.changed) &&
    isSummary(value.summary)
  );
}

/** A game that nobody has given a name. */
export function entryOf(saved: Saved): Entry {
  return { ...saved, title: null, tags: {}, removed: null };
}
