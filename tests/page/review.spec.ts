// The review of a game, move by move.

import * as rules from "ugolki";
import { kept, played } from "./games.ts";
import { devices, Room } from "./rooms.ts";
import { expect, test as plain } from "./table.ts";

const test = plain.extend<{ room: Room }>({
  room: async ({ table }, use) => use(new Room(table, "review")),
});

/** White arrives with `e6-f6`, Black with `d1-c1`: that is a draw, unless White walks away first. */
const start = rules.gameFromPosition("classic-3x3", "5www/5www/4w1ww/8/8/bbb5/bbb5/bb1b4 w 20");
const short = played(start, ["e6-e5", "d1-c1"]);
const resigned = rules.resign(played(rules.newGame(), ["c3-d3", "f6-e6", "d3-c3", "e6-e5"]), "white");

test.describe("the review", () => {
  test("of a game at the table judges every position, and names what was better", async ({ room, table, page }) => {
    await table.sit(kept(short));
    await table.act("Review");
    await room.ready();
    await expect(room.screen.locator(".review-run")).toHaveCount(0, { timeout: 30_000 });
    await expect(table.news).toHaveText(/^Reviewed: (one|\d+) turning points?\.$/);
    // It stands at the end, with the result.
    await expect(room.status).toHaveText("20. … d1-c1");
    // Its first move lost it.
    const turn = room.screen.locator('[data-turn="1"]');
    await expect(turn).toHaveText("20. e6-e5: now the loss is forced; better e6-f6");
    await turn.click();
    await expect(room.status).toHaveText("20. e6-e5");
    await expect(room.screen.locator(".review-better")).toHaveText(/; better e6-f6$/);
    await expect(room.square("e5")).toHaveAttribute("data-man", "white");
    await expect(room.screen.locator(".path[data-hint] circle")).toBeVisible();
    // The same as a list.
    await expect(room.current).toHaveText("e6-e50–1");
    // It is known when one comes back.
    await page.goBack();
    await expect(table.status).toBeVisible();
    await page.goForward();
    await room.ready();
    await expect(room.screen.locator(".review-run")).toHaveCount(0);
    await expect(turn).toBeVisible();
  });

  test("is gone through by keys, on the chart and beside it", async ({ room, table, page }) => {
    await table.sit(kept(resigned));
    await table.act("Review");
    await room.ready();
    await expect(room.status).toHaveText("2. … e6-e5");
    await expect(room.screen.locator(".review-worth")).toHaveText("Black wins · rule 5.7");
    await room.screen.locator("h1").focus();
    await page.keyboard.press("ArrowLeft");
    await expect(room.status).toHaveText("2. d3-c3");
    await expect(table.news).toHaveText(/^2\. d3-c3\./);
    await page.keyboard.press("Home");
    await expect(room.status).toHaveText("Start");
    const slider = room.screen.getByRole("slider", { name: "The move that is looked at" });
    await slider.focus();
    await page.keyboard.press("ArrowRight");
    await expect(room.status).toHaveText("1. c3-d3");
    await expect(slider).toHaveAttribute("aria-valuetext", /^1\. c3-d3\./);
    await page.keyboard.press("End");
    await expect(room.status).toHaveText("2. … e6-e5");
    await expect(slider).toHaveValue("4");
    for (const ply of [2, 0, 4]) {
      // What is told of a move above it may take another line.
      const box = await slider.boundingBox();
      if (!box) throw new Error("no chart");
      await page.mouse.click(box.x + ((ply + 0.5) * box.width) / 5, box.y + 20);
      await expect(slider).toHaveValue(String(ply));
    }
    await expect(room.screen.getByRole("img", { name: "Advantage over the moves" })).toBeAttached();
    await expect(room.screen.locator(".review-run")).toHaveCount(0, { timeout: 30_000 });
    await expect(room.plies).toHaveCount(5);
    await expect(room.plies.first()).toHaveText(/^Start[+−]?\d\.\d$/);
  });

  test("is stopped and goes on, and gives way to the practice room", async ({ room, table }) => {
    const long = played(
      rules.newGame(),
      Array.from({ length: 20 }, (_, i) => (["c3-d3", "f6-e6", "d3-c3", "e6-f6"] as const)[i % 4] as string).slice(
        0,
        7,
      ),
    );
    await table.sit(kept(rules.agreeDraw(long)));
    await table.act("Review");
    await room.ready();
    await room.button("Stop").click();
    const bar = room.screen.getByRole("progressbar");
    const before = await bar.getAttribute("max");
    expect(before).toBe("8");
    await room.button("Go on").click();
    await expect(room.screen.locator(".review-run")).toHaveCount(0, { timeout: 30_000 });
    await room.button("One move back").click();
    await room.button("Try this position out in the practice room").click();
    const practice = new Room(table, "practice");
    await practice.ready();
    await expect(practice.plies).toHaveCount(7);
  });

  test("is there for a line of the practice room, and for a kept game", async ({ room, table, page }) => {
    const practice = new Room(table, "practice");
    await practice.open();
    await practice.play("c3-d3", "f6-e6");
    await practice.menu("Review of this line");
    await room.ready();
    await expect(room.status).toHaveText("1. … f6-e6");
    await page.goto(table.url);
    await table.ready();
    await page.goto(`${table.url}#/games`);
    await page.getByRole("button", { name: "Import" }).click();
    await page.locator("dialog[open] textarea").fill(rules.formatGame(resigned, { White: "Ann", Black: "Ben" }));
    await page.locator("dialog[open]").getByRole("button", { name: "Import" }).click();
    await page.locator("dialog[open]").getByRole("button", { name: "Close" }).click();
    await page.locator(".games-more").first().click();
    await page.locator("dialog[open]").getByRole("button", { name: "Review", exact: true }).click();
    await room.ready();
    await expect(room.screen.locator(".review-worth")).toHaveText("Ben wins · rule 5.7");
    await page.goto(`${table.url}#/review/nowhere`);
    await expect(page.getByText("This game isn’t here")).toBeVisible();
  });
});

for (const [name, device] of Object.entries(devices)) {
  test.describe(name, () => {
    test.use(device);
    test("the review has its place in sight, and no fault that axe knows", async ({ room, table }) => {
      await table.sit(kept(short));
      await table.act("Review");
      await room.ready();
      await room.inSight(".board", ".room-info", ".chart", ".room-list", ".room-actions");
      await expect(room.screen.locator(".review-run")).toHaveCount(0, { timeout: 30_000 });
      await room.screen.locator('[data-turn="1"]').click();
      await room.inSight(".board", ".room-info", ".chart", ".room-list", ".room-actions");
      await room.clean(name);
    });
  });
}
