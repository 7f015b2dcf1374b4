// The analysis in the practice room.

import { devices, Room } from "./rooms.ts";
import { expect, test as plain } from "./table.ts";

const test = plain.extend<{ room: Room }>({
  room: async ({ table }, use) => use(new Room(table, "practice")),
});

/** Black to move arrives by `b2-b1`, and White is far from it. */
const won = "8/5www/5www/5www/8/bbb5/bbb5/bb1b4 b 30";

/** Begins with a position. */
async function begin(room: Room, position: string): Promise<void> {
  await room.menu("New practice");
  await room.dialog.getByLabel("Position or record to begin from, if any").fill(position);
  await room.dialog.getByRole("button", { name: "Start", exact: true }).click();
  await expect(room.dialog).toBeHidden();
}

const deep = /^\d+ deep/;

test.describe("the analysis", () => {
  test.beforeEach(async ({ room }) => {
    await room.open();
    await room.button("Analysis: the best moves at every position").click();
    await expect(room.screen.locator(".analysis-line")).toHaveCount(3);
  });

  test("shows who is ahead, how deep it has looked, and three moves, also on the board", async ({ room }) => {
    await expect(room.screen.locator(".analysis-score")).toHaveText(
      /^(White|Black) is \d\.\d moves ahead|Nobody is ahead$/,
    );
    await expect(room.screen.getByText(deep)).toBeVisible();
    await expect(room.screen.getByRole("img", { name: / ahead$/ })).toBeVisible();
    await expect(room.screen.locator(".compared")).toHaveCount(3);
    await expect(room.screen.locator('.compared[data-rank="0"] circle').last()).toBeVisible();
    // It goes on by itself, and says nothing of it.
    const depth = async () => Number.parseInt((await room.screen.getByText(deep).textContent()) ?? "", 10);
    await expect.poll(depth, { timeout: 20_000 }).toBeGreaterThan(5);
    await expect(room.table.news).toHaveText("Analysis is on. B tells the best move.");
    await room.page.keyboard.press("b");
    await expect(room.table.news).toHaveText(/^Best move: [a-h]\d(, [a-h]\d)*,? and [a-h]\d\. .+, seen \d+ deep\.$/);
  });

  test("follows whoever moves about, and knows again where they have been", async ({ room, page }) => {
    const first = room.screen.locator(".analysis-line b").first();
    const best = await first.textContent();
    await room.play("c3-d3");
    await expect(first).toHaveText(/^[f-h][6-8]-/);
    // A man in hand has its own ways.
    await room.square("f6").click();
    await expect(room.screen.locator(".compared")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(room.screen.locator(".compared")).toHaveCount(3);
    await room.button("One move back").click();
    await expect(first).toHaveText(/^[a-c][1-3]-/);
    expect(best).toMatch(/^[a-c][1-3]-/);
  });

  test("plays a line into the tree, as far as the move that is pressed", async ({ room }) => {
    const line = room.screen.locator(".analysis-line").first();
    const move = (await line.locator("b").textContent()) ?? "";
    await line.locator("b").click();
    await expect(room.current).toHaveText(move);
    await expect(room.plies).toHaveText(["Start", move]);
    const replies = room.screen.locator(".analysis-line").first();
    await expect(replies.locator("b")).toHaveText(/^[f-h][6-8]-/);
    await replies.locator('[data-count="2"]').click();
    await expect(room.plies).toHaveCount(4);
  });

  test("tells a forced end as one, and an end that has come", async ({ room }) => {
    await begin(room, won);
    await expect(room.screen.locator(".analysis-score")).toHaveText("Black wins in 1 move");
    await expect(room.screen.locator(".analysis-line").first()).toContainText("wins, 1");
    await room.screen.locator(".analysis-line").first().click();
    await expect(room.status).toContainText("Black wins");
    await expect(room.screen.locator(".analysis")).toHaveText("The game is over here.");
    await expect(room.screen.locator(".compared")).toHaveCount(0);
  });

  test("rests while the page isn't seen, and ends with its switch and with the room", async ({ room, page }) => {
    const head = room.screen.locator(".analysis-head [data-thinking]");
    await expect(head).toHaveAttribute("data-thinking", "true");
    await page.keyboard.press("a");
    await expect(room.screen.locator(".analysis, .gauge, .compared")).toHaveCount(0);
    await expect(room.table.news).toHaveText("Analysis is off. A switches it on.");
    await page.keyboard.press("b");
    await expect(room.table.news).toHaveText("Analysis is off. A switches it on.");
    await page.keyboard.press("a");
    await expect(room.screen.locator(".analysis-line")).toHaveCount(3);
    // Whoever comes back finds it as it was.
    await room.screen.getByRole("link", { name: "Table" }).click();
    await page.goto(`${room.table.url}#/practice`);
    await room.ready();
    await expect(room.screen.locator(".analysis-line")).toHaveCount(3);
    await expect(room.button("Analysis: the best moves at every position")).toHaveAttribute("aria-pressed", "true");
  });
});

test("the analysis says when its computer can't be had, and tries again", async ({ room, page, table }) => {
  table.allow(/worker|assets|CornersError|ERR_FAILED|console/i);
  await page.route(/worker[^/]*\.js$/, (route) => route.abort());
  await room.open();
  await page.keyboard.press("a");
  await expect(room.screen.locator(".analysis")).toContainText("couldn’t be loaded", { timeout: 20_000 });
  await page.unroute(/worker[^/]*\.js$/);
  await room.screen.getByRole("button", { name: "Try again" }).click();
  await expect(room.screen.locator(".analysis-line")).toHaveCount(3);
});

for (const [name, device] of Object.entries(devices)) {
  test.describe(name, () => {
    test.use(device);
    test("the analysis has its place in sight, and no fault that axe knows", async ({ room }) => {
      await room.open();
      await room.button("Analysis: the best moves at every position").click();
      await expect(room.screen.locator(".analysis-line")).toHaveCount(3);
      await room.inSight(".board", ".gauge", ".analysis", ".room-list", ".room-actions");
      await room.clean(name);
    });
  });
}
