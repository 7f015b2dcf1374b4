import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { defineConfig, type Plugin } from "vite";
import limits from "./budget.json" with { type: "json" };
import { budget } from "./budget.ts";
import { offline } from "./vite.offline.ts";

/** Texts that must be there before any script runs: `{{id}}` in index.html, from the same Fluent file as all others. */
function texts(): Plugin {
  return {
    name: "corners-texts",
    transformIndexHtml(html) {
      const bundle = new FluentBundle("en", { useIsolating: false });
      bundle.addResource(new FluentResource(readFileSync(new URL("src/l10n/en/table.ftl", import.meta.url), "utf8")));
      return html.replace(/\{\{([\w-]+)\}\}/g, (_, id: string) => {
        const pattern = bundle.getMessage(id)?.value;
        if (!pattern) throw new Error(`index.html: no text "${id}"`);
        return bundle.formatPattern(pattern);
      });
    },
  };
}

/** The policy of the built page. Vite's own server needs inline styles, so it goes in only when building. */
function policy(): Plugin {
  const content = [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "img-src 'self' blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  return {
    name: "corners-policy",
    apply: "build",
    transformIndexHtml: () => [
      { tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content }, injectTo: "head-prepend" },
    ],
  };
}

/** Asks for the rules with the page, not only when its code has come and runs: a slow network's delays would add up. */
function preload(): Plugin {
  return {
    name: "corners-preload",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle = {} }) {
        const rules = Object.keys(bundle).find((name) => name.endsWith(".wasm"));
        if (!rules) throw new Error("the page brings no rules along");
        // Credentials as fetch() has them, or the browser loads them twice.
        const attrs = { rel: "preload", href: `./${rules}`, as: "fetch", type: "application/wasm", crossorigin: true };
        return [{ tag: "link", attrs, injectTo: "head" }];
      },
    },
  };
}

/** All that the first load needs is one file: what screens share with it would be split off. But not the engine. */
const groups = [
  { name: "engine", test: /\/dist\/(client|failure|judgement)\.js$/, priority: 1 },
  { name: "main", test: /\/src\/main\.ts$/ },
];

export default defineConfig({
  base: "./",
  plugins: [texts(), policy(), preload(), budget(limits), offline()],
  build: {
    target: "es2022",
    // So that light-dark() is written out for browsers that don't know it.
    cssTarget: ["chrome111", "firefox114", "safari16.4"],
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
    // A data: address would need a hole in the policy.
    assetsInlineLimit: 0,
  },
  server: {
    // The package is linked from beside this folder.
    fs: { allow: [".."] },
  },
});
