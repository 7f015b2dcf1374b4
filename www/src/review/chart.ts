import { html, nothing, svg, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { lead } from "../analysis/score.ts";
import { t } from "../l10n/l10n.ts";
import type { Judgements, Turn } from "./review.ts";

/** How high the mark of a turning point is; half of the chart is 1. */
const MARK = 0.13;

interface Chart {
  judgements: Judgements;
  turns: readonly Turn[];
  /** The position that is looked at. */
  ply: number;
  /** The chart in words. */
  description: string;
  /** The position that is looked at, in words. */
  value: string;
  look(ply: number): void;
  /** What lies over it. */
  beside: unknown;
}

/**
 * The advantage over the moves: a bar for each position, upwards where White is ahead. Over it lies a slider that nobody
 * sees, by which fingers and keys go along it.
 */
export function chart({ judgements, turns, ply, description, value, look, beside }: Chart): TemplateResult {
  const count = judgements.length;
  const bars = (isWhite: boolean) =>
    judgements
      .map((judgement, i) => {
        const height = judgement ? lead(judgement.score) : 0;
        if (height === 0 || height > 0 !== isWhite) return "";
        return `M${i} 0h1v${-round(height)}h-1z`;
      })
      .join("");
  const marks = turns.map(({ ply: at, side }) => `M${at} ${side === "white" ? -1 : 1 - MARK}h1v${MARK}h-1z`).join("");
  const line = (d: string, name: string) => (d === "" ? nothing : svg`<path class=${name} d=${d} />`);
  return html`<div class="chart">
    <span class="chart-sides" aria-hidden="true"><span class="token" data-side="white"></span><span class="token" data-side="black"></span></span>
    <div class="chart-field">
      <svg viewBox="0 -1 ${count} 2" preserveAspectRatio="none" role="img" aria-labelledby="chart-title" aria-describedby="chart-text" focusable="false">
        <title id="chart-title">${t("review-chart")}</title>
        <desc id="chart-text">${description}</desc>
        ${line(bars(true), "chart-white")}${line(bars(false), "chart-black")}${line(marks, "chart-turns")}
        <path class="chart-middle" d="M0 0h${count}" />
        <rect class="chart-at" x=${ply} y="-1" width="1" height="2" />
      </svg>
      <input
        type="range"
        min="0"
        max=${count - 1}
        step="1"
        aria-label=${t("review-slider")}
        aria-valuetext=${value}
        .value=${live(String(ply))}
        @input=${(event: Event) => look(Number((event.currentTarget as HTMLInputElement).value))}
      />
      ${beside}
    </div>
  </div>`;
}

const round = (value: number) => Math.round(value * 1000) / 1000;
