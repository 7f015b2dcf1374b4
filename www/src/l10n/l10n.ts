import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LOCALES = ["en", "el", "ru"] as const;
export type Locale = (typeof LOCALES)[number];

/** What the table says is there from the start; each other screen brings its own part. */
const table = import.meta.glob<string>("./*/table.ftl", { query: "?raw", import: "default", eager: true });
const parts = import.meta.glob<string>(["./*/*.ftl", "!./*/table.ftl"], { query: "?raw", import: "default" });

/** A language's texts, as far as they are loaded. */
interface Texts {
  bundle: FluentBundle;
  parts: Set<string>;
}

const texts = new Map<Locale, Texts>();
/** The parts that some screen needs. */
const wanted = new Set<string>();
let current: Locale = "en";

/** The language that a person has chosen, else the first of the browser's that there is, else English. */
export function localeFor(chosen: Locale | "auto", languages: readonly string[]): Locale {
  if (chosen !== "auto") return chosen;
  const known = languages.map((tag) => tag.toLowerCase().split("-")[0]);
  return known.flatMap((tag) => LOCALES.find((locale) => locale === tag) ?? [])[0] ?? "en";
}

export const locale = (): Locale => current;

/** Speaks another language from now on; every part that was loaded is loaded in it too. */
export async function setLocale(next: Locale): Promise<void> {
  // A screen may ask for its part meanwhile.
  for (let missing = lacking(next); missing.length > 0; missing = lacking(next))
    await Promise.all(missing.map((part) => add(next, part)));
  current = next;
}

/** Loads the texts of a screen, such as `"practice"`. */
export async function loadTexts(part: string): Promise<void> {
  // The language may change meanwhile.
  while (!textsIn(current).parts.has(part)) await add(current, part);
  wanted.add(part);
}

/** The text with this id. An id or a variable that is missing is a mistake in the program, and told at once. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const { bundle } = textsIn(current);
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) throw new Error(`no text "${id}"`);
  return bundle.formatPattern(pattern, args ?? null);
}

/** Several things in one phrase: "a1 and b2". */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat(current, { type: "conjunction" }).format(items);
}

function textsIn(locale: Locale): Texts {
  let found = texts.get(locale);
  if (!found) {
    // Isolation marks would stand in the texts that tests and copied lines contain; they matter where directions mix.
    const bundle = new FluentBundle(locale, { useIsolating: false });
    bundle.addResource(new FluentResource(table[`./${locale}/table.ftl`] as string));
    found = { bundle, parts: new Set() };
    texts.set(locale, found);
  }
  return found;
}

const lacking = (locale: Locale) => [...wanted].filter((part) => !textsIn(locale).parts.has(part));

async function add(locale: Locale, part: string): Promise<void> {
  const load = parts[`./${locale}/${part}.ftl`];
  if (!load) throw new Error(`no texts "${part}" in ${locale}`);
  const resource = new FluentResource(await load());
  const { bundle, parts: loaded } = textsIn(locale);
  if (!loaded.has(part)) bundle.addResource(resource);
  loaded.add(part);
}
