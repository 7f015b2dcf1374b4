// The table without a mouse.
import * as rules from "ugolki";
import { ends, keptPosition, played, positions, recordedGame } from "./games.ts";
import { ended } from "./outcomes.ts";
import { expect, type Table, test } from "./table.ts";

/** Walks there with the arrow keys, as someone who looks at the screen does. */
async function walk(table: Table, to: string): Promise<void> {
  const from = await table.focused();
  if (!from) throw new Error("the focus isn't on the board");
  const [a, b] = [await table.middle(from), await table.middle(to)];
  const side = (await table.square(to).boundingBox())?.width ?? Number.NaN;
  const [right, down] = [Math.round((b.x - a.x) / side), Math.round((b.y - a.y) / side)];
  for (let i = 0; i < Math.abs(right); i++) await table.page.keyboard.press(right > 0 ? "ArrowRight" : "ArrowLeft");
  for (let i = 0; i < Math.abs(down); i++) await table.page.keyboard.press(down > 0 ? "ArrowDown" : "ArrowUp");
  expect(await table.focused()).toBe(to);
}

/** Tab until this has the focus. */
async function tabTo(table: Table, name: string): Promise<void> {
  const target = table.page.getByRole("button", { name, exact: true });
  await expect(async () => {
    await table.page.keyboard.press("Tab");
    await expect(target).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0] });
}

test("a whole game by keyboard alone, the board turning by itself", async ({ table, page }) => {
  const record = recordedGame("diagonal-3x3", "arrived", "1-0");
  await table.sit();

  await tabTo(table, "New game");
  await page.keyboard.press("Enter");
  const dialog = table.dialog("new-game");
  await expect(dialog).toBeVisible();
  const radio = (name: string) => dialog.getByRole("radio", { name });
  await expect(radio("Classic 3×3")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(radio("Diagonal 3×3")).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Anna");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Boris");
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("radio", { name: "White" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(dialog.getByRole("switch", { name: "Turn the board after each move" })).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();

  while (!(await table.focused())) await page.keyboard.press("Tab");
  let game = rules.newGame("diagonal-3x3");
  for (const [ply, move] of record.moves.entries()) {
    const [from, to] = ends(move);
    await walk(table, from);
    await page.keyboard.press(ply % 2 ? "Enter" : "Space");
    await expect(table.square(from)).toHaveAttribute("data-chosen");
    await walk(table, to);
    await page.keyboard.press(ply % 3 ? "Enter" : "Space");
    game = played(game, [move]);
    await table.shows(game);
    if (!game.outcome) expect(await table.focused(), "the board has turned").toBe(to);
  }
  await expect(table.dialog("end").getByRole("heading")).toBeFocused();
  expect(rules.formatPosition(game)).toBe(record.final);
  await ended(table, game.outcome);
});

test("arrows go in screen direction, also when the board is turned", async ({ table, page }) => {
  await table.sit();
  await table.square("c3").focus();
  const go = async (key: string) => {
    await page.keyboard.press(key);
    return table.focused();
  };
  expect(await go("ArrowRight")).toBe("d3");
  expect(await go("ArrowUp")).toBe("d4");
  expect(await go("ArrowLeft")).toBe("c4");
  expect(await go("ArrowDown")).toBe("c3");
  // At the edge it stays.
  await table.square("a8").focus();
  expect(await go("ArrowUp")).toBe("a8");
  expect(await go("ArrowLeft")).toBe("a8");

  await table.newGame({ side: "black" });
  await table.square("c3").focus();
  expect(await go("ArrowRight")).toBe("b3");
  expect(await go("ArrowUp")).toBe("b2");
  expect(await go("ArrowLeft")).toBe("c2");
  expect(await go("ArrowDown")).toBe("c3");
});

test("Home and End go along the row, with Ctrl to the board's first and last square", async ({ table, page }) => {
  await table.sit();
  const corners = { Home: "a3", End: "h3", "Control+Home": "a8", "Control+End": "h1" };
  const turned = { Home: "h3", End: "a3", "Control+Home": "h1", "Control+End": "a8" };
  for (const [seating, expected] of [["white", corners] as const, ["black", turned] as const]) {
    await table.newGame({ side: seating });
    for (const [key, square] of Object.entries(expected)) {
      await table.square("d3").focus();
      await page.keyboard.press(key);
      expect(await table.focused(), `${key}, ${seating} at the bottom`).toBe(square);
    }
  }
});

test("the board is one stop of the Tab key, where the focus was last", async ({ table, page }) => {
  await table.sit();
  await expect(page.locator('[data-square][tabindex="0"]')).toHaveCount(1);
  await table.square("e5").focus();
  await page.keyboard.press("Tab");
  expect(await table.focused()).toBeNull();
  await page.keyboard.press("Shift+Tab");
  expect(await table.focused()).toBe("e5");
  await expect(page.locator('[data-square][tabindex="0"]')).toHaveCount(1);
});

test("the grid tells what stands where", async ({ table, page }) => {
  await table.sit();
  await expect(table.board).toHaveAccessibleName("Board, Classic 3×3, White at the bottom");
  await expect(page.getByRole("row")).toHaveCount(8);
  await expect(page.getByRole("gridcell")).toHaveCount(64);
  await expect(table.square("c3")).toHaveAccessibleName("c3, white man, White’s home");
  await expect(table.square("h8")).toHaveAccessibleName("h8, black man, Black’s home");
  await expect(table.square("e4")).toHaveAccessibleName("e4, empty");
  await table.square("c3").press("Enter");
  await expect(table.square("c3")).toHaveAccessibleName("c3, white man, White’s home, chosen");
  await expect(page.getByRole("gridcell", { selected: true })).toHaveCount(1);
  await expect(table.square("d3")).toHaveAccessibleName("d3, empty, a step");
  await table.square("b2").press("Enter");
  await expect(table.square("b4")).toHaveAccessibleName("b4, empty, end of a chain of one jump");
  await table.square("b4").press("Enter");
  await expect(table.news).toHaveText("White: b2 to b4, one jump. Black to move.");
  await expect(table.square("b2")).toHaveAccessibleName("b2, empty, White’s home, the last move began here");
  await expect(table.square("b4")).toHaveAccessibleName("b4, white man, the last move ended here");
});

test("a key that is held down is pressed once", async ({ table, page }) => {
  await table.sit();
  await table.square("c3").focus();
  for (let i = 0; i < 4; i++) await page.keyboard.down("Enter");
  await expect(table.chosen).toHaveAttribute("data-square", "c3");
  await page.keyboard.up("Enter");
});

test("nor does it answer the question that it led to", async ({ table, page }) => {
  await table.sit(keptPosition("classic-3x3", positions.homecoming));
  await table.square("d3").press("Enter");
  await table.square("c3").focus();
  await page.keyboard.down("Enter");
  await expect(table.dialog("loses")).toBeVisible();
  await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(table.dialog("loses")).toBeVisible();
});

test("the focus stays at the table when what had it is gone", async ({ table, page }) => {
  await table.sit(keptPosition("diagonal-3x3", positions.stuck));
  await table.square("d3").press("Enter");
  await table.square("c3").press("Enter");
  await table.dialog("end").getByRole("button", { name: "New game" }).press("Enter");
  await table.dialog("new-game").getByRole("radio", { name: "Halma 16×16" }).check();
  await table.button("Start").press("Enter");
  await expect(table.squares).toHaveCount(256);
  expect(await table.focused(), "a board of another size").not.toBeNull();

  await tabTo(table, "Resign");
  await page.keyboard.press("Enter");
  await table.dialog("resign").getByRole("button", { name: "Resign" }).press("Enter");
  await table.button("See the board").press("Enter");
  await expect(table.anyDialog).toHaveCount(0);
  expect(await table.focused(), "the button that ended the game").not.toBeNull();
});

test("the focus goes on from a page that could not go on", async ({ table, page }) => {
  await table.open("{");
  await expect(page.getByRole("heading")).toBeFocused();
  await table.button("Start a new game").press("Enter");
  await table.ready();
  expect(await table.focused()).not.toBeNull();
});

test("what a dialog asks or tells is read out with its title", async ({ table, page }) => {
  await table.sit(keptPosition("classic-3x3", positions.homecoming));
  const asks = (text: RegExp) => expect(page.getByRole("alertdialog")).toHaveAccessibleDescription(text);
  await table.act("Offer draw");
  await asks(/Black, do you accept/);
  await table.button("Decline").click();
  await table.act("Resign");
  await asks(/White gives the game up/);
  await table.button("Cancel").click();
  await table.play("d3-c3");
  await asks(/exit deadline, move 40, has passed/);
  await table.button("Play and lose").click();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  const end = page.getByRole("dialog", { name: "Black wins" });
  await expect(end).toHaveAccessibleDescription(/White brought a man back home.*Rule 4\.4/);
});
