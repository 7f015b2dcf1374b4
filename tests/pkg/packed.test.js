// What npm would publish.
import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { brotliCompressSync } from "node:zlib";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { packageFolder, tool } from "./harness/paths.js";
import { emptyFolder, install, tarball } from "./harness/project.js";
import { run } from "./harness/run.js";

const project = await emptyFolder("packed");
await writeFile(join(project, "package.json"), "{}");
await install(project);
const installed = join(project, "node_modules", "ugolki");

test("the tarball holds what it should and no more", async () => {
  const { files } = await tarball();
  assert.deepEqual(files, [
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "README.md",
    "dist/base64.js",
    "dist/client.d.ts",
    "dist/client.js",
    "dist/engine.d.ts",
    "dist/engine.js",
    "dist/engine_module.js",
    "dist/failure.js",
    "dist/index.d.ts",
    "dist/index.js",
    "dist/judgement.d.ts",
    "dist/judgement.js",
    "dist/par.d.ts",
    "dist/par.js",
    "dist/race.d.ts",
    "dist/race.js",
    "dist/race_module.js",
    "dist/racing.d.ts",
    "dist/racing.js",
    "dist/rating.d.ts",
    "dist/rating.js",
    "dist/slices.js",
    "dist/thinking.d.ts",
    "dist/thinking.js",
    "dist/ugolki.d.ts",
    "dist/ugolki.js",
    "dist/ugolki_bg.wasm",
    "dist/ugolki_engine.js",
    "dist/ugolki_race.js",
    "dist/web.d.ts",
    "dist/web.js",
    "dist/worker.d.ts",
    "dist/worker.js",
    "package.json",
  ]);
});

test("publint has nothing to say", async () => {
  const { messages, pkg } = await publint({ pkgDir: installed, strict: true });
  assert.deepEqual(
    messages.map((message) => formatMessage(message, pkg)),
    [],
  );
});

test("attw finds the types in every way of resolving them that the package means to serve", async () => {
  // A .wasm has no types, and nobody asks for any.
  const entries = ["--exclude-entrypoints", "./ugolki_bg.wasm"];
  await run(tool("attw"), [(await tarball()).path, "--profile", "esm-only", "--no-emoji", "--no-color", ...entries]);
});

for (const [name, most, mostByBrotli] of [
  ["ugolki_bg.wasm", 110_000, 42_000],
  // Their bytes are published within engine_module.js and race_module.js alone.
  ["ugolki_engine_bg.wasm", Number.POSITIVE_INFINITY, 60_000],
  ["ugolki_race_bg.wasm", Number.POSITIVE_INFINITY, 50_000],
]) {
  test(`${name} keeps to its size: ${mostByBrotli / 1000} KB by brotli`, async () => {
    const bytes = await readFile(join(packageFolder, "dist", name));
    assert.ok(bytes.length <= most, `${bytes.length} bytes`);
    const { length } = brotliCompressSync(bytes);
    assert.ok(length <= mostByBrotli, `${length} bytes`);
  });
}
