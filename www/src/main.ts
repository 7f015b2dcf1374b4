import type { App, Screen } from "./app.ts";
import * as rules from "./core.ts";
import { createArchive } from "./games/archive.ts";
import { createJournal } from "./games/journal.ts";
import { createKeeper } from "./games/keeper.ts";
import { openChannel } from "./games/owner.ts";
import { loadTexts, locale, localeFor, setLocale, t } from "./l10n/l10n.ts";
import { startOffline } from "./offline/start.ts";
import { loadScreen, routeOf } from "./router.ts";
import { applyLook, createSettings, SETTINGS_KEY } from "./settings.ts";
import { browserStore } from "./store.ts";
import type { Stored } from "./table/state.ts";
import { createTable, type Table } from "./table/table.ts";
import { createAnnouncer } from "./views/announcer.ts";
import { showFailure } from "./views/failure.ts";

const tablePlace = document.getElementById("table") as HTMLElement;
const screenPlace = document.getElementById("screen") as HTMLElement;
const announce = createAnnouncer(document.getElementById("news") as HTMLElement);
const settings = createSettings(() => localStorage);
const store = browserStore(() => localStorage);
const keeper = createKeeper({
  rules,
  archive: createArchive(),
  journal: createJournal(
    () => localStorage,
    () => sessionStorage,
  ),
  tabs: { locks: navigator.locks, channel: openChannel() },
});
/** Games that earlier tabs left behind are put away when the page has nothing better to do, in milliseconds. */
const FOLD_AFTER = 2000;

async function start(): Promise<void> {
  applyLook(settings.get());
  await speak();
  if (typeof WebAssembly !== "object") {
    fail({ title: t("fail-no-wasm-title"), text: t("fail-no-wasm-text"), action: reload() });
    return;
  }
  try {
    await rules.init();
  } catch (error) {
    console.warn(error);
    const action = { label: t("action-retry"), act: () => void start() };
    fail({ title: t("fail-wasm-title"), text: t("fail-wasm-text"), action });
    return;
  }
  const stored = await keeper.begin();
  if (stored.kind === "unreadable") {
    const action = { label: t("action-fresh"), act: () => open(null) };
    fail({ title: t("fail-stored-title"), text: t(`fail-stored-${stored.why}`), stored: stored.text, action });
    return;
  }
  open(stored.kind === "game" ? stored.stored : null);
}

/** Speaks the language of the settings, or the browser's. */
async function speak(): Promise<void> {
  await setLocale(localeFor(settings.get().language, navigator.languages));
  document.documentElement.lang = locale();
  document.title = t("page-title");
  document.querySelector('meta[name="description"]')?.setAttribute("content", t("page-description"));
}

function open(found: Stored | null): void {
  let table: Table | null = null;
  let screen: Screen | null = null;
  /** The name of the screen that is open. */
  let opened = "";
  /** Counts the screens asked for, so that one that loads late doesn't push itself in. */
  let asked = 0;

  const app: App = {
    rules,
    settings,
    announce,
    games: keeper,
    go(route) {
      location.hash = route;
    },
    table: {
      stored: () => shownTable().stored(),
      put(stored, ply) {
        shownTable().put(stored, ply);
        app.go("/");
      },
      look: (ply) => shownTable().look(ply),
      leaves: (other) => shownTable().leaves(other),
      async begin(game, against) {
        if (!(await shownTable().leaves(null))) return;
        shownTable().begin(game, against);
        app.go("/");
      },
    },
  };
  const shownTable = (): Table => {
    if (!table) throw new Error("the table isn't set");
    return table;
  };

  function crash(error: unknown): void {
    console.error(error);
    screen?.close();
    fail({ title: t("fail-crash-title"), text: t("fail-crash-text"), action: reload() });
  }

  /** The page's title tells which screen is open, as its heading does. */
  function entitle(): void {
    const heading = screenPlace.hidden ? null : screenPlace.querySelector("h1")?.textContent?.trim();
    document.title = heading ? t("page-title-screen", { screen: heading }) : t("page-title");
  }

  /** Takes away the screen that is shown, for the table or an empty place. */
  function clear(isTable: boolean): void {
    screen?.close();
    screen = null;
    screenPlace.replaceChildren();
    screenPlace.hidden = isTable;
    table?.show(isTable);
    entitle();
  }

  async function follow(): Promise<void> {
    const turn = ++asked;
    const { screen: name, path, link } = routeOf(location.hash);
    const hadFocus = document.activeElement !== document.body;
    if (name === "") clear(true);
    if (link !== null) return openLink(link);
    if (name === "") return;
    try {
      // What was shown stays until the next is there.
      const [openScreen] = await Promise.all([loadScreen(name), loadTexts(name)]);
      if (turn !== asked) return;
      clear(false);
      const place = document.createElement("div");
      place.className = "screen-place";
      screenPlace.append(place);
      const made = await openScreen(place, app, path);
      if (turn !== asked) {
        made.close();
        return;
      }
      screen = made;
      opened = name;
      entitle();
      scrollTo(0, 0);
      if (hadFocus) screenPlace.querySelector<HTMLElement>("h1")?.focus();
    } catch (error) {
      console.warn(error);
      if (turn !== asked) return;
      clear(false);
      const action = { label: t("nav-table"), act: () => app.go("/") };
      showFailure(screenPlace, { title: t("fail-screen-title"), text: t("fail-screen-text"), action });
    }
  }

  /** A link waits in the address until it has been dealt with. */
  async function openLink(link: string): Promise<void> {
    try {
      const share = await import("./share/open.ts");
      await share.openLink(link, app);
    } catch (error) {
      console.warn(error);
      table?.show(false);
      screenPlace.hidden = false;
      const action = { label: t("action-retry"), act: () => void follow() };
      showFailure(screenPlace, { title: t("fail-screen-title"), text: t("fail-screen-text"), action });
    }
  }

  // Until another screen has come it can be looked at, but asks and tells nothing.
  const isShown = routeOf(location.hash).screen === "";
  table = createTable(tablePlace, app, store, keeper, crash, found, isShown);
  keeper.connect(table);
  addEventListener("pagehide", () => keeper.rest());
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void keeper.wake();
  });
  setTimeout(() => void keeper.fold(), FOLD_AFTER);
  addEventListener("hashchange", () => {
    const { screen: name, path } = routeOf(location.hash);
    if (screen?.follow && name === opened) void Promise.resolve(screen.follow(path)).then(entitle);
    else void follow();
  });
  addEventListener("storage", ({ key }) => {
    // Without a key all of it was cleared.
    if (key === SETTINGS_KEY || key === null) settings.reread();
  });
  let language = settings.get().language;
  settings.onChange((now) => {
    applyLook(now);
    if (now.language === language) return;
    language = now.language;
    void speak().then(() => {
      table?.refresh();
      return follow();
    });
  });
  void follow();
}

const reload = () => ({ label: t("action-retry"), act: () => location.reload() });

function fail(failure: Parameters<typeof showFailure>[1]): void {
  screenPlace.hidden = true;
  tablePlace.hidden = false;
  showFailure(tablePlace, failure);
}

// A page that fails must not keep its mended successor out.
void start().finally(() => startOffline(announce));
