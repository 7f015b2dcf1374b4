// The packed package, installed into an empty project of each kind, plays the same game and thinks the same thought.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { build as esbuild } from "esbuild";
import * as ugolki from "ugolki";
import { EngineClient } from "ugolki/client";
import { build as buildByVite, createServer } from "vite";
import webpack from "webpack";
import { serving, visit } from "./harness/browser.js";
import { tool } from "./harness/paths.js";
import { project } from "./harness/project.js";
import { run } from "./harness/run.js";
import { smoke } from "./smoke/smoke.js";
import { think } from "./smoke/think.js";

const checks = smoke(ugolki);
const thought = await think(ugolki, EngineClient);
const once = `${checks} ${thought}`;
const twice = `${2 * checks} ${thought}`;

test("Node", async (t) => {
  const cwd = await project("node");
  await t.test("import", async () => assert.equal(await run(process.execPath, ["import.js"], { cwd }), once));
  await t.test("require", async () => {
    // Node 20 and 22 warn on stderr that require() of a module is experimental; run() lets a warning pass.
    assert.equal(await run(process.execPath, ["require.cjs"], { cwd }), once);
  });
  await t.test("ugolki/web with the bytes of the wasm", async () => {
    assert.equal(await run(process.execPath, ["web.js"], { cwd }), once);
  });
});

test("Deno", async () => {
  const cwd = await project("deno");
  const env = { DENO_NO_UPDATE_CHECK: "1", DENO_NO_PROMPT: "1", DENO_DIR: join(cwd, "cache") };
  assert.equal(await run(tool("deno"), ["run", "--no-remote", "main.js"], { cwd, env }), once);
});

test("Bun", async () => {
  const cwd = await project("bun");
  assert.equal(await run(tool("bun"), ["run", "--no-install", "main.js"], { cwd }), once);
});

test("Vite", async (t) => {
  const root = await project("vite");
  const common = { root, logLevel: "error", configFile: false };
  await t.test("a built page", async () => {
    await buildByVite({ ...common, base: "./", build: { target: "es2022" } });
    await serving(join(root, "dist"), async (origin) => assert.equal(await visit(origin), twice));
  });
  await t.test("its server for developing", async () => {
    const server = await createServer({ ...common, server: { host: "127.0.0.1", port: 0 } });
    await server.listen();
    try {
      assert.equal(await visit(server.resolvedUrls.local[0]), twice);
    } finally {
      await server.close();
    }
  });
});

test("webpack", async () => {
  const context = await project("webpack");
  const { default: config } = await import(pathToFileURL(join(context, "webpack.config.js")));
  const stats = await promisify(webpack)({ ...config, context, output: { path: join(context, "dist") } });
  assert.deepEqual([stats.compilation.errors, stats.compilation.warnings], [[], []]);
  await serving(context, async (origin) => assert.equal(await visit(origin), twice));
});

test("esbuild", async (t) => {
  const cwd = await project("esbuild");
  for (const minify of [false, true]) {
    // The worker of the client is a bundle of its own, beside the one with the client.
    const entryPoints = { main: "main.js", worker: "ugolki/worker" };
    const common = { absWorkingDir: cwd, entryPoints, bundle: true, minify, format: "esm", logLevel: "silent" };
    await t.test(`a bundle for Node${minify ? ", minified" : ""}`, async () => {
      const { warnings } = await esbuild({ ...common, platform: "node", outdir: "dist/node" });
      assert.deepEqual(warnings, []);
      assert.equal(await run(process.execPath, ["dist/node/main.js"], { cwd }), once);
    });
    await t.test(`a bundle for a page${minify ? ", minified" : ""}`, async () => {
      const { warnings } = await esbuild({ ...common, platform: "browser", outdir: "dist" });
      assert.deepEqual(warnings, []);
      await serving(cwd, async (origin) => assert.equal(await visit(origin), once));
    });
  }
});

test("a bare page", async (t) => {
  const folder = await project("bare");
  await t.test("with an import map", async () => {
    await serving(folder, async (origin) => assert.equal(await visit(origin), twice));
  });
  const policy = (script) => ({
    "Content-Security-Policy": `default-src 'none'; connect-src 'self'; worker-src 'self'; script-src ${script}`,
  });
  await t.test("with paths, under a strict Content-Security-Policy", async () => {
    const use = async (origin) => assert.equal(await visit(`${origin}/relative.html`), twice);
    await serving(folder, use, policy("'self' 'wasm-unsafe-eval'"));
  });
  await t.test("needs 'wasm-unsafe-eval' where there is a policy", async () => {
    const use = (origin) => assert.rejects(visit(`${origin}/relative.html`), /Content Security Policy/);
    await serving(folder, use, policy("'self'"));
  });
});

test("a module worker", async () => {
  const folder = await project("worker");
  await serving(folder, async (origin) => assert.equal(await visit(origin), twice));
});
