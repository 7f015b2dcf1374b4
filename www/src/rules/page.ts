import { html, type TemplateResult } from "lit-html";
import type { Game, Square, Variant } from "ugolki/web";
import type { App } from "../app.ts";
import { type Drawing, draw } from "../drawing.ts";
import { coordinates, pathOf } from "../geometry.ts";
import { list, t } from "../l10n/l10n.ts";
import { BOARD_KEYS, keyList, PAGE_KEYS } from "../table/keys.ts";
import { screenHead } from "../views/parts.ts";
import { PARAGRAPHS, SECTIONS, type SectionId } from "./contents.ts";
import { EXAMPLES, type Example } from "./examples.ts";

type Rules = App["rules"];

/** The rules as a page: contents, and for each section its paragraphs, examples and tables. */
export function rulesPage(rules: Rules): TemplateResult {
  return html`<main class="rules">
    ${screenHead(t("rules-title"))}
    <div class="rules-begin">
      <p>${t("rules-intro")}</p>
      <p>${t("rules-learn")} <a href="#/learn">${t("rules-learn-link")}</a></p>
    </div>
    <nav class="rules-contents" aria-labelledby="rules-contents">
      <h2 id="rules-contents" tabindex="-1">${t("rules-contents")}</h2>
      <ol role="list">${SECTIONS.map((id) => html`<li><a href=${`#/rules/${id}`}>${t(`rules-${id}-title`)}</a></li>`)}</ol>
    </nav>
    <div class="rules-text">${SECTIONS.map((id) => section(id, rules))}</div>
  </main>`;
}

function section(id: SectionId, rules: Rules): TemplateResult {
  const examples = EXAMPLES[id] ?? [];
  return html`<section id=${`rules-${id}`} aria-labelledby=${`rules-${id}-title`}>
    <h2 id=${`rules-${id}-title`} tabindex="-1">${t(`rules-${id}-title`)}</h2>
    ${PARAGRAPHS[id].map((numbers, i) => paragraph(id, i + 1, numbers))}
    ${more(id, rules)}
    ${examples.length > 0 ? html`<div class="rules-figures">${examples.map((one) => figure(id, one, rules))}</div>` : null}
  </section>`;
}

/** A paragraph, with the number of the rule that it tells beside it. */
function paragraph(id: SectionId, nth: number, numbers: readonly string[]): TemplateResult {
  return html`<div class="rules-paragraph" id=${`rules-${id}-${nth}`} tabindex="-1">
    <p>${notation(t(`rules-${id}-${nth}`))}</p>
    ${numbers.map((rule) => html`<a class="rule-number" href=${`#/rules/${rule}`} aria-label=${t("rules-number", { rule })}>${rule}</a>`)}
  </div>`;
}

/** What stands between backticks is shown as notation. */
function notation(text: string): unknown {
  return text
    .split("`")
    .map((piece, i) => (i % 2 === 0 ? piece : html`<code translate="no">${breakable(piece)}</code>`));
}

/** A long notation may go on in the next line after a hyphen or a slash. */
function breakable(text: string): unknown {
  return text.split(/(?<=[-/])/).map((piece, i) => (i === 0 ? piece : html`<wbr />${piece}`));
}

function figure(id: SectionId, example: Example, rules: Rules): TemplateResult {
  const game = rules.gameFromPosition(example.variant, example.position);
  const shown = example.made ? rules.applyMove(game, example.made) : game;
  return html`<figure id=${`rules-${id}-${example.id}`}>
    ${draw(drawingOf(example, shown), positionText(shown))}
    <figcaption>${notation(t(`rules-${id}-${example.id}`))}</figcaption>
  </figure>`;
}

function drawingOf(example: Example, { variant, white, black }: Game): Drawing {
  const { from, steps = [], chains = [], loses = [], move, made, refused, trapped = [] } = example;
  const path = move ? pathOf(move) : null;
  const chosen = from ?? path?.[0];
  return {
    size: variant.size,
    home: variant.home,
    white,
    black,
    coordinates: true,
    ...(chosen ? { chosen } : {}),
    destinations: [
      ...steps.map((to) => ({ to, kind: "step" as const, loses: false })),
      ...chains.map((to) => ({ to, kind: "chain" as const, loses: false })),
      ...loses.map((to) => ({ to, kind: "step" as const, loses: true })),
    ],
    paths: path ? [path] : [],
    last: made ? pathOf(made) : [],
    refused: refused ? [refused] : [],
    trapped,
  };
}

/** Who stands where, for those who don't see the drawing. */
function positionText({ white, black }: Game): string {
  const men = (squares: readonly Square[]) => (squares.length > 0 ? list(squares) : t("rules-no-men"));
  return t("rules-position", { white: men(white), black: men(black) });
}

/** What a section has beside its paragraphs. */
function more(id: SectionId, rules: Rules): TemplateResult | null {
  if (id === "variants") return variantTable(rules);
  if (id !== "page") return null;
  return html`<h3>${t("rules-page-keys-board")}</h3>
    ${keyList(BOARD_KEYS)}
    <h3>${t("rules-page-keys-page")}</h3>
    ${keyList(PAGE_KEYS)}`;
}

const COLUMNS = ["board", "home", "men", "directions", "trapping", "deadline", "limit", "rated"] as const;

/** The seven variants. On a narrow screen each row becomes a block; the roles keep it a table for who hears it. */
function variantTable(rules: Rules): TemplateResult {
  const name = (column: string) => t(`rules-variants-${column}`);
  return html`<table class="rules-variants" role="table" aria-label=${t("rules-variants-title")}>
    <thead role="rowgroup"><tr role="row">
      <th role="columnheader" scope="col">${name("variant")}</th>
      ${COLUMNS.map((column) => html`<th role="columnheader" scope="col">${name(column)}</th>`)}
    </tr></thead>
    <tbody role="rowgroup">${rules.variants().map((variant) => variantRow(variant, rules, name))}</tbody>
  </table>`;
}

function variantRow(variant: Variant, rules: Rules, name: (column: string) => string): TemplateResult {
  const { white, black } = rules.newGame(variant);
  const cells: Record<(typeof COLUMNS)[number], unknown> = {
    board: `${variant.size}×${variant.size}`,
    home: homeText(variant.home),
    men: variant.home.length,
    directions: t("rules-directions", { diagonal: variant.diagonal ? "yes" : "no" }),
    trapping: t("rules-allowed", { allowed: variant.trapping ? "yes" : "no" }),
    deadline: variant.exitDeadline,
    limit: variant.moveLimit,
    rated: t("rules-rated", { rated: variant.rated ? "yes" : "no" }),
  };
  return html`<tr role="row" data-variant=${variant.name}>
    <th role="rowheader" scope="row">
      ${draw({ size: variant.size, home: variant.home, white, black }, null)}
      <span>${t("variant", { name: variant.name })}</span>
    </th>
    ${COLUMNS.map(
      (column) =>
        html`<td role="cell"><span class="label" aria-hidden="true">${name(column)}</span><span>${cells[column]}</span></td>`,
    )}
  </tr>`;
}

/** From one square to another, in one line. */
function range(from: Square, to: Square): string {
  return from === to ? from : `${from}\u2060–\u2060${to}`;
}

/** A home by its files: `a1–c3`, or each file by itself where they differ. */
export function homeText(home: readonly Square[]): string {
  const files = new Map<string, number>();
  for (const square of home) {
    const rank = coordinates(square).rank + 1;
    files.set(square.charAt(0), Math.max(files.get(square.charAt(0)) ?? 0, rank));
  }
  const ends = [...files];
  const last = ends.at(-1)?.[0] ?? "";
  if (new Set(files.values()).size === 1) return range("a1", `${last}${ends[0]?.[1]}`);
  return ends.map(([file, rank]) => range(`${file}1`, `${file}${rank}`)).join(", ");
}
