import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LOCALES = ["en", "el", "ru"] as const;
export type Locale = (typeof LOCALES)[number];

/** What the table says is there from the start; each other screen brings its own part. */
const table = import.meta.glob<string>("./*/table.ftl", { query: "?raw", import: "default", eager: true });
const parts = import.meta.glob<string>(["./*/*.ftl", "!./*/table.ftl"], { query: "?raw", import: "default" });

/** The parts that have been asked for. */
const wanted = new Set<string>();
let current: Locale = "en";
let bundle = bundleOf(current);

/** The language that a person has chosen, else the first of the browser's that there is, else English. */
export function localeFor(chosen: Locale | "auto", languages: readonly string[]): Locale {
  if (chosen !== "auto") return chosen;
  const known = languages.map((tag) => tag.toLowerCase().split("-")[0]);
  return known.flatMap((tag) => LOCALES.find((locale) => locale === tag) ?? [])[0] ?? "en";
}

export const locale = (): Locale => current;

/** Speaks another language from now on; every part that was loaded is loaded in it too. */
export async function setLocale(next: Locale): Promise<void> {
  if (next === current) return;
  const made = bundleOf(next);
  await Promise.all([...wanted].map((part) => add(made, next, part)));
  current = next;
  bundle = made;
}

/** Loads the texts of a screen, such as `"practice"`. */
export async function loadTexts(part: string): Promise<void> {
  if (wanted.has(part)) return;
  await add(bundle, current, part);
  wanted.add(part);
}

/** The text with this id. An id or a variable that is missing is a mistake in the program, and told at once. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) throw new Error(`no text "${id}"`);
  return bundle.formatPattern(pattern, args ?? null);
}

/** Several things in one phrase: "a1 and b2". */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat(current, { type: "conjunction" }).format(items);
}

function bundleOf(locale: Locale): FluentBundle {
  // Isolation marks would stand in the texts that tests and copied lines contain; they matter where directions mix.
  const made = new FluentBundle(locale, { useIsolating: false });
  made.addResource(new FluentResource(table[`./${locale}/table.ftl`] as string));
  return made;
}

async function add(to: FluentBundle, locale: Locale, part: string): Promise<void> {
  const load = parts[`./${locale}/${part}.ftl`];
  if (!load) throw new Error(`no texts "${part}" in ${locale}`);
  to.addResource(new FluentResource(await load()));
}
