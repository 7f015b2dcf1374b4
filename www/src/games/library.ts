import { type Entry, entryOf, type Listed, type Trouble } from "./entry.ts";
import type { Keeper } from "./keeper.ts";

/** Something that was kept and isn't a game. */
export interface Damaged {
  id: string;
  text: string;
  where: "archive" | "journal";
}

/** All games that this browser keeps. */
export interface Library {
  /** Newest first. */
  entries: readonly Listed[];
  /** Deleted, and not yet swept away. */
  removed: readonly Listed[];
  damaged: readonly Damaged[];
  trouble: Trouble | null;
}

/** The archive's games, and those that only the journal has or has as they are now. */
export async function loadLibrary(keeper: Keeper): Promise<Library> {
  const kept = await keeper.archive.list();
  const holding = kept.ok ? kept.value : { entries: [], removed: [], damaged: [] };
  const byId = new Map(holding.entries.map((entry) => [entry.id, entry]));
  const removed = new Set(holding.removed.map(({ id }) => id));
  const damaged: Damaged[] = holding.damaged.map((one) => ({ ...one, where: "archive" }));
  for (const note of keeper.journal.notes()) {
    if (note.kind === "damaged") {
      damaged.push({ id: note.id, text: note.text, where: "journal" });
      continue;
    }
    const { saved } = note;
    const entry = byId.get(saved.id);
    const isBegun = saved.summary.plies > 0 || saved.summary.outcome !== null;
    if (removed.has(saved.id) || (!entry && !isBegun)) continue;
    if (!entry || saved.changed > entry.changed) byId.set(saved.id, { ...(entry ?? entryOf(saved)), ...saved });
  }
  return {
    entries: [...byId.values()].sort((a, b) => b.changed - a.changed),
    removed: holding.removed,
    damaged,
    trouble: kept.ok ? keeper.trouble() : kept.trouble,
  };
}

/** The texts of these games by their ids, as they are now. */
export async function textsOf({ archive, journal }: Keeper, games: readonly Listed[]): Promise<Map<string, string>> {
  const kept = await archive.texts(games.map(({ id }) => id));
  const texts = kept.ok ? kept.value : new Map<string, string>();
  for (const { id, changed } of games) {
    const note = journal.read(id);
    if (note?.kind === "game" && note.saved.changed >= changed) texts.set(id, note.saved.text);
  }
  return texts;
}

/** Deletes a game, and gives back what `restore` needs; null when even that can't be written. */
export async function remove(keeper: Keeper, game: Listed): Promise<Listed | Entry | null> {
  const { id } = game;
  // The archive has to hold it as it is on the table.
  if (keeper.current() === id) await keeper.settle();
  const text = (await textsOf(keeper, [game])).get(id);
  keeper.drop(id);
  if ((await keeper.archive.remove(id)).ok) return game;
  // Where there is no room even for a mark, it can only be deleted for good; this page still knows it.
  if (text === undefined || !(await keeper.archive.sweep([id])).ok) return null;
  return { ...game, text };
}

/** Brings deleted games back. */
export async function restore({ archive, journal }: Keeper, games: readonly (Listed | Entry)[]): Promise<boolean> {
  const entries = games.filter((game): game is Entry => "text" in game);
  const marked = games.filter((game) => !("text" in game));
  if (!(await archive.restore(marked.map(({ id }) => id))).ok) return false;
  if (entries.length === 0 || (await archive.put(entries)).ok) return true;
  return entries.every((entry) => journal.write(entry, entry.changed) !== "failed");
}

export async function discard(keeper: Keeper, { id, where }: Damaged): Promise<void> {
  if (where === "journal") keeper.journal.forget(id);
  else await keeper.archive.sweep([id]);
}
