import { cp, mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { here, packageFolder } from "./paths.js";
import { run } from "./run.js";

// Not below this repository: a project there would find the tools of tests/pkg, and a missing dependency wouldn't show.
const folder = await realpath(await mkdtemp(join(tmpdir(), "ugolki-")));
after(() => rm(folder, { recursive: true, force: true }));

let packed;

/** The package as npm would publish it, packed once: the path of the tarball and the names of the files in it. */
export function tarball() {
  packed ??= pack();
  return packed;
}

async function pack() {
  const options = ["--json", "--ignore-scripts", "--pack-destination", folder];
  const answer = JSON.parse(await run("npm", ["pack", ...options], { cwd: packageFolder }));
  // npm 12 keys the answer by package name, those before it give a list.
  const [{ filename, files }] = Array.isArray(answer) ? answer : Object.values(answer);
  return { path: join(folder, filename), files: files.map((file) => file.path).sort() };
}

/** A new project: the files of runtimes/`name`, the smoke game and thought, and the tarball installed; nothing else. */
export async function project(name) {
  const path = join(folder, name);
  await cp(join(here, "runtimes", name), path, { recursive: true });
  await cp(join(here, "smoke"), path, { recursive: true });
  await install(path);
  return path;
}

/** Installs the tarball in a folder that has a package.json. */
export async function install(path) {
  const quick = ["--offline", "--no-audit", "--no-fund", "--no-package-lock", "--ignore-scripts"];
  await run("npm", ["install", ...quick, (await tarball()).path], { cwd: path });
}

/** An empty folder that goes when the tests end. */
export const emptyFolder = (name) => mkdtemp(join(folder, `${name}-`));
