// The race alone.
import * as rules from "ugolki";
import { devices, Room } from "./rooms.ts";
import { expect, type Table, test } from "./table.ts";

const race = (table: Table) => new Room(table, "race");
const KEY = "corners.race";
const army = (room: Room, side: rules.Side) => room.shows({ white: [], black: [], [side]: rules.newGame()[side] });
const count = (room: Room) => room.screen.locator("[data-count]");
const best = (room: Room) => room.screen.locator("[data-best]");

/** White’s men of `classic-3x3` walk to the other corner by steps, the foremost first. */
function walk(): string[] {
  const moves: string[] = [];
  let game = rules.gameFromPosition("classic-3x3", "8/8/8/8/8/www5/www5/www5 w 1");
  const goals = ["h8", "g8", "h7", "f8", "g7", "h6", "f7", "g6", "f6"];
  const men = ["c3", "b3", "c2", "a3", "b2", "c1", "a2", "b1", "a1"];
  for (const [i, man] of men.entries()) {
    let at = man;
    const goal = goals[i] as string;
    while (at !== goal) {
      const file = at.charCodeAt(0) < goal.charCodeAt(0);
      const to = file ? String.fromCharCode(at.charCodeAt(0) + 1) + at[1] : at[0] + String(Number(at[1]) + 1);
      const after = rules.applyMove(game, `${at}-${to}`);
      moves.push(`${at}-${to}`);
      game = rules.gameFromPosition("classic-3x3", `${rules.formatPosition(after).split(" ")[0]} w 1`);
      at = to;
    }
  }
  return moves;
}

/** What is kept of a run that stands two moves before its end. */
function nearlyThere(best: Record<string, unknown> = {}): Record<string, string> {
  const moves = walk();
  const run = { variant: "classic-3x3", side: "white", moves: moves.slice(0, -2), at: moves.length - 2 };
  return { [KEY]: JSON.stringify({ version: 1, run, others: [], best }) };
}

test("one army moves again and again on an empty board, undone and redone freely", async ({ table, page }) => {
  const room = race(table);
  await room.open();
  await army(room, "white");
  await room.play("c3-d3", "b3-b4", "d3-e3");
  await expect(count(room)).toHaveText("3");
  await expect(room.plies).toHaveText([/1\.\s+c3-d3/, /2\.\s+b3-b4/, /3\.\s+d3-e3/]);
  await room.button("Take back").click();
  await expect(count(room)).toHaveText("2");
  await room.button("Redo").click();
  await expect(count(room)).toHaveText("3");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("ArrowLeft");
  await expect(count(room)).toHaveText("1");
  await page.keyboard.press("End");
  await expect(count(room)).toHaveText("3");
  // The list looks back, and another move goes on from there.
  await room.ply("c3-d3").click();
  await expect(room.plies).toHaveCount(3);
  await room.play("d3-d4");
  await expect(room.plies).toHaveCount(2);
  await room.button("Restart").click();
  await army(room, "white");
  await expect(room.plies).toHaveCount(2);
  await room.button("Redo").click();
  await room.reload();
  await expect(count(room)).toHaveText("1");
  await expect(room.plies).toHaveCount(2);
});

test("neither trapping, deadline, limit nor repetition ends it", async ({ table, page }) => {
  const moves = Array.from({ length: 200 }, (_, i) => (i % 2 ? "d3-c3" : "c3-d3"));
  const run = { variant: "classic-3x3", side: "white", moves, at: 200 };
  const room = race(table);
  await room.open({ [KEY]: JSON.stringify({ version: 1, run, others: [], best: {} }) });
  await expect(count(room)).toHaveText("200");
  await room.play("c3-d3");
  await room.square("d3").click();
  await expect(room.square("c3"), "home is no losing square").toHaveAttribute("data-dest", "step");
  await expect(page.locator("#screen [data-dest=loses]")).toHaveCount(0);
});

test("the arrival is celebrated, the best result kept per variant, looked at again and copied", async ({
  table,
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const moves = walk();
  const room = race(table);
  await room.open(nearlyThere());
  await expect(best(room)).toHaveCount(0);
  await room.play(...moves.slice(-2));
  const told = `Arrived in ${moves.length} moves. The first result here!`;
  await expect(room.status).toHaveText(told);
  await expect(page.locator("#news")).toHaveText(told);
  await expect(best(room)).toHaveText(String(moves.length));
  await expect(room.screen.locator("[data-movable]")).toHaveCount(0);

  await room.button("Copy the result").click();
  await expect(room.status).toHaveText("Result copied");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(
    `Corners, race alone, Classic 3×3, White: ${moves.length} moves\n1. ${moves[0]} 2. ${moves[1]}`,
  );

  // The same race again is no better.
  await room.button("Take back").click();
  await room.button("Take back").click();
  await room.play(...moves.slice(-2));
  await expect(room.status).toHaveText(`Arrived in ${moves.length} moves, as many as your best`);
  await room.button("Once more").click();
  await army(room, "white");

  await room.menu(`Look at the best: ${moves.length} moves`);
  await expect(room.status).toHaveText("Your best result");
  await room.button("One move forward").click();
  await expect(room.current).toHaveText(new RegExp(moves[0] as string));
  await expect(room.screen.locator("[data-movable]")).toHaveCount(0);
  await page.keyboard.press("End");
  await expect(room.screen.locator('[data-arrivals="white"]')).toHaveText("9/9");
  await room.button("Back to my race").click();
  await army(room, "white");
  await room.reload();
  await expect(best(room)).toHaveText(String(moves.length));
});

test("a shorter race takes the best's place", async ({ table }) => {
  const moves = walk();
  // Two moves to and fro at the beginning make the old one longer.
  const old = { variant: "classic-3x3", side: "white", moves: ["c3-d3", "d3-c3", ...moves] };
  const room = race(table);
  await room.open(nearlyThere({ "classic-3x3": old }));
  await expect(best(room)).toHaveText(String(moves.length + 2));
  await room.play(...moves.slice(-2));
  await expect(room.status).toHaveText(`Arrived in ${moves.length} moves. A new best, after ${moves.length + 2}!`);
  await expect(best(room)).toHaveText(String(moves.length));
});

test("each variant and each army has its own race, which waits", async ({ table }) => {
  const room = race(table);
  await room.open();
  await room.play("c3-d3");
  const turnTo = async (variant: string, side: string) => {
    await room.menu("Another race");
    await room.dialog.getByRole("radio", { name: variant }).check();
    await room.dialog.getByRole("radio", { name: side, exact: true }).check();
    await room.dialog.getByRole("button", { name: "Start" }).click();
  };
  await turnTo("Classic 3×3", "Black");
  await army(room, "black");
  await expect(room.screen.getByRole("grid")).toHaveAccessibleName(/Black at the bottom/);
  await room.play("f6-e6", "e6-e5");
  await expect(count(room)).toHaveText("2");
  await turnTo("Halma 16×16", "White");
  await expect(room.screen.locator("[data-square]")).toHaveCount(256);
  await room.play("e2-f3");
  await room.reload();
  await turnTo("Classic 3×3", "White");
  await expect(count(room)).toHaveText("1");
  await turnTo("Classic 3×3", "Black");
  await expect(count(room)).toHaveText("2");
});

test("stored races that can't be read are handed out", async ({ table }) => {
  const room = race(table);
  const bad = JSON.stringify({ version: 1, run: { variant: "classic-3x3", side: "white", moves: ["c3-e5"], at: 0 } });
  await room.open({ [KEY]: bad });
  await expect(room.dialog).toContainText("A move can’t be played (run.moves[0]).");
  await expect(room.dialog.getByRole("textbox")).toHaveValue(bad);
  await room.dialog.getByRole("button", { name: "Throw away" }).click();
  await expect(room.dialog).toHaveCount(0);
  await room.play("c3-d3");
  await expect(count(room)).toHaveText("1");
});

test("by keyboard alone", async ({ table, page }) => {
  const room = race(table);
  await room.open();
  const news = page.locator("#news");
  await room.square("c3").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(news).toHaveText("White: c3 to d3. One move made.");
  await page.keyboard.press("w");
  await expect(news).toContainText("From d3 to");
  await page.keyboard.press("h");
  await expect(news).toHaveText("White: 8 at home, 0 arrived.");
  const typed = room.screen.getByRole("textbox", { name: "Type a move" });
  await typed.fill("b3-b4");
  await typed.press("Enter");
  await expect(count(room)).toHaveText("2");
});

test.describe("by touch, on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test("all is in sight while racing", async ({ table }) => {
    const room = race(table);
    await room.open();
    for (const square of ["c3", "d3", "c2", "c3"]) await room.square(square).tap();
    await expect(count(room)).toHaveText("2");
    await room.inSight(".board", ".room-info", ".room-list", ".room-actions");
    await room.button("Take back").tap();
    await expect(count(room)).toHaveText("1");
  });
});

for (const [device, use] of Object.entries(devices)) {
  test.describe(device, () => {
    test.use(use);

    test("axe finds nothing", async ({ table }) => {
      const moves = walk();
      const room = race(table);
      await room.open(nearlyThere());
      await room.button("Take back").click();
      await room.clean("on the way");
      await room.button("Redo").click();
      await room.play(...moves.slice(-2));
      await room.clean("arrived");
      await room.menu(`Look at the best: ${moves.length} moves`);
      await room.clean("the best");
      await room.menu("Another race");
      await room.clean("another race");
    });
  });
}
