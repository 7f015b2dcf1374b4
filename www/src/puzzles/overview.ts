import { html, nothing, type TemplateResult } from "lit-html";
import { draw } from "../drawing.ts";
import { t } from "../l10n/l10n.ts";
import { stars, starsFor } from "../race/par.ts";
import { chapterRow, type Part, partLinks } from "../views/chapters.ts";
import { screenHead } from "../views/parts.ts";
import { GROUPS, type Group, type Place, pathOf, placesIn, puzzleAt } from "./groups.ts";
import { parOf } from "./placements.ts";
import { attemptAt, firstOpen, isSolved, nextOpen, type Progress } from "./progress.ts";

/** All puzzles, what has been made of each, and where to go on. */
export function overview(progress: Progress, isKept: boolean): TemplateResult {
  return html`<main class="chapters puzzle-groups">
    ${screenHead(t("nav", { place: "puzzles" }))}
    <p class="chapters-intro">${t("puzzles-intro")}</p>
    ${isKept ? nothing : html`<p class="quiet">${t("race-not-kept")}</p>`}
    ${onward(progress)}
    <ol class="chapter-list" role="list">${GROUPS.map((group) => row(group, progress))}</ol>
  </main>`;
}

function onward(progress: Progress): TemplateResult {
  const next = nextOpen(progress);
  const isNew = Object.values(progress.attempts).every(({ best }) => !best);
  const daily = html`<a class="button" href="#/daily">${t("nav", { place: "daily" })}</a>`;
  if (!next) return html`<div class="chapters-on"><p>${t("puzzles-all-done")}</p>${daily}</div>`;
  const label = isNew ? t("puzzles-begin") : t("puzzles-resume", nameArgs(next));
  return html`<p class="chapters-on"><a class="button primary" href=${hrefOf(next)}>${label}</a>${daily}</p>`;
}

function row(group: Group, progress: Progress): TemplateResult {
  const places = placesIn(group);
  const solved = places.filter((place) => isSolved(progress, place)).length;
  const first = firstOpen(progress, group);
  const { course } = puzzleAt(first);
  const { size, home, diagonal } = course.variant;
  const pars = group.puzzles.map(({ par }) => par);
  return chapterRow({
    name: group.name,
    href: hrefOf(first),
    picture: draw({ size, home, white: course.men }, null),
    title: t("puzzles-group", { group: group.name }),
    about: t("puzzles-about", {
      size,
      diagonal: diagonal ? "yes" : "no",
      least: Math.min(...pars),
      most: Math.max(...pars),
    }),
    progress: t("puzzles-progress", { solved, count: places.length, stars: starsIn(places, progress) }),
    isDone: solved === places.length,
    parts: partLinks(
      t("nav", { place: "puzzles" }),
      places.map((place) => part(place, progress)),
    ),
  });
}

function part(place: Place, progress: Progress): Part {
  const { number } = place;
  const puzzle = puzzleAt(place);
  const { best } = attemptAt(progress, place);
  const count = best?.length ?? 0;
  const won = best ? starsFor(parOf(puzzle), count) : 0;
  const sign = html`${number}${best ? html`<small>${stars(parOf(puzzle), count)}</small>` : nothing}`;
  const name = t("puzzles-link", { number, par: puzzle.par, count, stars: won });
  return { href: hrefOf(place), name, sign, isDone: best !== null };
}

function starsIn(places: readonly Place[], progress: Progress): number {
  return places.reduce((sum, place) => {
    const { best } = attemptAt(progress, place);
    return sum + (best ? starsFor(parOf(puzzleAt(place)), best.length) : 0);
  }, 0);
}

export function hrefOf(place: Place): string {
  return `#/puzzles/${pathOf(place)}`;
}

/** What names a puzzle in a text. */
export function nameArgs({ group, number }: Place): { group: string; number: number } {
  return { group: t("puzzles-group", { group: group.name }), number };
}
