import type { Game, Variant } from "ugolki/web";
import type { Live } from "../analysis/live.ts";
import type { App, Screen } from "../app.ts";
import { jumpsOf, pathOf } from "../geometry.ts";
import { loadTexts, t } from "../l10n/l10n.ts";
import { advice } from "../opponent/hint.ts";
import { handOver, takeOver } from "../room/handover.ts";
import { createShelf } from "../room/kept.ts";
import { createLoop } from "../room/loop.ts";
import { copyOr, createRoom, handNews, mover, NAMELESS } from "../room/room.ts";
import type { Sharing } from "../share/sheet.ts";
import { historyOf, isSealed } from "../table/state.ts";
import { outcomeReason, outcomeTitle } from "../texts.ts";
import { answerTo } from "../views/answers.ts";
import { createBoard } from "../views/board.ts";
import { createModal } from "../views/modal.ts";
import { give, moveCue } from "../views/sound.ts";
import "../styles/room.css";
import "../styles/practice.css";
import { dialogOf, type PracticeActions } from "./dialogs.ts";
import { workFrom } from "./source.ts";
import { boardState, createPractice, type Practice, type Work, withGame, workOf } from "./state.ts";
import { branchAt, emptyTree, readTree, writeTree } from "./tree.ts";
import { createView, messageText } from "./view.ts";

const KEY = "corners.practice";
/** Whether the analysis was on when the room was left; a page that is loaded anew begins without. */
let wasAnalysed = false;

/**
 * The practice room (rules 6.2). `path` may be `table`, for the game at the table, or `table/12`, for that game after
 * its first twelve plies.
 */
export async function open(place: HTMLElement, app: App, path: string): Promise<Screen> {
  await loadTexts("room");
  const { rules } = app;
  const closing = new AbortController();
  const { signal } = closing;
  const practice = createPractice(rules);
  const shelf = createShelf(
    () => localStorage,
    KEY,
    (text) => readTree(text, rules),
  );
  const earlierShelf = createShelf(
    () => localStorage,
    `${KEY}.earlier`,
    (text) => readTree(text, rules),
  );
  const variants = rules.variants();

  const places = createRoom(place, "practice", t("moves-name"));
  const board = createBoard(places.board, (action) => dispatch(action));
  const modal = createModal(places.dialog);
  const view = createView(
    places,
    (action) => dispatch(action),
    () => void actions.hint(),
    (tree) => practice.gameAt(tree, []),
  );
  let live: Live | null = null;
  /** Ends the search for a good move. */
  let seeking = new AbortController();
  const { get, dispatch } = createLoop(first(), practice.reduce, show);

  const actions: PracticeActions = {
    dispatch,
    begin(variant, text) {
      const made = workFrom(text, variant, rules);
      if ("wrong" in made) return made.wrong;
      dispatch({ type: "work", work: made.work });
      return null;
    },
    tableGame,
    fromTable() {
      const { tree, at } = get();
      const game = tableGame();
      if (!game) return;
      const work = withGame({ tree, at }, game, game.moves.length);
      // The same tree goes on; another one takes its place.
      dispatch(isSameRoot(work, { tree, at }) ? { type: "taken-over", work } : { type: "work", work });
    },
    async hint() {
      seeking.abort();
      seeking = new AbortController();
      const { game } = get();
      dispatch({ type: "dialog", dialog: null });
      dispatch({ type: "message", message: { kind: "seeking" } });
      try {
        const move = await advice(game, KEY, seeking.signal);
        if (move) dispatch({ type: "hint", game, move });
      } catch (error) {
        console.warn(error);
        dispatch({ type: "message", message: { kind: "not-loaded" } });
      }
    },
    toTable: (against) => app.table.begin(get().game, against),
    review() {
      handOver(practice.lineGame(get()));
      app.go("/review");
    },
    setUp() {
      handOver(get().game);
      app.go("/setup");
    },
    async copy(what) {
      const state = get();
      const text = what === "record" ? rules.formatGame(practice.lineGame(state)) : rules.formatPosition(state.game);
      await copyOr(
        text,
        () => dispatch({ type: "message", message: { kind: "copied", what } }),
        () => dispatch({ type: "dialog", dialog: { kind: "copy", what, text } }),
      );
    },
    async share() {
      const state = get();
      dispatch({ type: "dialog", dialog: null });
      const sharing: Sharing = {
        history: historyOf(rules, practice.lineGame(state)),
        view: state.at.length,
        names: NAMELESS.setup.names,
        tags: {},
        date: null,
        id: null,
        bottom: state.bottom,
        correspondence: null,
        toCorrespondence: null,
      };
      try {
        const { openShare } = await import("../share/sheet.ts");
        await openShare(app, sharing);
      } catch (error) {
        console.warn(error);
        dispatch({ type: "message", message: { kind: "not-loaded" } });
      }
    },
    unread: () => shelf.aside() ?? earlierShelf.aside(),
    async copyUnread() {
      const text = actions.unread()?.text ?? "";
      const done = () => dispatch({ type: "dialog", dialog: { kind: "unread", copied: true } });
      await copyOr(text, done, () => places.dialog.querySelector("textarea")?.select());
    },
    dropUnread() {
      (shelf.aside() ? shelf : earlierShelf).dropAside();
      dispatch({ type: "dialog", dialog: actions.unread() ? { kind: "unread", copied: false } : null });
      keep(get());
    },
  };

  /** What was kept, and what is brought along. */
  function first(): Practice {
    const kept: Work | null = shelf.read();
    const fresh: Work = { tree: emptyTree(variants[0] as Variant, null), at: [] };
    let state: Practice = { ...practice.fresh(kept ?? fresh), earlier: earlierShelf.read() };
    const brought = takeOver();
    const [from, ply] = path.split("/");
    const game = from === "table" ? tableGame() : null;
    if (brought) state = practice.reduce(state, { type: "work", work: workOf(brought) });
    else if (game) {
      const work = withGame(state, game, ply ? Number(ply) : game.moves.length);
      state = practice.reduce(state, isSameRoot(work, state) ? { type: "taken-over", work } : { type: "work", work });
    }
    // It has been brought; a reload finds it as it will be then.
    if (path) history.replaceState(history.state, "", "#/practice");
    const unread = shelf.aside() ?? earlierShelf.aside();
    return unread ? { ...state, dialog: { kind: "unread", copied: false } } : state;
  }

  /** The game at the table; null while it is one in which nobody is to be advised. */
  function tableGame(): Game | null {
    const stored = app.table.stored();
    return isSealed(stored) ? null : (stored.history.at(-1) as Game);
  }

  /** Brings the analysis, or takes it away. */
  async function switchAnalysis(): Promise<void> {
    wasAnalysed = get().isAnalysed;
    if (!wasAnalysed) {
      live?.close();
      live = null;
      return;
    }
    seeking.abort();
    try {
      const { openLive } = await import("../analysis/live.ts");
      const made = await openLive(places, app, dispatch);
      // It may have been switched off, or off and on, or left meanwhile.
      if (signal.aborted || live || !get().isAnalysed) made.close();
      else {
        live = made;
        render(get());
      }
    } catch (error) {
      console.warn(error);
      if (signal.aborted || !get().isAnalysed) return;
      dispatch({ type: "analyse" });
      dispatch({ type: "message", message: { kind: "not-loaded" } });
    }
  }

  function show(before: Practice, state: Practice): void {
    if (before.game !== state.game) seeking.abort();
    if (before.isAnalysed !== state.isAnalysed) void switchAnalysis();
    if (before.tree !== state.tree || before.at !== state.at || before.earlier !== state.earlier) keep(state);
    render(state);
    if (state.at.length === before.at.length + 1) {
      give(moveCue(jumpsOf(pathOf(state.at.at(-1) ?? ""))), app.settings);
      if (state.game.outcome) give({ kind: "end" }, app.settings);
    }
    const said = news(before, state);
    if (said) app.announce(said);
  }

  function render(state: Practice): void {
    const hadFocus = place.contains(document.activeElement);
    board.render(boardState(state));
    view.render(state);
    live?.follow(state);
    modal.show(dialogOf(state, variants, actions));
    // What had the focus, or would get it back from a dialog, is gone.
    if (hadFocus && document.activeElement === document.body) board.focus();
  }

  function keep({ tree, at, earlier, isStored }: Practice): void {
    const kept = shelf.write(writeTree(tree, at));
    const both = (earlier === null || earlierShelf.write(writeTree(earlier.tree, earlier.at))) && kept;
    if (both !== isStored) dispatch({ type: "stored", isStored: both });
  }

  function key(event: KeyboardEvent): boolean {
    const target = event.target as HTMLElement;
    if (target.closest('[role="grid"]')) {
      const state = get();
      const square = state.chosen?.square ?? board.cursor();
      const answer = answerTo(event.key, rules, state.game, square, (side) => t("side", { side }));
      if (answer) app.announce(answer);
      return answer !== null;
    }
    switch (event.key) {
      case "ArrowLeft":
        dispatch({ type: "step", to: "back" });
        return true;
      case "ArrowRight":
        dispatch({ type: "step", to: "forward" });
        return true;
      case "ArrowUp":
      case "ArrowDown":
        // The list of moves itself scrolls.
        if (target === places.list) return false;
        dispatch({ type: "beside", by: event.key === "ArrowUp" ? -1 : 1 });
        return true;
      case "Home":
        dispatch({ type: "step", to: "start" });
        return true;
      case "End":
        dispatch({ type: "step", to: "end" });
        return true;
      case "Delete":
        dispatch({ type: "remove" });
        return true;
      case "?":
        dispatch({ type: "dialog", dialog: { kind: "keys" } });
        return true;
    }
    return false;
  }

  /** The analysis answers everywhere, on the board and beside it. */
  function analysisKey(key: string): boolean {
    if (key === "a") dispatch({ type: "analyse" });
    else if (key === "b") app.announce(live ? live.answer(get()) : t("practice-analysis-off"));
    else return false;
    return true;
  }

  document.addEventListener(
    "keydown",
    (event) => {
      if (event.defaultPrevented || event.altKey || get().dialog) return;
      const isField = (event.target as HTMLElement).closest("input, textarea, select") !== null;
      if (event.key === "Escape") {
        if (isField) board.focus();
        dispatch({ type: "cancel" });
        return;
      }
      if (isField) return;
      const command = event.ctrlKey || event.metaKey;
      if (command && event.key.toLowerCase() === "z" && get().removed) {
        dispatch({ type: "restore" });
        event.preventDefault();
      } else if (!command && (analysisKey(event.key) || key(event))) event.preventDefault();
    },
    { signal },
  );
  // The room may be open in two windows: what is tried in one is seen in the other.
  shelf.follow((work) => dispatch({ type: "taken-over", work }), signal);

  keep(get());
  render(get());
  if (wasAnalysed) dispatch({ type: "analyse" });
  return {
    close() {
      closing.abort();
      live?.close();
      seeking.abort();
      board.close();
    },
  };
}

function isSameRoot(work: Work, other: Work): boolean {
  return work.tree.start === other.tree.start && work.tree.variant === other.tree.variant;
}

/** What is said to a screen reader when one state follows another; null where nothing is. */
function news(before: Practice, state: Practice): string | null {
  const { game, tree, at, isAnalysed } = state;
  if (before.isAnalysed !== isAnalysed) return t(isAnalysed ? "practice-analysis-on" : "practice-analysis-off");
  if (before.message !== state.message && state.message) return messageText(state.message);
  if (before.game !== game) return placeNews(state);
  if (before.tree.variant !== tree.variant || before.tree.start !== tree.start || before.at !== at)
    return placeNews(state);
  if (before.isStored && !state.isStored) return t("practice-not-kept");
  return handNews(before, state);
}

/** Where in the tree one is: the last move, the end or whose turn it is, how many lines go on, the note. */
function placeNews({ game, tree, at }: Practice): string {
  const branch = branchAt(tree, at);
  const path = pathOf(game.moves.at(-1) ?? "");
  const [from = "", to = ""] = [path[0], path.at(-1)];
  const { outcome } = game;
  return [
    at.length === 0
      ? t("practice-said-start", { variant: t("variant", { name: tree.variant.name }) })
      : t("said-move", { side: mover(game), from, to, jumps: jumpsOf(path) }),
    outcome
      ? `${outcomeTitle(NAMELESS, outcome)}. ${outcomeReason(NAMELESS, outcome)} ${t("end-rule", { rule: outcome.rule })}.`
      : t("said-turn", { side: game.turn }),
    branch && branch.children.length > 1 ? t("practice-said-lines", { count: branch.children.length }) : "",
    branch?.note ? t("practice-said-note", { note: branch.note }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}
