// Fingers and dragging.
import type { Page } from "@playwright/test";
import * as rules from "ugolki";
import { Finger, type Point } from "./finger.ts";
import { ends, keptPosition, played, positions, recordedGame } from "./games.ts";
import { ended, names } from "./outcomes.ts";
import { expect, type Table, test } from "./table.ts";

const dragged = (page: Page) => page.locator("[data-dragged]");

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test("a whole game by taps", async ({ table }) => {
    const record = recordedGame("diagonal-3x4", "arrived", "0-1");
    await table.sit();
    await table.button("New game").tap();
    const dialog = table.dialog("new-game");
    await dialog.getByRole("radio", { name: "Diagonal 3×4" }).tap();
    await dialog.getByLabel("Your name").fill(names.white);
    await dialog.getByLabel("Opponent’s name").fill(names.black);
    await table.button("Start").tap();
    let game = rules.newGame("diagonal-3x4");
    for (const move of record.moves) {
      for (const square of ends(move)) await table.square(square).tap();
      game = played(game, [move]);
      await table.shows(game);
    }
    expect(rules.formatPosition(game)).toBe(record.final);
    await ended(table, game.outcome);
  });

  test("on Halma's small squares a destination may be missed by little", async ({ table, page }) => {
    await table.sit();
    await table.newGame({ variant: "halma-16x16" });
    await table.square("e2").tap();
    const [f2, f3, f4] = [await table.middle("f2"), await table.middle("f3"), await table.middle("f4")];
    const side = f2.y - f3.y;
    expect(side).toBeLessThan(24);
    await page.touchscreen.tap(f4.x, f4.y);
    await expect(table.chosen).toHaveAttribute("data-square", "e2");
    await page.touchscreen.tap(f3.x, f3.y - 0.7 * side);
    await table.shows(played(rules.newGame("halma-16x16"), ["e2-f3"]));
  });

  test("a man is dragged with a finger", async ({ table, page }) => {
    const finger = new Finger(await page.context().newCDPSession(page));
    await table.sit();
    const moves = ["b2-b4", "g7-g5", "a2-c4", "f6-e6"];
    for (const [i, move] of moves.entries()) {
      const [from, to] = await Promise.all(ends(move).map((square) => table.middle(square)));
      await finger.drag(from as Point, to as Point);
      await expect(dragged(page)).toHaveCount(1);
      await expect(table.square(ends(move)[1])).toHaveAttribute("data-dest");
      await finger.up();
      await table.shows(played(rules.newGame(), moves.slice(0, i + 1)));
      await expect(dragged(page)).toHaveCount(0);
    }
  });

  test("the page scrolls under a finger on an empty square, and not while a man is dragged", async ({
    table,
    page,
  }) => {
    const finger = new Finger(await page.context().newCDPSession(page));
    await page.setViewportSize({ width: 360, height: 400 });
    await table.sit();
    const scrolled = () => page.evaluate(() => scrollY);
    const up = async (square: string) => {
      const from = await table.middle(square);
      await finger.drag(from, { x: from.x, y: from.y - 120 });
    };
    await up("c3");
    await expect(dragged(page)).toHaveCount(1);
    await finger.up();
    expect(await scrolled()).toBe(0);
    await up("e3");
    await expect.poll(scrolled).toBeGreaterThan(60);
    await finger.up();
    await table.shows(rules.newGame());
  });

  test("a drag that is broken off leaves the man where it stood", async ({ table, page }) => {
    const finger = new Finger(await page.context().newCDPSession(page));
    await table.sit();
    const [from, to] = [await table.middle("c3"), await table.middle("d3")];
    await finger.drag(from, to);
    await finger.cancel();
    await expect(dragged(page)).toHaveCount(0);
    await table.shows(rules.newGame());
    // A second finger means something else.
    await finger.drag(from, to);
    await finger.second(await table.middle("g3"));
    await expect(dragged(page)).toHaveCount(0);
    await finger.up();
    await table.shows(rules.newGame());
    await table.square("d3").tap();
    await table.shows(played(rules.newGame(), ["c3-d3"]));
  });
});

test("a man is dragged with the mouse", async ({ table, page }) => {
  await table.sit();
  const moves = ["b2-b4", "g7-g5", "a2-a4-c4", "f6-e6"];
  for (const [i, move] of moves.entries()) {
    const [, to] = ends(move);
    await drag(table, move);
    await expect(dragged(page)).toHaveCount(1);
    await expect(table.path.locator("circle"), "a landing for each jump").toHaveCount(1 + Number(i === 2));
    await page.mouse.up();
    await table.shows(played(rules.newGame(), moves.slice(0, i + 1)));
    expect(await table.focused()).toBe(to);
  }
});

test("a drag to nowhere, and one that Esc ends, leave the man where it stood", async ({ table, page }) => {
  await table.sit();
  await drag(table, "c3-e5");
  await page.mouse.up();
  await table.shows(rules.newGame());
  await expect(table.chosen).toHaveAttribute("data-square", "c3");

  await drag(table, "c3-d3");
  await page.keyboard.press("Escape");
  await expect(dragged(page)).toHaveCount(0);
  await page.mouse.up();
  await table.shows(rules.newGame());
  await expect(table.chosen).toHaveCount(0);

  // Out of the board.
  const { x, y } = await table.middle("c3");
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y, { steps: 3 });
  await page.mouse.move(1275, 400, { steps: 3 });
  await page.mouse.up();
  await table.shows(rules.newGame());
});

test("a man dragged home after the deadline waits for the answer", async ({ table, page }) => {
  const game = rules.gameFromPosition("classic-3x3", positions.homecoming);
  await table.sit(keptPosition("classic-3x3", positions.homecoming));
  await drag(table, "d3-c3");
  await page.mouse.up();
  await expect(table.dialog("loses")).toBeVisible();
  await table.button("Take another move").click();
  await table.shows(game);
});

/** Takes the man and carries it to where the move ends, without letting it go. */
async function drag(table: Table, move: string): Promise<void> {
  const [from, to] = ends(move);
  const [a, b] = [await table.middle(from), await table.middle(to)];
  await table.page.mouse.move(a.x, a.y);
  await table.page.mouse.down();
  await table.page.mouse.move(b.x, b.y, { steps: 5 });
}
