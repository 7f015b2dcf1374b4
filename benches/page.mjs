// The built page in Chromium, on a machine and a network made slow by DevTools' own means: what the first load takes
// over the wire, how soon one can play, and how soon a click is answered on the screen. Ends with 1 if a target is missed.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { extname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { applyMove, legalDestinations, newGame } from "../pkg/dist/index.js";
import { launchOptions } from "../tests/browser.mjs";

const { chromium } = createRequire(new URL("../tests/page/package.json", import.meta.url))("@playwright/test");

const { total } = JSON.parse(readFileSync(new URL("../www/budget.json", import.meta.url), "utf8"));
const TARGETS = { bytes: total, playable: 2500, response: 50 }; // milliseconds
const SLOWER = 4;
/** Slow 4G (1.6 Mbit/s, 150 ms there and back) as DevTools applies it to each request: the harsher of the two. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 1.44e6 / 8, uploadThroughput: 675e3 / 8 };
const LOADS = 7;
const PLIES = 60;

const dist = fileURLToPath(new URL("../www/dist/", import.meta.url));
const types = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** The page as a static host sends it: brotli, made beforehand as well as it gets. */
async function serve() {
  const files = new Map();
  for (const name of readdirSync(dist, { recursive: true })) {
    if (statSync(join(dist, name)).isDirectory()) continue;
    const content = readFileSync(join(dist, name));
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    files.set(name.replaceAll(sep, "/"), brotliCompressSync(content, { params }));
  }
  const server = createServer((request, response) => {
    const name = new URL(request.url, "http://localhost").pathname.slice(1) || "index.html";
    const content = files.get(name);
    if (!content) return response.writeHead(404).end();
    const type = types[extname(name)] ?? "application/octet-stream";
    response.writeHead(200, { "content-type": type, "content-encoding": "br", "content-length": content.length });
    response.end(content);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://localhost:${server.address().port}/`, close: () => server.close() };
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const misses = [];
function tell(name, value, unit, limit) {
  const missed = value > limit;
  if (missed) misses.push(name);
  console.log(
    `${name.padEnd(44)} ${value.toLocaleString("en").padStart(9)} ${unit}  ${missed ? "MISSES" : "within"} ${limit.toLocaleString("en")}`,
  );
}

/** A first visit: an empty cache, a slow machine, a slow network. Times are since the navigation began. */
async function firstLoad(browser, url) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const names = new Map();
  const wire = new Map();
  devtools.on("Network.requestWillBeSent", ({ requestId, request }) => names.set(requestId, request.url));
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    wire.set(names.get(requestId).slice(url.length) || "index.html", encodedDataLength);
  });
  await page.addInitScript(playable);
  await page.goto(url);
  const times = await page.waitForFunction(() => globalThis.playableAt && { playable: globalThis.playableAt });
  const { playable: at } = await times.jsonValue();
  const painted = await page.evaluate(() => performance.getEntriesByName("first-paint")[0]?.startTime);
  // What came until then was needed to play.
  const needed = new Map(wire);
  await context.close();
  return { at, painted, needed };
}

/** Runs in the page: notes when a click on a man marks where it can go, and that is painted. */
function playable() {
  const look = () => {
    const man = document.querySelector("[data-square][data-movable]");
    if (man && !document.querySelector("[data-dest]")) man.click();
    if (!document.querySelector("[data-dest]")) return requestAnimationFrame(look);
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        globalThis.playableAt = performance.now();
      };
      port2.postMessage(null);
    });
  };
  requestAnimationFrame(look);
}

/** Runs in the page: how long after each click its answer was painted, and Event Timing's word on the slowest. */
function watch() {
  globalThis.answers = [];
  globalThis.slowest = 0;
  addEventListener(
    "click",
    ({ timeStamp, isTrusted }) => {
      if (!isTrusted) return;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => globalThis.answers.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    },
    { capture: true },
  );
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) globalThis.slowest = Math.max(globalThis.slowest, duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
}

/** Clicks through a recorded game of Halma; at each move another man is chosen first: the one with most destinations. */
async function clicks(browser, url) {
  const games = readFileSync(new URL("../tests/data/games.jsonl", import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
  const record = games
    .map((line) => JSON.parse(line))
    .find(({ variant, reason }) => variant === "halma-16x16" && reason === "arrived");
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(url);
  await page.getByRole("button", { name: "New game", exact: true }).click();
  await page.locator('dialog[open] label:has(input[value="halma-16x16"])').click();
  await page.locator("dialog[open]").getByRole("button", { name: "Start", exact: true }).click();
  await page.waitForFunction(() => document.querySelectorAll("[data-square]").length === 256);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  // The clicks that set the board up are answered and reported before those that count.
  await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    globalThis.slowest = 0;
    globalThis.answers = [];
  });

  const kinds = { choose: [], move: [] };
  const click = async (square, kind) => {
    const box = await page.locator(`[data-square="${square}"]`).boundingBox();
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    const answers = await page.evaluate(async () => {
      while (globalThis.answers.length === 0) await new Promise(requestAnimationFrame);
      while (document.getAnimations().length > 0) await new Promise(requestAnimationFrame);
      return globalThis.answers.splice(0);
    });
    kinds[kind].push(...answers);
  };
  let game = newGame("halma-16x16");
  for (const move of record.moves.slice(0, PLIES)) {
    const [from, to] = [move.split("-")[0], move.split("-").at(-1)];
    const reach = (man) => legalDestinations(game, man).length;
    const widest = game[game.turn].toSorted((a, b) => reach(b) - reach(a)).find((man) => man !== from);
    await click(widest, "choose");
    await click(from, "choose");
    await click(to, "move");
    game = applyMove(game, `${from}-${to}`);
  }
  const slowest = await page.evaluate(() => globalThis.slowest);
  const played = await page
    .locator("[data-square][data-man]")
    .evaluateAll((squares) => squares.map((s) => s.dataset.square).sort());
  if (played.join() !== [...game.white, ...game.black].sort().join())
    throw new Error("the clicks didn't play the game");
  await context.close();
  return { ...kinds, slowest };
}

const site = await serve();
const browser = await chromium.launch(launchOptions());
try {
  const loads = [];
  for (let i = 0; i < LOADS; i++) loads.push(await firstLoad(browser, site.url));
  const needed = loads[0].needed;
  for (const [name, bytes] of needed)
    console.log(`  ${name.padEnd(42)} ${bytes.toLocaleString("en").padStart(9)} bytes`);
  tell(
    "first load over the wire, with headers",
    [...needed.values()].reduce((a, b) => a + b, 0),
    "bytes",
    TARGETS.bytes,
  );
  console.log(`CPU ${SLOWER}× slower, 1.44 Mbit/s, 562.5 ms for each request; median of ${LOADS}:`);
  const rounded = (numbers) => Math.round(median(numbers));
  console.log(
    `${"  first paint".padEnd(44)} ${rounded(loads.map((l) => l.painted))
      .toLocaleString("en")
      .padStart(9)} ms`,
  );
  tell("  playable", rounded(loads.map(({ at }) => at)), "ms", TARGETS.playable);
  const { choose, move, slowest } = await clicks(browser, site.url);
  console.log(
    `Halma 16×16, CPU ${SLOWER}× slower, click to painted response of ${choose.length} choices and ${move.length} moves:`,
  );
  for (const [name, times] of Object.entries({ choice: choose, move })) {
    tell(`  ${name}, median`, Math.round(median(times)), "ms", TARGETS.response);
    tell(`  ${name}, worst`, Math.round(Math.max(...times)), "ms", TARGETS.response);
  }
  tell("  slowest of all by Event Timing", slowest, "ms", TARGETS.response);
} finally {
  await browser.close();
  site.close();
}
if (misses.length > 0) process.exit(1);
