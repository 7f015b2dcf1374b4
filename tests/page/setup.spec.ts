// Setting up a position.
import * as rules from "ugolki";
import { Finger } from "./finger.ts";
import { positions } from "./games.ts";
import { devices, Room } from "./rooms.ts";
import { expect, type Table, test } from "./table.ts";

const setup = (table: Table) => new Room(table, "setup");
const START = rules.formatPosition(rules.newGame());
const text = (room: Room) => room.screen.getByRole("textbox", { name: "Position as text" });
const verdict = (room: Room) => room.screen.locator(".setup-verdict li");
/** A position that is kept as the draft. */
const draft = (position: string, variant = "classic-3x3") => ({
  "corners.setup": JSON.stringify({ version: 1, variant: rules.newGame(variant).variant, text: position }),
});

test("men are put down and taken away by tools, and the text goes along", async ({ table }) => {
  const room = setup(table);
  await room.open();
  await expect(text(room)).toHaveValue(START);
  await room.button("Clear the board").click();
  await expect(text(room)).toHaveValue("8/8/8/8/8/8/8/8 w 1");
  await expect(verdict(room)).toHaveText("Nobody has a man on the board.");
  const white = room.button("Put white men");
  await expect(white).toHaveAttribute("aria-pressed", "true");
  await room.square("e4").click();
  await room.square("a1").click();
  await room.button("Put black men").click();
  await expect(white).toHaveAttribute("aria-pressed", "false");
  await room.square("h8").click();
  // Another man takes the place of the one that stands there; the same one is taken away.
  await room.square("a1").click();
  await room.shows({ white: ["e4"], black: ["a1", "h8"] });
  await room.square("h8").click();
  await room.button("Rubber: take men away").click();
  await room.square("a1").click();
  await room.square("b1").click();
  await room.shows({ white: ["e4"], black: [] });
  await expect(text(room)).toHaveValue("8/8/8/8/4w3/8/8/8 w 1");
  await expect(verdict(room)).toHaveText("Ready to play from");
});

test("men are dragged on the board and off it", async ({ table, page }) => {
  const room = setup(table);
  await room.open(draft("8/8/8/8/8/8/b7/w7 w 1"));
  const drag = async (from: string, to: { x: number; y: number }) => {
    const { x, y } = await room.middle(from);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
  };
  await drag("a1", await room.middle("d4"));
  await room.shows({ white: ["d4"], black: ["a2"] });
  await drag("d4", await room.middle("a2"));
  await room.shows({ white: ["a2"], black: [] });
  await drag("a2", { x: 1270, y: 400 });
  await room.shows({ white: [], black: [] });
  await expect(text(room)).toHaveValue("8/8/8/8/8/8/8/8 w 1");
});

test("what is typed or pasted is shown, whatever is wrong with it, and said in words", async ({ table }) => {
  const room = setup(table);
  await room.open();
  const wrong: [typed: string, ...why: string[]][] = [
    ["", "There is no position yet."],
    ["8/8/8/8/8/8/8/w7", "The side to move (w or b) and the move number are missing."],
    ["8/8/8/8/8/8/8/w7 w", "The move number is missing."],
    ["8/8/8/8 w 1", "The board has 4 ranks, not 8."],
    ["8/8/8/8/8/8/8/w6 w 1", "Rank 1 has 7 squares, not 8."],
    [
      "8/8/8/x7/8/8/8/w7 q 1.5",
      "Rank 5 holds “x”: only w, b and numbers of empty squares may stand there.",
      "The side to move is “q”; it must be w or b.",
      "The move number must be a whole number from 1 to 999999999.",
    ],
    ["wwwwwwww/ww6/8/8/8/8/8/b7 w 1", "White has 10 men; 9 are the most in this variant."],
    [
      "8/8/8/8/8/8/8/8 w 0",
      "Nobody has a man on the board.",
      "The move number must be a whole number from 1 to 999999999.",
    ],
  ];
  for (const [typed, ...why] of wrong) {
    await text(room).fill(typed);
    await expect(verdict(room)).toHaveText(why);
    await expect(text(room)).toHaveValue(typed);
    await expect(room.button("Practise from here")).toBeDisabled();
    await expect(room.button("Play from here at the table")).toBeDisabled();
  }
  // Half a text is found again as it was left.
  await text(room).fill("8/8/3b4/w wha");
  await room.reload();
  await expect(text(room)).toHaveValue("8/8/3b4/w wha");
  await room.shows({ white: ["a5"], black: ["d6"] });
  await text(room).fill(positions.chains);
  await room.shows(rules.gameFromPosition("classic-3x3", positions.chains));
  await expect(verdict(room)).toHaveText("Ready to play from");
  await expect(room.screen.getByRole("textbox", { name: "Move", exact: true })).toHaveValue("12");
});

test("each step can be undone and redone, typing as one", async ({ table, page }) => {
  const room = setup(table);
  await room.open();
  await text(room).fill("");
  await text(room).pressSequentially("8/8/half");
  await room.square("e4").click();
  await expect(text(room)).not.toHaveValue("8/8/half");
  await room.button("Undo").click();
  await expect(text(room)).toHaveValue("8/8/half");
  await room.button("Undo").click();
  await expect(text(room)).toHaveValue(START);
  await expect(room.button("Undo")).toBeDisabled();
  await room.button("Redo").click();
  await expect(text(room)).toHaveValue("8/8/half");
  await room.square("e4").focus();
  await page.keyboard.press("Control+z");
  await expect(text(room)).toHaveValue(START);
  await page.keyboard.press("Control+Shift+z");
  await expect(text(room)).toHaveValue("8/8/half");
});

test("side to move, move number, start, mirror and a turned board", async ({ table }) => {
  const room = setup(table);
  await room.open(draft("8/8/8/8/8/3b4/8/ww6 b 7"));
  await room.screen.getByRole("radio", { name: "White" }).check();
  await expect(text(room)).toHaveValue("8/8/8/8/8/3b4/8/ww6 w 7");
  const number = room.screen.getByRole("textbox", { name: "Move", exact: true });
  await number.fill("");
  await expect(verdict(room)).toHaveText("The move number is missing.");
  await number.pressSequentially("23");
  await expect(text(room)).toHaveValue("8/8/8/8/8/3b4/8/ww6 w 23");
  await room.button("Mirror the sides").click();
  await expect(text(room)).toHaveValue("6bb/8/4w3/8/8/8/8/8 b 23");
  await room.button("Turn board").click();
  await expect(room.screen.getByRole("grid")).toHaveAccessibleName(/Black at the bottom/);
  await room.button("Start position").click();
  await expect(text(room)).toHaveValue(START);
});

test("another variant brings its start, keeps the men, or is offered where the text is of its board", async ({
  table,
}) => {
  const room = setup(table);
  await room.open();
  const variant = room.screen.getByRole("combobox", { name: "Variant" });
  await variant.selectOption({ label: "Classic 4×4" });
  await expect(text(room)).toHaveValue(rules.formatPosition(rules.newGame("classic-4x4")));
  // More men than the smaller home has squares stay where they are, and that is said.
  await room.square("a1").click();
  await variant.selectOption({ label: "Classic 3×3" });
  await expect(verdict(room)).toHaveText([
    "White has 15 men; 9 are the most in this variant.",
    "Black has 16 men; 9 are the most in this variant.",
  ]);
  const halma = rules.formatPosition(rules.newGame("halma-16x16"));
  await text(room).fill(halma);
  await expect(verdict(room)).toHaveText("The board has 16 ranks, not 8.");
  await room.button("Make it Halma 16×16").click();
  await expect(text(room)).toHaveValue(halma);
  await expect(verdict(room)).toHaveText("Ready to play from");
  await room.shows(rules.newGame("halma-16x16"));
});

test("a position in which the game is over at once is said to be, with its rule", async ({ table }) => {
  const room = setup(table);
  await room.open(draft("8/8/8/8/8/8/8/b7 w 1"));
  await expect(verdict(room)).toHaveText(
    "The game would be over at once: Draw · rule 5.6. The side to move has no legal move.",
  );
  await expect(room.button("Play from here at the table")).toBeDisabled();
  await expect(room.button("Practise from here")).toBeEnabled();
  await text(room).fill("5www/5www/5www/8/8/8/8/b7 w 9");
  await expect(verdict(room)).toHaveText(/^The game would be over at once: White wins · rule 5\.2\./);
});

test("one practises from the position, comes back to change it, and plays from it", async ({ table }) => {
  const room = setup(table);
  const practice = new Room(table, "practice");
  await room.open(draft(positions.chains));
  await room.button("Practise from here").click();
  await practice.ready();
  const game = rules.gameFromPosition("classic-3x3", positions.chains);
  await practice.shows(game);
  await practice.play("a1-a2");
  await practice.menu("Change this position");
  await room.ready();
  const next = rules.applyMove(game, "a1-a2");
  await expect(text(room)).toHaveValue(rules.formatPosition(next));
  // The step back leads to what was here before.
  await room.button("Undo").click();
  await expect(text(room)).toHaveValue(positions.chains);
  await room.button("Play from here at the table").click();
  await expect(room.screen).toBeHidden();
  await expect.poll(async () => rules.formatPosition(await table.keptGame())).toBe(positions.chains);
});

test("the position is copied and pasted", async ({ table, page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const room = setup(table);
  await room.open();
  await room.button("Copy position").click();
  await expect(room.screen.locator(".room-info")).toContainText("Position copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(START);
  await page.evaluate((position) => navigator.clipboard.writeText(position), positions.trap);
  await room.button("Paste").click();
  await expect(text(room)).toHaveValue(positions.trap);
});

test("by keyboard: arrows, w, b and Delete on a square", async ({ table, page }) => {
  const room = setup(table);
  await room.open(draft("8/8/8/8/8/8/8/w7 w 1"));
  const news = page.locator("#news");
  await room.square("a1").focus();
  await page.keyboard.press("b");
  await expect(news).toContainText("a1: black man.");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("w");
  await room.shows({ white: ["a2"], black: ["a1"] });
  await page.keyboard.press("Delete");
  await expect(news).toContainText("a2: empty.");
  await room.shows({ white: [], black: ["a1"] });
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await room.shows({ white: ["b2"], black: ["a1"] });
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Delete");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Backspace");
  await expect(news).toContainText("b2: empty. Nobody has a man on the board.");
});

test.describe("by touch, on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test("board, verdict and tools are in sight; men are tapped and dragged", async ({ table, page }) => {
    const room = setup(table);
    await room.open(draft("8/8/8/8/8/8/8/w7 w 1"));
    await room.inSight(".board", ".room-info", ".room-actions");
    await room.button("Put black men").tap();
    await room.square("c5").tap();
    await room.shows({ white: ["a1"], black: ["c5"] });
    const finger = new Finger(await page.context().newCDPSession(page));
    await finger.drag(await room.middle("a1"), await room.middle("b3"));
    await finger.up();
    await room.shows({ white: ["b3"], black: ["c5"] });
    await finger.drag(await room.middle("c5"), { x: 180, y: 500 });
    await finger.up();
    await room.shows({ white: ["b3"], black: [] });
  });
});

for (const [device, use] of Object.entries(devices)) {
  test.describe(device, () => {
    test.use(use);

    test("axe finds nothing", async ({ table, page }) => {
      await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
      const room = setup(table);
      await room.open();
      await room.clean("start");
      await text(room).fill("8/8/8/x7 w 0");
      await room.clean("wrong");
      await room.button("Copy position").click();
      await room.clean("copy");
    });
  });
}
