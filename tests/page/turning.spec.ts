// Who sits at the bottom.
import type { Side } from "ugolki";
import * as rules from "ugolki";
import { ends, kept, keptPosition, played, positions, recordedGame } from "./games.ts";
import { ended, names } from "./outcomes.ts";
import { expect, type Table, test } from "./table.ts";

/** The board is seen from this side: each corner and both edges with the coordinates are where they belong. */
async function seenFrom(table: Table, bottom: Side): Promise<void> {
  const layout = await table.page.evaluate(() => {
    const grid = document.querySelector('[role="grid"]') as HTMLElement;
    const { left, top, width, height } = grid.getBoundingClientRect();
    const at = (column: number, row: number) => {
      const [x, y] = [left + ((column + 0.5) * width) / 8, top + ((row + 0.5) * height) / 8];
      return document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-square]");
    };
    const columns = [0, 1, 2, 3, 4, 5, 6, 7];
    const text = (element: Element | null | undefined, pseudo: string) =>
      element ? getComputedStyle(element, pseudo).content.replaceAll('"', "") : "";
    return {
      top: columns.map((column) => at(column, 0)?.dataset.square),
      bottom: columns.map((column) => at(column, 7)?.dataset.square),
      files: columns.map((column) => text(at(column, 7), "::after")).join(""),
      ranks: columns.map((row) => text(at(0, row), "::before")).join(""),
      lowerLeft: at(0, 7)?.dataset.home,
      first: document.querySelector<HTMLElement>("[data-square]")?.dataset.square,
      above: document.querySelector(".bar")?.id,
    };
  });
  const files = [..."abcdefgh"];
  const white = {
    top: files.map((file) => `${file}8`),
    bottom: files.map((file) => `${file}1`),
    files: "abcdefgh",
    ranks: "87654321",
    lowerLeft: "white",
    first: "a8",
    above: "bar-black",
  };
  const black = {
    top: files.toReversed().map((file) => `${file}1`),
    bottom: files.toReversed().map((file) => `${file}8`),
    files: "hgfedcba",
    ranks: "12345678",
    lowerLeft: "black",
    first: "h1",
    above: "bar-white",
  };
  expect(layout).toEqual(bottom === "white" ? white : black);
}

test("a whole game with Black at the bottom, by places on the screen", async ({ table, page }) => {
  const record = recordedGame("diagonal-3x3", "arrived", "0-1");
  await table.sit();
  await seenFrom(table, "white");
  await table.newGame({ variant: "diagonal-3x3", side: "black", near: names.black, far: names.white });
  await seenFrom(table, "black");
  await expect(table.board).toHaveAccessibleName("Board, Diagonal 3×3, Black at the bottom");

  // Where squares must be is reckoned here, not asked of the page.
  const box = await table.board.boundingBox();
  if (!box) throw new Error("no board");
  let game = rules.newGame("diagonal-3x3");
  for (const move of record.moves) {
    for (const square of ends(move)) {
      const [file, rank] = ["abcdefgh".indexOf(square.charAt(0)), Number(square.charAt(1)) - 1];
      await page.mouse.click(box.x + ((7.5 - file) * box.width) / 8, box.y + ((rank + 0.5) * box.height) / 8);
    }
    game = played(game, [move]);
    await table.shows(game);
  }
  expect(rules.formatPosition(game)).toBe(record.final);
  await ended(table, game.outcome);
  await seenFrom(table, "black");
});

test("two people at one screen: the board turns to the side to move", async ({ table }) => {
  await table.sit();
  await table.newGame({ autoTurn: true });
  await seenFrom(table, "white");
  await table.play("c3-d3");
  await seenFrom(table, "black");
  expect(await table.focused()).toBe("d3");
  await table.play("f6-e6");
  await seenFrom(table, "white");
  expect(await table.focused()).toBe("e6");
});

test("the button turns the board, and turning by hand ends turning by itself", async ({ table, page }) => {
  await table.sit();
  await table.newGame({ autoTurn: true });
  await table.button("Turn board").click();
  await seenFrom(table, "black");
  await table.play("c3-d3");
  await seenFrom(table, "black");
  await table.play("f6-e6");
  await seenFrom(table, "black");
  await page.reload();
  await table.ready();
  await seenFrom(table, "black");

  await table.button("More").click();
  await table.dialog("menu").getByRole("radio", { name: "White" }).check();
  await table.button("Close").click();
  await seenFrom(table, "white");
});

test("a game that turns by itself is taken up from the right side", async ({ table }) => {
  await table.sit(kept(played(rules.newGame(), ["c3-d3"]), { seating: "auto" }));
  await seenFrom(table, "black");
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the man travels the path, landing by landing, and only then does the board turn", async ({ table, page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Animation.enable");
    const pace = (playbackRate: number) => session.send("Animation.setPlaybackRate", { playbackRate });
    const game = played(rules.newGame(), ["b2-b4", "g7-g5"]);
    await table.sit(kept(game, { seating: "auto" }));
    const path = rules.shortestPath(game, "a2", "c4") ?? [];
    expect(path).toHaveLength(3);

    await pace(0.001);
    await table.play("a2-c4");
    const travels = page.locator(".man[data-travels]");
    await expect(travels).toHaveCount(1);
    const steps = await travels.evaluate((man) =>
      man
        .getAnimations()
        .flatMap((animation) => (animation.effect as KeyframeEffect).getKeyframes())
        .map(({ transform }) => String(transform)),
    );
    // Columns and rows from the upper left: a2, a4, c4.
    expect(steps).toEqual(["translate(0%, 600%)", "translate(0%, 400%)", "translate(200%, 400%)"]);
    await expect(table.board).toHaveAccessibleName(/White at the bottom/);
    await pace(50);
    await expect(table.board).toHaveAccessibleName(/Black at the bottom/);
    await expect(travels).toHaveCount(0);
    await table.shows(played(game, ["a2-c4"]));
  });

  test("who is quick needn't wait for the man to arrive", async ({ table, page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Animation.enable");
    await session.send("Animation.setPlaybackRate", { playbackRate: 0.001 });
    await table.sit();
    await table.play("c3-d3", "f6-e6");
    await expect(page.locator(".man[data-travels]")).toHaveCount(1);
    await session.send("Animation.setPlaybackRate", { playbackRate: 50 });
    await expect(page.locator(".man[data-travels]")).toHaveCount(0);
    await table.shows(played(rules.newGame(), ["c3-d3", "f6-e6"]));
  });

  test("the end is told when the last move has been shown", async ({ table, page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Animation.enable");
    await table.sit(kept(rules.gameFromPosition("classic-3x3", "7w/8/8/8/8/bb1b4/bbb5/bbb5 b 10")));
    await session.send("Animation.setPlaybackRate", { playbackRate: 0.001 });
    await table.play("d3-c3");
    await expect(table.status).toHaveText("Black wins · rule 5.3");
    await expect(page.locator(".man[data-travels]")).toHaveCount(1);
    await expect(table.anyDialog).toHaveCount(0);
    await session.send("Animation.setPlaybackRate", { playbackRate: 50 });
    await expect(table.dialog("end")).toBeVisible();
  });

  test("a drag that begins while the man still travels doesn't keep the board from turning", async ({
    table,
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Animation.enable");
    await table.sit(keptPosition("classic-3x3", positions.chains, { seating: "auto" }));
    await session.send("Animation.setPlaybackRate", { playbackRate: 0.001 });
    await table.play("a1-e7");
    await expect(page.locator(".man[data-travels]")).toHaveCount(1);
    const { x, y } = await table.middle("g7");
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 6, y, { steps: 2 });
    await page.mouse.move(x - 12, y, { steps: 2 });
    await expect(page.locator("[data-dragged]")).toHaveCount(1);
    await seenFrom(table, "white");
    await page.mouse.up();
    await seenFrom(table, "black");
  });

  test("a board that is turned on the way shows the man where it goes", async ({ table, page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Animation.enable");
    const game = rules.gameFromPosition("classic-3x3", positions.chains);
    await table.sit(keptPosition("classic-3x3", positions.chains));
    await session.send("Animation.setPlaybackRate", { playbackRate: 0.001 });
    await table.play("a1-e7");
    await expect(page.locator(".man[data-travels]")).toHaveCount(1);
    await table.button("Turn board").click();
    await expect(page.locator(".man[data-travels]")).toHaveCount(0);
    await table.shows(played(game, ["a1-e7"]));
    await seenFrom(table, "black");
  });
});
