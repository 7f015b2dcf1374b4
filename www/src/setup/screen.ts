import type { Game } from "ugolki/web";
import type { App, Screen } from "../app.ts";
import { loadTexts, t } from "../l10n/l10n.ts";
import { handOver, takeOver } from "../room/handover.ts";
import { createShelf } from "../room/kept.ts";
import { createLoop } from "../room/loop.ts";
import { startPosition } from "../room/position.ts";
import { copyByHand, copyOr, createRoom } from "../room/room.ts";
import { createBoard } from "../views/board.ts";
import { createModal } from "../views/modal.ts";
import "../styles/room.css";
import "../styles/setup.css";
import {
  boardState,
  createReducer,
  type Draft,
  draftOf,
  freshSetup,
  readDraft,
  type Setup,
  writeDraft,
} from "./state.ts";
import { createView, type SetupActions, verdict } from "./view.ts";

/** Sets up any position (rules 7.4), to be practised or played from. */
export async function open(place: HTMLElement, app: App): Promise<Screen> {
  await loadTexts("room");
  const { rules } = app;
  const closing = new AbortController();
  const shelf = createShelf(
    () => localStorage,
    "corners.setup",
    (text) => readDraft(text, rules),
  );
  const reduce = createReducer(rules);

  const places = createRoom(place, "setup", null);
  const board = createBoard(places.board, (action) => dispatch(action));
  const modal = createModal(places.dialog);
  const actions: SetupActions = {
    dispatch: (action) => dispatch(action),
    copy() {
      const done = () => dispatch({ type: "message", message: "copied" });
      return copyOr(get().draft.text, done, () => dispatch({ type: "by-hand", byHand: true }));
    },
    async paste() {
      try {
        dispatch({ type: "text", text: await navigator.clipboard.readText() });
      } catch {
        dispatch({ type: "message", message: "no-paste" });
      }
    },
    practise() {
      leaveFor((game) => {
        handOver(game);
        app.go("/practice");
      });
    },
    play: (against) => leaveFor((game) => app.table.begin(game, against)),
  };
  const view = createView(places, rules.variants(), actions);
  const { get, dispatch } = createLoop(first(), reduce, show);

  function first(): Setup {
    const usual = rules.newGame().variant;
    const kept: Draft = shelf.read() ?? { variant: usual, text: startPosition(usual) };
    const brought = takeOver();
    const state = freshSetup(rules, kept);
    // One step back leads to what was here before.
    return brought ? reduce(state, { type: "draft", draft: draftOf(rules, brought) }) : state;
  }

  function leaveFor(go: (game: Game) => void): void {
    const { game } = get();
    if (game) go(game);
  }

  function show(before: Setup, state: Setup): void {
    if (before.draft !== state.draft) keep(state);
    render(state);
    const said = news(before, state);
    if (said) app.announce(said);
  }

  function render(state: Setup): void {
    const hadFocus = place.contains(document.activeElement);
    board.render(boardState(state));
    view.render(state);
    const close = () => dispatch({ type: "by-hand", byHand: false });
    const body = state.byHand ? copyByHand("position", state.draft.text, close) : null;
    modal.show(body && { kind: "record", body, tells: true, close });
    // What had the focus, or would get it back from a dialog, is gone.
    if (hadFocus && document.activeElement === document.body) board.focus();
  }

  function keep({ draft, isStored }: Setup): void {
    const kept = shelf.write(writeDraft(draft));
    if (kept !== isStored) dispatch({ type: "stored", isStored: kept });
  }

  /** What a key on the board puts on its square; undefined where it does nothing. */
  function manOf({ key, code }: KeyboardEvent) {
    if (key === "Delete" || key === "Backspace") return null;
    // Where letters are others, the place of the key counts.
    const isLatin = /^[a-z]$/i.test(key);
    if (isLatin ? key.toLowerCase() === "w" : code === "KeyW") return "white";
    if (isLatin ? key.toLowerCase() === "b" : code === "KeyB") return "black";
    return undefined;
  }

  document.addEventListener(
    "keydown",
    (event) => {
      if (event.defaultPrevented || event.altKey || get().byHand) return;
      const target = event.target as HTMLElement;
      const isField = target.closest("input:not([type=radio]), textarea, select") !== null;
      if (event.key === "Escape") {
        if (isField) board.focus();
        dispatch({ type: "cancel" });
        return;
      }
      if (isField) return;
      if (event.ctrlKey || event.metaKey) {
        if (event.key.toLowerCase() !== "z") return;
        dispatch({ type: event.shiftKey ? "redo" : "undo" });
        event.preventDefault();
        return;
      }
      const man = target.closest('[role="grid"]') ? manOf(event) : undefined;
      if (man === undefined) return;
      dispatch({ type: "put", square: board.cursor(), man });
      event.preventDefault();
    },
    { signal: closing.signal },
  );

  keep(get());
  render(get());
  return {
    close() {
      closing.abort();
      board.close();
    },
  };
}

/** What is said to a screen reader when one state follows another; null where nothing is. */
function news(before: Setup, state: Setup): string | null {
  if (before.isStored && !state.isStored) return t("setup-not-kept");
  if (before.tool !== state.tool) return t("setup-tool", { tool: state.tool });
  if (before.draft === state.draft) return null;
  const changed = [...new Set([...before.layout.men.keys(), ...state.layout.men.keys()])].filter(
    (square) => before.layout.men.get(square) !== state.layout.men.get(square),
  );
  // More than one man from one square to another is told by the verdict alone.
  const men =
    changed.length > 2
      ? []
      : changed.map((square) => t("setup-said", { square, man: state.layout.men.get(square) ?? "none" }));
  const [old, now] = [verdict(before).join(" "), verdict(state).join(" ")];
  return [...men, old === now ? "" : now].filter(Boolean).join(" ") || null;
}
