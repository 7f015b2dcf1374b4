import { render as renderTemplate } from "lit-html";
import type { App, Screen } from "../app.ts";
import { takeIncoming } from "../offline/incoming.ts";
import { recordDate, recordFileName } from "../record.ts";
import { createLoop } from "../room/loop.ts";
import "../styles/games.css";
import type { Stored } from "../table/state.ts";
import { createModal } from "../views/modal.ts";
import { copyText, saveFile } from "../views/parts.ts";
import { type DialogActions, dialogOf } from "./dialogs.ts";
import type { Listed } from "./entry.ts";
import { discard, loadLibrary, remove, restore, textsOf } from "./library.ts";
import { type Action, type Dialog, EMPTY, reduce, type Said, type State } from "./state.ts";
import { exportGames, type Incoming, importGames, recordOf } from "./transfer.ts";
import { createListView, type ListActions } from "./view.ts";

/** How long a deleted game can be restored, in milliseconds. */
const UNDO = 10_000;
/** The state of an import is shown so often. */
const SHOW = 100;
/** Set once the browser was asked to keep the games even when it runs short of room. */
const PERSIST_KEY = "corners.persist";

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;

/** The list of all games. `path` is `?import` to bring games in: those that were sent to the page, or others. */
export function open(place: HTMLElement, app: App, path: string): Screen {
  const { rules, games: keeper } = app;
  const closing = new AbortController();
  const { signal } = closing;
  const host = document.createElement("div");
  const dialog = document.createElement("dialog");
  place.append(host, dialog);
  const modal = createModal(dialog);
  let stopping = new AbortController();
  let undoTimer: ReturnType<typeof setTimeout> | undefined;

  const { get, dispatch } = createLoop<State, Action>(EMPTY, reduce, show);

  // ---- What is asked for

  const ask = (next: Dialog | null) => dispatch({ type: "dialog", dialog: next });
  const say = (said: Said) => dispatch({ type: "said", said });

  async function load(): Promise<void> {
    const library = await loadLibrary(keeper);
    const playing = keeper.journal.notes().flatMap((note) => (note.kind === "game" ? note.saved.id : []));
    const elsewhere = await keeper.elsewhere(playing);
    if (signal.aborted) return;
    dispatch({ type: "loaded", library, elsewhere, current: keeper.current() });
    if (library.entries.length > 0) void askToPersist();
  }

  async function openGame({ id }: Listed): Promise<void> {
    ask(null);
    if (id === keeper.current()) {
      app.go("/");
      return;
    }
    const reading = await keeper.find(id);
    if (signal.aborted) return;
    if (reading.kind === "game") await putOnTable(reading.stored);
    else if (reading.kind === "unreadable") {
      ask({ kind: "damaged", damaged: { id, text: reading.text, where: "archive" } });
    } else {
      say("gone");
      await load();
    }
  }

  /** As a link is opened: with a question where the game at the table isn't left just so. */
  async function putOnTable(stored: Stored): Promise<void> {
    try {
      const { toTable } = await import("../share/open.ts");
      if (!signal.aborted) await toTable(app, stored);
    } catch (error) {
      console.warn(error);
      say("not-loaded");
    }
  }

  async function removeGame(entry: Listed): Promise<void> {
    const removed = await remove(keeper, entry);
    if (!removed) {
      ask(null);
      say("failed");
      return;
    }
    dispatch({ type: "removed", entry: removed });
    host.querySelector<HTMLElement>(".games-undo button")?.focus();
  }

  async function undo(): Promise<void> {
    const { undo: entries } = get();
    if (entries.length === 0) return;
    const isRestored = await restore(keeper, entries);
    if (isRestored) dispatch({ type: "undo-over" });
    await load();
    say(isRestored ? "restored" : "failed");
    const first = entries[0]?.id;
    host.querySelector<HTMLElement>(`[data-game="${first}"] .games-open`)?.focus();
  }

  /** What was deleted is gone for good, unless somebody's keyboard is just at the button. */
  async function sweep(): Promise<void> {
    const bar = host.querySelector(".games-undo");
    if (bar?.querySelector(":focus-visible") || bar?.matches(":hover")) {
      waitToSweep();
      return;
    }
    const hadFocus = bar?.contains(document.activeElement);
    const ids = get().undo.map(({ id }) => id);
    dispatch({ type: "undo-over" });
    if (hadFocus) host.querySelector<HTMLElement>("h1")?.focus();
    await keeper.archive.sweep(ids);
  }

  function waitToSweep(): void {
    clearTimeout(undoTimer);
    undoTimer = get().undo.length > 0 ? setTimeout(() => void sweep(), UNDO) : undefined;
  }

  async function rename(entry: Listed, title: string): Promise<void> {
    const kept = await keeper.archive.rename(entry.id, title || null);
    ask(null);
    await load();
    say(kept.ok ? "renamed" : "failed");
    host.querySelector<HTMLElement>(`[data-game="${entry.id}"] .games-more`)?.focus();
  }

  async function copy(text: string): Promise<void> {
    if (await copyText(text)) {
      ask(null);
      say("copied");
    } else ask({ kind: "record", text });
  }

  const saveText = (text: string, name: string) => saveFile(new Blob([text], { type: "text/plain" }), name);

  async function exportAll(): Promise<void> {
    const { library } = get();
    if (!library) return;
    dispatch({ type: "exporting", isExporting: true });
    const text = await exportGames(rules, library.entries, (games) => textsOf(keeper, games));
    if (signal.aborted) return;
    dispatch({ type: "exporting", isExporting: false });
    saveText(text, recordFileName(recordDate(new Date())));
  }

  async function bringIn(incoming: readonly Incoming[], unread: readonly string[] = []): Promise<void> {
    stopping = new AbortController();
    ask({ kind: "importing", done: 0, added: 0 });
    let shown = performance.now();
    const report = await importGames(incoming, {
      rules,
      archive: keeper.archive,
      signal: stopping.signal,
      progress(done, { added }) {
        const now = performance.now();
        if (signal.aborted || now - shown < SHOW) return;
        shown = now;
        ask({ kind: "importing", done, added: added.length });
      },
    });
    if (signal.aborted) return;
    await load();
    ask({ kind: "imported", report: { ...report, unread: [...unread] } });
  }

  async function bringInFiles(files: readonly File[]): Promise<void> {
    const texts: Incoming[] = [];
    const unread: string[] = [];
    for (const file of files) {
      try {
        texts.push({ name: file.name, text: await file.text() });
      } catch {
        // A folder, a file that has gone meanwhile, or one larger than any text.
        unread.push(file.name);
      }
    }
    if (!signal.aborted) await bringIn(texts, unread);
  }

  /** Asked once, when there is something to lose. */
  async function askToPersist(): Promise<void> {
    try {
      if (localStorage.getItem(PERSIST_KEY)) return;
      localStorage.setItem(PERSIST_KEY, recordDate(new Date()));
      await navigator.storage.persist();
    } catch {
      // A browser that can't be asked.
    }
  }

  const damagedName = "corners-damaged.txt";
  const dialogActions: DialogActions = {
    close: () => ask(null),
    openGame: (entry) => void openGame(entry),
    review: ({ id }) => app.go(`/review/${id}`),
    askName: (entry) => ask({ kind: "rename", entry }),
    rename: (entry, title) => void rename(entry, title),
    copy: (entry) => void withRecord(entry, (record) => void copy(record)),
    save: (entry) =>
      void withRecord(entry, (record) => {
        ask(null);
        saveText(record, recordFileName(entry.summary.date));
      }),
    remove: (entry) => void removeGame(entry),
    copyDamaged: ({ text }) => void copy(text),
    saveDamaged: ({ text }) => saveText(text, damagedName),
    async discard(damaged) {
      await discard(keeper, damaged);
      ask(null);
      await load();
    },
    importText: (text) => void bringIn([{ name: null, text }]),
    importFiles: (files) => void bringInFiles(files),
    stop: () => stopping.abort(),
  };
  const listActions: ListActions = {
    openGame: (entry) => void openGame(entry),
    more: (entry) => ask({ kind: "game", entry }),
    showDamaged: (damaged) => ask({ kind: "damaged", damaged }),
    showImport: () => ask({ kind: "import" }),
    exportAll: () => void exportAll(),
    filter: (filter) => dispatch({ type: "filter", filter }),
    query: (query) => dispatch({ type: "query", query }),
    showMore: () => dispatch({ type: "more" }),
    undo: () => void undo(),
  };

  async function withRecord(entry: Listed, use: (record: string) => void): Promise<void> {
    const text = (await textsOf(keeper, [entry])).get(entry.id) ?? "";
    const record = recordOf(rules, { ...entry, text });
    if (record === null) ask({ kind: "damaged", damaged: { id: entry.id, text, where: "archive" } });
    else use(record);
  }

  // ---- What is seen

  const view = createListView(listActions);
  // Rows come as they are scrolled to; the button is for those who don't scroll.
  const near = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) dispatch({ type: "more" });
    },
    { rootMargin: "600px" },
  );

  function show(before: State, state: State): void {
    if (signal.aborted) return;
    renderTemplate(view(state), host);
    const { dialog: next } = state;
    const isElsewhere = next?.kind === "game" && state.elsewhere.has(next.entry.id);
    modal.show(next && dialogOf(next, isElsewhere, dialogActions));
    if (state.undo !== before.undo) waitToSweep();
    near.disconnect();
    const rest = host.querySelector(".games-rest");
    if (rest) near.observe(rest);
  }

  // ---- What comes from elsewhere

  document.addEventListener(
    "dragover",
    (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      dispatch({ type: "over", isOver: true });
    },
    { signal },
  );
  document.addEventListener(
    "dragleave",
    (event) => {
      if (event.relatedTarget === null) dispatch({ type: "over", isOver: false });
    },
    { signal },
  );
  document.addEventListener(
    "drop",
    (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      dispatch({ type: "over", isOver: false });
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0 && get().dialog?.kind !== "importing") void bringInFiles(files);
    },
    { signal },
  );
  document.addEventListener(
    "keydown",
    (event) => {
      const isField = (event.target as HTMLElement).closest("input, textarea") !== null;
      if (isField || get().dialog || event.key.toLowerCase() !== "z" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void undo();
    },
    { signal },
  );

  async function begin(): Promise<void> {
    await load();
    if (signal.aborted || !path.startsWith("?import")) return;
    // A reload shows the list.
    history.replaceState(history.state, "", "#/games");
    const incoming = await takeIncoming();
    if (signal.aborted) return;
    if (incoming.length === 0) ask({ kind: "import" });
    else await bringIn(incoming.map(({ name, text }) => ({ name: name || null, text })));
  }

  renderTemplate(view(get()), host);
  void begin();

  return {
    close() {
      closing.abort();
      stopping.abort();
      clearTimeout(undoTimer);
      near.disconnect();
      modal.show(null);
    },
  };
}
