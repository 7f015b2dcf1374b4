import { sameMove } from "../geometry.ts";
import { newId } from "../record.ts";
import { type Reading, type ReadingRules, read, write } from "../store.ts";
import type { Stored } from "../table/state.ts";
import type { Archive } from "./archive.ts";
import { type Kept, nextChange, type Saved, summaryOf, type Trouble } from "./entry.ts";
import type { Journal } from "./journal.ts";
import { createOwner, type Owner, type Tabs } from "./owner.ts";

/** What the keeper tells the table. */
export interface KeptTable {
  /** The game on it goes on in another tab: nothing can be played here. */
  elsewhere(): void;
  /** Puts this on it: its game as it goes on, or another one. */
  put(stored: Stored): void;
  /** The game on it was deleted. */
  fresh(): void;
  /** Whether what is played can be kept at all. */
  kept(isStored: boolean): void;
}

/**
 * Keeps the game of the table, with every change: at once in the journal, soon after in the archive, and only as long
 * as the game belongs to this tab.
 */
export interface Keeper {
  readonly archive: Archive;
  readonly journal: Journal;
  /** The game to begin with: this tab's, the one played last, or none. */
  begin(): Promise<Reading>;
  connect(table: KeptTable): void;
  /** Keeps the game on the table; false where this browser can't. */
  keep(stored: Stored): boolean;
  /** The page rests or ends; the game may go on in another tab. */
  rest(): void;
  /** A page that rested goes on: with its game as it is now. */
  wake(): Promise<void>;
  /** Takes the game on the table over from another tab. */
  takeOver(): Promise<void>;
  /** Keeps a game that isn't on the table; false where this browser can't. */
  add(stored: Stored): Promise<boolean>;
  /** The game with this id as it was kept last. */
  find(id: string): Promise<Reading>;
  /** What kept the archive from its work the last time; null where nothing did. */
  trouble(): Trouble | null;
  /** The id of the game on the table. */
  current(): string | null;
  /** Those of these games that other tabs have. */
  elsewhere(ids: readonly string[]): Promise<Set<string>>;
  /** Waits until the archive has what is on the table, if it can. */
  settle(): Promise<void>;
  /** A game was deleted: it is kept no longer. */
  drop(id: string): void;
  /** Takes games that tabs before left in the journal to the archive. */
  fold(): Promise<void>;
}

/** A game that is or was on the table. */
interface Playing {
  readonly id: string;
  hold: "asking" | "mine" | "resting" | "lost";
  /** What is on the table. */
  latest: Stored | null;
  /** The change that it was read or written with. */
  changed: number;
  /** What was written last. */
  saved: Saved | null;
  /** Over a later change than this one the archive isn't written. */
  base: number;
  /** The change that the archive is known to hold. */
  archived: number | null;
  /** Whether the last attempt went well. */
  isJournaled: boolean;
  isArchived: boolean;
  settling: Promise<boolean> | null;
}

/** The page that a reload ends may still hold its game for so many milliseconds. */
const RELOAD = 200;

export interface Parts {
  rules: ReadingRules;
  journal: Journal;
  archive: Archive;
  tabs: Pick<Tabs, "locks" | "channel">;
}

/** A game that nobody has played yet isn't worth a place in the archive. */
const isWorth = ({ history }: Stored): boolean => {
  const game = history.at(-1);
  return game !== undefined && (game.moves.length > 0 || game.outcome !== null || game.start !== null);
};

/** Whether `ours` goes on from where `theirs` ends; to give up is to go on too. */
function goesOn(ours: Stored | null, theirs: Stored): boolean {
  const [mine, other] = [ours?.history.at(-1), theirs.history.at(-1)];
  if (!mine || !other?.moves.every((move, index) => sameMove(move, mine.moves[index] ?? ""))) return false;
  return mine.moves.length > other.moves.length || (mine.outcome !== null && other.outcome === null);
}

export function createKeeper({ rules, journal, archive, tabs }: Parts): Keeper {
  let table: KeptTable | null = null;
  let playing: Playing | null = null;
  let isStored = true;
  let trouble: Trouble | null = null;
  /** Games as they were found last. */
  const found = new Map<string, Saved>();

  const owner: Owner = createOwner({
    ...tabs,
    async flush(id) {
      if (playing?.id !== id || !playing.latest) return;
      store(playing, playing.latest);
      await settled(playing);
    },
    lost(id) {
      if (playing?.id === id) lose(playing);
    },
  });

  function lose(game: Playing): void {
    game.hold = "lost";
    owner.release(game.id);
    if (game === playing) table?.elsewhere();
  }

  function savedOf(stored: Stored, changed: number): Saved {
    return { id: stored.id, changed, summary: summaryOf(stored), text: write(stored, performance.now()) };
  }

  /** Writes to the journal at once, and has the archive follow. What is only looked at keeps its time of change. */
  function store(game: Playing, stored: Stored, isTaken = false): void {
    let saved = savedOf(stored, nextChange(game.changed));
    const before = found.get(game.id);
    if (!isTaken && !game.saved && before?.text === saved.text) saved = before;
    const result = journal.write(saved, game.changed);
    if (result === "overtaken") {
      lose(game);
      return;
    }
    game.isJournaled = result === "saved";
    game.changed = saved.changed;
    game.saved = saved;
    void settled(game);
    tell(game);
  }

  function tell(game: Playing): void {
    const now = game.isJournaled || game.isArchived;
    if (game !== playing || now === isStored) return;
    isStored = now;
    table?.kept(now);
  }

  async function save(saved: Saved, base: number): Promise<Kept<"saved" | "overtaken">> {
    const kept = await archive.save(saved, base);
    trouble = kept.ok ? null : kept.trouble;
    return kept;
  }

  /** True once the archive holds what was written last, as far as it is worth it. */
  function settled(game: Playing): Promise<boolean> {
    game.settling ??= settle(game).finally(() => {
      game.settling = null;
    });
    return game.settling;
  }

  async function settle(game: Playing): Promise<boolean> {
    // After the page has shown the move, which the journal has already.
    if (game.isJournaled) await new Promise((resolve) => setTimeout(resolve));
    for (;;) {
      const { saved, latest } = game;
      if (game.hold !== "mine" || !saved || !latest) return false;
      if (game.archived !== null && saved.changed <= game.archived) return true;
      if (game.archived === null && !isWorth(latest)) {
        // Unless its moves were taken back.
        const there = await archive.get(game.id);
        if (there.ok && there.value === null) return true;
      }
      const kept = await save(saved, game.base);
      game.isArchived = kept.ok;
      tell(game);
      if (!kept.ok) return false;
      if (kept.value === "overtaken") {
        lose(game);
        return false;
      }
      game.base = saved.changed;
      game.archived = saved.changed;
      // A note that couldn't be brought up to date would be found in place of what the archive has.
      if (!game.isJournaled) journal.forget(game.id);
    }
  }

  /** Another game has come to the table: what the archive has of this one is no longer needed in the journal. */
  async function leave(game: Playing): Promise<void> {
    const isSafe = game.hold === "mine" && (await settled(game));
    if (playing?.id === game.id) return;
    const note = isSafe ? journal.read(game.id) : null;
    if (note?.kind === "game" && note.saved.changed === game.changed) journal.forget(game.id);
    owner.release(game.id);
  }

  function enter(id: string, hold: Playing["hold"]): Playing {
    const before = playing;
    const note = journal.read(id);
    const changed = Math.max(found.get(id)?.changed ?? 0, note?.kind === "game" ? note.saved.changed : 0);
    playing = {
      id,
      hold,
      latest: null,
      // What lies there now is known to who puts the game on the table; what comes later isn't.
      changed,
      saved: null,
      base: Math.max(changed, Date.now()),
      archived: null,
      isJournaled: true,
      isArchived: true,
      settling: null,
    };
    journal.setCurrent(id);
    if (before) void leave(before);
    return playing;
  }

  async function claim(game: Playing, patience = 0): Promise<void> {
    let isMine = await owner.claim(game.id);
    if (!isMine && patience > 0) {
      await new Promise((resolve) => setTimeout(resolve, patience));
      isMine = await owner.claim(game.id);
    }
    if (game !== playing || game.hold === "resting") {
      if (isMine && (game === playing || playing?.id !== game.id)) owner.release(game.id);
      return;
    }
    if (!isMine) {
      lose(game);
      return;
    }
    game.hold = "mine";
    if (game.latest && !game.saved) store(game, game.latest);
  }

  /** What was found is known from now on. False when it isn't later than what is on the table. */
  function catchUp(game: Playing): boolean {
    const changed = found.get(game.id)?.changed ?? 0;
    const isLater = changed > game.changed;
    game.changed = Math.max(game.changed, changed);
    game.base = Math.max(game.base, changed);
    return isLater;
  }

  async function find(id: string): Promise<Reading> {
    const kept = await archive.get(id);
    const note = journal.read(id);
    const candidates = [kept.ok ? kept.value : null, note?.kind === "game" ? note.saved : null];
    const saved = candidates.reduce((a, b) => (b && (!a || b.changed >= a.changed) ? b : a));
    return saved
      ? readSaved(saved)
      : note?.kind === "damaged"
        ? named(id, read(note.text, rules, performance.now()))
        : { kind: "none" };
  }

  function readSaved(saved: Saved): Reading {
    found.set(saved.id, saved);
    return named(saved.id, read(saved.text, rules, performance.now()));
  }

  /** Under the id that it is kept with, whatever its text says. */
  const named = (id: string, reading: Reading): Reading =>
    reading.kind === "game" ? { ...reading, stored: { ...reading.stored, id } } : reading;

  /** What a version of the page without an archive kept is taken over once; null where there is nothing. */
  function adopt(): Reading | null {
    const old = journal.readOld();
    if (old === null) return null;
    const reading = read(old, rules, performance.now());
    const id = reading.kind === "game" ? reading.stored.id : newId();
    const isKept =
      reading.kind === "game"
        ? journal.write(savedOf(reading.stored, nextChange(0)), 0) === "saved"
        : journal.setAside(id, old);
    if (isKept) {
      journal.setCurrent(id);
      journal.forgetOld();
    }
    return reading;
  }

  async function last(): Promise<Reading> {
    const id = journal.current();
    const note = id === null ? null : journal.read(id);
    if (note?.kind === "game") return readSaved(note.saved);
    if (id !== null) return find(id);
    // Where the journal can't be written, the archive alone knows.
    return journal.isWritable() ? { kind: "none" } : newest();
  }

  async function newest(): Promise<Reading> {
    const kept = await archive.list();
    const first = kept.ok ? kept.value.entries[0] : undefined;
    return first ? find(first.id) : { kind: "none" };
  }

  return {
    archive,
    journal,
    find,

    async begin() {
      const reading = adopt() ?? (await last());
      if (reading.kind === "game") await claim(enter(reading.stored.id, "asking"), RELOAD);
      return reading;
    },

    connect(to) {
      table = to;
      if (playing?.hold === "lost") table.elsewhere();
      if (!isStored) table.kept(false);
    },

    keep(stored) {
      if (playing?.id !== stored.id) {
        const isNew = journal.read(stored.id) === null;
        // Nobody else can be playing a game that is in no journal: it needn't wait.
        const game = enter(stored.id, isNew ? "mine" : "asking");
        game.latest = stored;
        void claim(game);
      }
      const game = playing as Playing;
      game.latest = stored;
      if (game.hold === "mine") store(game, stored);
      return isStored;
    },

    rest() {
      if (!playing || playing.hold === "lost") return;
      void settled(playing);
      playing.hold = "resting";
      owner.release(playing.id);
    },

    async wake() {
      const game = playing;
      if (game?.hold !== "resting") return;
      if (!(await owner.claim(game.id))) {
        lose(game);
        return;
      }
      const reading = await find(game.id);
      if (game !== playing || !owner.has(game.id)) return;
      game.hold = "mine";
      if (!catchUp(game) || reading.kind !== "game") void settled(game);
      else table?.put(reading.stored);
    },

    async takeOver() {
      const game = playing;
      if (game?.hold !== "lost") return;
      await owner.take(game.id);
      const reading = await find(game.id);
      if (game !== playing) owner.release(game.id);
      if (game !== playing || !owner.has(game.id)) return;
      game.hold = "mine";
      catchUp(game);
      // A link may have brought a move that the other tab doesn't know.
      const stored = reading.kind === "game" && !goesOn(game.latest, reading.stored) ? reading.stored : game.latest;
      if (!stored) return;
      table?.put(stored);
      // So that a tab that slept through all this sees that it is late.
      store(game, stored, true);
    },

    async add(stored) {
      const saved = savedOf(stored, nextChange(0));
      const kept = await save(saved, saved.changed);
      return kept.ok || journal.write(saved, saved.changed) === "saved";
    },

    trouble: () => trouble,
    current: () => playing?.id ?? null,
    elsewhere: (ids) => owner.elsewhere(ids),

    async settle() {
      if (playing) await settled(playing);
    },

    drop(id) {
      journal.forget(id);
      found.delete(id);
      if (playing?.id !== id) return;
      playing.hold = "lost";
      table?.fresh();
    },

    async fold() {
      const notes = journal.notes().flatMap((note) => (note.kind === "game" ? note.saved : []));
      const left = notes.filter(({ id }) => id !== playing?.id);
      const taken = await owner.elsewhere(left.map(({ id }) => id));
      for (const saved of left) {
        if (taken.has(saved.id)) continue;
        const reading = saved.summary.plies === 0 ? read(saved.text, rules, 0) : null;
        const isEmpty = reading?.kind === "game" && !isWorth(reading.stored);
        if (!isEmpty && !(await save(saved, saved.changed)).ok) return;
        const note = journal.read(saved.id);
        const isSame = note?.kind === "game" && note.saved.changed === saved.changed;
        if (isSame && playing?.id !== saved.id) journal.forget(saved.id);
      }
    },
  };
}
