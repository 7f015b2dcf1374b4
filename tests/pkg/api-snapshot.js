// The public types of the package as one text; `npm run snapshot` writes it to api.d.ts.snap, where a review sees each change.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { here, packageFolder } from "./harness/paths.js";

export const snapshot = join(here, "api.d.ts.snap");

export async function surface() {
  const parts = [];
  for (const name of [
    "index.d.ts",
    "web.d.ts",
    "client.d.ts",
    "engine.d.ts",
    "thinking.d.ts",
    "judgement.d.ts",
    "rating.d.ts",
    "race.d.ts",
    "racing.d.ts",
    "par.d.ts",
    "ugolki.d.ts",
  ]) {
    const types = await readFile(join(packageFolder, "dist", name), "utf8");
    parts.push(`// dist/${name}\n${published(name, types).trim()}\n`);
  }
  return parts.join("\n");
}

// What follows in the glue is how the entries load the module: nobody can import it, for `exports` doesn't name the glue.
function published(name, types) {
  if (name !== "ugolki.d.ts") return types;
  const end = types.indexOf("export type InitInput");
  if (end < 0) throw new Error("dist/ugolki.d.ts: where are the types of wasm-bindgen's own loader?");
  return types.slice(0, end);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (process.argv[2] === "--update") await writeFile(snapshot, await surface());
  else process.stdout.write(await surface());
}
