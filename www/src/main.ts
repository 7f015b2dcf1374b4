import { html, render as renderTemplate } from "lit-html";
import * as rules from "ugolki/web";
import { nextChange } from "./clock.ts";
import { t } from "./l10n/l10n.ts";
import { recordDate, recordTags } from "./record.ts";
import { type Action, DEFAULT_SETUP, freshState, reducer, type Setup, type State } from "./state.ts";
import { browserStore, GAME_KEY, read, type Stored, write } from "./store.ts";
import { applyTheme } from "./theme.ts";
import { createAnnouncer } from "./views/announcer.ts";
import { createBoard } from "./views/board.ts";
import { createDialogs } from "./views/dialogs.ts";
import { showFailure } from "./views/failure.ts";
import { createPanels } from "./views/panels.ts";

const root = document.getElementById("app") as HTMLElement;
const store = browserStore(() => localStorage);
const today = () => recordDate(new Date());

async function start(): Promise<void> {
  applyTheme(store.readTheme());
  if (typeof WebAssembly !== "object") {
    showFailure(root, {
      title: t("fail-no-wasm-title"),
      text: t("fail-no-wasm-text"),
      action: { label: t("action-retry"), act: () => location.reload() },
    });
    return;
  }
  try {
    await rules.init();
  } catch (error) {
    console.warn(error);
    showFailure(root, {
      title: t("fail-wasm-title"),
      text: t("fail-wasm-text"),
      action: { label: t("action-retry"), act: () => void start() },
    });
    return;
  }
  const stored = read(store.readGame(), rules, performance.now());
  if (stored.kind === "unreadable") {
    showFailure(root, {
      title: t("fail-stored-title"),
      text: t(`fail-stored-${stored.why}`),
      stored: stored.text,
      action: {
        label: t("action-fresh"),
        act: () => {
          store.forgetGame();
          play(null);
        },
      },
    });
    return;
  }
  play(stored.kind === "game" ? stored.stored : null);
}

function play(found: Stored | null): void {
  const fresh = freshState(rules, found?.setup ?? DEFAULT_SETUP, today());
  let state: State = { ...fresh, ...found, theme: store.readTheme() };
  /** The state whose game the store holds, and the text that it holds. */
  let stored = state;
  let storedText: string | null = null;
  const reduce = reducer(rules);

  const wasFocused = root.contains(document.activeElement);
  const places = skeleton();
  const board = createBoard(places.board, dispatch);
  const panels = createPanels(places, { dispatch, playAgain, copyRecord });
  const dialogs = createDialogs(places.dialog, rules.variants(), { dispatch, startGame, playAgain, copyRecord });
  const announcer = createAnnouncer(places.news);

  const waiting: Action[] = [];
  let busy = false;
  let crashed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Actions that come while one is being shown (a focus that moves, say) wait for their turn. */
  function dispatch(action: Action): void {
    waiting.push(action);
    if (busy || crashed) return;
    busy = true;
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const before = state;
        state = reduce(state, next);
        if (next.type === "taken-over") stored = state;
        if (state !== before) {
          keep(before);
          show();
        } else if (next.type === "tick") panels.render(state, performance.now());
      }
    } catch (error) {
      crash(error);
    } finally {
      busy = false;
    }
    if (!crashed) schedule();
  }

  function show(): void {
    const hadFocus = document.activeElement !== document.body;
    board.render(state);
    panels.render(state, performance.now());
    announcer.render(state);
    dialogs.render(state);
    // What had the focus, or would get it back from a dialog, is gone.
    if (hadFocus && document.activeElement === document.body) board.focus();
  }

  function keep(before: State): void {
    if (state.theme !== before.theme) {
      applyTheme(state.theme);
      store.writeTheme(state.theme);
    }
    const same = (["game", "setup", "date", "clock", "bottom"] as const).every((key) => state[key] === stored[key]);
    if (!same) save();
  }

  function save(): void {
    stored = state;
    storedText = write(state, performance.now());
    const isStored = store.writeGame(storedText);
    if (isStored !== state.isStored) dispatch({ type: "stored", isStored });
  }

  /** Every change is stored when it is made; only the time that has run since is left for the end. */
  function leave(): void {
    if (state.clock?.running && store.readGame() === storedText) save();
  }

  function takeOver(text: string | null): void {
    const reading = read(text, rules, performance.now());
    if (crashed || reading.kind !== "game") return;
    storedText = text;
    dispatch({ type: "taken-over", stored: reading.stored });
  }

  /** The next look at the clock. A timer that is late is harmless: times are computed, never counted. */
  function schedule(): void {
    clearTimeout(timer);
    const wait = state.clock && nextChange(state.clock, performance.now());
    if (wait !== null) timer = setTimeout(tick, Math.ceil(wait));
  }

  function tick(): void {
    dispatch({ type: "tick", now: performance.now() });
  }

  function crash(error: unknown): void {
    crashed = true;
    clearTimeout(timer);
    console.error(error);
    showFailure(root, {
      title: t("fail-crash-title"),
      text: t("fail-crash-text"),
      action: { label: t("action-retry"), act: () => location.reload() },
    });
  }

  function startGame(setup: Setup): void {
    dispatch({ type: "new-game", setup, date: today() });
  }

  function playAgain(): void {
    dispatch({ type: "again", date: today() });
  }

  async function copyRecord(): Promise<void> {
    const text = rules.formatGame(state.game, recordTags(state));
    try {
      await navigator.clipboard.writeText(text);
      dispatch({ type: "copied" });
    } catch {
      dispatch({ type: "dialog", dialog: { kind: "record", text } });
    }
  }

  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !state.dialog) dispatch({ type: "cancel" });
  });
  document.addEventListener("visibilitychange", () => {
    if (crashed) return;
    tick();
    if (document.hidden) leave();
  });
  addEventListener("pagehide", () => {
    if (!crashed) leave();
  });
  // The same game may be open in two windows: what is played in one is seen in the other.
  addEventListener("storage", ({ key, newValue }) => {
    if (key === GAME_KEY) takeOver(newValue);
  });
  // A page that comes back from its rest goes on as after a reload: with what is stored.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) takeOver(store.readGame());
  });

  show();
  save();
  tick();
  if (wasFocused) board.focus();
}

/** The places that the views fill, in the order in which they are read. */
function skeleton() {
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
  const actions = place("actions");
  actions.setAttribute("role", "group");
  actions.setAttribute("aria-label", t("action-bar"));
  const news = place("unseen");
  news.id = "news";
  news.setAttribute("role", "status");
  const dialog = document.createElement("dialog");
  root.replaceChildren();
  renderTemplate(
    html`<main class="table">
        <h1 class="title">${t("page-title")}</h1>
        ${far}${board}${near}${info}${moves}${actions}
      </main>
      ${news}${dialog}`,
    root,
  );
  return { far, board, near, info, moves, actions, news, dialog };
}

void start();
