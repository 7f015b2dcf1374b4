import { cp } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { packageFolder } from "./paths.js";
import { emptyFolder } from "./project.js";

/** A module of dist/ from a copy of the package, so that it has a WebAssembly instance of its own, or none yet. */
export async function fresh(name) {
  return import(pathToFileURL(join(await copy(), name)));
}

/** The package, with its own instance, and a look at how much memory that has. */
export async function measured() {
  const folder = await copy();
  const api = await import(pathToFileURL(join(folder, "index.js")));
  // The glue gives the exports of the instance that it has already.
  const { memory } = (await import(pathToFileURL(join(folder, "ugolki.js")))).initSync();
  return { api, size: () => memory.buffer.byteLength };
}

async function copy() {
  const folder = await emptyFolder("fresh");
  await cp(join(packageFolder, "dist"), folder, { recursive: true });
  await cp(join(packageFolder, "package.json"), join(folder, "package.json"));
  return folder;
}
