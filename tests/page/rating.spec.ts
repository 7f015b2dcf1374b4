// Rated games against the computer, and the ratings that they give.

import * as rules from "ugolki";
import { devices, Room } from "./rooms.ts";
import { expect, type NewGame, type Table, test } from "./table.ts";

const KEY = "corners.rating";
const level = { rating: 900, deviation: 60, volatility: 0.06 };

interface Game {
  variant?: string;
  score?: 0 | 0.5 | 1;
  rating: number;
  deviation?: number;
}

/** A list of rated games as the page keeps it. */
function book(...games: Game[]): string {
  return JSON.stringify({
    version: 1,
    games: games.map(({ variant = "classic-3x3", score = 1, rating, deviation = 200 }, i) => ({
      id: `game-${i}`,
      variant,
      at: Date.UTC(2026, 10, 1 + i, 12),
      level: 3,
      side: i % 2 ? "black" : "white",
      score,
      reason: "arrived",
      rated: { opponent: level, after: { rating, deviation, volatility: 0.06 } },
    })),
  });
}

const some = book(
  { rating: 1620, deviation: 280 },
  { rating: 1560, deviation: 240, score: 0 },
  { rating: 1400, variant: "diagonal-3x3", score: 0 },
  { rating: 1575, deviation: 210, score: 0.5 },
);

async function keep(table: Table, text: string): Promise<void> {
  await table.page.addInitScript(
    ([key, value]) => {
      if (!localStorage.getItem(`${key}.seen`)) localStorage.setItem(key as string, value as string);
      localStorage.setItem(`${key}.seen`, "yes");
    },
    [KEY, text],
  );
}

async function open(table: Table, path = ""): Promise<void> {
  await table.page.goto(`${table.url}#/rating${path}`);
  await expect(table.page.getByRole("heading", { name: "Rating", exact: true })).toBeVisible();
}

const entries = (table: Table) =>
  table.page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{"games":[]}').games, KEY);

/** The person has made a move in a rated game, and the computer has answered. */
async function begin(table: Table, more: NewGame = {}): Promise<void> {
  await table.sit();
  await table.newGame({ opponent: "computer", level: 1, side: "white", rated: true, ...more });
  await table.play("c3-d3");
  await expect.poll(async () => (await table.keptGame()).moves.length, { timeout: 30_000 }).toBe(2);
}

test("a rated game changes the rating, and its end tells how", async ({ table, page }) => {
  await begin(table);
  await table.act("Resign");
  await table.dialog("resign").getByRole("button", { name: "Resign" }).click();
  const line = table.dialog("end").locator(".rating-line");
  await expect(line).toHaveText(/^Rating \d+ \(−\d+\)$/);
  expect(await entries(table)).toMatchObject([
    { variant: "classic-3x3", level: 1, side: "white", score: 0, reason: "resignation" },
  ]);
  await line.getByRole("link").click();
  await expect(page.locator(".rating-number")).toHaveText(/^\d+$/);
  await expect(page.locator(".rating-games tbody tr")).toHaveCount(1);
  await expect(page.locator(".rating-games tbody tr")).toContainText("Lost");
  await page.getByRole("link", { name: /^Review of the game of / }).click();
  await new Room(table, "review").ready();
  await expect(page.locator(".review-worth")).toContainText("Computer wins · rule 5.7");
});

test("a game that isn't rated changes nothing", async ({ table, page }) => {
  await table.sit();
  await table.newGame({ opponent: "computer", level: 1, side: "white", rated: false });
  await table.play("c3-d3");
  await table.act("Resign");
  await table.dialog("resign").getByRole("button", { name: "Resign" }).click();
  await expect(table.dialog("end").locator(".rating-line")).toHaveText("");
  await open(table);
  await expect(page.getByText("No rated game yet")).toBeVisible();
  expect(await entries(table)).toEqual([]);
});

const question = (table: Table) => table.page.locator('dialog[open][data-kind="ask"]');

/** What comes of a rated game that is left: one that is lost, in the list and in the rating. */
async function isResigned(table: Table): Promise<void> {
  await expect.poll(async () => (await entries(table))[0]?.rated?.after.rating).toBeLessThan(1500);
  expect(await entries(table)).toMatchObject([{ score: 0, reason: "resignation" }]);
  await table.page.goto(`${table.url}#/games`);
  await expect(table.page.locator(".games-row", { hasText: "Computer" })).toContainText("Black won");
}

test("a rated game is left for another one only by resigning it", async ({ table, page }) => {
  await begin(table);
  const another = async () => {
    const form = await table.fillNewGame({ variant: "triangle", opponent: "friend" });
    await expect(form).not.toContainText("kept among your games");
    await form.getByRole("button", { name: "Start", exact: true }).click();
  };
  await another();
  await expect(question(table)).toContainText("counts as resigning");
  await question(table).getByRole("button", { name: "Go on playing" }).click();
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  expect((await table.keptGame()).outcome).toBeNull();
  await another();
  await question(table).getByRole("button", { name: "Resign and leave" }).click();
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await expect.poll(async () => (await table.keptGame()).variant.name).toBe("triangle");
  await isResigned(table);
});

test("so it is for a game of the list, and it can't be deleted before its end", async ({ table, page }) => {
  await table.sit();
  await table.play("c3-c4");
  await begin(table);
  await page.goto(`${table.url}#/games`);
  const rows = page.locator(".games-row");
  await expect(rows).toHaveCount(2);
  const rated = rows.filter({ hasText: "Computer" });
  const about = page.locator('dialog[open][data-kind="game"]');
  await rated.locator(".games-more").click();
  await expect(about).toContainText("can be deleted when it is over");
  await expect(about.getByRole("button", { name: "Delete" })).toHaveCount(0);
  await about.getByRole("button", { name: "Close" }).click();

  const other = rows.filter({ hasNotText: "Computer" }).locator(".games-open");
  await other.click();
  await question(table).getByRole("button", { name: "Go on playing" }).click();
  await expect(rated).toContainText("On the table");
  await other.click();
  await question(table).getByRole("button", { name: "Resign and leave" }).click();
  await expect(table.square("c4")).toHaveAttribute("data-man", "white");
  await isResigned(table);
  await rated.locator(".games-more").click();
  await about.getByRole("button", { name: "Delete" }).click();
  await expect(rows).toHaveCount(1);
});

test("over a clock that runs one question is asked", async ({ table, page }) => {
  await begin(table, { time: "10+5" });
  const room = new Room(table, "practice");
  await room.open();
  await room.menu("Play from here at the table");
  await expect(question(table)).toContainText("counts as resigning");
  await question(table).getByRole("button", { name: "Resign and leave" }).click();
  await table.shows(rules.newGame());
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await isResigned(table);
});

test("nobody is advised in a rated game before its end", async ({ table, page }) => {
  await begin(table);
  await expect(table.button("Hint")).toHaveCount(0);
  await table.act("More");
  await expect(table.dialog("menu").getByRole("button", { name: "Resign" })).toBeVisible();
  await expect(table.dialog("menu").getByRole("button", { name: /^(Analyse|Hint|Review)$/ })).toHaveCount(0);
  await table.dialog("menu").getByRole("button", { name: "Close" }).click();
  const room = new Room(table, "practice");
  await room.open({}, "/table");
  await room.shows(rules.newGame());
  await room.button("More").click();
  await expect(room.dialog.getByRole("button", { name: "New practice" })).toBeVisible();
  await expect(room.dialog.getByRole("button", { name: "The game at the table" })).toHaveCount(0);
  await page.goto(`${table.url}#/review/table`);
  await expect(page.getByText("a rated game that isn’t over yet")).toBeVisible();

  await page.goto(`${table.url}#/`);
  await table.act("Resign");
  await table.dialog("resign").getByRole("button", { name: "Resign" }).click();
  await table.dialog("end").getByRole("button", { name: "See the board" }).click();
  await table.act("Analyse");
  await expect(room.ply("c3-d3")).toBeVisible();
});

test("the ratings are shown for each variant, with their course and their games", async ({ table, page }) => {
  await keep(table, some);
  await open(table);
  await expect(page.locator(".rating-number")).toHaveText("1575");
  await expect(page.locator(".rating-now")).toContainText("most likely between 1155 and 1995");
  const rows = page.locator(".rating-games tbody tr");
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText("Drawn");
  await expect(rows.first()).toContainText("1575 +15");
  await expect(rows.last()).toContainText("1620 +120");
  await expect(page.getByRole("img", { name: "The rating from game to game" })).toBeVisible();
  await page.getByRole("radio", { name: "Diagonal 3×3" }).check();
  await expect(page.locator(".rating-number")).toHaveText("1400");
  await expect(page).toHaveURL(/#\/rating\/diagonal-3x3$/);
  await page.getByRole("radio", { name: "Classic 3×4" }).check();
  await expect(page.getByText("No rated game yet")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("radio", { name: "Classic 3×4" })).toBeChecked();
});

test("ratings that can't be read are said, and never lost", async ({ table, page }) => {
  await keep(table, '{"version":1,"games":[{"id":"mine"}]}');
  await open(table);
  await page.getByRole("button", { name: "Show them" }).click();
  const dialog = page.locator('dialog[open][data-kind="unread"]');
  await expect(dialog.getByRole("textbox")).toHaveValue(/"mine"/);
  await dialog.getByRole("button", { name: "Go on" }).click();
  await page.reload();
  await page.getByRole("button", { name: "Show them" }).click();
  await dialog.getByRole("button", { name: "Throw away" }).click();
  await expect(page.getByRole("button", { name: "Show them" })).toHaveCount(0);
  await expect(page.getByText("No rated game yet")).toBeVisible();
});

test("a rating that couldn't be computed at the end of its game is when it is looked at", async ({ table, page }) => {
  const text = JSON.parse(some);
  text.games[3].rated = null;
  await keep(table, JSON.stringify(text));
  await open(table);
  await expect(page.locator(".rating-games tbody tr")).toHaveCount(3);
});

for (const [name, device] of Object.entries(devices)) {
  test.describe(name, () => {
    test.use(device);
    test("axe finds nothing, and nothing is too wide", async ({ table, page }) => {
      await keep(table, some);
      await open(table);
      await expect(page.locator(".rating-number")).toHaveText("1575");
      const room = new Room(table, "review");
      await room.clean("ratings");
      const { width } = page.viewportSize() ?? { width: 0 };
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.getByRole("radio", { name: "Classic 3×4" }).check();
      await room.clean("no rating");
    });
  });
}
