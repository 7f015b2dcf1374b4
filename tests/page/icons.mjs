// The pictures that the system shows of the installed page, made from the drawing in www/public/favicon.svg, the icons in
// www/src/views/icons.ts and the built page: `npm run icons`.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import sirv from "sirv";
import * as rules from "ugolki";
import { launchOptions } from "../browser.mjs";

const www = fileURLToPath(new URL("../../www/", import.meta.url));
const into = `${www}public/install/`;

const favicon = await readFile(`${www}public/favicon.svg`, "utf8");
const icons = await readFile(`${www}src/views/icons.ts`, "utf8");

/** The drawing from edge to edge, smaller by `scale`: whatever shape the system cuts, both men stay whole. */
const fullBleed = (scale) =>
  favicon.replace('clip-path="url(#edge)"', `transform="translate(16 16) scale(${scale}) translate(-16 -16)"`);

/** One colour; the system gives its own. */
const monochrome = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <path fill-rule="evenodd" d="M6 16h6.5a3.5 3.5 0 0 1 3.5 3.5V26H9a3 3 0 0 1-3-3zm5 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6" />
  <circle cx="21.2" cy="10.8" r="5.4" />
</svg>`;

/** One of the page's icons, on its accent colour. */
function shortcut(name) {
  const drawing = icons.match(new RegExp(`${name}: html\`<svg[^>]*>(.*)</svg>\``))?.[1];
  if (!drawing) throw new Error(`no icon "${name}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="24" fill="#0b6b62" />
    <g transform="translate(8.4 8.4) scale(1.3)" fill="none" stroke="#fffaf0" stroke-width="1.8"
      stroke-linecap="round" stroke-linejoin="round">${drawing}</g></svg>`;
}

const drawn = {
  "icon-192": [favicon, 192],
  "icon-512": [favicon, 512],
  "maskable-192": [fullBleed(0.78), 192],
  "maskable-512": [fullBleed(0.78), 512],
  "monochrome-512": [monochrome, 512],
  "apple-touch-icon": [fullBleed(0.92), 180],
  practice: [shortcut("practice"), 96],
  race: [shortcut("race"), 96],
  games: [shortcut("games"), 96],
};

const browser = await chromium.launch(launchOptions());
await mkdir(into, { recursive: true });

for (const [name, [svg, size]] of Object.entries(drawn)) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${svg}`);
  await writeFile(`${into}${name}.png`, await page.screenshot({ omitBackground: true }));
  await page.close();
}

const ends = (move) => [move.split("-")[0], move.split("-").at(-1)];

/** The first moves of a lively game, each as far forward as it goes, and the one that would follow. */
function livelyGame() {
  let game = rules.newGame();
  const forward = (move) => {
    const [from, to] = ends(move).map((square) => square.charCodeAt(0) + square.charCodeAt(1));
    return game.turn === "white" ? to - from : from - to;
  };
  const best = (value) => rules.legalMoves(game).reduce((one, other) => (value(other) > value(one) ? other : one));
  while (game.moves.length < 12) game = rules.applyMove(game, best(forward));
  return { played: game.moves.map(ends), next: ends(best(forward)) };
}

const files = sirv(`${www}dist`);
const server = createServer((request, response) => files(request, response, () => response.writeHead(404).end()));
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const url = `http://127.0.0.1:${server.address().port}/`;

/** What the page shows before anyone installs it, on a wide screen and on a phone. */
const screenshots = {
  table: { viewport: { width: 1280, height: 800 } },
  "table-phone": { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 },
  "practice-phone": { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, colorScheme: "dark" },
};

for (const [name, options] of Object.entries(screenshots)) {
  const context = await browser.newContext({ ...options, reducedMotion: "reduce", serviceWorkers: "block" });
  const page = await context.newPage();
  const screen = name.startsWith("practice") ? "#screen" : "#table";
  await page.goto(screen === "#screen" ? `${url}#/practice` : url);
  const square = (name, state = "") => page.locator(`${screen} [data-square="${name}"]${state}`);
  const { played, next } = livelyGame();
  for (const [from, to] of played) {
    await square(from).click();
    await square(to).click();
    await square(to, "[data-man]").waitFor();
  }
  // A man in the hand, and the way that it would go.
  await square(next[0]).click();
  await square(next[1]).hover();
  await writeFile(`${into}${name}.png`, await page.screenshot());
  await context.close();
}

server.close();
await browser.close();
