import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { type ManifestOptions, VitePWA } from "vite-plugin-pwa";

const OTHER_LANGUAGES = ["el", "ru"];

type Args = Record<string, string>;

/** What makes the page installable, and its worker (src/offline/sw.ts), which is given the list of the built files. */
export function offline() {
  let folder = "";
  return VitePWA({
    registerType: "prompt",
    // The page registers the worker itself, once it can be played on.
    injectRegister: false,
    manifest: manifest(),
    includeManifestIcons: false,
    strategies: "injectManifest",
    srcDir: "src/offline",
    filename: "sw.ts",
    injectManifest: {
      rollupFormat: "iife",
      globPatterns: ["**/*"],
      // Only the system wants these, when it installs the page.
      globIgnores: ["install/**"],
      manifestTransforms: [
        (entries) => ({
          manifest: entries
            .map(({ url, size }) => ({
              // Some hosts send whoever asks for index.html on to the folder.
              url: url === "index.html" ? "./" : url,
              revision: integrity(readFileSync(`${folder}/${url}`)),
              size,
            }))
            // The same files are the same build, in whatever order they were found.
            .sort((a, b) => (a.url < b.url ? -1 : 1)),
        }),
      ],
    },
    integration: {
      configureCustomSWViteBuild(build) {
        build.logLevel = "warn";
      },
      beforeBuildServiceWorker({ injectManifest }) {
        folder = injectManifest.globDirectory;
        // The manifest lies in the folder; named once more here, it would have no digest.
        injectManifest.additionalManifestEntries = [];
      },
    },
  });
}

/** As in `<script integrity>`. */
function integrity(bytes: Uint8Array): string {
  return `sha256-${createHash("sha256").update(bytes).digest("base64")}`;
}

function manifest(): Partial<ManifestOptions> {
  const paper = pageColour();
  const png = (src: string, size: number) => ({ src, sizes: `${size}x${size}`, type: "image/png" });
  const shortcut = (screen: string) => ({
    ...texts({ name: "nav" }, { place: screen }),
    url: `./#/${screen}`,
    icons: [png(`install/${screen}.png`, 96)],
  });
  const screenshot = (name: string, width: number, height: number, label: string) => ({
    ...png(`install/${name}.png`, width),
    sizes: `${width}x${height}`,
    form_factor: width > height ? ("wide" as const) : ("narrow" as const),
    label,
  });
  return {
    // Without an `id` the address of the page is its identity. An `id` would be read from the root of the host, and be the
    // same for two copies of the page on one host.
    start_url: "./",
    scope: "./",
    ...texts({ name: "page-title", short_name: "page-title", description: "page-description" }),
    lang: "en",
    dir: "ltr",
    display: "standalone",
    theme_color: paper,
    background_color: paper,
    categories: ["games", "entertainment"],
    // `npm run icons` in tests/page makes these and the screenshots.
    icons: [
      { src: "favicon.svg", sizes: "any", type: "image/svg+xml" },
      png("install/icon-192.png", 192),
      png("install/icon-512.png", 512),
      { ...png("install/maskable-192.png", 192), purpose: "maskable" },
      { ...png("install/maskable-512.png", 512), purpose: "maskable" },
      { ...png("install/monochrome-512.png", 512), purpose: "monochrome" },
    ],
    shortcuts: ["practice", "race", "games"].map(shortcut),
    screenshots: [
      screenshot("table", 1280, 800, text("en", "nav-table")),
      screenshot("table-phone", 720, 1280, text("en", "nav-table")),
      screenshot("practice-phone", 720, 1280, text("en", "nav", { place: "practice" })),
    ],
    // A host of plain files may not take a POST; the worker answers it (src/offline/sw.ts).
    share_target: {
      action: "./?share",
      method: "POST",
      enctype: "multipart/form-data",
      params: {
        title: "title",
        text: "text",
        url: "url",
        files: [{ name: "file", accept: ["text/plain", ".txt", ".ugolki"] }],
      },
    },
    // They are taken in by src/offline/incoming.ts.
    file_handlers: [{ action: "./", accept: { "text/plain": [".txt", ".ugolki"] } }],
    launch_handler: { client_mode: ["navigate-existing", "auto"] },
  };
}

/** Members with the texts of these ids, and beside each, `…_localized`, the same in the other languages. */
function texts<Member extends string>(ids: Record<Member, string>, args: Args = {}): Record<Member, string> {
  const members = Object.entries<string>(ids).flatMap(([member, id]) => [
    [member, text("en", id, args)],
    [
      `${member}_localized`,
      Object.fromEntries(OTHER_LANGUAGES.map((language) => [language, text(language, id, args)])),
    ],
  ]);
  return Object.fromEntries(members);
}

function text(language: string, id: string, args: Args = {}): string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const part of ["table", "offline"]) {
    bundle.addResource(new FluentResource(readFileSync(here(`src/l10n/${language}/${part}.ftl`), "utf8")));
  }
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) throw new Error(`no text "${id}" in ${language}`);
  return bundle.formatPattern(pattern, args);
}

/** The page's colour by day. */
function pageColour(): string {
  const tokens = readFileSync(here("src/styles/tokens.css"), "utf8");
  const colour = tokens.match(/--page: light-dark\((#\w+)/)?.[1];
  if (!colour) throw new Error("tokens.css: no --page");
  return colour;
}

function here(path: string): URL {
  return new URL(path, import.meta.url);
}
