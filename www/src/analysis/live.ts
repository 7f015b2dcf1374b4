import { html, nothing, render as renderTemplate, type TemplateResult } from "lit-html";
import type { Variation } from "ugolki/client";
import type { Game } from "ugolki/web";
import type { App } from "../app.ts";
import { list, loadTexts, t } from "../l10n/l10n.ts";
import { engine } from "../opponent/engine.ts";
import type { Action, Practice } from "../practice/state.ts";
import type { RoomPlaces } from "../room/room.ts";
import "../styles/analysis.css";
import { button } from "../views/parts.ts";
import { createAnalyst, type Finding } from "./analyst.ts";
import { lead, leader, scoreShort, scoreText } from "./score.ts";

/** Of each line so many moves are shown. */
const SHOWN = 8;

/** The analysis of what is looked at in the practice room. */
export interface Live {
  /** Follows the room: another position is thought about, nothing while it isn't seen. */
  follow(state: Practice): void;
  /** The best move and what it is worth, in words. */
  answer(state: Practice): string;
  close(): void;
}

/** Switches the analysis on, in places of its own in the room. */
export async function openLive(places: RoomPlaces, app: App, dispatch: (action: Action) => void): Promise<Live> {
  await loadTexts("analysis");
  const closing = new AbortController();
  const { formatPosition } = app.rules;
  const gauge = document.createElement("div");
  gauge.className = "gauge";
  gauge.setAttribute("role", "img");
  const fill = document.createElement("span");
  gauge.append(fill);
  const panel = document.createElement("section");
  panel.className = "analysis";
  panel.setAttribute("aria-label", t("practice-analysis-short"));
  const room = places.board.closest(".room");
  room?.setAttribute("data-analysed", "");
  places.board.after(gauge);
  places.info.after(panel);

  let shown: Practice | null = null;
  let watched: Game | null = null;
  let hasFailed = false;

  const analyst = createAnalyst({
    engine,
    keyOf: (game) => `${JSON.stringify(game.variant)} ${formatPosition(game)}`,
    found: (game, finding) => dispatch({ type: "found", found: { game, finding } }),
    failed(error) {
      console.warn(error);
      hasFailed = true;
      if (shown) render(shown);
    },
  });

  function watch(): void {
    hasFailed = false;
    watched = shown?.game ?? null;
    analyst.watch(document.hidden ? null : watched);
  }

  function render(state: Practice): void {
    const finding = findingOf(state);
    const score = state.game.outcome ? { winner: state.game.outcome.winner, plies: 0 } : finding?.score;
    if (score !== undefined) {
      // How far the last position was is left standing until this one is known.
      fill.style.setProperty("--lead", String(Math.abs(lead(score))));
      gauge.dataset.side = leader(score) ?? "none";
      gauge.setAttribute("aria-label", state.game.outcome ? t("analysis-over") : scoreText(score));
    } else gauge.setAttribute("aria-label", t("analysis-begins"));
    renderTemplate(body(state, finding), panel);
  }

  function body({ game }: Practice, finding: Finding | null): TemplateResult {
    if (game.outcome) return html`<p class="quiet">${t("analysis-over")}</p>`;
    if (hasFailed) return html`<p class="quiet">${t("analysis-failed")}</p>${button(t("action-retry"), retry)}`;
    return html`
      <div class="analysis-head">
        <p class="analysis-score">${finding ? scoreText(finding.score) : t("analysis-begins")}</p>
        ${finding ? html`<p class="quiet" data-thinking=${finding.isThinking}>${t("analysis-depth", { depth: finding.depth })}</p>` : nothing}
      </div>
      <ol class="analysis-lines" role="list">${finding?.lines.map(line)}</ol>
    `;
  }

  function line({ score, pv }: Variation, rank: number): TemplateResult {
    const [move = "", ...rest] = pv.slice(0, SHOWN);
    const play = ({ target }: Event) => {
      // A press on a later move means all moves up to it.
      const count = Number((target as HTMLElement).closest<HTMLElement>("[data-count]")?.dataset.count ?? 1);
      dispatch({ type: "line", moves: pv.slice(0, count) });
    };
    const name = t("analysis-line", { move, score: scoreText(score), rest: rest.length, moves: list(rest) });
    const side = leader(score);
    return html`<li>
      <button type="button" class="analysis-line" data-rank=${rank} aria-label=${name} @click=${play}>
        <span class="analysis-worth">${side ? html`<span class="token" data-side=${side}></span>` : nothing}${scoreShort(score)}</span>
        <span class="analysis-moves"><b data-count="1">${move}</b>${rest.map((next, i) => html` <span data-count=${i + 2}>${next}</span>`)}</span>
      </button>
    </li>`;
  }

  function retry(): void {
    watch();
    if (shown) render(shown);
  }

  document.addEventListener("visibilitychange", watch, { signal: closing.signal });

  return {
    follow(state) {
      shown = state;
      if (watched !== state.game) watch();
      render(state);
    },
    answer(state) {
      if (state.game.outcome) return t("analysis-over");
      const finding = findingOf(state);
      const move = finding?.lines[0]?.pv[0];
      if (!finding || !move) return t("analysis-begins");
      return t("analysis-best", { move: list(move.split("-")), score: scoreText(finding.score), depth: finding.depth });
    },
    close() {
      closing.abort();
      analyst.watch(null);
      room?.removeAttribute("data-analysed");
      gauge.remove();
      panel.remove();
    },
  };
}

const findingOf = ({ game, found }: Practice): Finding | null => (found?.game === game ? found.finding : null);
