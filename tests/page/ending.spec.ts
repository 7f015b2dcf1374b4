// Ends that the players make, new games, and the record.
import * as rules from "ugolki";
import { keptPosition, played, positions } from "./games.ts";
import { ended, names } from "./outcomes.ts";
import { expect, type Table, test } from "./table.ts";

test("a draw is offered, declined, offered again and accepted", async ({ table, page }) => {
  await table.sit();
  await table.newGame({ near: names.white, far: names.black });
  await table.play("c3-d3");
  const game = played(rules.newGame(), ["c3-d3"]);
  const dialog = table.dialog("draw");
  for (const decline of [() => table.button("Decline").click(), () => page.keyboard.press("Escape")]) {
    await table.act("Offer draw");
    await expect(dialog).toHaveAccessibleName("Boris offers a draw");
    await expect(dialog).toContainText("Anna, do you accept?");
    await expect(table.button("Decline")).toBeFocused();
    await decline();
    await expect(table.anyDialog).toHaveCount(0);
    await expect(table.status).toHaveText("Anna declines the draw");
    await table.shows(game);
  }
  await table.act("Offer draw");
  await table.button("Accept").click();
  await ended(table, rules.agreeDraw(game).outcome);
  expect(await table.keptGame()).toEqual(rules.agreeDraw(game));
});

test("the side to move resigns, after being asked", async ({ table }) => {
  await table.sit();
  await table.newGame({ near: names.white, far: names.black });
  const resign = table.page.locator(".actions").getByRole("button", { name: "Resign" });
  await resign.click();
  const dialog = table.dialog("resign");
  await expect(dialog).toContainText("Anna gives the game up, and Boris wins.");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await table.shows(rules.newGame());
  await table.play("c3-d3");
  await resign.click();
  await expect(dialog).toContainText("Boris gives the game up, and Anna wins.");
  await dialog.getByRole("button", { name: "Resign" }).click();
  await ended(table, { winner: "white", reason: "resignation", rule: "5.7" });
});

test("a side without a legal move: a draw", async ({ table }) => {
  await table.sit(keptPosition("diagonal-3x3", positions.stuck));
  await table.play("d3-c3");
  const game = played(rules.gameFromPosition("diagonal-3x3", positions.stuck), ["d3-c3"]);
  expect(game.outcome?.reason).toBe("no-legal-move");
  await ended(table, game.outcome);
});

test("a rematch with the sides changed, or another game, from the end", async ({ table }) => {
  await table.sit();
  await table.newGame({ variant: "triangle", side: "black", time: "5+3", near: names.black, far: names.white });
  const resign = async () => {
    await table.act("Resign");
    await table.dialog("resign").getByRole("button", { name: "Resign" }).click();
  };
  await table.play("d1-e1");
  await resign();
  await table.dialog("end").getByRole("button", { name: "Rematch" }).click();
  await table.shows(rules.newGame("triangle"));
  await expect(table.clock("white")).toHaveText("5:00");
  await expect(table.status).toHaveText("Boris to move");
  await expect(table.board).toHaveAccessibleName("Board, Triangle, White at the bottom");

  await resign();
  await table.dialog("end").getByRole("button", { name: "New game" }).click();
  await expect(table.dialog("new-game").getByRole("radio", { name: "Triangle" })).toBeChecked();
  await table.dialog("new-game").getByRole("radio", { name: "Halma 16×16" }).check();
  await table.button("Start").click();
  await table.shows(rules.newGame("halma-16x16"));
  await expect(table.squares).toHaveCount(256);
});

test("a new game says what becomes of the one on the board; cancelling goes on with it", async ({ table, page }) => {
  await table.sit();
  const warning = "The game on the board isn’t finished.";
  await table.act("New game");
  await expect(table.dialog("new-game")).not.toContainText(warning);
  await page.keyboard.press("Escape");
  await expect(table.anyDialog).toHaveCount(0);
  await table.play("c3-d3");
  await table.act("New game");
  await expect(table.dialog("new-game")).toContainText(warning);
  await table.button("Cancel").click();
  await table.shows(played(rules.newGame(), ["c3-d3"]));
});

test("above and beside the board: move number, deadline, limit", async ({ table, page }) => {
  await table.sit(keptPosition("classic-3x3", positions.homecoming.replace("w 41", "b 39")));
  const progress = () => page.locator("#move-number, #exit-left, #move-limit").allTextContents();
  // Black's move 39 is to come, then move 40 is the last before the deadline.
  expect(await progress()).toEqual(["39", "2 left", "80"]);
  await table.play("a5-a4", "c1-d1");
  expect(await progress()).toEqual(["40", "1 left", "80"]);
  await table.play("a4-a3");
  await expect(table.dialog("end")).toBeVisible();
  expect(await progress()).toEqual(["41"]);
  await ended(table, { winner: "white", reason: "overstayed", rule: "4.2" }, { white: "White", black: "Black" });
});

test.describe("with a clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("the record is copied, and reads back as the same game", async ({ table, page }) => {
    await table.sit();
    await table.newGame({ variant: "diagonal-3x3", near: names.white, far: names.black, time: "5+3" });
    const moves = ["b2-d4", "g7-e5", "c3-d3"];
    await table.play(...moves);
    await table.button("More").click();
    await table.act("Copy record");
    await expect(table.dialog("menu").getByText("Record copied")).toBeVisible();
    const read = async () => rules.parseGame(await page.evaluate(() => navigator.clipboard.readText()));
    const game = played(rules.newGame("diagonal-3x3"), moves);
    const { game: copied, tags } = await read();
    expect(copied).toEqual(game);
    expect(tags).toMatchObject({
      Variant: "diagonal-3x3",
      White: "Anna",
      Black: "Boris",
      Result: "*",
      TimeControl: "300+3",
    });
    expect(tags.Date).toMatch(/^\d{4}\.\d\d\.\d\d$/);

    await table.button("Close").click();
    await table.act("Resign");
    await table.dialog("resign").getByRole("button", { name: "Resign" }).click();
    await table.button("See the board").click();
    await table.act("Copy record");
    await expect(table.dialog("menu").getByText("Record copied")).toBeVisible();
    const over = await read();
    expect(over.game).toEqual(rules.resign(game, "black"));
    expect(over.tags).toMatchObject({ Result: "1-0", Termination: "resignation" });
  });
});

test("where the page may not copy, the record is there to be copied by hand", async ({ table, page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await table.sit();
  await table.play("c3-d3");
  await table.button("More").click();
  await table.act("Copy record");
  const field = table.dialog("record").getByRole("textbox", { name: "Record of the game" });
  expect(rules.parseGame(await field.inputValue()).game).toEqual(played(rules.newGame(), ["c3-d3"]));
  expect(await field.evaluate((area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart)).toBeGreaterThan(
    20,
  );
  await table.button("Close").click();
  await expect(table.anyDialog).toHaveCount(0);
});

for (const [what, twice] of [
  ["Enter, pressed twice,", (table: Table) => pressTwice(table)],
  ["a second click", (table: Table) => clickTwice(table)],
] as const) {
  test(`${what} doesn't sweep away the end that the first one led to`, async ({ table }) => {
    const game = rules.gameFromPosition("diagonal-3x3", positions.stuck);
    await table.sit(keptPosition("diagonal-3x3", positions.stuck));
    await table.square("d3").click();
    await twice(table);
    await table.shows(rules.applyMove(game, "d3-c3"));
    await ended(table, { winner: null, reason: "no-legal-move", rule: "5.6" });
  });
}

async function pressTwice(table: Table): Promise<void> {
  await table.square("c3").focus();
  await table.page.keyboard.press("Enter");
  await expect(table.dialog("end")).toBeVisible();
  await table.page.keyboard.press("Enter");
}

async function clickTwice(table: Table): Promise<void> {
  const { x, y } = await table.middle("c3");
  await table.page.mouse.click(x, y);
  await expect(table.dialog("end")).toBeVisible();
  await table.page.mouse.click(x, y);
}

test("why a game ended stays beside the board, after a reload too", async ({ table, page }) => {
  await table.sit(keptPosition("diagonal-3x3", positions.stuck));
  await table.play("d3-c3");
  await table.button("See the board").click();
  const reason = page.locator("#reason");
  await expect(reason).toHaveText("The side to move has no legal move.");
  await page.reload();
  await expect(reason).toHaveText("The side to move has no legal move.");
  await expect(page.locator("#exit-left")).toHaveCount(0);
});

test("from the end one goes on to review the game, and to the practice room", async ({ table, page }) => {
  await table.sit();
  await table.play("c3-d3", "f6-e6");
  await table.act("Resign");
  await table.dialog("resign").getByRole("button", { name: "Resign" }).click();
  await table.dialog("end").getByRole("button", { name: "Review" }).click();
  await expect(page.getByRole("heading", { name: "Review", exact: true })).toBeVisible();
  await page.goBack();
  await table.act("Analyse");
  await expect(page.getByRole("heading", { name: "Practice room" })).toBeVisible();
  await expect(page.locator("#screen")).toContainText("f6-e6");
  await page.goBack();
  await expect(table.status).toHaveText("Black wins · rule 5.7");
});
