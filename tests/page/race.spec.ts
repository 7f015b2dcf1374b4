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

const par = (room: Room) => room.screen.locator("[data-par]");

/** What the package knows of a race. */
function known(variant: string): rules.RaceResult {
  const found = rules.par(variant);
  if (!found) throw new Error(`no par of ${variant}`);
  return found;
}

/** A move on a board of 8×8 turned by 180°. */
function opposite(move: string): string {
  const turn = (square: string) => `${"hgfedcba"[square.charCodeAt(0) - 97]}${9 - Number(square[1])}`;
  return move.split("-").map(turn).join("-");
}

/** What is kept of a run in which so many of these moves are left. */
function left(variant: string, moves: string[], more: number, best = {}, side = "white"): Record<string, string> {
  const run = { variant, side, moves: moves.slice(0, moves.length - more), at: moves.length - more };
  return { [KEY]: JSON.stringify({ version: 1, run, others: [], best }) };
}

/** Where White's men stand on a board of 8×8. */
async function position(room: Room): Promise<string> {
  const men = (await room.men()).map((man) => man.split(" ")[1]);
  const rows = [8, 7, 6, 5, 4, 3, 2, 1].map((rank) =>
    [..."abcdefgh"].map((file) => (men.includes(`${file}${rank}`) ? "w" : "1")).join(""),
  );
  return `${rows.join("/").replace(/1+/g, (empty) => String(empty.length))} w 1`;
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
  await expect(page.locator("#news")).toHaveText(`${told} No star of three.`);
  await expect(best(room)).toHaveText(String(moves.length));
  await expect(room.screen.locator("[data-movable]")).toHaveCount(0);

  await room.button("Copy the result").click();
  await expect(room.status).toHaveText("Result copied");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(
    `Corners, race alone, Classic 3×3, White: ${moves.length} moves\npar 22\n1. ${moves[0]} 2. ${moves[1]}`,
  );

  // The same race again is no better.
  await room.button("Take back").click();
  await room.button("Take back").click();
  await room.play(...moves.slice(-2));
  await expect(room.status).toHaveText(`Arrived in ${moves.length} moves, as many as your best`);
  await room.button("Once more").click();
  await army(room, "white");

  await room.menu(`Look at your best: ${moves.length} moves`);
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

test("the par stands beside the count, and the stars follow it", async ({ table, page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { line } = known("classic-3x3");
  const old = { variant: "classic-3x3", side: "white", moves: ["c3-d3", "d3-c3", ...line] };
  const room = race(table);
  await room.open(left("classic-3x3", line, 1, { "classic-3x3": old }));
  await expect(par(room)).toHaveText("22");
  await expect(room.screen.getByRole("img", { name: "One star of three" })).toBeVisible();
  await expect(room.status).toHaveText("On the way, at least one more move");
  await room.play(line.at(-1) as string);
  await expect(room.status).toHaveText("Arrived in 22 moves. A new best, after 24! It can’t be done in fewer!");
  // This one's, and the best one's.
  await expect(room.screen.getByRole("img", { name: "3 stars of three" })).toHaveCount(2);
  await room.button("Copy the result").click();
  await expect(room.status).toHaveText("Result copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("22 moves\npar 22 ★★★\n1. c2-c4");
  await room.menu("Another race");
  const choice = (name: string) => room.dialog.getByRole("radio", { name });
  await expect(choice("Classic 3×3")).toHaveAccessibleName(/par 22.*best: 22 moves.*3 stars of three/);
  const { moves, lowerBound } = known("halma-16x16");
  const halma = new RegExp(`best known ${moves}, at least ${lowerBound}.*no result yet`);
  await expect(choice("Halma")).toHaveAccessibleName(halma);
});

test("where nothing is proven, the best known is the measure", async ({ table }) => {
  const { moves, lowerBound, line } = known("halma-16x16");
  const room = race(table);
  await room.open(left("halma-16x16", line, 1));
  await expect(par(room)).toHaveText(new RegExp(`^${moves}\\s+at least ${lowerBound}$`));
  await room.play(line.at(-1) as string);
  await expect(room.status).toHaveText(/The first result here! As few as the best known!$/);
  await expect(room.screen.getByRole("img", { name: "3 stars of three" })).toHaveCount(2);
});

test("what is copied is one’s own result, whatever stands on the board", async ({ table, page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { line } = known("classic-3x3");
  const best = { variant: "classic-3x3", side: "white", moves: ["c3-d3", "d3-c3", ...line] };
  const room = race(table);
  await room.open(left("classic-3x3", ["c3-d3", "d3-d4", "d4-d3", "d3-c3", ...line], 0, { "classic-3x3": best }));
  const copied = async () => {
    await expect(room.dialog.locator(".said")).toHaveText("Result copied");
    await room.dialog.getByRole("button", { name: "Close" }).click();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  // This run has taken 26 moves.
  await room.menu("Copy the best result");
  expect(await copied()).toContain("24 moves\npar 22 ★\n1. c3-d3");
  await room.button("Best line").click();
  await room.button("One move forward").click();
  await page.keyboard.press("End");
  await expect(count(room)).toHaveText("22");
  await room.menu("Copy the best result");
  expect(await copied()).toContain("24 moves\npar 22 ★\n1. c3-d3");
});

test("the best line can be watched once the race has been run, from Black’s side too", async ({ table, page }) => {
  const { line } = known("diagonal-3x3");
  const turned = line.map((move) => opposite(move));
  const room = race(table);
  await room.open(left("diagonal-3x3", ["c3-d4", "d4-c3", ...line].map(opposite), 1, {}, "black"));
  await room.button("More").click();
  await expect(room.dialog.getByRole("button")).toHaveText(["Another race", "Close"]);
  await room.dialog.getByRole("button", { name: "Close" }).click();
  await room.play(turned.at(-1) as string);
  await expect(room.status).toHaveText("Arrived in 17 moves. The first result here!");
  await room.button("Best line").click();
  await expect(room.status).toHaveText("The best line: 15 moves, and it can’t be done in fewer");
  await expect(page.locator("#news")).toHaveText(/^The best line: 15 moves/);
  await expect(count(room)).toHaveText("0");
  for (const [i, move] of turned.entries()) {
    await room.button("One move forward").click();
    await expect(count(room)).toHaveText(String(i + 1));
    await expect(room.current).toHaveText(new RegExp(move));
  }
  await expect(room.screen.locator('[data-arrivals="black"]')).toHaveText("9/9");
  await room.button("Back to my race").click();
  await expect(count(room)).toHaveText("17");
  // The next time as well.
  await room.button("Restart").click();
  await room.menu("Look at the best line");
  await expect(room.plies).toHaveCount(15);
});

test("a hint plays the best move: at once where it is known, else proven by the worker", async ({
  table,
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { line } = known("classic-3x3");
  const room = race(table);
  await room.open(left("classic-3x3", line, 9));
  await room.button("Hint").click();
  await expect(room.status).toHaveText("Hint: a3 to g7, 5 jumps. Then exactly 8 more.");
  await expect(page.locator("#news")).toHaveText("Hint: a3 to g7, 5 jumps. Then exactly 8 more. 14 moves made.");
  expect(page.workers()).toEqual([]);
  await room.button("Restart").click();
  await room.ply(line[12] as string).click();

  // Off the line only a search knows.
  await room.play("h7-h6");
  const truth = await rules.race(rules.gameFromPosition("classic-3x3", await position(room)), {});
  expect(truth.proven).toBe(true);
  await room.button("Hint").click();
  const left1 = (truth.moves as number) - 1;
  await expect(room.status).toContainText(`Then exactly ${left1} more.`, { timeout: 15_000 });
  expect(page.workers()).toHaveLength(1);
  await expect(room.current.getByRole("img", { name: "Hint" })).toBeVisible();
  await expect(count(room)).toHaveText("15");
  // The rest of the way is known by now; what hints have a part in counts for little.
  for (let more = left1; more > 0; more--) await room.button("Hint").click();
  const total = 15 + left1;
  const told = `Arrived in ${total} moves, ${left1 + 1} of them hints: no stars, and not kept as your best`;
  await expect(room.status).toHaveText(told);
  await expect(best(room)).toHaveCount(0);
  await expect(room.screen.locator(".stars")).toHaveCount(0);
  await room.button("Copy the result").click();
  await expect(room.status).toHaveText("Result copied");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`${total} moves, ${left1 + 1} of them hints\npar 22\n1. `);
  await room.reload();
  await expect(room.plies.getByRole("img", { name: "Hint" })).toHaveCount(left1 + 1);
  await expect(best(room)).toHaveCount(0);
});

test("a hint that takes its time can be had sooner, or called off", async ({ table, page }) => {
  const room = race(table);
  await room.open(left("halma-16x16", ["e2-f2"], 0));
  await room.button("Hint").click();
  await expect(room.status).toContainText("Looking for the best move …");
  // The page goes on: another move, and nobody waits for the hint.
  await room.play("f2-g2");
  await expect(room.status).toHaveText(/^On the way/);
  await room.button("Hint").click();
  await room.button("Take back").click();
  await expect(room.status).toHaveText(/^On the way/);
  await room.button("Hint").click();
  await page.keyboard.press("Escape");
  await expect(room.status).toHaveText(/^On the way/);
  await expect(count(room)).toHaveText("1");

  await room.button("Hint").dblclick();
  await expect(room.status).toContainText("in the best found so far");
  await expect(count(room)).toHaveText("1");
  await room.button("Play the best move found so far").click();
  await expect(room.status).toHaveText(/^Hint: .*\. Not proven: then \d+ more in the best line known, at least \d+\.$/);
  await expect(count(room)).toHaveText("2");
  expect(page.workers()).toHaveLength(1);
});

test("a hint by keyboard", async ({ table, page }) => {
  const room = race(table);
  await room.open();
  await room.button("Hint").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#news")).toHaveText("Hint: c2 to c4, one jump. Then exactly 21 more. One move made.");
  await expect(room.button("Hint")).toBeFocused();
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

test("two windows show the same race", async ({ table, page, context }) => {
  const room = race(table);
  await room.open();
  const other = await context.newPage();
  await other.goto(`${table.url}#/race`);
  for (const square of ["c3", "d3"]) await other.locator(`#screen [data-square="${square}"]`).click();
  await expect(count(room)).toHaveText("1");
  await page.bringToFront();
  await room.play("d3-e3");
  await expect(other.locator("#screen [data-count]")).toHaveText("2");
  await other.close();
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
    await room.button("Restart").tap();
    await room.button("Hint").tap();
    await expect(room.status).toContainText("Hint:");
    await room.inSight(".board", ".room-info", ".room-list", ".room-actions");
  });

  test("all is in sight on arrival", async ({ table }) => {
    const { line } = known("classic-3x3");
    const room = race(table);
    await room.open(left("classic-3x3", line, 1));
    for (const square of ["e6", "g6"]) await room.square(square).tap();
    await expect(room.status).toContainText("Arrived in 22 moves");
    await room.inSight(".board", ".room-info", ".race-after", ".room-actions");
    await room.button("Best line").tap();
    await expect(room.status).toContainText("The best line");
    await room.inSight(".board", ".room-info", ".room-list", ".room-actions");
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
      await room.menu(`Look at your best: ${moves.length} moves`);
      await room.clean("the best");
      await room.menu("Look at the best line");
      await room.clean("the best line");
      await room.button("Back to my race").click();
      await room.button("Restart").click();
      await room.button("Hint").click();
      await expect(room.status).toContainText("Then exactly 21 more");
      await room.clean("after a hint");
      await room.menu("Another race");
      await room.clean("another race");
    });
  });
}
