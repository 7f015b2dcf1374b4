import { html, nothing, type TemplateResult } from "lit-html";
import { locale, t } from "../l10n/l10n.ts";
import { stars } from "../race/par.ts";
import { button } from "../views/parts.ts";
import { dayOf } from "./days.ts";
import { type Results, streak } from "./results.ts";

/** So many days are looked back on. */
const DAYS = 30;

/** A race's day, as people write it. */
export function dayText(number: number): string {
  const form = { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(locale(), form).format(dayOf(number));
}

/** The races of the last days, and what came of them. */
export function history(results: Results, today: number, shown: number, close: () => void): TemplateResult {
  const days = Array.from({ length: Math.min(DAYS, today) }, (_, i) => today - i);
  return html`<div class="panel">
    <h2 id="dialog-title">${t("daily-history")}</h2>
    <p class="quiet">${t("daily-streak", { days: streak(results, today) })} ${t("daily-finished", { count: Object.keys(results.done).length })}</p>
    <ol class="daily-days" role="list">${days.map((number) => row(results, number, number === shown, close))}</ol>
    <div class="buttons">${button(t("action-close"), close, { kind: "primary", focus: true })}</div>
  </div>`;
}

function row({ done }: Results, number: number, isShown: boolean, close: () => void): TemplateResult {
  const result = done[number];
  const par = result && { moves: result.par, proven: true, lowerBound: result.par, line: [] };
  return html`<li>
    <a href="#/daily/${number}" aria-current=${isShown ? "true" : nothing} @click=${close}>
      <span>${dayText(number)}</span>
      <span>${par ? stars(par, result.moves) : nothing}</span>
      <small>${t("daily-number", { number: String(number) })}</small>
      <small>${par ? t("daily-moves", { moves: result.moves, par: result.par }) : t("daily-open")}</small>
    </a>
  </li>`;
}
