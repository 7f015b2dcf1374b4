import type { App, Screen } from "../app.ts";
import { jumpsOf, pathOf } from "../geometry.ts";
import { loadTexts, t } from "../l10n/l10n.ts";
import { engine as shared } from "../opponent/engine.ts";
import type { Shelf } from "../room/kept.ts";
import { createLoop } from "../room/loop.ts";
import { copyOr, createRoom, handNews } from "../room/room.ts";
import { answerTo } from "../views/answers.ts";
import { createBoard } from "../views/board.ts";
import { createModal } from "../views/modal.ts";
import { give, moveCue } from "../views/sound.ts";
import "../styles/room.css";
import "../styles/race.css";
import { type Result, starsText } from "./par.ts";
import { hintsIn } from "./run.ts";
import { createSolver } from "./solver.ts";
import { boardState, createRace, type Race, shownRun, type Track } from "./state.ts";
import { createView, dialogOf, messageText, type RaceActions, type RaceExtras, statusText } from "./view.ts";

// A screen on which one army races: its board, its numbers, hints, what can be watched, the menu. Which race that is, how
// good a result can be, and where it is all kept, is the business of the screen that opens it. `screen.ts` opens the
// races of the variants; for others, bring a `Track` with a course of one's own (course.ts: any variant, any places for
// the men), the par that is known of it, and what was kept of its run and best result (run.ts reads and checks both).

/** What a screen brings along. */
export interface RunnerOptions extends RaceExtras {
  /** The screen's name, for its style. */
  name: string;
  /** What it begins with. */
  track: Track;
  /** Stores the run and the best result, after each change; false where this browser refuses. */
  keep(track: Track): boolean;
  /** A result as text, to be copied. */
  resultText(result: Result, track: Track): string;
  /** Where it is all kept, if something there couldn't be read. */
  unread?: Pick<Shelf<unknown>, "aside" | "dropAside">;
}

export interface Runner extends Screen {
  /** What is run now. */
  track(): Track;
  /** Goes over to another race, or to the same one as another window has left it. */
  turnTo(track: Track): void;
  /** Draws everything anew, when what the screen adds has changed. */
  redraw(): void;
  /** Opens a dialog of the screen's own. */
  ask(name: string): void;
}

/** Fills `place` with a race. */
export async function openRunner(place: HTMLElement, app: App, options: RunnerOptions): Promise<Runner> {
  await Promise.all([loadTexts("room"), loadTexts("race")]);
  const { rules } = app;
  const closing = new AbortController();
  const { signal } = closing;
  const race = createRace(rules);
  const places = createRoom(place, `race ${options.name}`, t("moves-name"));
  const board = createBoard(places.board, (action) => dispatch(action));
  const modal = createModal(places.dialog);
  const actions: RaceActions = {
    dispatch: (action) => dispatch(action),
    hint: () => solver.hint(),
    watchLine: () => solver.watchLine(),
    share(what) {
      const state = get();
      const { run, best } = state;
      const result =
        what === "run" ? { moves: run.moves.slice(0, run.at), hints: hintsIn(run) } : { moves: best ?? [], hints: 0 };
      const text = options.resultText(result, state);
      return void copyOr(
        text,
        () => dispatch({ type: "message", message: { kind: "copied" } }),
        () => dispatch({ type: "dialog", dialog: { kind: "copy", text } }),
      );
    },
    unread: () => options.unread?.aside() ?? null,
    copyUnread() {
      const done = () => dispatch({ type: "dialog", dialog: { kind: "unread", copied: true } });
      return void copyOr(actions.unread()?.text ?? "", done, () => places.dialog.querySelector("textarea")?.select());
    },
    dropUnread() {
      options.unread?.dropAside();
      dispatch({ type: "dialog", dialog: null });
      keep(get());
    },
  };
  const view = createView(places, actions, options);
  const { get, dispatch } = createLoop(first(), race.reduce, show);
  const solver = createSolver({ state: get, dispatch }, shared);

  function first(): Race {
    const state = race.fresh(options.track);
    return actions.unread() ? { ...state, dialog: { kind: "unread", copied: false } } : state;
  }

  function show(before: Race, state: Race): void {
    if (before.run !== state.run || before.best !== state.best) keep(state);
    solver.follow();
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
    modal.show(dialogOf(state, actions, options));
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

  function keep(state: Race): void {
    const isStored = options.keep(state);
    if (isStored !== state.isStored) dispatch({ type: "stored", isStored });
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
        const { side } = state.course;
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

  keep(get());
  render(get());
  solver.follow();
  return {
    track: get,
    turnTo: (track) => dispatch({ type: "track", track }),
    redraw: () => render(get()),
    ask: (name) => dispatch({ type: "dialog", dialog: { kind: "own", name } }),
    close() {
      closing.abort();
      solver.close();
      board.close();
    },
  };
}

/** What is said to a screen reader when one state follows another; null where nothing is. */
function news(before: Race, state: Race): string | null {
  const { message, game, search, course } = state;
  const run = shownRun(state);
  if (message && message !== before.message && message.kind !== "hint") {
    const won = message.kind === "arrived" && message.hints === 0 && state.par?.moves != null;
    return sentences(messageText(message, state), won ? starsText(state.par, message.count) : "");
  }
  if (before.isStored && !state.isStored) return t("race-not-kept");
  if (search?.kind !== before.search?.kind && search) return statusText(state);
  if (before.game !== game) {
    const move = run.moves[run.at - 1];
    const path = pathOf(move ?? "");
    const [from = "", to = ""] = [path[0], path.at(-1)];
    return sentences(
      message || !move ? statusText(state) : t("said-move", { side: course.side, from, to, jumps: jumpsOf(path) }),
      t("race-said", { count: run.at }),
    );
  }
  return handNews(before, state);
}

/** Texts one after another, each with an end that is heard. */
function sentences(...texts: string[]): string {
  return texts
    .filter(Boolean)
    .map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`))
    .join(" ");
}
