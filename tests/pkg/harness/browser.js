import { createServer } from "node:http";
import { after } from "node:test";
import { chromium } from "playwright-core";
import sirv from "sirv";
import { launchOptions } from "../../browser.mjs";

let started;

function browser() {
  started ??= chromium.launch(launchOptions());
  return started;
}

after(async () => (await started)?.close());

/** Serves a folder at a free port while `use(origin)` runs. */
export async function serving(folder, use, headers = {}) {
  const files = sirv(folder, { dev: true, setHeaders: (response) => setAll(response, headers) });
  const server = createServer((request, response) => {
    // Chromium asks for an icon unasked; the projects have none, and a 404 would count as a failed request.
    if (request.url === "/favicon.ico") return response.writeHead(204).end();
    files(request, response, () => response.writeHead(404).end());
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    return await use(`http://127.0.0.1:${server.address().port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

function setAll(response, headers) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/**
 * Opens a page and gives what comes of it: the first `lines` that it logs, where that is asked for; else, once its
 * `<html>` has the attribute `data-done`, what `use(page)` gives, or the attribute itself.
 * The first error on the console or request that fails ends it with that error.
 */
export async function visit(url, { use = (page) => page.getAttribute("html", "data-done"), lines } = {}) {
  const page = await (await browser()).newPage();
  try {
    let fail;
    const failed = new Promise((_, reject) => {
      fail = (message) => reject(new Error(`${url}: ${message}`));
    });
    failed.catch(() => {});
    page.on("pageerror", (error) => fail(error.stack ?? String(error)));
    page.on("crash", () => fail("the page crashed"));
    page.on("requestfailed", (request) => fail(`${request.url()} ${request.failure()?.errorText}`));
    page.on("response", (response) => response.status() >= 400 && fail(`${response.url()} ${response.status()}`));
    const logged = [];
    const enough = new Promise((resolve) => {
      page.on("console", (message) => {
        if (message.type() === "error") fail(message.text());
        if (message.type() === "log" && logged.push(message.text()) === lines) resolve();
      });
    });
    const work = async () => {
      await page.goto(url);
      if (lines) return enough.then(() => logged);
      await page.waitForSelector("html[data-done]", { state: "attached" });
      return use(page);
    };
    const slow = new Promise((_, reject) => {
      setTimeout(() => reject(new Error(`${url}: not done after 30 seconds`)), 30_000).unref();
    });
    slow.catch(() => {});
    const result = await Promise.race([work(), failed, slow]);
    // An error may still be on its way when the page looks done.
    await Promise.race([failed, new Promise((resolve) => setTimeout(resolve, 50))]);
    return result;
  } finally {
    await page.close();
  }
}
