// The built folder at any host, and what it may load.
import * as rules from "ugolki";
import { kept, played } from "./games.ts";
import { serve } from "./site.ts";
import { expect, test } from "./table.ts";

test("all that the page loads lies beside it", async ({ table, page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await table.sit();
  await table.play("c3-d3");
  await table.shows(played(rules.newGame(), ["c3-d3"]));
  expect(new URL(table.url).pathname).toBe("/some/path/");
  expect(loaded.filter((url) => !url.startsWith(table.url))).toEqual([]);
  for (const type of [".js", ".css", ".wasm"])
    expect(
      loaded.some((url) => url.endsWith(type)),
      type,
    ).toBe(true);
});

test.describe("at the root", () => {
  test.use({ base: "/" });

  test("a move can be played", async ({ table }) => {
    await table.sit();
    expect(new URL(table.url).pathname).toBe("/");
    await table.play("c3-d3");
    await table.shows(played(rules.newGame(), ["c3-d3"]));
  });
});

test("a host that doesn't know the type of .wasm files will do", async ({ table, page }) => {
  table.allow(/MIME type/);
  await page.route("**/*.wasm", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "content-type": "application/octet-stream" } });
  });
  await table.sit();
  await table.play("c3-d3");
  await table.shows(played(rules.newGame(), ["c3-d3"]));
});

test("the page's policy allows its own files and WebAssembly, nothing else", async ({ table, page }) => {
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await table.sit();
  const content = (await policy.getAttribute("content")) ?? "";
  const directives = Object.fromEntries(content.split("; ").map((directive) => directive.split(/ (.*)/)));
  expect(directives["default-src"]).toBe("'none'");
  expect(directives["script-src"]).toBe("'self' 'wasm-unsafe-eval'");
  expect(content).not.toContain("unsafe-inline");

  // It is in force, and the tests would hear of a breach.
  const other = await serve("/");
  table.allow(/policy:|Content Security Policy|EvalError|ERR_BLOCKED|csp/i);
  const outcome = await page.evaluate(async (url) => {
    const broken: string[] = [];
    document.addEventListener("securitypolicyviolation", (event) => broken.push(event.effectiveDirective));
    const script = document.createElement("script");
    script.textContent = "window.inlineRan = true";
    document.body.append(script);
    const reached = await fetch(url).then(
      () => true,
      () => false,
    );
    const element = document.createElement("p");
    element.setAttribute("style", "color: red");
    document.body.append(element);
    await new Promise((resolve) => setTimeout(resolve));
    return { ran: "inlineRan" in window, reached, broken: broken.sort() };
  }, other.url);
  await other.stop();
  expect(outcome).toEqual({ ran: false, reached: false, broken: ["connect-src", "script-src-elem", "style-src-attr"] });
});

test("what is shown stays until the screen that was asked for has come", async ({ table, page }) => {
  let go = () => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(/\/assets\/screen-[^/]+\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  await table.sit();
  const asked = page.waitForRequest(/\/assets\/screen-[^/]+\.js$/);
  await page.evaluate(() => {
    location.hash = "#/rules";
  });
  await asked;
  await expect(table.board).toBeVisible();
  go();
  await expect(page.getByRole("heading", { level: 1, name: "Rules" })).toBeVisible();
  await expect(table.board).toBeHidden();
});

test("the table asks nothing while another screen comes first", async ({ table, page }) => {
  const clock = { reserve: 180_000, increment: 0 };
  const heading = page.getByRole("heading", { level: 1, name: "Rules" });
  await table.sit(kept(rules.newGame(), { control: clock }));
  await table.play("c3-d3");
  await page.goto(`${table.url}#/rules`);
  await expect(heading).toBeVisible();
  let go = () => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(/\/assets\/screen-[^/]+\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.reload();
  await expect(table.squares.first()).toBeVisible();
  await expect(table.anyDialog).toHaveCount(0);
  go();
  await expect(heading).toBeVisible();
  await page.evaluate(() => {
    location.hash = "#/";
  });
  await expect(table.dialog("paused")).toBeVisible();
});
