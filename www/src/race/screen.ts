import { html } from "lit-html";
import type { Side, Variant } from "ugolki/web";
import type { App, Screen } from "../app.ts";
import { t } from "../l10n/l10n.ts";
import { createShelf } from "../room/kept.ts";
import { roomHead } from "../room/room.ts";
import { icons } from "../views/icons.ts";
import { homeCourse } from "./course.ts";
import { newRace } from "./new-race.ts";
import { parOf, resultText } from "./par.ts";
import { bestIn, goneOn, NO_RACES, type Races, readRaces, turnedTo, writeRaces } from "./races.ts";
import { openRunner } from "./runner.ts";
import type { Track } from "./state.ts";
import { menuItem } from "./view.ts";

const KEY = "corners.race";

/** The races of the variants from the start (rules 6.2). */
export async function open(place: HTMLElement, app: App): Promise<Screen> {
  const { rules } = app;
  const variants = rules.variants();
  const shelf = createShelf(
    () => localStorage,
    KEY,
    (text) => readRaces(text, rules),
  );
  let races = shelf.read() ?? NO_RACES;

  function trackOf({ run }: Races): Track {
    const { variant: name, side } = run;
    const variant = variants.find((one) => one.name === name) as Variant;
    const course = homeCourse(variant, side);
    return { course, par: parOf(course), run, best: bestIn(races, variant, side) };
  }

  const runner = await openRunner(place, app, {
    name: "alone",
    track: trackOf(races),
    keep({ run, best }) {
      races = goneOn(races, run, best);
      return shelf.write(writeRaces(races));
    },
    head: ({ course }) => roomHead(t("nav", { place: "race" }), course.variant.name),
    resultText: (result, { course, par }) =>
      resultText(
        t("race-title", { variant: t("variant", { name: course.variant.name }), side: course.side }),
        result,
        par,
      ),
    menu: () => html`
      ${menuItem(icons.newGame, t("race-other"), () => runner.ask("new-race"))}
      ${(["puzzles", "daily"] as const).map((place) => html`<a class="item" href="#/${place}">${icons[place]}<span>${t("nav", { place })}</span></a>`)}
    `,
    dialog: (kind, _track, close) => ({ kind, body: newRace(variants, races, turnTo, close), close }),
    unread: shelf,
  });

  function turnTo(variant: string, side: Side): void {
    races = turnedTo(races, variant, side);
    runner.turnTo(trackOf(races));
  }

  // The race may be open in two windows: what is done in one is seen in the other.
  const closing = new AbortController();
  shelf.follow((kept) => {
    races = kept;
    runner.turnTo(trackOf(races));
  }, closing.signal);
  return {
    close() {
      closing.abort();
      runner.close();
    },
  };
}
