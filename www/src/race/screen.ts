import type { App, Screen } from "../app.ts";
import { jumpsOf, pathOf } from "../geometry.ts";
import { loadTexts, t } from "../l10n/l10n.ts";
import { createShelf } from "../room/kept.ts";
import { createLoop } from "../room/loop.ts";
import { copyOr, createRoom, handNews } from "../room/room.ts";
import { answerTo } from "../views/answers.ts";
import { createBoard } from "../views/board.ts";
import { createModal } from "../views/modal.ts";
import { give, moveCue } from "../views/sound.ts";
import "../styles/room.css";
import "../styles/race.css";
import { type Result, readRaces, writeRaces } from "./race.ts";
import { bestOf, boardState, createRace, isThere, NO_RACES, type Race, shownRun } from "./state.ts";
import { createView, dialogOf, messageText, type RaceActions, statusText } from "./view.ts";

const KEY = "corners.race";

/** The race alone (rules 6.2). */
export async function open(place: HTMLElement, app: App): Promise<Screen> {
  await loadTexts("room");
  const { rules } = app;
  const closing = new AbortController();
  const { signal } = closing;
  const race = createRace(rules);
  const shelf = createShelf(
    () => localStorage,
    KEY,
    (text) => readRaces(text, rules),
  );
  const variants = rules.variants();

  const places = createRoom(place, "race", t("moves-name"));
  const board = createBoard(places.board, (action) => dispatch(action));
  const modal = createModal(places.dialog);
  const actions: RaceActions = {
    dispatch: (action) => dispatch(action),
    /** The result that stands on the board, else the best one. */
    share() {
      const state = get();
      const { at, ...run } = shownRun(state);
      const result = isThere(state) ? { ...run, moves: run.moves.slice(0, at) } : bestOf(state);
      if (!result) return;
      const text = resultText(result);
      return void copyOr(
        text,
        () => dispatch({ type: "message", message: { kind: "copied" } }),
        () => dispatch({ type: "dialog", dialog: { kind: "copy", text } }),
      );
    },
    unread: () => shelf.aside(),
    copyUnread() {
      const done = () => dispatch({ type: "dialog", dialog: { kind: "unread", copied: true } });
      return void copyOr(shelf.aside()?.text ?? "", done, () => places.dialog.querySelector("textarea")?.select());
    },
    dropUnread() {
      shelf.dropAside();
      dispatch({ type: "dialog", dialog: null });
      keep(get());
    },
  };
  const view = createView(places, actions);
  const { get, dispatch } = createLoop(first(), race.reduce, show);

  function first(): Race {
    const state = race.fresh(shelf.read() ?? NO_RACES);
    return shelf.aside() ? { ...state, dialog: { kind: "unread", copied: false } } : state;
  }

  function show(before: Race, state: Race): void {
    if (before.races !== state.races) keep(state);
    render(state);
    const { moves, at } = shownRun(state);
    if (at === shownRun(before).at + 1) give(moveCue(jumpsOf(pathOf(moves[at - 1] ?? ""))), app.settings);
    if (state.message?.kind === "arrived" && before.message !== state.message) {
      give({ kind: "end" }, app.settings);
      celebrate();
    }
    const said = news(before, state);
    if (said) app.announce(said);
  }

  function render(state: Race): void {
    const hadFocus = place.contains(document.activeElement);
    board.render(boardState(state));
    view.render(state);
    modal.show(dialogOf(state, variants, actions));
    // What had the focus, or would get it back from a dialog, is gone.
    if (hadFocus && document.activeElement === document.body) board.focus();
  }

  /** The army in its goal lights up once. */
  function celebrate(): void {
    places.board.removeAttribute("data-arrived");
    // Read, so that the same attribute begins the animation anew.
    void places.board.offsetWidth;
    places.board.setAttribute("data-arrived", "");
    const end = () => places.board.removeAttribute("data-arrived");
    places.board.addEventListener("animationend", end, { once: true, signal });
  }

  function keep({ races, isStored }: Race): void {
    const kept = shelf.write(writeRaces(races));
    if (kept !== isStored) dispatch({ type: "stored", isStored: kept });
  }

  function key(event: KeyboardEvent): boolean {
    const target = event.target as HTMLElement;
    const state = get();
    const { at, moves } = shownRun(state);
    if (target.closest('[role="grid"]')) {
      if (event.key === "l") {
        const last = moves[at - 1];
        app.announce(last ? t("said-last", { move: pathOf(last).join(" ") }) : t("moves-none"));
        return true;
      }
      if (event.key === "h") {
        const { side } = shownRun(state);
        const { atHome, inGoal } = state.game;
        app.announce(t("said-home", { name: t("side", { side }), home: atHome[side], goal: inGoal[side] }));
        return true;
      }
      if (event.key !== "w") return false;
      const square = state.chosen?.square ?? board.cursor();
      app.announce(answerTo("w", rules, state.game, square, (side) => t("side", { side })) ?? "");
      return true;
    }
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: moves.length }[event.key];
    if (to === undefined) return false;
    dispatch({ type: "go", at: to });
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
      if (command && event.key.toLowerCase() === "z") {
        dispatch({ type: "go", at: shownRun(get()).at + (event.shiftKey ? 1 : -1) });
        event.preventDefault();
      } else if (!command && key(event)) event.preventDefault();
    },
    { signal },
  );
  // The race may be open in two windows: what is done in one is seen in the other.
  addEventListener(
    "storage",
    (event) => {
      if (event.key !== KEY || event.newValue === null) return;
      const races = shelf.read();
      if (races) dispatch({ type: "races", races });
    },
    { signal },
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

/** A result as text: what it is, and its moves. */
function resultText({ variant, side, moves }: Result): string {
  const title = t("race-result", { variant: t("variant", { name: variant }), side, count: moves.length });
  return `${title}\n${moves.map((move, i) => `${i + 1}. ${move}`).join(" ")}`;
}

/** What is said to a screen reader when one state follows another; null where nothing is. */
function news(before: Race, state: Race): string | null {
  const { message, game } = state;
  const run = shownRun(state);
  if (message && message !== before.message) return messageText(message);
  if (before.isStored && !state.isStored) return t("race-not-kept");
  if (before.game !== game) {
    const move = run.moves[run.at - 1];
    const path = pathOf(move ?? "");
    const [from = "", to = ""] = [path[0], path.at(-1)];
    return [
      move ? t("said-move", { side: run.side, from, to, jumps: jumpsOf(path) }) : statusText(state),
      t("race-said", { count: run.at }),
    ].join(" ");
  }
  return handNews(before, state);
}
