import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import en from "./en.ftl?raw";

const LOCALE = "en";

// Isolation marks would stand in the texts that tests and copied lines contain; they matter where directions mix.
const bundle = new FluentBundle(LOCALE, { useIsolating: false });
bundle.addResource(new FluentResource(en));

/** The text with this id. An id or a variable that is missing is a mistake in the program, and told at once. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) throw new Error(`no text "${id}"`);
  return bundle.formatPattern(pattern, args ?? null);
}

/** Several things in one phrase: "a1 and b2". */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat(LOCALE, { type: "conjunction" }).format(items);
}
