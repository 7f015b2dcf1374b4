import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { defineConfig, type Plugin } from "vite";
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

export default defineConfig({
  base: "./",
  plugins: [texts(), policy(), offline()],
  build: {
    target: "es2022",
    // So that light-dark() is written out for browsers that don't know it.
    cssTarget: ["chrome111", "firefox114", "safari16.4"],
    modulePreload: { polyfill: false },
    // A data: address would need a hole in the policy.
    assetsInlineLimit: 0,
  },
  server: {
    // The package is linked from beside this folder.
    fs: { allow: [".."] },
  },
});
