import { html, nothing, svg, type TemplateResult } from "lit-html";
import { locale, t } from "../l10n/l10n.ts";
import { icons } from "../views/icons.ts";
import { button, choice, screenHead } from "../views/parts.ts";
import { type Entry, ratedGames, ratingIn, UNKNOWN } from "./book.ts";

interface View {
  entries: readonly Entry[];
  /** The rated variants. */
  variants: readonly string[];
  /** The one that is shown. */
  variant: string;
  isStored: boolean;
  isDamaged: boolean;
  choose(variant: string): void;
  showDamaged(): void;
}

type Rated = ReturnType<typeof ratedGames>[number];

/** Above and below the line there is so much room. */
const MARGIN = 60;
/** The scale has round numbers. */
const STEP = 50;

export function ratingView(view: View): TemplateResult {
  const { entries, variants, variant, isStored, isDamaged, choose, showDamaged } = view;
  const games = ratedGames(entries, variant);
  return html`<main class="rating">
    ${screenHead(t("nav", { place: "rating" }))}
    ${isDamaged ? html`<section class="rating-trouble"><p>${t("rating-damaged")}</p>${button(t("rating-damaged-show"), showDamaged)}</section>` : nothing}
    ${isStored ? nothing : html`<p class="quiet">${t("rating-not-kept")}</p>`}
    <div class="chips thirds" role="radiogroup" aria-label=${t("new-game-variant")}>
      ${variants.map((name) => choice("rating-variant", name, name === variant, t("variant", { name }), { change: () => choose(name) }))}
    </div>
    ${games.length === 0 ? empty() : rated(entries, variant, games)}
  </main>`;
}

function empty(): TemplateResult {
  return html`<section class="rating-empty">
    <span class="icon-large" aria-hidden="true">${icons.rating}</span>
    <h2>${t("rating-empty-title")}</h2>
    <p>${t("rating-empty-text")}</p>
    <a class="button primary" href="#/">${t("rating-play")}</a>
  </section>`;
}

function rated(entries: readonly Entry[], variant: string, games: readonly Rated[]): TemplateResult {
  const { rating, deviation } = ratingIn(entries, variant);
  const range = Math.round(2 * deviation);
  return html`
    <section class="rating-now" aria-label=${t("rating-now")}>
      <p class="rating-number">${String(Math.round(rating))}</p>
      <p class="quiet">${t("rating-range", { low: String(Math.round(rating) - range), high: String(Math.round(rating) + range) })}</p>
    </section>
    ${chart(games)}
    <table class="rating-games">
      <caption class="unseen">${t("rating-games")}</caption>
      <thead>
        <tr>
          <th scope="col">${t("rating-when")}</th>
          <th scope="col">${t("rating-opponent")}</th>
          <th scope="col">${t("rating-result")}</th>
          <th scope="col">${t("rating-after")}</th>
        </tr>
      </thead>
      <tbody>
        ${games.map((game, i) => row(game, games[i - 1])).reverse()}
      </tbody>
    </table>
  `;
}

function row(game: Rated, before: Rated | undefined): TemplateResult {
  const { id, at, level, side, score, reason, rated } = game;
  const is = Math.round(rated.after.rating);
  const was = Math.round((before?.rated.after ?? UNKNOWN).rating);
  const sign = is > was ? "more" : is < was ? "less" : "none";
  const result = score === 1 ? "won" : score === 0 ? "lost" : "drawn";
  return html`<tr>
    <td><a href="#/review/${id}" aria-label=${t("rating-review", { date: dateText(at) })}>${dateText(at)}</a></td>
    <td>
      <span class="rating-level"
        ><span class="token" data-side=${side === "white" ? "black" : "white"} aria-hidden="true"></span>${t("level", { level })}</span
      >
    </td>
    <td data-result=${result} title=${t("rating-reason", { reason })}>${t("rating-score", { result })}</td>
    <td>${String(is)} <span class="quiet">${t("rating-change", { sign, by: String(Math.abs(is - was)) })}</span></td>
  </tr>`;
}

const dateText = (at: number) => new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(at);

/** The rating after each game, from where it began, with the range in which the strength is likely. */
function chart(games: readonly Rated[]): TemplateResult {
  const ratings = [UNKNOWN, ...games.map(({ rated }) => rated.after)];
  const values = ratings.map(({ rating }) => rating);
  const low = Math.floor((Math.min(...values) - MARGIN) / STEP) * STEP;
  const high = Math.ceil((Math.max(...values) + MARGIN) / STEP) * STEP;
  const y = (value: number) => Math.round((high - Math.min(high, Math.max(low, value))) * 10) / 10;
  const line = ratings.map(({ rating }, i) => `${i},${y(rating)}`).join(" ");
  const upper = ratings.map(({ rating, deviation }, i) => `${i},${y(rating + 2 * deviation)}`);
  const lower = ratings.map(({ rating, deviation }, i) => `${i},${y(rating - 2 * deviation)}`);
  const marks: TemplateResult[] = [];
  for (let value = low + STEP; value < high; value += STEP)
    if (value % (2 * STEP) === 0) marks.push(svg`<path class="rating-mark" d="M0 ${y(value)}h${games.length}" />`);
  const [first, last] = [games[0], games.at(-1)];
  const description = t("rating-chart-text", {
    count: games.length,
    lowest: String(Math.round(Math.min(...values))),
    highest: String(Math.round(Math.max(...values))),
    last: String(Math.round(values.at(-1) ?? 0)),
  });
  return html`<figure class="rating-chart">
    <div class="rating-scale" aria-hidden="true"><span>${String(high)}</span><span>${String(low)}</span></div>
    <svg viewBox="0 0 ${games.length} ${high - low}" preserveAspectRatio="none" role="img" aria-labelledby="rating-chart-title" aria-describedby="rating-chart-text" focusable="false">
      <title id="rating-chart-title">${t("rating-chart")}</title>
      <desc id="rating-chart-text">${description}</desc>
      <polygon class="rating-band" points=${[...upper, ...lower.reverse()].join(" ")} />
      ${marks}
      <polyline class="rating-way" points=${line} />
    </svg>
    <figcaption class="quiet" aria-hidden="true"><span>${first ? dateText(first.at) : nothing}</span><span>${last ? dateText(last.at) : nothing}</span></figcaption>
  </figure>`;
}
