import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Budget, budget } from "../budget.ts";

let root = "";

/** A page that needs two scripts and a style; a third script is loaded when it is asked for. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "budget-"));
  const noise = (length: number) => Array.from({ length }, (_, i) => Math.sin(i).toString(36)).join();
  const files = {
    "index.html": '<link rel="stylesheet" href="./style.css"><script type="module" src="./main.js"></script>',
    "style.css": "body { color: red }",
    "main.js": `console.log(${JSON.stringify(noise(100))}); import("./later.js").then(({ later }) => later());`,
    "later.js": `export const later = () => console.log(${JSON.stringify(noise(5000))});`,
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(root, name), content);
});

afterAll(() => rmSync(root, { recursive: true }));

const buildWith = (limits: Budget) =>
  build({
    root,
    base: "./",
    configFile: false,
    logLevel: "silent",
    build: { write: false },
    plugins: [budget(limits)],
  });

const wide: Budget = { total: 6000, html: 1000, css: 1000, js: 5000 };

test("what is loaded later isn't counted", async () => {
  await expect(buildWith(wide)).resolves.toBeTruthy();
});

test("the build fails when the first load is over budget, and says by how much", async () => {
  await expect(buildWith({ ...wide, total: 1000 })).rejects.toThrow(/over budget .*total \d{4} of 1000/);
});

test("each kind of file has a budget of its own; a kind without one isn't allowed", async () => {
  await expect(buildWith({ ...wide, js: 500 })).rejects.toThrow(/js \d+ of 500/);
  const { css: _, ...withoutCss } = wide;
  await expect(buildWith(withoutCss as Budget)).rejects.toThrow(/css \d+ of 0/);
});
