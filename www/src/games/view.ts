import { html, nothing, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { t } from "../l10n/l10n.ts";
import { icons } from "../views/icons.ts";
import { button, choice, screenHead } from "../views/parts.ts";
import type { Listed } from "./entry.ts";
import { gameIcons } from "./icons.ts";
import type { Damaged } from "./library.ts";
import { FILTERS, type Filter, type State, shownGames } from "./state.ts";
import { detailsOf, resultOf, rowText, titleOf } from "./words.ts";

/** What the list asks for. */
export interface ListActions {
  openGame(entry: Listed): void;
  more(entry: Listed): void;
  showDamaged(damaged: Damaged): void;
  showImport(): void;
  exportAll(): void;
  filter(filter: Filter): void;
  query(query: string): void;
  showMore(): void;
  undo(): void;
}

/** From so many games on they can be filtered, and searched. */
const MANY = 8;

/** The list of games. */
export function createListView(actions: ListActions): (state: State) => TemplateResult {
  const texts = new WeakMap<Listed, string>();
  const text = (entry: Listed): string => {
    const known = texts.get(entry) ?? rowText(entry);
    texts.set(entry, known);
    return known;
  };

  return (state) => html`<main class="games">
    ${screenHead(t("nav", { place: "games" }))}
    <div class="games-tools">
      ${button(t("games-import"), actions.showImport)}
      ${
        state.library && state.library.entries.length > 0
          ? button(t("games-export-all"), actions.exportAll, { disabled: state.isExporting })
          : nothing
      }
    </div>
    ${state.library ? loaded(state) : nothing}
    ${undoBar(state)}
    ${state.isOver ? html`<div class="games-drop"><p>${t("import-drop")}</p></div>` : nothing}
  </main>`;

  function loaded(state: State): TemplateResult {
    const { library, filter, query, limit, current, elsewhere, said } = state;
    if (!library) return html``;
    const { entries, damaged, trouble } = library;
    const isEmpty = entries.length === 0 && damaged.length === 0;
    return html`
      ${
        trouble
          ? html`<section class="games-trouble" role="alert">
              <p>${t("games-trouble", { trouble })}</p>
              ${entries.length > 0 ? button(t("games-download"), actions.exportAll) : nothing}
            </section>`
          : nothing
      }
      <p class="said" role="status">${said ? t("games-said", { said }) : nothing}</p>
      ${isEmpty ? empty() : nothing}
      ${entries.length > MANY ? filters(state) : nothing}
      ${guard([entries, filter, query, limit, current, elsewhere], () => rows(state))}
      ${
        damaged.length > 0
          ? html`<section class="games-damaged">
              <h2>${t("games-damaged")}</h2>
              <ul>
                ${damaged.map(
                  (one, index) =>
                    html`<li>${button(t("games-damaged-one", { number: index + 1 }), () => actions.showDamaged(one))}</li>`,
                )}
              </ul>
            </section>`
          : nothing
      }
    `;
  }

  function empty(): TemplateResult {
    return html`<section class="games-empty">
      <span class="icon-large" aria-hidden="true">${icons.games}</span>
      <h2>${t("games-empty-title")}</h2>
      <p>${t("games-empty-text")}</p>
      <a class="button primary" href="#/">${t("games-empty-play")}</a>
    </section>`;
  }

  function filters({ filter, query }: State): TemplateResult {
    return html`<div class="games-filters">
      <div class="chips thirds" role="radiogroup" aria-label=${t("games-filter-name")}>
        ${FILTERS.map((one) =>
          choice("games-filter", one, one === filter, t("games-filter", { filter: one }), {
            change: () => actions.filter(one),
          }),
        )}
      </div>
      <label class="field">
        <input
          type="search"
          dir="auto"
          autocomplete="off"
          spellcheck="false"
          enterkeyhint="search"
          aria-label=${t("games-search")}
          placeholder=${t("games-search")}
          .value=${query}
          @input=${(event: Event) => actions.query((event.currentTarget as HTMLInputElement).value)}
        />
      </label>
    </div>`;
  }

  function rows(state: State): TemplateResult {
    const games = shownGames(state, text);
    const { library, limit } = state;
    const all = library?.entries.length ?? 0;
    if (all === 0) return html``;
    return html`
      <p class="quiet games-count" role="status">${games.length === all ? t("games-count", { count: all }) : t("games-found", { count: games.length, all })}</p>
      <ul class="games-list">
        ${repeat(
          games.slice(0, limit),
          ({ id }) => id,
          (entry) => row(entry, state),
        )}
      </ul>
      ${games.length > limit ? html`<div class="games-rest">${button(t("games-show-more"), actions.showMore)}</div>` : nothing}
    `;
  }

  function row(entry: Listed, { current, elsewhere }: State): TemplateResult {
    const { outcome } = entry.summary;
    const where = elsewhere.has(entry.id) ? "elsewhere" : entry.id === current ? "here" : null;
    const title = titleOf(entry);
    return html`<li class="games-row" data-game=${entry.id}>
      <button type="button" class="games-open" @click=${() => actions.openGame(entry)}>
        <span class="token" data-side=${outcome ? (outcome.winner ?? "both") : "none"} aria-hidden="true"></span>
        <span class="games-title" dir="auto">${title}</span>
        <span class="games-result">${resultOf(entry)}</span>
        <span class="games-details">
          ${where ? html`<span class="games-where">${t("games-where", { where })}</span>` : nothing}
          ${detailsOf(entry).map((detail) => html`<span dir="auto">${detail}</span>`)}
        </span>
      </button>
      <button
        type="button"
        class="games-more"
        aria-haspopup="dialog"
        aria-label=${t("games-more", { title })}
        @click=${() => actions.more(entry)}
      >${gameIcons.dots}</button>
    </li>`;
  }

  function undoBar({ undo }: State): TemplateResult | typeof nothing {
    const [first] = undo;
    if (!first) return nothing;
    const title = titleOf(first);
    return html`<div class="games-undo" role="group" aria-label=${t("games-undo-name")}>
      <p role="status">${t("games-deleted", { count: undo.length, title })}</p>
      ${button(t("games-undo"), actions.undo)}
    </div>`;
  }
}
