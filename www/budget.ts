import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin, Rollup } from "vite";

/** How many bytes a first visit may load before one can play, compressed with brotli: in total, and by kind of file. */
export type Budget = { total: number } & Record<string, number>;

/** Fails the build when what index.html needs to be played is larger than the budget allows; says the sum either way. */
export function budget(limits: Budget): Plugin {
  return {
    name: "corners-budget",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const sizes: Record<string, number> = { total: 0 };
        for (const file of neededBy("index.html", bundle)) {
          const kind = file.fileName.split(".").at(-1) as string;
          const size = compressed(file.type === "chunk" ? file.code : file.source);
          sizes[kind] = (sizes[kind] ?? 0) + size;
          sizes.total = (sizes.total ?? 0) + size;
        }
        const lines = Object.entries(sizes).map(([kind, size]) => `${kind} ${size} of ${limits[kind] ?? 0}`);
        const told = `bytes of the first load, with brotli: ${lines.join(", ")}`;
        const isOver = Object.entries(sizes).some(([kind, size]) => size > (limits[kind] ?? 0));
        if (isOver) this.error(`over budget (www/budget.json): ${told}`);
        this.info(told);
      },
    },
  };
}

type File = Rollup.OutputChunk | Rollup.OutputAsset;

/** The files of the build that a page names in its HTML, and what they import without being asked to by a person. */
function neededBy(page: string, bundle: Rollup.OutputBundle): Set<File> {
  const found = new Set<File>();
  const add = (name: string) => {
    const file = bundle[name];
    if (!file || found.has(file)) return;
    found.add(file);
    if (file.type === "chunk") for (const imported of file.imports) add(imported);
  };
  add(page);
  const html = bundle[page]?.type === "asset" ? String(bundle[page].source) : "";
  for (const [tag] of html.matchAll(/<script [^>]+>|<link [^>]*rel="(?:stylesheet|preload|modulepreload)"[^>]*>/g)) {
    const name = / (?:src|href)="\.?\/?([^"]+)"/.exec(tag)?.[1];
    if (name) add(name);
  }
  return found;
}

function compressed(content: string | Uint8Array): number {
  const bytes = Buffer.from(content as Uint8Array);
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }).length;
}
