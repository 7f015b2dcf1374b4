// The entry that loads the wasm by itself. Each test has its own copy of the modules, so that none is ready before.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { fresh } from "./harness/fresh.js";
import { packageFolder } from "./harness/paths.js";
import { smoke } from "./smoke/smoke.js";

const bytes = await readFile(join(packageFolder, "dist", "ugolki_bg.wasm"));

test("from bytes, from a compiled module, from a Response, from a promise of one", async () => {
  const type = { headers: { "Content-Type": "application/wasm" } };
  const sources = [
    bytes,
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
    await WebAssembly.compile(bytes),
    new Response(bytes, type),
    Promise.resolve(new Response(bytes, type)),
  ];
  for (const source of sources) {
    const web = await fresh("web.js");
    assert.equal(await web.init(source), undefined);
    assert.ok(smoke(web) > 0);
  }
});

test("init is the default export, and once is enough", async () => {
  const web = await fresh("web.js");
  assert.equal(web.default, web.init);
  const first = web.init(bytes);
  assert.equal(web.init(), first);
  await first;
  const game = web.newGame();
  await web.init();
  assert.deepEqual(web.newGame(), game);
});

test("a load that fails says so, and can be tried again", async () => {
  const web = await fresh("web.js");
  await assert.rejects(web.init(new Uint8Array([1, 2, 3])), WebAssembly.CompileError);
  await web.init(bytes);
  assert.ok(smoke(web) > 0);
});

test("a call before init is an error, and does no harm", async () => {
  const web = await fresh("web.js");
  assert.throws(() => web.newGame(), TypeError);
  await web.init(bytes);
  assert.ok(smoke(web) > 0);
});

test("both entries offer the same", async () => {
  const web = await import("ugolki/web");
  const all = await import("ugolki");
  const names = (module) => Object.keys(module).filter((name) => name !== "default" && name !== "init");
  assert.deepEqual(names(web).sort(), names(all).sort());
});
