import type { Listed } from "./entry.ts";
import type { Damaged, Library } from "./library.ts";
import type { Report } from "./transfer.ts";

/** So many rows are added at a time. */
export const PAGE = 60;

export const FILTERS = ["all", "open", "ended"] as const;
export type Filter = (typeof FILTERS)[number];

export type Dialog =
  | { kind: "game"; entry: Listed }
  | { kind: "rename"; entry: Listed }
  | { kind: "damaged"; damaged: Damaged }
  /** A record to be copied by hand. */
  | { kind: "record"; text: string }
  | { kind: "import" }
  | { kind: "importing"; done: number; added: number }
  | { kind: "imported"; report: Report };

/** What has just been done, or couldn't be. */
export type Said = "copied" | "renamed" | "restored" | "failed" | "gone" | "not-loaded";

export interface State {
  /** Null until it is loaded. */
  library: Library | null;
  /** The games that are open in other tabs, and the one on this tab's table. */
  elsewhere: ReadonlySet<string>;
  current: string | null;
  filter: Filter;
  query: string;
  /** So many rows are shown at most. */
  limit: number;
  dialog: Dialog | null;
  /** Deleted just now: they can still be restored. */
  undo: readonly Listed[];
  said: Said | null;
  /** Files are held over the screen. */
  isOver: boolean;
  /** The records of all games are being written. */
  isExporting: boolean;
}

export type Action =
  | { type: "loaded"; library: Library; elsewhere: ReadonlySet<string>; current: string | null }
  | { type: "filter"; filter: Filter }
  | { type: "query"; query: string }
  | { type: "more" }
  | { type: "dialog"; dialog: Dialog | null }
  | { type: "removed"; entry: Listed }
  | { type: "undo-over" }
  | { type: "said"; said: Said | null }
  | { type: "over"; isOver: boolean }
  | { type: "exporting"; isExporting: boolean };

export const EMPTY: State = {
  library: null,
  elsewhere: new Set(),
  current: null,
  filter: "all",
  query: "",
  limit: PAGE,
  dialog: null,
  undo: [],
  said: null,
  isOver: false,
  isExporting: false,
};

export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case "loaded": {
      const { library, elsewhere, current } = action;
      // What was deleted before the page was closed can still be restored, and what this page alone still knows.
      const known = new Set([...library.removed, ...library.entries].map(({ id }) => id));
      const undo = [...library.removed, ...state.undo.filter(({ id }) => !known.has(id))];
      return { ...state, library, elsewhere, current, undo };
    }
    case "filter":
      return { ...state, filter: action.filter, limit: PAGE };
    case "query":
      return { ...state, query: action.query, limit: PAGE };
    case "more":
      return { ...state, limit: state.limit + PAGE };
    case "dialog":
      return { ...state, dialog: action.dialog, said: null };
    case "removed": {
      if (!state.library) return state;
      const { id } = action.entry;
      const entries = state.library.entries.filter((entry) => entry.id !== id);
      const library = { ...state.library, entries };
      return { ...state, library, undo: [...state.undo, action.entry], dialog: null, said: null };
    }
    case "undo-over":
      return { ...state, undo: [] };
    case "said":
      return { ...state, said: action.said };
    case "over":
      return state.isOver === action.isOver ? state : { ...state, isOver: action.isOver };
    case "exporting":
      return { ...state, isExporting: action.isExporting };
  }
}

/** The games that the filter and the words searched for let through; `text` is what a row says. */
export function shownGames({ library, filter, query }: State, text: (entry: Listed) => string): readonly Listed[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return (library?.entries ?? []).filter((entry) => {
    const { outcome } = entry.summary;
    if (filter !== "all" && (filter === "ended") !== (outcome !== null)) return false;
    if (words.length === 0) return true;
    const content = text(entry).toLocaleLowerCase();
    return words.every((word) => content.includes(word));
  });
}
