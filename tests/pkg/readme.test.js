// The README's snippets do what they say: what a snippet logs is compared with its `// →` lines, in order.
import assert from "node:assert/strict";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { build as esbuild } from "esbuild";
import { build as vite } from "vite";
import { serving, visit } from "./harness/browser.js";
import { here, packageFolder } from "./harness/paths.js";
import { emptyFolder, install } from "./harness/project.js";
import { run } from "./harness/run.js";
import { sizes, withSizes } from "./readme-sizes.js";

const readme = await readFile(join(packageFolder, "README.md"), "utf8");

/** The fenced blocks: language, text, the name in a first line such as `// worker.js`, and what it is to log. */
const blocks = [...readme.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(([, language, text]) => ({
  language,
  text,
  name: text.match(/^\/\/ (\S+\.\w+)\n/)?.[1],
  logs: [...text.matchAll(/\/\/ → (.*)$/gm)].map(([, line]) => line.trim()),
}));

const find = (...names) =>
  names.map((name) => blocks.find((block) => block.name === name) ?? assert.fail(`no ${name}`));
const forBrowser = find("worker.js", "main.js", "page.js");
const forNode = blocks.filter((block) => block.language === "js" && !forBrowser.includes(block));

async function folder(files = {}) {
  const path = await emptyFolder("readme");
  await writeFile(join(path, "package.json"), '{ "private": true, "type": "module" }');
  await install(path);
  for (const [name, text] of Object.entries(files)) await writeFile(join(path, name), text);
  return path;
}

test("no block is left out", () => {
  const others = blocks.filter((block) => !forNode.includes(block) && !forBrowser.includes(block));
  assert.deepEqual(others.map(({ language }) => language).sort(), ["jsx", "sh", "ts"]);
  for (const block of [...forNode, ...find("main.js", "page.js")]) assert.ok(block.logs.length > 0, block.text);
});

test("in Node", async (t) => {
  const cwd = await folder();
  for (const [index, { text, name = `snippet-${index}.js`, logs }] of forNode.entries()) {
    const title = text.split("\n").find((line) => line && !line.startsWith("import"));
    await t.test(title, async () => {
      await writeFile(join(cwd, name), text);
      assert.deepEqual((await run(process.execPath, [name], { cwd })).split("\n"), logs);
    });
  }
});

/** Builds a page around a script by Vite, and gives what it logs until there are as many lines as are to come. */
async function logged(files, entry, logs) {
  const root = await folder({
    ...files,
    "index.html": `<!doctype html><script type="module" src="./${entry}"></script>`,
  });
  await vite({ root, logLevel: "error", configFile: false, base: "./", build: { target: "es2022" } });
  return serving(join(root, "dist"), (origin) => visit(origin, { lines: logs.length }));
}

test("a worker", async () => {
  const [worker, main] = find("worker.js", "main.js");
  const files = { "worker.js": worker.text, "main.js": main.text };
  assert.deepEqual(await logged(files, "main.js", main.logs), main.logs);
});

test("ugolki/web", async () => {
  const [page] = find("page.js");
  assert.deepEqual(await logged({ "page.js": page.text }, "page.js", page.logs), page.logs);
});

test("React", async () => {
  const { text } = blocks.find(({ language }) => language === "jsx");
  const cwd = await folder({
    "board.jsx": text,
    "main.jsx": `
      import { createRoot } from "react-dom/client";
      import { Board } from "./board.jsx";
      createRoot(document.body.appendChild(document.createElement("main"))).render(<Board />);
      document.documentElement.dataset.done = "";
    `,
    "index.html": '<!doctype html><body><script type="module" src="./dist/main.js"></script>',
  });
  await mkdir(join(cwd, "dist"));
  await esbuild({
    absWorkingDir: cwd,
    entryPoints: ["main.jsx"],
    outfile: "dist/main.js",
    bundle: true,
    format: "esm",
    jsx: "automatic",
    // React comes from here; the package from the project.
    nodePaths: [join(here, "node_modules")],
    logLevel: "silent",
  });
  const use = async (page) => {
    const square = (name) => page.getByRole("button", { name, exact: true });
    const marked = (kind) =>
      page.locator(`button.${kind}`).evaluateAll((all) => all.map((one) => one.ariaLabel).sort());
    await square("c3").click();
    assert.deepEqual([await marked("step"), await marked("chain")], [["c4", "d3"], []]);
    await square("b3").click();
    assert.deepEqual([await marked("step"), await marked("chain")], [["b4"], ["d3"]]);
    await square("d3").click();
    assert.deepEqual([await square("b3").textContent(), await square("d3").textContent()], ["", "○"]);
    assert.deepEqual([await marked("step"), await marked("chain")], [[], []]);
    await square("f6").click();
    assert.deepEqual(await marked("step"), ["e6", "f5"]);
  };
  await serving(cwd, (origin) => visit(origin, { use }));
});

test("TypeScript", async () => {
  const { text } = blocks.find(({ language }) => language === "ts");
  const cwd = await folder({ "snippet.ts": text });
  const tsc = join(here, "node_modules", "typescript", "bin", "tsc");
  const options = ["--strict", "--module", "nodenext", "--target", "es2022", "--noEmit", "snippet.ts"];
  await run(process.execPath, [tsc, ...options], { cwd });
});

test("the sizes are those of this build, to a tenth", async () => {
  const [was, is] = [sizes(readme), sizes(await withSizes(readme))];
  for (const [index, kilobytes] of is.entries()) {
    const share = was[index] / kilobytes;
    assert.ok(share > 0.9 && share < 1.1, `${was[index]} KB said, ${kilobytes} KB measured; if right: npm run sizes`);
  }
});
