// Another build of the page, to be deployed in place of the one in www/dist.
import { mkdtempSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const www = fileURLToPath(new URL("../../www/", import.meta.url));

/** Builds the page with a line more in each of its scripts, so that all have other names; the folder. */
export async function buildOther(mark: string): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), `corners-${mark}-`));
  const { build } = await import(pathToFileURL(createRequire(www).resolve("vite")).href);
  await build({
    root: www,
    configFile: join(www, "vite.config.ts"),
    logLevel: "error",
    build: { outDir, emptyOutDir: true, rollupOptions: { output: { banner: `globalThis.build = "${mark}";` } } },
  });
  return outDir;
}
