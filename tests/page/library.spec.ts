// Games are kept: through reloads and crashes, when storage fails, and between tabs.

import type { BrowserContext, Page } from "@playwright/test";
import * as rules from "ugolki";
import { kept, played } from "./games.ts";
import { expect, Table, test } from "./table.ts";

const start = rules.newGame();
const moves = ["c3-d3", "f6-e6", "d3-e3", "e6-e5"];

/** Another tab of the same browser. */
async function openTab(context: BrowserContext, first: Table): Promise<Table> {
  return new Table(await context.newPage(), first.url);
}

test.describe("the game on the table", () => {
  test("survives a reload after each move", async ({ table, page }) => {
    await table.sit();
    for (let n = 1; n <= moves.length; n += 1) {
      await table.play(moves[n - 1] as string);
      await page.reload();
      await table.ready();
      await table.shows(played(start, moves.slice(0, n)));
    }
  });

  test("survives the end of its tab after each move, with no time to say good-bye", async ({ table, context }) => {
    let tab = table;
    for (let n = 1; n <= moves.length; n += 1) {
      await tab.sit();
      await tab.shows(played(start, moves.slice(0, n - 1)));
      await tab.play(moves[n - 1] as string);
      const { page } = tab;
      tab = await openTab(context, table);
      await page.close({ runBeforeUnload: false });
    }
  });

  test("survives a crash of its process", async ({ table, page, context }) => {
    await table.sit();
    await table.play(...moves);
    const crashed = page.waitForEvent("crash");
    const devtools = await context.newCDPSession(page);
    // It never answers.
    void devtools.send("Page.crash").catch(() => null);
    await crashed;
    const next = await openTab(context, table);
    await next.sit();
    await next.shows(played(start, moves));
    await page.close();
  });

  test("of an older version of the page is taken over", async ({ table, page }) => {
    await table.sit(kept(played(start, moves)));
    await table.shows(played(start, moves));
    expect(await page.evaluate(() => localStorage.getItem("corners.game"))).toBeNull();
  });
});

/** What a browser does that refuses localStorage, or IndexedDB. */
const refusals = {
  localDenied: () => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("no", "SecurityError");
        },
      });
    }
  },
  localFull: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("no", "QuotaExceededError");
    };
  },
  baseDenied: () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("no", "SecurityError");
    };
  },
  baseFull: () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("no", "QuotaExceededError");
    };
  },
  baseCorrupt: () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("Internal error opening backing store", "UnknownError");
    };
  },
};
type Refusal = keyof typeof refusals;

async function refuse(page: Page, ...names: Refusal[]): Promise<void> {
  for (const name of names) await page.addInitScript(refusals[name]);
}

for (const refusal of Object.keys(refusals) as Refusal[]) {
  test(`${refusal}: the game is kept all the same`, async ({ table, page }) => {
    await refuse(page, refusal);
    await table.sit();
    await table.play(...moves);
    await expect(page.locator("#not-kept")).toHaveCount(0);
    // Where the journal can't be written, the archive needs a moment.
    if (refusal.startsWith("local")) await expect.poll(() => archived(page)).toEqual([4]);
    await page.reload();
    await table.ready();
    await table.shows(played(start, moves));
  });
}

for (const [local, base] of [
  ["localDenied", "baseDenied"],
  ["localFull", "baseFull"],
] as const) {
  test(`${local} and ${base}: the game can be played and saved as a file`, async ({ table, page }) => {
    await refuse(page, local, base);
    await table.sit();
    await table.play("c3-d3");
    await expect(page.locator("#not-kept")).toContainText("keeps nothing");
    await table.shows(played(start, ["c3-d3"]));
    const download = page.waitForEvent("download");
    await table.button("Download the game").click();
    expect((await download).suggestedFilename()).toMatch(/^corners-[\d-]+\.txt$/);
    await table.play("f6-e6");
    await table.shows(played(start, ["c3-d3", "f6-e6"]));
  });
}

/** How many plies the games of the archive have. */
function archived(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve, reject) => {
        const opening = indexedDB.open("corners");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction("games").objectStore("games").getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result.map((entry) => entry.summary.plies));
          };
        };
      }),
  );
}

test.describe("two tabs on one game", () => {
  async function two(table: Table, context: BrowserContext) {
    await table.sit();
    await table.play("c3-d3");
    const other = await openTab(context, table);
    await other.sit();
    await expect(other.dialog("elsewhere")).toContainText("open in another tab");
    return other;
  }

  test("the second says where the game is, and can't play it", async ({ table, context }) => {
    const other = await two(table, context);
    await other.button("See the board").click();
    await other.shows(played(start, ["c3-d3"]));
    await other.square("f6").click();
    await expect(other.dialog("elsewhere")).toBeVisible();
    await table.play("f6-e6");
    await table.page.reload();
    await table.ready();
    await table.shows(played(start, ["c3-d3", "f6-e6"]));
  });

  test("the second takes over with all that was played, the first is locked and takes back", async ({
    table,
    context,
  }) => {
    const other = await two(table, context);
    await table.play("f6-e6");
    await other.dialog("elsewhere").getByRole("button", { name: "Go on here" }).click();
    await expect(other.anyDialog).toHaveCount(0);
    await other.shows(played(start, ["c3-d3", "f6-e6"]));
    await expect(table.dialog("elsewhere")).toBeVisible();
    await other.play("d3-e3");
    await table.dialog("elsewhere").getByRole("button", { name: "Go on here" }).click();
    await table.shows(played(start, ["c3-d3", "f6-e6", "d3-e3"]));
    await expect(other.dialog("elsewhere")).toBeVisible();
    await table.play("e6-e5");
    for (const tab of [table, other]) {
      await tab.page.reload();
      await tab.ready();
      await tab.shows(played(start, moves));
    }
  });

  test("another game in the second doesn't touch the first", async ({ table, context }) => {
    const other = await two(table, context);
    await other.button("Another game").click();
    await other.dialog("new-game").getByRole("button", { name: "Start", exact: true }).click();
    await other.play("c3-c4");
    await table.play("f6-e6");
    for (const tab of [other, table]) await tab.page.reload();
    await other.shows(played(start, ["c3-c4"]));
    await table.shows(played(start, ["c3-d3", "f6-e6"]));
    await expect(other.anyDialog).toHaveCount(0);
    await expect(table.anyDialog).toHaveCount(0);
  });

  test("a clock that runs in the first is handed over", async ({ table, context }) => {
    await table.sit();
    await table.newGame({ time: "10+5" });
    await table.play("c3-d3");
    const other = await openTab(context, table);
    await other.sit();
    await other.dialog("elsewhere").getByRole("button", { name: "Go on here" }).click();
    await other.dialog("paused").getByRole("button", { name: "Go on" }).click();
    await other.play("f6-e6");
    await expect(table.clock("black")).not.toHaveAttribute("data-running");
    await other.page.reload();
    await other.shows(played(start, ["c3-d3", "f6-e6"]));
  });

  test("the first that was closed leaves the game to the second", async ({ table, page, context }) => {
    const other = await two(table, context);
    await page.close();
    await other.page.reload();
    await other.ready();
    await expect(other.anyDialog).toHaveCount(0);
    await other.play("f6-e6");
    await other.shows(played(start, ["c3-d3", "f6-e6"]));
  });
});
