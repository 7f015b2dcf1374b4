import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";

const l10n = new URL("../../../www/src/l10n/", import.meta.url);

export const LOCALES = ["en", "el", "ru"] as const;
export type Locale = (typeof LOCALES)[number];

/** What the page says in a language by this id, as a button's name for example. */
export type Say = (id: string, args?: Record<string, string | number>) => string;

export function wordsOf(locale: Locale): Say {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  const folder = new URL(`${locale}/`, l10n);
  for (const part of readdirSync(folder))
    bundle.addResource(new FluentResource(readFileSync(new URL(part, folder), "utf8")));
  return (id, args) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`no text "${id}" in ${locale}`);
    return bundle.formatPattern(pattern, args ?? null);
  };
}
