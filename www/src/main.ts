import { html, render as renderTemplate } from "lit-html";
import * as rules from "ugolki/web";
import { nextChange } from "./clock.ts";
import { t } from "./l10n/l10n.ts";
import { recordDate, recordTags } from "./record.ts";
import { type Action, DEFAULT_SETUP, freshState, reducer, type Setup, type State } from "./state.ts";
import { browserStore, type Kept, read, write } from "./store.ts";
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
  play(stored.kind === "game" ? stored.kept : null);
}

function play(kept: Kept | null): void {
  const fresh = freshState(rules, kept?.setup ?? DEFAULT_SETUP, today());
  let state: State = { ...fresh, ...kept, theme: store.readTheme() };
  const reduce = reducer(rules);

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
        if (state !== before) changed(before);
        else if (next.type === "tick") panels.render(state, performance.now());
      }
    } catch (error) {
      crash(error);
    } finally {
      busy = false;
    }
    if (!crashed) schedule();
  }

  function changed(before: State): void {
    keep(before);
    show();
  }

  function show(): void {
    board.render(state);
    panels.render(state, performance.now());
    announcer.render(state);
    dialogs.render(state);
  }

  function keep(before: State): void {
    if (state.theme !== before.theme) {
      applyTheme(state.theme);
      store.writeTheme(state.theme);
    }
    const same = (["game", "setup", "date", "clock", "bottom"] as const).every((key) => state[key] === before[key]);
    if (!same) save();
  }

  function save(): void {
    const kept = store.writeGame(write(state, performance.now()));
    if (kept !== state.kept) dispatch({ type: "kept", kept });
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
    if (document.hidden) save();
  });
  addEventListener("pagehide", () => {
    if (!crashed) save();
  });

  show();
  save();
  tick();
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
