import { html, nothing, type TemplateResult } from "lit-html";
import { par, type RaceResult } from "ugolki/client";
import { t } from "../l10n/l10n.ts";
import { type Course, homeCourse, turnedLine } from "./course.ts";

/** What is known of a race: the fewest moves found, a lower bound, whether they are the same, and a line if one is kept. */
export type Par = RaceResult;

/** What the package knows of a race from the start of a named variant; null for any other. */
export function parOf(course: Course): Par | null {
  const { variant, side, men } = course;
  const home = homeCourse(variant, side).men;
  if (men.length !== home.length || !men.every((square) => home.includes(square))) return null;
  const known = par(variant);
  return known && side === "black" ? { ...known, line: turnedLine(known.line, variant.size) } : known;
}

/** What two searches know together. */
export function betterPar(known: Par | null, found: Par): Par {
  if (!known) return found;
  const moves =
    known.moves === null || found.moves === null ? (known.moves ?? found.moves) : Math.min(known.moves, found.moves);
  const lowerBound = Math.max(known.lowerBound, found.lowerBound);
  // One of them may have lost its line, or never had it.
  const line = [known.line, found.line].find((one) => one.length === moves) ?? [];
  return { moves, line, lowerBound, proven: moves === lowerBound };
}

/** The stars for a result: three at par or better, two one move above it, one up to three moves above it. */
export function starsFor(par: Par | null, count: number): 0 | 1 | 2 | 3 {
  if (par?.moves == null) return 0;
  const above = count - par.moves;
  return above <= 0 ? 3 : above === 1 ? 2 : above <= 3 ? 1 : 0;
}

const star = (isWon: boolean) =>
  html`<svg viewBox="0 0 24 24" ?data-won=${isWon}><path d="m12 3 2.7 6 6.5.6-4.9 4.3 1.5 6.4-5.8-3.4-5.8 3.4 1.5-6.4-4.9-4.3 6.5-.6z" /></svg>`;

/** The stars for a result in words. */
export function starsText(par: Par | null, count: number): string {
  return t("race-stars", { count: starsFor(par, count) });
}

/** Stars, out of three; nothing where there is nothing to measure by. */
export function stars(par: Par | null, count: number): TemplateResult | typeof nothing {
  if (par?.moves == null) return nothing;
  const won = starsFor(par, count);
  return html`<span class="stars" role="img" aria-label=${starsText(par, count)} data-stars=${won}
    >${[1, 2, 3].map((place) => star(place <= won))}</span>`;
}

/** What is known of a race, in a few words. */
export function parText({ moves, proven, lowerBound }: Par): string {
  const how = moves === null ? "bound" : proven ? "proven" : "known";
  return t("race-par", { how, moves: moves ?? 0, least: lowerBound });
}

/** A run that has arrived. */
export interface Result {
  moves: readonly string[];
  /** How many of them the hint has made; then there are no stars for it. */
  hints: number;
}

/** A result as text, to be sent to somebody: what it is, how good it is, and its moves. */
export function resultText(title: string, { moves, hints }: Result, par: Par | null): string {
  const count = moves.length;
  const won = hints > 0 ? 0 : starsFor(par, count);
  return [
    [t("race-result", { title, count }), hints > 0 ? t("race-hinted", { hints }) : ""].filter(Boolean).join(", "),
    par ? [parText(par), "★".repeat(won)].filter(Boolean).join(" ") : "",
    moves.map((move, i) => `${i + 1}. ${move}`).join(" "),
  ]
    .filter(Boolean)
    .join("\n");
}
