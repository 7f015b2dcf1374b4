import { html, render as renderTemplate } from "lit-html";
import type { Game, Side } from "ugolki/web";
import type { App } from "../app.ts";
import { nextChange, reading, remaining } from "../clock.ts";
import type { Keeper, KeptTable } from "../games/keeper.ts";
import { opponent } from "../geometry.ts";
import { t } from "../l10n/l10n.ts";
import { newId, recordDate, recordFileName, recordTags } from "../record.ts";
import type { Choice, Store } from "../store.ts";
import { clockText, fullNameOf, nameOf } from "../texts.ts";
import { answerTo } from "../views/answers.ts";
import { ask } from "../views/ask.ts";
import { createBoard } from "../views/board.ts";
import { copyText, saveFile } from "../views/parts.ts";
import { give } from "../views/sound.ts";
import { createComputer } from "./computer.ts";
import { cuesBetween, isLow } from "./cues.ts";
import { createDialogs } from "./dialogs.ts";
import { setupOf } from "./new-game.ts";
import { news } from "./news.ts";
import { createPanels } from "./panels.ts";
import {
  type Action,
  boardState,
  counts,
  DEFAULT_SETUP,
  freshState,
  gameOf,
  isAtStake,
  isComputers,
  isRated,
  isWaiting,
  looksBack,
  reducer,
  type Setup,
  type State,
  type Stored,
  shownGame,
  stateOf,
} from "./state.ts";

/** A device that wasn't heard of for so long slept: shown, or hidden, when browsers let timers come once a minute only. */
const SLEEP_MS = { shown: 10_000, hidden: 150_000 };
/** How often a running clock is stored. */
const STORE_MS = 5000;

const hear = () => ({ wall: Date.now(), page: performance.now(), hidden: document.hidden });
const today = () => recordDate(new Date());

export interface Table extends KeptTable {
  stored(): Stored;
  put(stored: Stored, ply?: number): void;
  look(ply: number): void;
  /** As the handle's. */
  leaves(other: Stored | null): Promise<boolean>;
  begin(game: Game, against: "friend" | "computer"): void;
  /** It is seen from now on, or not: another screen is. */
  show(isShown: boolean): void;
  /** Makes all its elements anew, as after a change of the language. */
  refresh(): void;
}

/** The table with the game that was found, or a new one; `isShown` as in `show`. */
export function createTable(
  place: HTMLElement,
  app: App,
  store: Store,
  keeper: Pick<Keeper, "keep" | "takeOver">,
  crash: (error: unknown) => void,
  found: Stored | null,
  isShown: boolean,
): Table {
  const { rules, settings } = app;
  const reduce = reducer(rules);
  let state: State = found ? stateOf(found) : freshState(gameOf(rules, DEFAULT_SETUP), DEFAULT_SETUP, today(), newId());
  /** The state whose game was kept last, and when. */
  let kept: State | null = null;
  let keptAt = 0;
  /** The game whose turn was told to have little time. */
  let warned: State["history"] | null = null;
  const hadFocus = place.contains(document.activeElement);
  let views = build();
  /** The game by link whose sheet has been opened, or that came as it is. */
  let offered = state.game;

  const waiting: Action[] = [];
  let busy = false;
  let crashed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const computer = createComputer({
    state: () => state,
    dispatch,
    isSeen: () => isShown && !document.hidden,
    neverResigns: () => settings.get().neverResigns,
    failed(error) {
      console.warn(error);
      dispatch({ type: "not-loaded" });
    },
  });
  /** When the device was heard of last: by the clock on the wall, which goes on while it sleeps, and by the page's. */
  let heard = hear();

  function build() {
    const places = skeleton(place);
    const board = createBoard(places.board, dispatch);
    const takeOver = () => void keeper.takeOver();
    const actions = { dispatch, startGame, rematch, copyRecord, analyse, review, saveRecord, share, takeOver };
    return {
      board,
      panels: createPanels(places, actions),
      dialogs: createDialogs(places.dialog, app, choice, actions),
    };
  }

  /** Actions that come while one is being shown (a focus that moves, say) wait for their turn. */
  function dispatch(action: Action): void {
    waiting.push(action);
    if (busy || crashed) return;
    busy = true;
    const began = state;
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const before = state;
        state = reduce(state, next);
        if (next.type === "put") offered = state.game;
        // While no clock ran, nobody listened.
        if (state.clock?.running && !before.clock?.running) heard = hear();
        if (state !== before) {
          render();
          keep();
          for (const cue of cuesBetween(before, state)) give(cue, settings);
          const said = news(before, state);
          if (said) app.announce(said);
          if (counts(state)) followRating(before);
        } else if (next.type === "tick") views.panels.render(state, performance.now());
        if (next.type === "settled" || next.type === "new-game" || next.type === "rematch") offerLink();
      }
    } catch (error) {
      crashed = true;
      clearTimeout(timer);
      crash(error);
    } finally {
      busy = false;
    }
    if (crashed) return;
    schedule();
    if (state !== began) computer.follow();
  }

  function render(): void {
    const hadFocus = place.contains(document.activeElement);
    views.board.render(boardState(state));
    views.panels.render(state, performance.now());
    // A dialog over a table that isn't seen would lock the screen that is.
    views.dialogs.render(isShown ? state : { ...state, dialog: null });
    // What had the focus, or would get it back from a dialog, is gone.
    if (hadFocus && isShown && document.activeElement === document.body) views.board.focus();
  }

  function keep(): void {
    const parts = ["history", "undone", "clock", "paused", "setup", "bottom"] as const;
    if (kept && kept.id === state.id && parts.every((key) => state[key] === kept?.[key])) return;
    storeNow();
  }

  function storeNow(): void {
    kept = state;
    keptAt = performance.now();
    const isStored = keeper.keep(state);
    if (isStored !== state.isStored) dispatch({ type: "stored", isStored });
  }

  /** The next look at the clock. A timer that is late is harmless: times are computed, never counted. */
  function schedule(): void {
    clearTimeout(timer);
    const wait = state.clock && nextChange(state.clock, performance.now());
    if (wait !== null) timer = setTimeout(tick, Math.ceil(wait));
  }

  function tick(): void {
    const { wall, page, hidden } = heard;
    heard = hear();
    const limit = hidden ? SLEEP_MS.hidden : SLEEP_MS.shown;
    if (state.clock?.running && heard.wall - wall > limit) dispatch({ type: "slept", since: page });
    dispatch({ type: "tick", now: heard.page });
    warn(heard.page);
    if (state.clock?.running && heard.page - keptAt > STORE_MS) storeNow();
  }

  /** Little time is told once in a turn. */
  function warn(now: number): void {
    if (!isLow(state, now) || warned === state.history || isComputers(state)) return;
    warned = state.history;
    give({ kind: "low" }, settings);
    const side = state.clock?.running;
    if (side) app.announce(t("said-low", { name: nameOf(state, side) }));
  }

  /** What was chosen last for a new game; at first what is on the table. */
  function choice(): Choice {
    return store.readChoice() ?? state.setup;
  }

  /** What enters rated games; it is there before a game ends, so that nothing has to be waited for then. */
  const loadRating = () => import("../rating/enter.ts");

  function followRating(before: State): void {
    const isOver = state.game.outcome !== null && before.game.outcome === null && before.id === state.id;
    if (isOver) void enterRated(state);
    else if (!state.game.outcome && before.game !== state.game) loadRating().catch(() => {});
  }

  async function enterRated(ended: State): Promise<void> {
    try {
      const { enterGame } = await loadRating();
      const change = await enterGame(rules, ended, Date.now());
      if (change) dispatch({ type: "rated", id: ended.id, change });
    } catch (error) {
      // The game is kept, and what is entered is rated when the ratings are looked at.
      console.warn(error);
    }
  }

  async function leaves(other: Stored | null): Promise<boolean> {
    // What is on the table already takes nothing's place.
    if (other?.history === state.history) return true;
    if (isAtStake(state)) return forfeits();
    if (!state.clock?.running) return true;
    return ask(
      t("leave-clock-title"),
      [t("leave-clock-text")],
      [
        { value: false, label: t("leave-stay") },
        { value: true, label: t("leave-go"), kind: "primary" },
      ],
    );
  }

  /** Whether a rated game is given up for another one. */
  async function forfeits(): Promise<boolean> {
    const { id } = state;
    const isGivenUp = await ask(
      t("forfeit-title"),
      [t("forfeit-text")],
      [
        { value: false, label: t("forfeit-stay"), kind: "primary" },
        { value: true, label: t("forfeit-do"), kind: "danger" },
      ],
    );
    if (isGivenUp && state.id === id) dispatch({ type: "forfeit", now: performance.now() });
    return isGivenUp;
  }

  async function startGame(made: Choice): Promise<void> {
    // That any other game is kept stands in the form.
    if (isAtStake(state) && !(await forfeits())) {
      dispatch({ type: "close" });
      return;
    }
    store.writeChoice(made);
    dispatch({ type: "new-game", setup: setupOf(made), date: today(), id: newId() });
  }

  /** Begins from where a game stands, which changes no rating. */
  function begin(game: Game, against: "friend" | "computer"): void {
    const last: Setup = { ...state.setup, variant: game.variant.name, opponent: against, control: null, rated: false };
    const { white, black } = last.names;
    const names = game.turn === last.side ? last.names : { white: black, black: white };
    const setup = against === "friend" ? last : setupOf({ ...last, side: game.turn, names, level: choice().level });
    dispatch({ type: "put", stored: freshState(game, setup, today(), newId()) });
  }

  function rematch(): void {
    dispatch({ type: "rematch", date: today(), id: newId() });
  }

  function analyse(): void {
    dispatch({ type: "close" });
    app.go("/practice/table");
  }

  function review(): void {
    dispatch({ type: "close" });
    app.go("/review/table");
  }

  async function copyRecord(): Promise<void> {
    const text = rules.formatGame(state.game, recordTags(state));
    if (await copyText(text)) dispatch({ type: "copied" });
    else dispatch({ type: "dialog", dialog: { kind: "record", text } });
  }

  function saveRecord(): void {
    const text = rules.formatGame(state.game, recordTags(state));
    saveFile(new Blob([text], { type: "text/plain" }), recordFileName(state.date));
  }

  /** A move in a game by link is to be sent as soon as it has been shown. */
  function offerLink(): void {
    if (!isWaiting(state) || state.isElsewhere || state.game === offered || looksBack(state) || state.dialog) return;
    offered = state.game;
    void share("send");
  }

  async function share(mode: "share" | "send"): Promise<void> {
    const { history, view, setup, date, id, bottom, clock } = state;
    const toCorrespondence = (side: Side) =>
      dispatch({
        type: "put",
        stored: { ...state, setup: { ...setup, opponent: "link", side, autoTurn: false, rated: false }, bottom: side },
      });
    try {
      const { openShare } = await import("../share/sheet.ts");
      await openShare(
        app,
        {
          history,
          view,
          names: namesIn(setup),
          date,
          id,
          tags: recordTags(state),
          bottom,
          correspondence: setup.opponent === "link" ? { side: setup.side } : null,
          toCorrespondence: setup.opponent === "friend" && !clock ? toCorrespondence : null,
        },
        mode,
      );
    } catch (error) {
      console.warn(error);
      dispatch({ type: "not-loaded" });
    }
  }

  /** Answers a key that asks something, in words that are also said. */
  function answer(key: string): boolean {
    const square = state.chosen?.square ?? views.board.cursor();
    const answer = answerTo(key, rules, shownGame(state), square, (side) => nameOf(state, side));
    if (answer) {
      app.announce(answer);
      return true;
    }
    switch (key) {
      case "c": {
        const times = (side: Side) =>
          t("said-clock", {
            name: nameOf(state, side),
            time: state.clock ? clockText(reading(remaining(state.clock, side, performance.now()))) : "",
          });
        app.announce(state.clock ? `${times("white")} ${times("black")}` : t("said-no-clock"));
        return true;
      }
      case "m": {
        const field = place.querySelector<HTMLInputElement>(".typed input");
        if (field?.checkVisibility()) field.focus();
        else {
          dispatch({ type: "dialog", dialog: { kind: "menu" } });
          place.querySelector<HTMLInputElement>("dialog .typed input")?.focus();
        }
        return true;
      }
      case "?":
        dispatch({ type: "dialog", dialog: { kind: "keys" } });
        return true;
    }
    return false;
  }

  /** Keys anywhere but in a field or on the board, where the arrows lead from square to square. */
  function stepKey(event: KeyboardEvent): boolean {
    const last = state.history.length - 1;
    const to = {
      ArrowLeft: state.view - 1,
      ArrowRight: state.view + 1,
      ArrowUp: 0,
      ArrowDown: last,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return false;
    dispatch({ type: "look", ply: to });
    return true;
  }

  document.addEventListener("keydown", (event) => {
    if (!isShown || crashed || event.defaultPrevented || event.altKey) return;
    if (state.dialog) return;
    const target = event.target as HTMLElement;
    const isField = target.closest("input, textarea, select") !== null;
    if (event.key === "Escape") {
      if (isField) views.board.focus();
      dispatch({ type: "cancel", now: performance.now() });
      return;
    }
    if (isField) return;
    const command = event.ctrlKey || event.metaKey;
    let isDone = false;
    if (command && event.key.toLowerCase() === "z") {
      if (!isRated(state)) dispatch({ type: event.shiftKey ? "redo" : "take-back", now: performance.now() });
      isDone = true;
    } else if (!command) {
      const onBoard = target.closest('[role="grid"]') !== null;
      const inScroller = target.closest('[role="region"]') !== null && /^Arrow(Up|Down)$/.test(event.key);
      if (onBoard) isDone = answer(event.key);
      else if (!inScroller) isDone = event.key === "?" ? answer("?") : stepKey(event);
    }
    if (isDone) event.preventDefault();
  });
  document.addEventListener("visibilitychange", () => {
    if (crashed) return;
    tick();
    computer.follow();
    if (document.hidden && state.clock?.running) keeper.keep(state);
  });
  addEventListener("pagehide", () => {
    if (!crashed && state.clock?.running) keeper.keep(state);
  });
  settings.onChange(() => {
    if (!crashed && state.dialog?.kind === "menu") render();
  });

  render();
  storeNow();
  tick();
  computer.follow();
  if (hadFocus) views.board.focus();

  return {
    stored: () => state,
    put(stored, ply) {
      const wasElsewhere = state.isElsewhere && state.id === stored.id;
      dispatch(ply === undefined ? { type: "put", stored } : { type: "put", stored, ply });
      // Whoever opens its link here means to play it here; else nothing of it would be kept.
      if (wasElsewhere) void keeper.takeOver();
    },
    look: (ply) => dispatch({ type: "look", ply }),
    leaves,
    begin,
    elsewhere: () => dispatch({ type: "elsewhere", now: performance.now() }),
    kept: (isStored) => dispatch({ type: "stored", isStored }),
    fresh() {
      // A game that came from elsewhere may have rules of its own, which the page can't begin one with.
      const isNamed = rules.variants().some(({ name }) => name === state.setup.variant);
      const { variant, house } = isNamed ? state.setup : DEFAULT_SETUP;
      const setup: Setup = { ...state.setup, variant, house, opponent: "friend" };
      dispatch({ type: "new-game", setup, date: today(), id: newId() });
    },
    show(next) {
      isShown = next;
      place.hidden = !next;
      render();
      computer.follow();
    },
    refresh() {
      const hadFocus = place.contains(document.activeElement);
      const field = document.activeElement instanceof HTMLInputElement ? document.activeElement : null;
      const scrolled = place.querySelector("dialog[open]")?.scrollTop ?? 0;
      views.board.close();
      views = build();
      render();
      const dialog = place.querySelector("dialog[open]");
      if (!dialog) {
        if (hadFocus) views.board.focus();
        return;
      }
      // Whoever chose the language in the menu is still there.
      const same = field && `input[name="${CSS.escape(field.name)}"][value="${CSS.escape(field.value)}"]`;
      if (same) dialog.querySelector<HTMLElement>(same)?.focus({ preventScroll: true });
      dialog.scrollTop = scrolled;
    },
  };
}

/** The names of both for somebody elsewhere, to whom the computer needs one too. */
function namesIn(setup: Setup): Setup["names"] {
  if (setup.opponent !== "computer") return setup.names;
  return { ...setup.names, [opponent(setup.side)]: fullNameOf({ setup }, opponent(setup.side)) };
}

/** The places that the views fill, in the order in which they are read. */
function skeleton(root: HTMLElement) {
  const place = (className: string) => {
    const element = document.createElement("div");
    element.className = className;
    return element;
  };
  const far = place("far");
  const board = place("board");
  const near = place("near");
  const info = place("info");
  const moves = place("moves");
  moves.tabIndex = 0;
  moves.setAttribute("role", "region");
  moves.setAttribute("aria-label", t("moves-name"));
  const typed = place("typed-place");
  const actions = place("actions");
  actions.setAttribute("role", "group");
  actions.setAttribute("aria-label", t("action-bar"));
  const dialog = document.createElement("dialog");
  root.replaceChildren();
  const host = document.createElement("div");
  root.append(host);
  renderTemplate(
    html`<main class="table">
        <h1 class="title">${t("page-title")}</h1>
        ${far}${board}${near}${info}${moves}${typed}${actions}
      </main>
      ${dialog}`,
    host,
  );
  return { far, board, near, info, moves, typed, actions, dialog };
}
