import type * as Ugolki from "ugolki/web";
import type { CornersError, Game } from "ugolki/web";
import { newClock, type TimeControl } from "../clock.ts";
import { levelOf, newId, recordTags } from "../record.ts";
import { isObject, setupFrom, write } from "../store.ts";
import { DEFAULT_SETUP, type Setup, type Stored } from "../table/state.ts";
import type { Archive } from "./archive.ts";
import { type Entry, type Listed, nextChange, type Summary, summaryOf, type Trouble } from "./entry.ts";
import { splitRecords } from "./split.ts";

type Rules = Pick<typeof Ugolki, "parseGame" | "formatGame" | "variants">;

/** The tag for the name that someone gave a game. */
const TITLE = "Title";

/** Tags that the game tells or that the table has a place for. */
const KNOWN = new Set(
  "Variant Size Home Directions Trapping Rated ExitDeadline MoveLimit Date White Black Result Termination TimeControl SetUp Position Title".split(
    " ",
  ),
);

/** The work on many games is done in slices of so many milliseconds, so that the page answers in between. */
const SLICE = 12;

/** Lets the page do what waits; unlike a timer it isn't slowed down in a tab in the background. */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

// ---- Out

const isControl = /\p{Cc}/gu;

function format(rules: Rules, game: Game, tags: Record<string, string>): string {
  const clean = Object.entries(tags).map(([name, value]) => [name, value.replace(isControl, " ")]);
  return rules.formatGame(game, Object.fromEntries(clean));
}

/** A game as a text record (rules 7.2); null when its text can't be read. */
export function recordOf(rules: Rules, { text, tags, title }: Pick<Entry, "text" | "tags" | "title">): string | null {
  try {
    const value: unknown = JSON.parse(text);
    const setup = isObject(value) ? setupFrom(value.setup) : null;
    if (!isObject(value) || !setup || typeof value.date !== "string") return null;
    const { game, date } = value;
    const named: Record<string, string> = title === null ? {} : { [TITLE]: title };
    // The package refuses what isn't a game.
    return format(rules, game as Game, { ...tags, ...recordTags({ setup, date }), ...named });
  } catch {
    return null;
  }
}

/** So many texts are read at a time. */
const CHUNK = 100;

/** Records of all these games in one text; games that can't be read are left out. */
export async function exportGames(
  rules: Rules,
  games: readonly Listed[],
  textsOf: (games: readonly Listed[]) => Promise<ReadonlyMap<string, string>>,
): Promise<string> {
  const records: string[] = [];
  let sliceEnd = performance.now() + SLICE;
  for (let from = 0; from < games.length; from += CHUNK) {
    const chunk = games.slice(from, from + CHUNK);
    const texts = await textsOf(chunk);
    for (const game of chunk) {
      const record = recordOf(rules, { ...game, text: texts.get(game.id) ?? "" });
      if (record !== null) records.push(record);
      if (performance.now() > sliceEnd) {
        await breathe();
        sliceEnd = performance.now() + SLICE;
      }
    }
  }
  return records.join("\n");
}

// ---- In

/** A text that may hold games: what was pasted, or a file. */
export interface Incoming {
  name: string | null;
  text: string;
}

/** A record that isn't one, and where. */
export interface Fault {
  /** The file. */
  name: string | null;
  /** Which game in it, counted from 1. */
  number: number;
  /** Where in it, both counted from 1. */
  line: number;
  column: number;
  /** What stands there. */
  excerpt: string;
  error: CornersError;
}

export interface Report {
  /** The ids of the games that came in. */
  added: string[];
  /** Games that were there already. */
  doubled: number;
  faults: Fault[];
  /** Files that the browser couldn't read at all. */
  unread: string[];
  /** Why it ended early: the archive's trouble, or somebody stopped it. */
  trouble: Trouble | null;
  isStopped: boolean;
}

export interface Import {
  rules: Rules;
  archive: Pick<Archive, "list" | "put" | "texts">;
  /** Told now and then, with the part that is done, from 0 to 1. */
  progress(done: number, report: Report): void;
  signal: AbortSignal;
}

function control(text: string | undefined): TimeControl | null {
  const found = /^(\d+(?:\.\d+)?)(?:\+(\d+(?:\.\d+)?))?$/.exec(text?.trim() ?? "");
  if (!found) return null;
  const [reserve, increment] = [Number(found[1]) * 1000, Number(found[2] ?? 0) * 1000];
  return reserve > 0 && reserve < 1e9 && increment < 1e9 ? { reserve, increment } : null;
}

const NO_DATE = "????.??.??";
const nameIn = (text: string | undefined) => (!text || text === "?" ? "" : text);

/** House rules (rules 6.1) of a game; null where its numbers are the variant's own. */
function houseOf(rules: Rules, { variant }: Game): Setup["house"] {
  const own = rules.variants().find(({ name }) => name === variant.name) ?? variant;
  const { exitDeadline, moveLimit } = variant;
  return exitDeadline === own.exitDeadline && moveLimit === own.moveLimit ? null : { exitDeadline, moveLimit };
}

/** Who plays by a record's tags: two people, or one against the computer. */
function playersOf({ White, Black }: Record<string, string>): Pick<Setup, "opponent" | "level" | "side" | "names"> {
  const names = { white: nameIn(White), black: nameIn(Black) };
  const levels = { white: levelOf(White), black: levelOf(Black) };
  if (levels.white === null && levels.black !== null)
    return { opponent: "computer", level: levels.black, side: "white", names: { ...names, black: "" } };
  if (levels.black === null && levels.white !== null)
    return { opponent: "computer", level: levels.white, side: "black", names: { ...names, white: "" } };
  return { opponent: "friend", level: DEFAULT_SETUP.level, side: "white", names };
}

/** The game of a record as the table keeps it: at its end, with full clocks where it goes on. */
export function storedOf(rules: Rules, { game, tags }: ReturnType<Rules["parseGame"]>): Stored {
  const time = control(tags.TimeControl);
  const clock = time && !game.outcome ? newClock(time) : null;
  const players = playersOf(tags);
  return {
    id: newId(),
    // `write` keeps the last game only: the ones before it follow from its moves, and take long to make.
    history: [game],
    undone: [],
    times: clock ? Array.from({ length: game.moves.length + 1 }, () => clock.left) : [],
    clock,
    paused: clock && game.moves.length > 0 ? "by-hand" : null,
    setup: {
      ...DEFAULT_SETUP,
      variant: game.variant.name,
      house: houseOf(rules, game),
      ...players,
      control: time,
    },
    date: tags.Date || NO_DATE,
    bottom: players.side,
  };
}

function keyOf({ variant, names, computer, date, plies, outcome }: Summary): string {
  return JSON.stringify([
    variant,
    names.white,
    names.black,
    computer?.side,
    computer?.level,
    date,
    plies,
    outcome?.winner,
    outcome?.reason,
  ]);
}

/** Games by what their list entry says; those that agree in it are compared as records. */
class Known {
  private readonly byKey = new Map<string, (Pick<Listed, "id" | "tags"> & { record?: string | null })[]>();

  constructor(
    private readonly rules: Rules,
    private readonly archive: Pick<Archive, "texts">,
  ) {}

  add({ id, tags, summary }: Listed, record?: string | null): void {
    const key = keyOf(summary);
    const one = record === undefined ? { id, tags } : { id, tags, record };
    const others = this.byKey.get(key);
    if (others) others.push(one);
    else this.byKey.set(key, [one]);
  }

  async has({ summary }: Listed, record: string | null): Promise<boolean> {
    for (const other of this.byKey.get(keyOf(summary)) ?? []) {
      if (other.record === undefined) {
        const kept = await this.archive.texts([other.id]);
        const text = (kept.ok && kept.value.get(other.id)) || "";
        other.record = recordOf(this.rules, { ...other, text, title: null });
      }
      if (other.record !== null && other.record === record) return true;
    }
    return false;
  }
}

/** The part of a line around a place, short enough to show. */
function excerptAt(text: string, line: number, column: number): string {
  const content = [...(text.split(/\r\n|\r|\n/)[line - 1] ?? "")];
  const rest = content.slice(column - 1);
  return rest.length > 40 ? `${rest.slice(0, 39).join("")}…` : rest.join("");
}

/**
 * Brings in the games of these texts. Each game stands for itself: one that can't be read is told with its place, the
 * others come in. What came in before a stop or a trouble stays.
 */
export async function importGames(
  incoming: readonly Incoming[],
  { rules, archive, progress, signal }: Import,
): Promise<Report> {
  const report: Report = { added: [], doubled: 0, faults: [], unread: [], trouble: null, isStopped: false };
  const holding = await archive.list();
  if (!holding.ok) return { ...report, trouble: holding.trouble };
  const known = new Known(rules, archive);
  for (const entry of holding.value.entries) known.add(entry);

  const length = incoming.reduce((sum, { text }) => sum + text.length, 0);
  let done = 0;
  let batch: Entry[] = [];
  let sliceEnd = performance.now() + SLICE;
  // Of games that come in together the first one stands first in the list.
  let changed = nextChange(0);

  /** Writes what has gathered. False when that failed. */
  const put = async (): Promise<boolean> => {
    if (batch.length === 0) return true;
    const kept = await archive.put(batch);
    if (kept.ok) report.added.push(...batch.map(({ id }) => id));
    else report.trouble = kept.trouble;
    batch = [];
    return kept.ok;
  };

  /** Lets the page breathe. False when it is time to stop. */
  const pause = async (): Promise<boolean> => {
    if (batch.length >= CHUNK && !(await put())) return false;
    progress(length === 0 ? 1 : done / length, report);
    await breathe();
    report.isStopped = signal.aborted;
    sliceEnd = performance.now() + SLICE;
    if (report.isStopped) await put();
    return !report.isStopped;
  };

  for (const { name, text } of incoming) {
    const before = done;
    for (const piece of splitRecords(text)) {
      let parsed: ReturnType<Rules["parseGame"]> | null = null;
      try {
        parsed = rules.parseGame(piece.text);
      } catch (thrown) {
        const error = thrown as CornersError;
        if (error.code !== "bad-record") throw error;
        const { line = 1, column = 1 } = error;
        report.faults.push({
          name,
          number: piece.number,
          line: piece.line + line - 1,
          column: line === 1 ? piece.column + column - 1 : column,
          excerpt: excerptAt(piece.text, line, column),
          error,
        });
      }
      if (parsed) {
        const stored = storedOf(rules, parsed);
        const entry: Entry = {
          id: stored.id,
          changed,
          title: parsed.tags[TITLE] || null,
          summary: summaryOf(stored),
          text: write(stored, 0),
          tags: Object.fromEntries(Object.entries(parsed.tags).filter(([tag]) => !KNOWN.has(tag))),
          removed: null,
        };
        const record = recordOf(rules, { ...entry, title: null });
        if (await known.has(entry, record)) report.doubled += 1;
        else {
          known.add(entry, record);
          batch.push(entry);
          changed -= 1;
        }
      }
      done += piece.text.length;
      if (performance.now() > sliceEnd && !(await pause())) return report;
    }
    done = before + text.length;
  }
  await put();
  progress(1, report);
  return report;
}
