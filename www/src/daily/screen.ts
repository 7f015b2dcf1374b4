import { html, type TemplateResult } from "lit-html";
import type { App, Screen } from "../app.ts";
import { t } from "../l10n/l10n.ts";
import { type Puzzle, parOf } from "../puzzles/placements.ts";
import { openRunner } from "../race/runner.ts";
import type { Track } from "../race/state.ts";
import { menuItem, ways } from "../race/view.ts";
import { createShelf } from "../room/kept.ts";
import { icons } from "../views/icons.ts";
import { screenHead } from "../views/parts.ts";
import "../styles/puzzles.css";
import { numberOn, raceOf } from "./days.ts";
import { dayText, history as past } from "./history.ts";
import { attemptAt, NO_RESULTS, readResults, wentOn, writeResults } from "./results.ts";
import { resultText } from "./words.ts";

const KEY = "corners.daily";
/** So often a page that stays in sight looks whether another day has come, in milliseconds. */
const LOOK = 60_000;

/** A race that has been opened. */
interface Daily {
  number: number;
  puzzle: Puzzle;
}

/** The race of the day, or the one of an earlier day whose number the path is. */
export async function open(place: HTMLElement, app: App, path: string): Promise<Screen> {
  const { rules } = app;
  const closing = new AbortController();
  const { signal } = closing;
  const shelf = createShelf(
    () => localStorage,
    KEY,
    (text) => readResults(text, rules),
  );
  let results = shelf.read() ?? NO_RESULTS;
  const today = () => numberOn(new Date());
  /** Which day it was when the screen was last looked at. */
  let seen = today();
  const dailies: Daily[] = [];

  function dailyOf(number: number): Daily {
    const known = dailies.find((daily) => daily.number === number);
    if (known) return known;
    const daily = { number, puzzle: raceOf(number) };
    dailies.push(daily);
    return daily;
  }

  /** What a track belongs to; what it is about to keep may be left for another race already. */
  function dailyIn({ course }: Track): Daily {
    const daily = dailies.find(({ puzzle }) => puzzle.course === course);
    if (!daily) throw new Error("not a race of a day");
    return daily;
  }

  function trackOf({ number, puzzle }: Daily): Track {
    return { course: puzzle.course, par: parOf(puzzle), ...attemptAt(results, number, puzzle) };
  }

  /** The race that a path means: today's, unless it is the number of an earlier one. The address then has its number. */
  function dailyAt(to: string): Daily {
    const number = Math.min(/^[1-9]\d*$/.test(to) ? Number(to) : Number.POSITIVE_INFINITY, today());
    const address = `#/daily/${number}`;
    if (location.hash !== address) history.replaceState(history.state, "", address);
    return dailyOf(number);
  }

  function head(track: Track): TemplateResult {
    const { number } = dailyIn(track);
    return screenHead(
      t("daily-title", { number: String(number) }),
      html`${
        number === today()
          ? html`<p class="quiet">${dayText(number)}</p>`
          : html`<a class="daily-today" href="#/daily">${t("daily-today")}</a>`
      }${ways(track.course)}`,
    );
  }

  const runner = await openRunner(place, app, {
    name: "daily",
    track: trackOf(dailyAt(path)),
    keep(track) {
      const { number, puzzle } = dailyIn(track);
      results = wentOn(results, number, puzzle, track.run, track.best, today());
      return shelf.write(writeResults(results));
    },
    head,
    after: "share",
    menu: () => menuItem(icons.daily, t("daily-history"), () => runner.ask("history")),
    dialog: (kind, track, close) => {
      const body = past(results, today(), dailyIn(track).number, close);
      return { kind, body, light: true, close };
    },
    resultText(result, track) {
      const { number, puzzle } = dailyIn(track);
      return resultText(number, puzzle, result, `${location.origin}${location.pathname}`);
    },
    unread: shelf,
  });

  // What is done in another window is seen here, too.
  shelf.follow((kept) => {
    const now = () => trackOf(dailyIn(runner.track()));
    const before = JSON.stringify(now());
    results = kept;
    if (before !== JSON.stringify(now())) runner.turnTo(now());
  }, signal);
  // Whoever comes back the next day, or is still there, finds the way to its race.
  function lookAtDay(): void {
    if (document.visibilityState !== "visible" || seen === today()) return;
    seen = today();
    runner.redraw();
  }
  document.addEventListener("visibilitychange", lookAtDay, { signal });
  const looking = setInterval(lookAtDay, LOOK);
  return {
    follow(to) {
      runner.turnTo(trackOf(dailyAt(to)));
      scrollTo(0, 0);
      place.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
    },
    close() {
      closing.abort();
      clearInterval(looking);
      runner.close();
    },
  };
}
