// Without a network, and from one build of the page to another.
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import * as rules from "ugolki";
import { buildOther } from "./builds.ts";
import { played } from "./games.ts";
import { dist } from "./site.ts";
import { test as base, expect, type Table } from "./table.ts";

const source = new URL("../../www/src/", import.meta.url);
/** The screens that are loaded when they are opened. */
const screens = readdirSync(source).filter((folder) => existsSync(new URL(`${folder}/screen.ts`, source)));

const test = base.extend<object, { other: string }>({
  /** The folder of another build. A page that runs it has its name in `globalThis.build`. */
  other: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants it.
    async ({}, use) => {
      const folder = await buildOther("B");
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
});

test.use({ serviceWorkers: "allow" });
// A worker is started late and on the side, and whole builds are fetched.
const PATIENCE = { timeout: 30_000 };

/** Opens the page and waits until it is kept. */
async function visit(table: Table, page = table.page): Promise<void> {
  await page.goto(table.url);
  await kept(page);
}

async function kept(page: Page): Promise<void> {
  const state = () => page.evaluate(() => navigator.serviceWorker.controller?.state);
  await expect.poll(state, PATIENCE).toBe("activated");
}

/** The build that the page is of, by what all the scripts that it has loaded say. */
const buildOf = (page: Page) => page.evaluate(() => (globalThis as { build?: string }).build ?? "A");

/** Waits while the page is opened anew. */
async function becomes(page: Page, build: string): Promise<void> {
  await expect(async () => expect(await buildOf(page)).toBe(build)).toPass();
}

const builds = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => / build /.test(name)).length);

/** Opens each of the screens; a message takes the place of one whose files can't be had. */
async function openAll(table: Table, page = table.page): Promise<void> {
  for (const screen of screens) {
    // The screen before it stays until this one is there; the table takes it away.
    await page.goto(`${table.url}#/`);
    await expect(page.locator(".screen-place")).toHaveCount(0);
    await page.goto(`${table.url}#/${screen}`);
    await expect(page.locator(".screen-place"), screen).not.toBeEmpty();
  }
}

const notice = (page: Page) => page.getByRole("region", { name: "Version of the page" });
const offered = (page: Page) => expect(notice(page)).toContainText("A new version is ready.", PATIENCE);
const reload = (page: Page) => notice(page).getByRole("button", { name: "Reload now" });

for (const base of ["/some/path/", "/"]) {
  test.describe(`at ${base}`, () => {
    test.use({ base });

    test("after the first visit the page does without a network", async ({ table, page, context }) => {
      table.allow(/sw\.js/); // It is asked for at each start.
      await visit(table);
      await context.setOffline(true);
      await page.reload();
      await table.ready();
      await table.play("c3-d3");
      await table.shows(played(rules.newGame(), ["c3-d3"]));
      await openAll(table);
      await page.goto(`${table.url}index.html`);
      await table.shows(played(rules.newGame(), ["c3-d3"]));
    });
  });
}

test("that the page is kept is said once", async ({ table, page }) => {
  await visit(table);
  await expect(notice(page)).toContainText("without a connection");
  await notice(page).getByRole("button", { name: "OK" }).click();
  await expect(notice(page)).toBeHidden();
  await page.reload();
  await table.ready();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect(notice(page)).toBeHidden();
});

test("another build is offered, not forced, and nothing of the game is lost", async ({ table, site, page, other }) => {
  const game = played(rules.newGame(), ["c3-d3"]);
  await visit(table);
  await table.play("c3-d3");
  site.deploy(other);
  await page.reload();
  await offered(page);
  expect(await buildOf(page)).toBe("A");

  await notice(page).getByRole("button", { name: "Later" }).click();
  await expect(notice(page)).toBeHidden();
  await table.shows(game);

  await page.reload();
  await offered(page);
  await reload(page).click();
  await becomes(page, "B");
  await table.shows(game);
  await expect.poll(() => builds(page)).toBe(1);
  await expect(notice(page)).toBeHidden();
});

test("another window keeps its own files when one goes over", async ({ table, site, page, context, other }) => {
  await visit(table);
  await table.play("c3-d3");
  const second = await context.newPage();
  await visit(table, second);
  // Only one window plays the game.
  await expect(second.locator('dialog[open][data-kind="elsewhere"]')).toBeVisible();
  await second.goto(`${table.url}#/${screens[0]}`);
  await second.evaluate(() => {
    (globalThis as { stays?: boolean }).stays = true;
  });

  site.deploy(other);
  await page.reload();
  await offered(page);
  await reload(page).click();
  await becomes(page, "B");

  // It is told, and goes on with what it needs of the old build, which the host no longer has.
  await offered(second);
  expect(await builds(page)).toBe(2);
  expect(await second.evaluate(() => (globalThis as { stays?: boolean }).stays)).toBe(true);
  await openAll(table, second);
  expect(await buildOf(second)).toBe("A");

  await reload(second).click();
  await becomes(second, "B");
  await expect.poll(() => builds(second)).toBe(1);
});

test("a host may go back to an older build", async ({ table, site, page, context, other }) => {
  await visit(table);
  site.deploy(other);
  await page.reload();
  await reload(page).click();
  await becomes(page, "B");

  site.deploy(dist);
  await page.reload();
  await offered(page);
  expect(await buildOf(page)).toBe("B");
  await reload(page).click();
  await becomes(page, "A");

  table.allow(/sw\.js/);
  await context.setOffline(true);
  await page.reload();
  await table.ready();
  expect(await buildOf(page)).toBe("A");
});

test("a build that is taken back before anyone went over to it is not offered any more", async ({
  table,
  site,
  page,
  other,
}) => {
  await visit(table);
  site.deploy(other);
  await page.reload();
  await offered(page);
  expect(await builds(page)).toBe(2);

  site.deploy(dist);
  await page.reload();
  await table.ready();
  await expect.poll(() => builds(page)).toBe(1);
  await expect(notice(page)).toBeHidden();
  expect(await buildOf(page)).toBe("A");
});

const faults: Record<string, (folder: string, script: string) => void> = {
  "lacks a file": (folder, script) => rmSync(join(folder, "assets", script)),
  "has a file of another build": (folder) => cpSync(join(dist, "index.html"), join(folder, "index.html")),
  "has a file that is cut short": (folder, script) =>
    writeFileSync(join(folder, "assets", script), "globalThis.cut = 1;"),
};
for (const [fault, damage] of Object.entries(faults)) {
  test(`a build that ${fault} doesn't come in`, async ({ table, site, page, context, other }) => {
    table.allow(/status 404|failed: .*|console: .*(404|integrity|digest)/);
    const broken = mkdtempSync(join(tmpdir(), "corners-broken-"));
    cpSync(other, broken, { recursive: true });
    damage(broken, readdirSync(join(broken, "assets")).find((name) => /^notice-.*\.js$/.test(name)) as string);

    await visit(table);
    site.deploy(broken);
    const failed = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          navigator.serviceWorker.ready.then((registration) => {
            registration.addEventListener("updatefound", () => {
              const worker = registration.installing;
              worker?.addEventListener("statechange", () => resolve(worker.state));
            });
            registration.update();
          });
        }),
    );
    expect(await failed).toBe("redundant");
    await expect(reload(page)).toBeHidden();
    await context.setOffline(true);
    await page.reload();
    await table.ready();
    expect(await buildOf(page)).toBe("A");
    await context.setOffline(false);

    // Once the host has all of it, it is offered.
    site.deploy(other);
    await page.reload();
    await offered(page);
    await reload(page).click();
    await becomes(page, "B");
    await expect.poll(() => builds(page)).toBe(1);
    rmSync(broken, { recursive: true });
  });
}

for (const viewport of [
  { width: 360, height: 640 },
  { width: 360, height: 560 },
  { width: 740, height: 360 },
  { width: 1280, height: 800 },
]) {
  test.describe(`on ${viewport.width}×${viewport.height}`, () => {
    test.use({ viewport });

    test("the offer covers neither the board nor the actions, and moves nothing", async ({
      table,
      site,
      page,
      other,
    }) => {
      await visit(table);
      site.deploy(other);
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.reload();
      await offered(page);
      expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([]);
      for (const screen of ["", ...screens, "learn/chain/1"]) {
        await page.goto(`${table.url}#/${screen}`);
        if (screen !== "") await expect(page.locator(".screen-place")).not.toBeEmpty();
        // Wherever it has come to rest.
        await expect.poll(() => covered(page), { message: screen }).toEqual([]);
      }
    });
  });
}

/** What can't be seen or reached below the bar at the edge. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bar = document.querySelector(".edge")?.getBoundingClientRect();
    if (!bar) return ["no bar"];
    if (bar.left < 0 || bar.right > innerWidth || bar.top < 0 || bar.bottom > innerHeight) return ["it hangs out"];
    const kept = document.querySelectorAll(
      '[role="grid"], :is(.actions, .room-actions, .lesson-actions) :is(a, button)',
    );
    return [...kept].flatMap((element) => {
      const box = element.getBoundingClientRect();
      // Half a pixel is a matter of rounding.
      const apart =
        box.height === 0 ||
        box.right <= bar.left + 0.5 ||
        box.left >= bar.right - 0.5 ||
        box.bottom <= bar.top + 0.5 ||
        box.top >= bar.bottom - 0.5;
      return apart ? [] : [element.className || element.tagName];
    });
  });
}

test("the offer is said, can be reached and answered by keyboard, and axe finds nothing in it", async ({
  table,
  site,
  page,
  other,
}) => {
  await visit(table);
  site.deploy(other);
  await page.reload();
  await offered(page);
  await expect(table.news).toHaveText("A new version is ready.");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).include(".edge").analyze();
    expect(violations).toEqual([]);
  }
  // It comes after all else.
  await table.button("More").focus();
  await page.keyboard.press("Tab");
  await expect(reload(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(notice(page).getByRole("button", { name: "Later" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(notice(page)).toBeHidden();
  await expect(table.button("More")).toBeFocused();
});

test("the page can be installed: its manifest is whole", async ({ table, page }) => {
  await table.open();
  const session = await page.context().newCDPSession(page);
  const { errors, url } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  expect(url).toBe(`${table.url}manifest.webmanifest`);
  await visit(table);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // Playwright's windows keep nothing, and nothing is installed from such.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(["in-incognito"]);

  const manifest = JSON.parse(readFileSync(join(dist, "manifest.webmanifest"), "utf8"));
  const pictures: { src: string; sizes: string; type: string }[] = [
    ...manifest.icons,
    ...manifest.screenshots,
    ...manifest.shortcuts.flatMap(({ icons }: { icons: [] }) => icons),
    { src: "install/apple-touch-icon.png", sizes: "180x180", type: "image/png" },
  ];
  for (const { src, sizes, type } of pictures) {
    const file = readFileSync(join(dist, src));
    if (sizes === "any") expect(`${type} ${file.subarray(0, 4)}`, src).toBe("image/svg+xml <svg");
    // Where a PNG has its width and its height.
    else expect(`${type} ${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`, src).toBe(`image/png ${sizes}`);
  }
  expect(pictures.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512", "any"]));
});

/** Sends this to the page as a system does that shares something with it, and gives the page that opens. */
async function share(table: Table, fields: Record<string, string>, files: Record<string, string> = {}): Promise<Page> {
  const page = await table.page.context().newPage();
  await page.setContent(`<form method="post" enctype="multipart/form-data" action="${table.url}?share">
    ${Object.keys(fields).map((name) => `<textarea name="${name}"></textarea>`)}
    <input type="file" name="file" multiple /><button>Send</button></form>`);
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name="${name}"]`).fill(value);
  const sent = Object.entries(files).map(([name, text]) => ({
    name,
    mimeType: "text/plain",
    buffer: Buffer.from(text),
  }));
  await page.locator('[name="file"]').setInputFiles(sent);
  await page.getByRole("button", { name: "Send" }).click();
  return page;
}

const record = (...moves: string[]) => rules.formatGame(played(rules.newGame(), moves));

test("records shared with the page are imported", async ({ table }) => {
  await visit(table);
  const page = await share(table, { title: "A game", text: record("c3-d3") }, { "other.txt": record("c3-c4") });
  await expect(page.getByText("2 games came in.")).toBeVisible();
});

test("a link shared with the page leads to its game", async ({ table }) => {
  await visit(table);
  const page = await share(table, { title: "", text: "Your move: https://corners.example/#g=1CTOR&s=01x7." });
  await expect(page).toHaveURL(`${table.url}#g=1CTOR&s=01x7`);
});

test("what is shared is kept until it is taken", async ({ table, page }) => {
  table.allow(/ERR_ABORTED/); // A redirection that isn't followed.
  await visit(table);
  const kept = await page.evaluate(async () => {
    const form = new FormData();
    form.set("title", "Γωνίες");
    form.set("text", " one ");
    form.append("file", new File(["two"], "two.ugolki"));
    form.append("file", new File(["three"], "three.txt"));
    await fetch("./?share", { method: "POST", body: form, redirect: "manual" });
    const cache = await caches.open((await caches.keys()).find((name) => / incoming$/.test(name)) ?? "");
    return Promise.all((await cache.keys()).map(async (key) => (await cache.match(key))?.json()));
  });
  expect(kept).toEqual([
    { name: "Γωνίες", text: "one" },
    { name: "two.ugolki", text: "two" },
    { name: "three.txt", text: "three" },
  ]);
});

test("a file opened with the page is imported", async ({ table, page }) => {
  await page.addInitScript((text) => {
    // As an installed page has it.
    const file = new File([text], "game.ugolki");
    const launch = { files: [{ getFile: () => Promise.resolve(file) }] };
    Object.defineProperty(window, "launchQueue", {
      value: { setConsumer: (consumer: (what: unknown) => void) => consumer(launch) },
    });
  }, record("c3-d3"));
  await table.sit();
  await expect(page.getByText("1 game came in.")).toBeVisible();
});

test("where no worker is allowed, the page works without", async ({ table, page }) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException("denied", "SecurityError"));
  });
  await table.sit();
  await table.play("c3-d3");
  await table.shows(played(rules.newGame(), ["c3-d3"]));
});

test("where there are no workers, the page works without", async ({ table, page }) => {
  await page.addInitScript(() => {
    // As on an unprotected connection.
    Object.defineProperty(Navigator.prototype, "serviceWorker", { get: () => undefined });
    Object.defineProperty(window, "caches", { get: () => undefined });
  });
  await table.sit();
  await table.play("c3-d3");
  await table.shows(played(rules.newGame(), ["c3-d3"]));
});
