// axe finds nothing, wherever one gets to, in both colour schemes.
import { AxeBuilder } from "@axe-core/playwright";
import * as rules from "ugolki";
import { keptPosition, positions } from "./games.ts";
import { expect, Table, test } from "./table.ts";

async function clean(table: Table, where: string): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page: table.page }).analyze();
  const found = violations.map(({ id, nodes }) => [id, ...nodes.map((n) => `${n.html}: ${n.failureSummary}`)]);
  expect.soft(found, where).toEqual([]);
  expect(passes.length, where).toBeGreaterThan(5);
}

const devices = {
  "light, on a desktop": { colorScheme: "light", viewport: { width: 1280, height: 800 } },
  "dark, on a phone": { colorScheme: "dark", viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
} as const;

for (const [device, use] of Object.entries(devices)) {
  test.describe(device, () => {
    test.use(use);

    test("at the table", async ({ table }) => {
      await table.sit();
      await clean(table, "start");
      await table.square("c3").click();
      await clean(table, "a man is chosen");
      await table.square("d3").click();
      await clean(table, "after a move");
      await table.newGame({ variant: "halma-16x16", time: "3+2", side: "black" });
      await table.play("e2-f2");
      await table.square("l15").click();
      await clean(table, "Halma with a clock, Black at the bottom");
    });

    test("in the dialogs", async ({ table, page }) => {
      await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
      await table.sit();
      await table.play("c3-d3");
      await table.act("New game");
      await table.dialog("new-game").locator('input[value="own"]').check();
      await clean(table, "new game");
      await table.button("Cancel").click();
      await table.act("Offer draw");
      await clean(table, "draw");
      await table.button("Decline").click();
      await clean(table, "draw declined");
      await table.button("More").click();
      await clean(table, "menu");
      await table.act("Copy record");
      await clean(table, "record");
      await table.button("Close").click();
      await table.act("Resign");
      await clean(table, "resign");
      await table.dialog("resign").getByRole("button", { name: "Resign" }).click();
      await clean(table, "end");
      await table.button("See the board").click();
      await clean(table, "the board at the end");
    });

    test("among the games", async ({ table, page, context }) => {
      const press = (name: string) => page.getByRole("button", { name }).first().click();
      await table.sit();
      await table.play("c3-d3");
      await page.goto(`${table.url}#/games?import`);
      await page.locator("dialog[open] textarea").fill("1. c3-c4 *\n\n1. c3-c9 *\n\n1. c3-d3 {oh");
      await clean(table, "import");
      await page.locator('dialog[open] [type="submit"]').click();
      await expect(page.locator('dialog[data-kind="imported"]')).toBeVisible();
      await clean(table, "imported");
      await press("Close");
      await clean(table, "list");
      await page.locator(".games-more").first().click();
      await clean(table, "a game");
      await press("Rename");
      await clean(table, "rename");
      await press("Cancel");
      await page.locator(".games-more").first().click();
      await press("Delete");
      await clean(table, "deleted");
      const file = Array.from({ length: 12 }, (_, n) => `[White "P${n}"]\n\n1. c3-d3 *`).join("\n\n");
      await page.goto(`${table.url}#/games?import`);
      await page.locator("dialog[open] textarea").fill(file);
      await page.locator('dialog[open] [type="submit"]').click();
      await press("Close");
      await clean(table, "many, with a filter");
      const other = new Table(await context.newPage(), table.url);
      await other.sit();
      await expect(other.dialog("elsewhere")).toBeVisible();
      await clean(other, "the game goes on elsewhere");
      await other.button("See the board").click();
      await clean(other, "a locked table");
    });

    test("where games can't be kept", async ({ table, page }) => {
      await page.addInitScript(() => {
        IDBFactory.prototype.open = () => {
          throw new DOMException("no", "SecurityError");
        };
      });
      await table.sit();
      await page.goto(`${table.url}#/games`);
      await expect(page.getByRole("alert")).toBeVisible();
      await clean(table, "no archive, no games");
    });

    test("where a move is refused", async ({ table }) => {
      await table.sit(keptPosition("classic-3x3", positions.trap));
      await table.square("a4").click();
      await table.square("a2").click();
      await expect(table.status).toHaveAttribute("data-kind", "traps");
      await clean(table, "a move that traps");
    });

    test("where a move loses", async ({ table }) => {
      await table.sit(keptPosition("classic-3x3", positions.homecoming));
      await table.square("d3").click();
      await clean(table, "marks");
      await table.square("c3").click();
      await clean(table, "question");
    });

    test("where the page can't go on", async ({ table }) => {
      await table.open("{");
      await expect(table.button("Start a new game")).toBeVisible();
      await clean(table, "unreadable");
    });

    test("while the game loads", async ({ table }) => {
      const go = await table.holdRules();
      await table.open();
      await clean(table, "loading");
      go();
      await table.shows(rules.newGame());
    });
  });
}
