import { opponent } from "../geometry.ts";
import { locale, t } from "../l10n/l10n.ts";
import { fullNameOf } from "../texts.ts";
import type { Listed } from "./entry.ts";
import type { Fault } from "./transfer.ts";

/** Rows say few different things, and putting a text together takes long where there are thousands. */
const said = new Map<string, string>();
function once(id: string, name: string, value: string | number): string {
  const key = `${locale()} ${id} ${value}`;
  const text = said.get(key) ?? t(id, { [name]: value });
  said.set(key, text);
  return text;
}

const variantName = ({ summary }: Listed) => once("variant", "name", summary.variant);

/** What a game is called: by the name it was given, its players, or its variant. */
export function titleOf(entry: Listed): string {
  return entry.title || playersOf(entry) || variantName(entry);
}

/** Who plays; empty where nobody is known. */
function playersOf({ summary: { names, computer } }: Listed): string {
  if (!names.white && !names.black && !computer) return "";
  const setup = computer
    ? { names, opponent: "computer" as const, side: opponent(computer.side), level: computer.level }
    : { names };
  return t("games-players", { white: fullNameOf({ setup }, "white"), black: fullNameOf({ setup }, "black") });
}

/**
 * A record's day as people write it; what isn't known of it is left out. A game that was last played on that day has
 * the time too, which tells one game without names from the next.
 */
export function dateText(date: string, changed: number): string {
  const [year = "", month = "", day = ""] = date.split(".");
  // Anything may stand in a record, and there are days that no calendar has.
  const time = new Date(Number(year), Number(month) - 1, Number(day));
  const isDay = /^\d+\.\d+\.\d+$/.test(date) && isSameDay(time, Number(year), Number(month), Number(day));
  if (!isDay) return /^\d{1,4}$/.test(year) ? year : "";
  // Made once: making one takes longer than all the rest of a row.
  if (format?.locale !== locale()) {
    const days = new Intl.DateTimeFormat(locale(), { dateStyle: "medium" });
    const times = new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" });
    format = { locale: locale(), days, times };
  }
  const isLast = isSameDay(new Date(changed), Number(year), Number(month), Number(day));
  return isLast ? format.times.format(changed) : format.days.format(time);
}
let format: { locale: string; days: Intl.DateTimeFormat; times: Intl.DateTimeFormat } | null = null;

function isSameDay(time: Date, year: number, month: number, day: number): boolean {
  return time.getFullYear() === year && time.getMonth() === month - 1 && time.getDate() === day;
}

/** What a row says below the title. */
export function detailsOf(entry: Listed): string[] {
  const { summary } = entry;
  const title = titleOf(entry);
  const players = entry.title ? playersOf(entry) : "";
  const variant = variantName(entry);
  const moves = once("games-moves", "count", Math.ceil(summary.plies / 2));
  return [players, variant === title ? "" : variant, dateText(summary.date, entry.changed), moves].filter(Boolean);
}

export function resultOf({ summary: { outcome } }: Listed): string {
  return once("games-result", "winner", outcome ? (outcome.winner ?? "none") : "open");
}

/** All that a row says, to be searched. */
export function rowText(entry: Listed): string {
  return [titleOf(entry), ...detailsOf(entry), resultOf(entry)].join(" ");
}

export function placeOf({ name, number, line, column }: Fault): string {
  const place = { number: String(number), line: String(line), column: String(column) };
  return t("import-place", { ...place, named: name === null ? "no" : "yes", file: name ?? "" });
}

const MOVE = /^[a-z]\d+(?:[-\u2010-\u2015\u2212][a-z]\d+)+$/;

/** What is wrong with a record, in the language of the page. */
export function faultText({ error, excerpt }: Fault): string {
  const { fault = "grammar", number = 0, side = "white", reason } = error;
  const [word = ""] = excerpt.split(/\s/);
  if (fault === "move") {
    // Without a reason it is no move at all, or comes when the game is over.
    const why = reason ?? (MOVE.test(word) ? "over" : "none");
    return t("import-fault-move", { why, move: word, number: String(number), side });
  }
  const kind = fault === "grammar" && excerpt === "" ? "end" : fault;
  // The value of a tag stands in quotes of its own.
  const text = /^"((?:[^"\\]|\\.)*)/.exec(excerpt)?.[1] ?? excerpt;
  return t("import-fault", { kind, text, number: String(number), side });
}
