// All three languages say the same things, and the code says nothing by itself.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { parseAst } from "vite";
import { describe, expect, it } from "vitest";
import html from "../index.html?raw";
import { LOCALES } from "../src/l10n/l10n.ts";

const texts = import.meta.glob<string>("../src/l10n/*/*.ftl", { query: "?raw", import: "default", eager: true });
const code = import.meta.glob<string>("../src/**/*.ts", { query: "?raw", import: "default", eager: true });
const parts = Object.keys(texts).flatMap((file) => /\/en\/([\w-]+)\.ftl$/.exec(file)?.[1] ?? []);
const text = (locale: string, part: string) => texts[`../src/l10n/${locale}/${part}.ftl`] ?? "";

type Node = Record<string, unknown>;

/** Every node below this one, itself included. */
function* nodes(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodes(item);
  else if (typeof value === "object" && value !== null) {
    yield value as Node;
    for (const child of Object.values(value)) yield* nodes(child);
  }
}

interface Message {
  variables: string[];
  /** For each choice by number: its variable and the forms it has. */
  plurals: { variable: string; forms: string[] }[];
}

function messages(locale: string, part: string): Map<string, Message> {
  const found = new Map<string, Message>();
  for (const { id, value } of new FluentResource(text(locale, part)).body) {
    const all = [...nodes(value)];
    const variables = all.filter((node) => node.type === "var").map((node) => String(node.name));
    const plurals = all.flatMap((node) => {
      if (node.type !== "select") return [];
      const forms = (node.variants as { key: { value: unknown } }[]).map(({ key }) => String(key.value));
      const isPlural = forms.some((form) => ["zero", "one", "two", "few", "many"].includes(form));
      return isPlural ? [{ variable: String((node.selector as Node).name), forms }] : [];
    });
    found.set(id, { variables: [...new Set(variables)].sort(), plurals });
  }
  return found;
}

/** The pieces of text in a pattern, without variables and the names of its choices. */
function words(pattern: unknown): string[] {
  if (typeof pattern === "string") return [pattern];
  if (!Array.isArray(pattern)) return [];
  return pattern.flatMap((piece) => {
    const { type, variants } = piece as { type?: string; variants?: { value: unknown }[] };
    return type === "select" ? (variants ?? []).flatMap(({ value }) => words(value)) : words(piece);
  });
}

describe.each(LOCALES)("the texts in %s", (locale) => {
  it("have the same parts", () => {
    const own = Object.keys(texts).filter((file) => file.includes(`/l10n/${locale}/`));
    expect(own).toEqual(parts.map((part) => `../src/l10n/${locale}/${part}.ftl`));
  });

  it.each(parts)("have the same messages with the same variables: %s", (part) => {
    const shape = (of: Map<string, Message>) =>
      Object.fromEntries([...of].map(([id, { variables }]) => [id, variables]));
    expect(shape(messages(locale, part))).toEqual(shape(messages("en", part)));
  });

  it.each(parts)("have no line that isn't a message: %s", (part) => {
    const ids = [...text(locale, part).matchAll(/^([a-z][\w-]*) *=/gm)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect([...messages(locale, part).keys()]).toEqual(ids);
  });

  it.each(parts)("have the plural forms of the language: %s", (part) => {
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
    for (const [id, { plurals }] of messages(locale, part)) {
      for (const { variable, forms } of plurals) {
        const named = forms.filter((form) => !/^\d+$/.test(form)).sort();
        expect([id, variable, named]).toEqual([id, variable, [...pluralCategories].sort()]);
      }
    }
  });

  it.each(parts)("are in that language: %s", (part) => {
    if (locale === "en") return;
    // Letters of another alphabet than English has.
    const own = { el: /\p{Script=Greek}/u, ru: /\p{Script=Cyrillic}/u }[locale];
    const { body } = new FluentResource(text(locale, part));
    // Names of keys and examples of moves are the same everywhere.
    const english = body.filter(({ id, value }) => {
      const said = words(value).join(" ");
      return /[a-z]{3}/i.test(said) && !own.test(said) && !/^(.*-)?key-|-example$/.test(id);
    });
    expect(english).toEqual([]);
  });

  it("can be put together without a fault", () => {
    for (const part of parts) {
      const bundle = new FluentBundle(locale);
      expect(bundle.addResource(new FluentResource(text(locale, part)))).toEqual([]);
      for (const [id, { variables }] of messages(locale, part)) {
        for (const value of [0, 1, 2, 5, 21]) {
          const args = Object.fromEntries(variables.map((name) => [name, value]));
          const errors: Error[] = [];
          const pattern = bundle.getMessage(id)?.value;
          if (pattern) bundle.formatPattern(pattern, args, errors);
          expect([id, errors]).toEqual([id, []]);
        }
      }
    }
  });
});

describe("the texts and the code", () => {
  const all = Object.values(code).join("\n");
  const ids = parts.flatMap((part) => [...messages("en", part).keys()]);

  it("know each other: every text that is asked for is there", () => {
    const asked = [...all.matchAll(/\bt\(\s*"([\w-]+)"/g)].map(([, id]) => id as string);
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it("know each other: every text that is there is asked for", () => {
    const literal = new Set([...all.matchAll(/"([\w-]+)"/g)].map(([, id]) => id));
    const patterns = [...all.matchAll(/`([\w-]*(?:\$\{[^`{}]*\}[\w-]*)+)`/g)].map(
      ([, id]) => new RegExp(`^${(id as string).replace(/\$\{[^}]*\}/g, "[\\w-]+")}$`),
    );
    const isAsked = (id: string) =>
      literal.has(id) || html.includes(`{{${id}}}`) || patterns.some((pattern) => pattern.test(id));
    expect(ids.filter((id) => !isAsked(id))).toEqual([]);
  });
});

describe("the code says nothing by itself", () => {
  /** What a template shows or speaks: its text, and the attributes that are read out. */
  function spoken(template: string): string[] {
    const attributes = [...template.matchAll(/\b(?:aria-label|title|placeholder|alt)="([^"]*)"/g)].map(
      ([, text]) => text as string,
    );
    const shown = template
      .replace(/<[^>]*>/g, "\n")
      .replace(/<[^>]*$/, "")
      .replace(/^[^<]*>/, "");
    return [...attributes, ...shown.split("\n")].filter((piece) => /\p{L}{2}/u.test(piece));
  }

  it.each(Object.entries(code))("%s", (_, source) => {
    const program = parseAst(source, { lang: "ts" });
    const found: string[] = [];
    const told = new Set<unknown>();
    for (const node of nodes(program)) {
      // A mistake in the program may be told in English, in the browser's console.
      if (node.type === "NewExpression" && /Error$/.test(String((node.callee as Node).name))) told.add(node.arguments);
      if (node.type === "CallExpression" && ((node.callee as Node).object as Node)?.name === "console")
        told.add(node.arguments);
    }
    const silent = new Set([...told].flatMap((argument) => [...nodes(argument)]));
    for (const node of nodes(program)) {
      if (silent.has(node)) continue;
      if (node.type === "TaggedTemplateExpression") {
        const { quasis } = node.quasi as { quasis: { value: { cooked: string } }[] };
        found.push(...spoken(quasis.map(({ value }) => value.cooked).join("")));
      }
      // A sentence: two words, the first with a capital.
      if (node.type === "Literal" && typeof node.value === "string" && /^\p{Lu}\p{Ll}+ \p{Ll}{2}/u.test(node.value))
        found.push(node.value);
    }
    expect(found).toEqual([]);
  });
});
