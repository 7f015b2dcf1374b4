import type { Entry, Trouble } from "./entry.ts";
import { entryOf } from "./entry.ts";
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
  entries: readonly Entry[];
  /** Deleted, and not yet swept away. */
  removed: readonly Entry[];
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

/** Deletes a game; `restore` brings it back. False when even that can't be written. */
export async function remove(keeper: Keeper, { id }: Entry): Promise<boolean> {
  // The archive has to hold it as it is on the table.
  if (keeper.current() === id) await keeper.settle();
  keeper.drop(id);
  const kept = await keeper.archive.remove(id);
  // Where there is no room even for a mark, it can only be deleted for good; this page still knows it.
  return kept.ok || (await keeper.archive.sweep([id])).ok;
}

/** Brings deleted games back. */
export async function restore(keeper: Keeper, entries: readonly Entry[]): Promise<boolean> {
  const kept = await keeper.archive.put(entries.map((entry) => ({ ...entry, removed: null })));
  return kept.ok || entries.every((entry) => keeper.journal.write(entry, entry.changed) !== "failed");
}

export async function discard(keeper: Keeper, { id, where }: Damaged): Promise<void> {
  if (where === "journal") keeper.journal.forget(id);
  else await keeper.archive.sweep([id]);
}
