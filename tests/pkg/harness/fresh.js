import { cp } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { packageFolder } from "./paths.js";
import { emptyFolder } from "./project.js";

/** A module of dist/ from a copy of the package, so that it has a WebAssembly instance of its own, or none yet. */
export async function fresh(name) {
  const folder = await emptyFolder("fresh");
  await cp(join(packageFolder, "dist"), folder, { recursive: true });
  await cp(join(packageFolder, "package.json"), join(folder, "package.json"));
  return import(pathToFileURL(join(folder, name)));
}
