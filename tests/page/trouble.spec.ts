// What the page does when it can't go on by itself: a clear word and a way on, never a blank page.
import * as rules from "ugolki";
import { kept, played } from "./games.ts";
import { expect, test } from "./table.ts";

const start = rules.newGame();

test("a reload keeps the game, its names and its side at the bottom", async ({ table, page }) => {
  await table.sit();
  await table.newGame({
    variant: "classic-4x4",
    near: "Boris",
    far: "Anna",
    side: "black",
    time: "10+5",
  });
  await table.play("c4-c5", "f5-f4");
  await table.square("b4").click();
  await page.reload();
  await table.ready();
  const game = played(rules.newGame("classic-4x4"), ["c4-c5", "f5-f4"]);
  await table.shows(game);
  await expect(table.board).toHaveAccessibleName("Board, Classic 4×4, Black at the bottom");
  await expect(table.dialog("paused")).toContainText(
    "The page was closed, the device slept, or another game was on the table.",
  );
  await table.dialog("paused").getByRole("button", { name: "Go on" }).click();
  await expect(table.status).toHaveText("Anna to move");
  await table.play("c5-c6");
  await table.shows(played(game, ["c5-c6"]));
});

test("a finished game is still finished after a reload", async ({ table, page }) => {
  await table.sit(kept(rules.resign(start, "white")));
  await expect(table.status).toHaveText("Black wins · rule 5.7");
  await page.reload();
  await expect(table.status).toHaveText("Black wins · rule 5.7");
  await table.square("c3").click();
  await expect(table.chosen).toHaveCount(0);
});

const { version: _, ...unversioned } = JSON.parse(kept(start));
const unreadable: [what: string, text: string, says: RegExp][] = [
  ["bad JSON", '{"version":1,', /is damaged/],
  ["JSON of something else", '["corners"]', /is damaged/],
  ["null", "null", /is damaged/],
  ["an old version", JSON.stringify({ ...unversioned, version: 0 }), /another version/],
  ["a version to come", JSON.stringify({ ...unversioned, version: 4 }), /another version/],
  ["no version", JSON.stringify(unversioned), /another version/],
  ["a game that contradicts itself", kept({ ...played(start, ["c3-d3"]), white: start.white }), /is damaged/],
  ["a game with an illegal move", kept({ ...played(start, ["c3-d3"]), moves: ["c3-f3"] }), /is damaged/],
  ["a setup that is none", JSON.stringify({ ...JSON.parse(kept(start)), setup: 3 }), /is damaged/],
  ["a clock that is none", JSON.stringify({ ...JSON.parse(kept(start)), clock: { left: "much" } }), /is damaged/],
];

for (const [what, text, says] of unreadable) {
  test(`kept in the browser: ${what}`, async ({ table, page }) => {
    await table.open(text);
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("The stored game can’t be read");
    await expect(alert).toContainText(says);
    // Nothing is lost before someone decides so.
    await page.reload();
    await expect(alert).toBeVisible();
    await expect(page.getByRole("textbox", { name: "What was stored" })).toHaveValue(text);
    await table.button("Start a new game").click();
    await table.shows(start);
    await table.play("c3-d3");
    await page.reload();
    await table.shows(played(start, ["c3-d3"]));
    // And nothing is lost after it.
    expect(await page.evaluate(() => Object.values(localStorage))).toContain(text);
  });
}

test("the wasm file doesn't arrive: a message, and trying again helps", async ({ table, page }) => {
  table.allow(/ERR_FAILED|Failed to fetch/);
  await page.route("**/*.wasm", (route) => route.abort());
  await table.open(kept(played(start, ["c3-d3"])));
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("The game could not be loaded");
  await table.button("Try again").click();
  await expect(alert).toContainText("The game could not be loaded");
  await page.unroute("**/*.wasm");
  await table.button("Try again").click();
  await table.shows(played(start, ["c3-d3"]));
});

for (const [what, answer] of [
  ["is missing at the host", { status: 404, body: "Not found" }],
  ["is something else", { status: 200, contentType: "text/html", body: "<!doctype html><p>Hello" }],
  ["is cut short", { status: 200, contentType: "application/wasm", body: "\0asm\x01\0\0\0\x01" }],
] as const) {
  test(`the wasm file ${what}: a message`, async ({ table, page }) => {
    table.allow(/404|wasm|WebAssembly|MIME/i);
    await page.route("**/*.wasm", (route) => route.fulfill(answer));
    await table.open();
    await expect(page.getByRole("alert")).toContainText("The game could not be loaded");
    await page.unroute("**/*.wasm");
    await table.button("Try again").click();
    await table.shows(start);
  });
}

test("a browser without WebAssembly: a message that says so", async ({ table, page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem("allowed")) Reflect.deleteProperty(globalThis, "WebAssembly");
  });
  await table.open();
  await expect(page.getByRole("alert")).toContainText("Corners needs WebAssembly");
  // As if it had been allowed in the meantime.
  await page.evaluate(() => sessionStorage.setItem("allowed", "yes"));
  await table.button("Try again").click();
  await table.shows(start);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says that it needs JavaScript", async ({ table, page }) => {
    // Scripts that are asked for early are refused as well.
    table.allow(/^failed: .*\.js csp$/);
    await table.open();
    await expect(page.locator("noscript p")).toBeVisible();
    await expect(page.locator("noscript p")).toContainText("needs JavaScript");
    await expect(page.locator("#app")).toBeHidden();
  });
});
