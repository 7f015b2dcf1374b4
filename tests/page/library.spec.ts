// Games are kept: through reloads and crashes, when storage fails, and between tabs.

import { readFileSync } from "node:fs";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import type { Game } from "ugolki";
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

/** The screen with the list of games. */
class Games {
  constructor(
    readonly page: Page,
    readonly url: string,
  ) {}

  async open(path = ""): Promise<void> {
    await this.page.goto(`${this.url}#/games${path}`);
    await expect(this.page.getByRole("heading", { name: "My games" })).toBeVisible();
  }

  /** All rows, as they read. */
  get rows(): Locator {
    return this.page.locator(".games-open");
  }

  get count(): Locator {
    return this.page.locator(".games-count");
  }

  dialog(kind: string): Locator {
    return this.page.locator(`dialog[open][data-kind="${kind}"]`);
  }

  get undo(): Locator {
    return this.page.getByRole("button", { name: "Undo" });
  }

  async act(title: string, action: string): Promise<void> {
    await this.page.getByRole("button", { name: `More about ${title}` }).click();
    await this.dialog("game").getByRole("button", { name: action }).click();
  }

  async paste(text: string): Promise<void> {
    await this.page.getByRole("button", { name: "Import…" }).click();
    await this.dialog("import").getByRole("textbox").fill(text);
    await this.dialog("import").getByRole("button", { name: "Import", exact: true }).click();
  }

  async bringFile(...texts: string[]): Promise<void> {
    if (!(await this.dialog("import").isVisible())) await this.page.getByRole("button", { name: "Import…" }).click();
    const files = texts.map((text) => ({ name: "games.txt", mimeType: "text/plain", buffer: Buffer.from(text) }));
    await this.dialog("import").locator('input[type="file"]').setInputFiles(files);
  }

  async close(kind: string): Promise<void> {
    await this.dialog(kind).getByRole("button", { name: "Close" }).click();
  }

  /** What a click on a button hands out as a file. */
  async download(click: () => Promise<void>): Promise<{ name: string; text: string }> {
    const [download] = await Promise.all([this.page.waitForEvent("download"), click()]);
    return { name: download.suggestedFilename(), text: readFileSync(await download.path(), "utf8") };
  }
}

const finished = rules.resign(played(start, moves), "white");
const record = (game: Game, tags: Record<string, string> = {}) =>
  rules.formatGame(game, { Date: "2026.12.31", ...tags, TimeControl: "-" });
const three = [
  record(finished, { White: "Anna", Black: "Boris" }),
  record(played(start, moves), { White: "Carl" }),
  record(rules.agreeDraw(rules.newGame("halma-16x16"))),
].join("\n");

test.describe("the list of games", () => {
  test("is friendly when there are none", async ({ table, page }) => {
    const games = new Games(page, table.url);
    await games.open();
    await expect(page.getByRole("heading", { name: "No games yet" })).toBeVisible();
    await page.getByRole("link", { name: "To the table" }).click();
    await table.ready();
    await expect(games.rows).toHaveCount(0);
  });

  test("says of each who plays, what, when and how it stands; it goes on or is replayed", async ({ table, page }) => {
    const games = new Games(page, table.url);
    await games.open();
    await games.paste(three);
    await games.close("imported");
    const says = (...texts: string[]) => new RegExp(`^\\s*${texts.join("\\s*")}\\s*$`);
    await expect(games.rows).toHaveText([
      says("Anna – Boris", "Black won", "Classic 3×3", "Dec 31, 2026", "2 moves"),
      says("Carl – Black", "Unfinished", "Classic 3×3", "Dec 31, 2026", "2 moves"),
      says("Halma 16×16", "Draw", "Dec 31, 2026", "no moves"),
    ]);

    await games.rows.nth(1).click();
    await table.shows(played(start, moves));
    await table.play("e3-f3");
    await games.open();
    await expect(games.rows.first()).toContainText("On the table");
    await expect(games.rows.first()).toContainText("3 moves");

    await games.rows.nth(1).click();
    await table.shows(finished);
    await expect(table.status).toHaveText("Boris wins · rule 5.7");
    await table.button("One move back").click();
    await expect(table.status).toContainText("Looking back");
    await games.open();
    await expect(games.rows).toHaveCount(3);
  });

  test("keeps a game that another one replaces on the table", async ({ table, page }) => {
    const games = new Games(page, table.url);
    await table.sit();
    await table.play(...moves);
    await table.newGame({ variant: "triangle" });
    await table.play("d1-e1");
    await games.open();
    await expect(games.rows).toHaveCount(2);
    await games.rows.nth(1).click();
    await table.shows(played(start, moves));
  });

  test("renames", async ({ table, page }) => {
    const games = new Games(page, table.url);
    await games.open();
    await games.paste(three);
    await games.close("imported");
    await games.act("Anna – Boris", "Rename");
    await games.dialog("rename").getByRole("textbox").fill("The long one");
    await page.keyboard.press("Enter");
    await expect(games.rows.first()).toContainText("The long one");
    await expect(games.rows.first()).toContainText("Anna – Boris");
    await page.reload();
    await expect(games.rows.first()).toContainText("The long one");
    // Without a name of its own it is called by its players again.
    await games.act("The long one", "Rename");
    await games.dialog("rename").getByRole("textbox").fill(" ");
    await page.keyboard.press("Enter");
    await expect(games.rows.first()).toHaveText(/^\s*Anna – Boris/);
  });

  test("deletes, and undoes it by keyboard", async ({ table, page }) => {
    const games = new Games(page, table.url);
    await games.open();
    await games.paste(three);
    await games.close("imported");
    await games.act("Anna – Boris", "Delete");
    await expect(games.rows).toHaveCount(2);
    await expect(page.getByText("Deleted: Anna – Boris")).toBeVisible();
    await expect(games.undo).toBeFocused();
    await games.act("Carl – Black", "Delete");
    await expect(page.getByText("2 games deleted")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(games.rows).toHaveCount(3);
    await expect(games.undo).toHaveCount(0);
    await games.act("Carl – Black", "Delete");
    await expect(games.rows).toHaveCount(2);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Control+z");
    await expect(games.rows).toHaveCount(3);
    await page.reload();
    await expect(games.rows).toHaveCount(3);
  });

  test("a game stays deleted when the page closes, and can still be restored; after a while it is gone", async ({
    table,
    page,
    context,
  }) => {
    const games = new Games(page, table.url);
    await games.open();
    await games.paste(three);
    await games.close("imported");
    await games.act("Anna – Boris", "Delete");
    await expect(games.rows).toHaveCount(2);

    const other = new Games(await context.newPage(), table.url);
    await page.close();
    await other.page.clock.install();
    await other.open();
    await expect(other.rows).toHaveCount(2);
    await other.undo.click();
    await expect(other.rows).toHaveCount(3);
    await other.act("Anna – Boris", "Delete");
    await expect(other.undo).toBeVisible();
    await other.page.clock.runFor(11_000);
    await expect(other.undo).toHaveCount(0);
    await expect.poll(() => archived(other.page)).toHaveLength(2);
    await other.page.reload();
    await expect(other.rows).toHaveCount(2);
    await expect(other.undo).toHaveCount(0);
  });

  test("the game on the table can be deleted: another one begins there", async ({ table, page }) => {
    const games = new Games(page, table.url);
    await table.sit();
    await table.play(...moves);
    await games.open();
    await games.act("Classic 3×3", "Delete");
    await expect(games.rows).toHaveCount(0);
    await page.goto(table.url);
    await table.shows(start);
    await games.open();
    await games.undo.click();
    await games.rows.first().click();
    await table.shows(played(start, moves));
  });

  test("so can one with rules of its own, of which the page begins no other", async ({ table, page }) => {
    const games = new Games(page, table.url);
    await games.open();
    const tags = { Variant: "tiny", Size: "6", Home: "a1 a2 b1", Directions: "orthogonal", Trapping: "allowed" };
    const rest = { ExitDeadline: "5", MoveLimit: "9" };
    const lines = Object.entries({ ...tags, ...rest }).map(([name, value]) => `[${name} "${value}"]`);
    await games.paste(`${lines.join("\n")}\n\n1. b1-c1 *`);
    await games.close("imported");
    await games.rows.first().click();
    await expect(table.squares).toHaveCount(36);
    await games.open();
    await games.act("tiny", "Delete");
    await expect(games.rows).toHaveCount(0);
    await page.goto(table.url);
    await table.shows(start);
  });

  test("opened over a running clock it asks first", async ({ table, page }) => {
    const games = new Games(page, table.url);
    await games.open();
    await games.paste(record(played(start, moves), { White: "Carl" }));
    await games.close("imported");
    await page.getByRole("link", { name: "Table" }).click();
    await table.newGame({ time: "10+5" });
    await table.play("c3-c4");
    await games.open();
    await games.rows.nth(1).click();
    const asks = page.locator('dialog[open][data-kind="ask"]');
    await expect(asks).toContainText("A clock is running");
    await asks.getByRole("button", { name: "Stay here" }).click();
    await expect(games.rows.first()).toContainText("On the table");
    await games.rows.nth(1).click();
    await asks.getByRole("button", { name: "Open the other game" }).click();
    await table.shows(played(start, moves));
  });

  test("a game of another tab isn't deleted under its hands", async ({ table, page, context }) => {
    await table.sit();
    await table.play(...moves);
    const games = new Games(await context.newPage(), table.url);
    await games.open();
    await expect(games.rows.first()).toContainText("In another tab");
    await games.page.getByRole("button", { name: "More about Classic 3×3" }).click();
    await expect(games.dialog("game").getByRole("button", { name: "Delete" })).toHaveCount(0);
    await expect(games.dialog("game")).toContainText("open in another tab");
    await table.play("e3-f3");
    await page.reload();
    await table.ready();
  });

  test("copies and saves one as a record", async ({ table, page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const games = new Games(page, table.url);
    await games.open();
    await games.paste(three);
    await games.close("imported");
    await games.act("Anna – Boris", "Copy record");
    await expect(page.locator(".games > .said")).toHaveText("Copied");
    const expected = record(finished, { White: "Anna", Black: "Boris" });
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(expected);
    const file = await games.download(() => games.act("Anna – Boris", "Download"));
    expect(file).toEqual({ name: "corners-2026-12-31.txt", text: expected });
  });

  test("hands out what is damaged, and lets it be deleted", async ({ table, page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem("kept")) return;
      sessionStorage.setItem("kept", "yes");
      localStorage.setItem("corners.game.broken", "{ nothing");
    });
    const games = new Games(page, table.url);
    await games.open();
    await page.getByRole("button", { name: "Damaged entry 1" }).click();
    await expect(games.dialog("damaged").getByRole("textbox")).toHaveValue("{ nothing");
    const file = await games.download(() => games.dialog("damaged").getByRole("button", { name: "Download" }).click());
    expect(file.text).toBe("{ nothing");
    await games.dialog("damaged").getByRole("button", { name: "Delete for good" }).click();
    await expect(page.getByRole("heading", { name: "No games yet" })).toBeVisible();
  });
});

test.describe("games come in", () => {
  const broken = [
    '[White "A"]\n\n1. c3-d3 f6-e6\n2. d3-d9 *',
    '[Variant "chess"]\n\n1. e2-e4 *',
    '[White "A"]\n[White "B"]\n\n*',
    "1. c3-d3 {never closed",
  ];

  test("300 of them, with broken ones among them, go out and in again", async ({ table, page, browser }) => {
    const games = new Games(page, table.url);
    await games.open();
    const records = Array.from({ length: 300 }, (_, index) => {
      const game = played(start, moves.slice(0, 1 + (index % 4)));
      return record(index % 2 === 0 ? rules.resign(game, "black") : game, { White: `Player ${index}` });
    });
    const all = [...records.slice(0, 100), ...broken.slice(0, 3), ...records.slice(100), broken[3]].join("\n\n");
    await games.bringFile(all);
    const imported = games.dialog("imported");
    await expect(imported).toContainText("300 games came in.");
    await expect(imported).toContainText("4 games can’t be read:");
    const line = (part: string) => all.slice(0, all.indexOf(part)).split("\n").length;
    await expect(imported.getByRole("listitem")).toHaveText([
      `games.txt, game 101, line ${line("2. d3-d9")}, column 4: White’s move 2, d3-d9: this square isn’t on the board`,
      `games.txt, game 102, line ${line('[Variant "chess"]')}, column 10: there is no variant “chess”`,
      `games.txt, game 103, line ${line('[White "B"]')}, column 1: this tag is given twice: “[White "B"]”`,
      `games.txt, game 304, line ${line("{never")}, column 10: this comment isn’t closed: “{never closed”`,
    ]);
    await games.close("imported");
    await expect(games.count).toHaveText("300 games");
    const file = await games.download(() => page.getByRole("button", { name: "Export all" }).click());
    expect(file.name).toMatch(/^corners-\d{4}-\d\d-\d\d\.txt$/);
    expect(file.text.trim().split(/\n\n(?=\[)/)).toEqual(records.map((text) => text.trim()));

    // Into another browser, as a file; and the second time nothing is doubled.
    const context = await browser.newContext();
    const other = new Games(await context.newPage(), table.url);
    await other.open("?import");
    // It opens by itself.
    await expect(other.dialog("import")).toBeVisible();
    await other.bringFile(file.text);
    await expect(other.dialog("imported")).toContainText("300 games came in.");
    await other.close("imported");
    await other.bringFile(file.text, file.text);
    await expect(other.dialog("imported")).toContainText("600 games were there already.");
    await expect(other.dialog("imported")).toContainText("No new game came in.");
    await context.close();
  });

  test("as files that are dropped anywhere", async ({ table, page }) => {
    const games = new Games(page, table.url);
    await games.open();
    const files = await page.evaluateHandle((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], "one.txt", { type: "text/plain" }));
      data.items.add(new File(["1. c3-c9 *"], "two.txt", { type: "text/plain" }));
      return data;
    }, three);
    await page.dispatchEvent("h1", "dragover", { dataTransfer: files });
    await expect(page.getByText("Drop the files here")).toBeVisible();
    await page.dispatchEvent("h1", "drop", { dataTransfer: files });
    await expect(page.getByText("Drop the files here")).toHaveCount(0);
    await expect(games.dialog("imported")).toContainText("3 games came in.");
    await expect(games.dialog("imported").getByRole("listitem")).toHaveText(
      "two.txt, game 1, line 1, column 4: White’s move 1, c3-c9: this square isn’t on the board",
    );
  });

  test("thousands with progress, until somebody stops it", async ({ table, page }) => {
    const games = new Games(page, table.url);
    await games.open();
    const many = Array.from({ length: 8000 }, (_, index) => `[White "P${index}"]\n\n1. c3-d3 f6-e6 *`).join("\n\n");
    await games.bringFile(many);
    await expect(games.dialog("importing").getByRole("progressbar")).toBeVisible();
    await expect(games.dialog("importing")).toContainText(/[1-9]\d* games so far/);
    await games.dialog("importing").getByRole("button", { name: "Stop" }).click();
    await expect(games.dialog("imported")).toContainText("Stopped before the end");
    const text = (await games.dialog("imported").textContent()) ?? "";
    const added = Number(/([\d,]+) games came in/.exec(text)?.[1]?.replace(",", ""));
    expect(added).toBeGreaterThan(0);
    expect(added).toBeLessThan(8000);
    await games.close("imported");
    expect(await archived(page)).toHaveLength(added);
  });

  test("with days that no calendar has, and the list still shows them", async ({ table, page }) => {
    const games = new Games(page, table.url);
    await games.open();
    const dates = ["999999.01.01", "2026.99.99", "2026.02.30", "1999.??.??", "next week", "2026.12.31"];
    await games.paste(dates.map((date) => `[Date "${date}"]\n\n1. c3-d3 *`).join("\n\n"));
    await games.close("imported");
    await page.reload();
    const says = (date: string) => new RegExp(`^\\s*Classic 3×3\\s*Unfinished\\s*${date}\\s*1 move\\s*$`);
    await expect(games.rows).toHaveText(["", "2026", "2026", "1999", "", "Dec 31, 2026"].map(says));
  });

  test("but a file that can't be read is told, and the others come in", async ({ table, page }) => {
    const games = new Games(page, table.url);
    await games.open();
    const files = await page.evaluateHandle((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], "one.txt", { type: "text/plain" }));
      data.items.add(new File([], "folder"));
      const { text: read } = File.prototype;
      // As with a folder, or a file that has gone since.
      File.prototype.text = function () {
        return this.name === "folder" ? Promise.reject(new DOMException("no", "NotReadableError")) : read.call(this);
      };
      return data;
    }, three);
    await page.dispatchEvent("h1", "drop", { dataTransfer: files });
    await expect(games.dialog("imported")).toContainText("3 games came in.");
    await expect(games.dialog("imported")).toContainText("The browser can’t read folder.");
  });

  test("and nothing is nothing", async ({ table, page }) => {
    const games = new Games(page, table.url);
    await games.open();
    await games.paste("{ only a comment }");
    await expect(games.dialog("imported")).toContainText("There is no game in it.");
  });
});

test("thousands of games stay usable: filtered, searched, a page at a time", async ({ table, page }) => {
  const games = new Games(page, table.url);
  await games.open();
  const some = Array.from({ length: 3000 }, (_, index) => {
    const end = index % 3 === 0 ? "1-0" : "*";
    return `[White "Player ${index}"]\n[Result "${end}"]\n\n1. c3-d3 ${end}`;
  });
  await games.bringFile(some.join("\n\n"));
  await expect(games.dialog("imported")).toContainText("3,000 games came in.", { timeout: 60_000 });
  await games.close("imported");
  await page.reload();
  await expect(games.count).toHaveText("3,000 games");
  expect(await games.rows.count()).toBeLessThan(200);

  await page.getByRole("radio", { name: "Finished", exact: true }).check();
  await expect(games.count).toHaveText("1,000 of 3,000 games");
  await page.getByRole("searchbox").fill("player 2997");
  await expect(games.count).toHaveText("1 of 3,000 games");
  await expect(games.rows).toHaveCount(1);
  await page.getByRole("searchbox").fill("");
  await page.getByRole("radio", { name: "All", exact: true }).check();
  const before = await games.rows.count();
  await page.getByRole("button", { name: "Show more" }).click();
  await expect.poll(() => games.rows.count()).toBeGreaterThan(before);
  await games.rows.first().click();
  await table.ready();
});

for (const refusal of ["baseDenied", "baseCorrupt"] as const) {
  test(`${refusal}: the list says so, shows what there is and hands it out`, async ({ table, page }) => {
    await refuse(page, refusal);
    const games = new Games(page, table.url);
    await table.sit();
    await table.play(...moves);
    await table.newGame();
    await table.play("c3-c4");
    await games.open();
    await expect(page.getByRole("alert")).toContainText(
      refusal === "baseDenied" ? "no place for a list" : "is damaged",
    );
    await expect(games.rows).toHaveCount(2);
    const file = await games.download(() => page.getByRole("button", { name: "Download the games" }).click());
    expect(file.text.match(/\[Variant/g)).toHaveLength(2);
    await games.paste(three);
    await expect(games.dialog("imported")).toContainText(
      refusal === "baseDenied" ? "no place for a list" : "is damaged",
    );
  });
}

test("baseFull: the list says so, and games can still be deleted to make room", async ({ table, page }) => {
  const games = new Games(page, table.url);
  await games.open();
  await games.paste(three);
  await games.close("imported");
  await refuse(page, "baseFull");
  await page.reload();
  await expect(games.rows).toHaveCount(3);
  await games.paste("1. c3-c4 *");
  await expect(games.dialog("imported")).toContainText("There is no room left");
  await games.close("imported");
  await games.act("Anna – Boris", "Delete");
  await expect(games.rows).toHaveCount(2);
  await games.undo.click();
  await expect(games.rows).toHaveCount(3);
});
