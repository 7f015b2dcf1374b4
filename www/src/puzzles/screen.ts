import { html, render as renderTemplate, type TemplateResult } from "lit-html";
import type { App, Screen } from "../app.ts";
import { loadTexts, t } from "../l10n/l10n.ts";
import { resultText } from "../race/par.ts";
import { openRunner, type Runner } from "../race/runner.ts";
import type { Track } from "../race/state.ts";
import { ways } from "../race/view.ts";
import { createShelf } from "../room/kept.ts";
import { copyOr, unreadBody } from "../room/room.ts";
import { createModal } from "../views/modal.ts";
import { screenHead } from "../views/parts.ts";
import "../styles/chapters.css";
import "../styles/drawing.css";
import "../styles/puzzles.css";
import { following, groupOf, PLACES, type Place, placeOf, puzzleAt } from "./groups.ts";
import { hrefOf, nameArgs, overview } from "./overview.ts";
import { parOf } from "./placements.ts";
import { attemptAt, firstOpen, NO_PROGRESS, readProgress, wentOn, writeProgress } from "./progress.ts";

const KEY = "corners.puzzles";

/** The puzzles: all of them, or the one that the path names: `four/2`, or `four` for its first that isn't solved. */
export async function open(place: HTMLElement, app: App, path: string): Promise<Screen> {
  await Promise.all([loadTexts("room"), loadTexts("race")]);
  const { rules } = app;
  const closing = new AbortController();
  const shelf = createShelf(
    () => localStorage,
    KEY,
    (text) => readProgress(text, rules),
  );
  let progress = shelf.read() ?? NO_PROGRESS;
  let isKept = true;
  let at: Place | null = null;
  let runner: Runner | null = null;
  /** Counts what was shown, so that a race that opens late doesn't push itself in. */
  let shown = 0;

  async function show(to: string): Promise<void> {
    const turn = ++shown;
    const group = groupOf(to.replace(/\/$/, ""));
    at = placeOf(to) ?? (group && firstOpen(progress, group));
    const address = at ? hrefOf(at) : "#/puzzles";
    if (location.hash !== address) history.replaceState(history.state, "", address);
    if (at && runner) {
      runner.turnTo(trackOf(at));
      return;
    }
    runner?.close();
    runner = null;
    const room = document.createElement("div");
    place.replaceChildren(room);
    if (!at) {
      showAll(room);
      return;
    }
    const opened = await openRunner(room, app, {
      name: "puzzles",
      track: trackOf(at),
      keep,
      head,
      after: onward,
      resultText: (result, track) => resultText(t("puzzles-result", nameArgs(placeIn(track))), result, track.par),
      unread: shelf,
    });
    if (turn === shown) runner = opened;
    else opened.close();
  }

  function trackOf(to: Place): Track {
    const puzzle = puzzleAt(to);
    return { course: puzzle.course, par: parOf(puzzle), ...attemptAt(progress, to) };
  }

  /** The puzzle that is raced; what a track is about to keep may be left for another one already. */
  function placeIn({ course }: Track): Place {
    const found = PLACES.find((one) => puzzleAt(one).course === course);
    if (!found) throw new Error("not a puzzle");
    return found;
  }

  function keep(track: Track): boolean {
    progress = wentOn(progress, placeIn(track), track.run, track.best);
    isKept = shelf.write(writeProgress(progress));
    return isKept;
  }

  function head(track: Track): TemplateResult {
    const name = nameArgs(placeIn(track));
    const back = { href: "#/puzzles", name: t("nav", { place: "puzzles" }) };
    return screenHead(t("puzzles-name", name), ways(track.course), back);
  }

  function onward(track: Track): TemplateResult {
    const next = following(placeIn(track));
    return html`<a class="button primary" href=${next ? hrefOf(next) : "#/puzzles"}>${t(next ? "puzzles-next" : "puzzles-all")}</a>`;
  }

  /** All puzzles, and what was kept and can't be read, if there is such a thing. */
  function showAll(room: HTMLElement): void {
    renderTemplate(html`${overview(progress, isKept)}<dialog></dialog>`, room);
    const dialog = room.querySelector("dialog") as HTMLDialogElement;
    const modal = createModal(dialog);
    const close = () => modal.show(null);
    const ask = (copied: boolean) => {
      const unread = shelf.aside();
      if (!unread) return;
      const handlers = {
        copy: () =>
          void copyOr(
            unread.text,
            () => ask(true),
            () => dialog.querySelector("textarea")?.select(),
          ),
        drop() {
          shelf.dropAside();
          close();
        },
        later: close,
      };
      modal.show({ kind: "unread", body: unreadBody(unread, copied, handlers), tells: true, close });
    };
    ask(false);
  }

  await show(path);
  // What is done in another window counts here, too.
  shelf.follow((kept) => {
    const before = at && JSON.stringify(attemptAt(progress, at));
    progress = kept;
    if (!at) void show("");
    else if (before !== JSON.stringify(attemptAt(progress, at))) runner?.turnTo(trackOf(at));
  }, closing.signal);
  return {
    async follow(to) {
      await show(to);
      scrollTo(0, 0);
      place.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
    },
    close() {
      closing.abort();
      shown++;
      runner?.close();
    },
  };
}
