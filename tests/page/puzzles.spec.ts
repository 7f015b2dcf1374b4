// The puzzles: an army on its way, alone on the board, and the fewest moves there are.
import * as rules from "ugolki";
import { GROUPS, PLACES, pathOf, puzzleAt } from "../../www/src/puzzles/groups.ts";
import type { Puzzle } from "../../www/src/puzzles/placements.ts";
import { startOf } from "../../www/src/race/course.ts";
import { devices, Room } from "./rooms.ts";
import { expect, type Table, test } from "./table.ts";

const puzzles = (table: Table) => new Room(table, "puzzles");
const KEY = "corners.puzzles";
const link = (room: Room, name: string | RegExp) => room.screen.getByRole("link", { name, exact: true });
const group = (room: Room, name: string) => room.screen.locator(`[data-chapter="${name}"]`);
const stars = (room: Room, name: string) => room.screen.getByRole("img", { name, exact: true });
/** The best line of the first puzzle. */
const line = ["c3-d3", "d3-d5", "d4-e4"];

const start = ({ course }: Puzzle) => startOf(rules, course);

async function overview(room: Room): Promise<void> {
  await expect(room.screen.getByRole("heading", { level: 1, name: "Puzzles" })).toBeVisible();
}

async function bestLine(path: string): Promise<string[]> {
  const place = PLACES.find((one) => pathOf(one) === path);
  if (!place) throw new Error(`no puzzle ${path}`);
  return (await rules.race(start(puzzleAt(place)))).line;
}

/** What is kept of puzzles that are solved in as many moves as their best lines, and so many to and fro more. */
async function solved(paths: readonly string[], more = 0): Promise<Record<string, string>> {
  const attempts: Record<string, unknown> = {};
  for (const place of PLACES.filter((one) => paths.includes(pathOf(one)))) {
    const puzzle = puzzleAt(place);
    const game = start(puzzle);
    const { line } = await rules.race(game);
    const step = rules.legalMoves(game)[0] as string;
    const detour = [step, step.split("-").reverse().join("-")];
    const moves = [...Array.from({ length: more / 2 }, () => detour).flat(), ...line];
    attempts[puzzle.id] = { run: { moves: [], at: 0, hints: [] }, best: { moves } };
  }
  return { [KEY]: JSON.stringify({ version: 1, attempts, last: paths.at(-1) ?? null }) };
}

test("from the menu to the first puzzle, at par, and on to the next", async ({ table, page }) => {
  const room = puzzles(table);
  await table.open();
  await table.button("More").click();
  await table.dialog("menu").getByRole("link", { name: "Puzzles" }).click();
  await overview(room);
  await expect(page).toHaveTitle(/^Puzzles/);
  for (const { name } of GROUPS) {
    await expect(group(room, name)).toContainText("0 of 12 solved");
    await expect(group(room, name).locator(".parts a")).toHaveCount(12);
  }
  await link(room, "Begin").click();
  await expect(page).toHaveURL(/#\/puzzles\/three\/1$/);
  await expect(page).toHaveTitle(/^Three men · 1/);
  await room.shows({ white: ["c3", "d4", "e5"], black: [] });
  await expect(room.screen.getByRole("img", { name: "Four directions: no slantwise moves" })).toBeVisible();
  await expect(room.screen.locator("[data-par]")).toHaveText("3");
  await room.play(...line);
  await expect(room.status).toHaveText("Arrived in 3 moves. The first result here! It can’t be done in fewer!");
  await expect(stars(room, "3 stars of three")).toHaveCount(2);
  await link(room, "Next puzzle").click();
  await expect(page).toHaveURL(/#\/puzzles\/three\/2$/);
  await expect(room.screen.getByRole("heading", { level: 1, name: "Three men · 2" })).toBeFocused();
  await room.shows({ white: ["a5", "c5", "e5"], black: [] });
  await expect(room.plies).toHaveCount(0);

  await link(room, "Puzzles").click();
  await overview(room);
  await expect(group(room, "three")).toContainText("1 of 12 solved, 3 stars");
  await expect(link(room, "Puzzle 1, par 3, solved in 3 moves, 3 stars")).toBeVisible();
  await expect(link(room, "Go on: Three men · 2")).toBeVisible();
});

test("the stars tell how many moves more it took, and the best result stays", async ({ table }) => {
  const room = puzzles(table);
  await room.open({}, "/three/1");
  await room.play("c3-c4", "c4-c3", ...line);
  await expect(stars(room, "One star of three")).toHaveCount(2);
  await room.button("Once more").click();
  await room.play("c3-c4", "d4-d5", "c4-d4", "d4-e4");
  await expect(room.status).toHaveText("Arrived in 4 moves. A new best, after 5!");
  await expect(stars(room, "2 stars of three")).toHaveCount(2);
  await room.button("Once more").click();
  for (let i = 0; i < 4; i++) await room.play("c3-c4", "c4-c3");
  await room.play(...line);
  await expect(room.status).toHaveText("Arrived in 11 moves. Your best is 4");
  await expect(stars(room, "No star of three")).toBeVisible();
  await link(room, "Puzzles").click();
  await expect(link(room, "Puzzle 1, par 3, solved in 4 moves, 2 stars")).toBeVisible();
});

test("a run waits, over other puzzles and a reload", async ({ table, page }) => {
  const room = puzzles(table);
  await room.open({}, "/three/1");
  await room.play("c3-d3");
  await page.goto(`${table.url}#/puzzles/nine/5`);
  await expect(room.screen.getByRole("heading", { level: 1, name: "Nine men · 5" })).toBeVisible();
  await expect(room.screen.locator("[data-square]")).toHaveCount(64);
  await page.goBack();
  await expect(room.plies).toHaveCount(1);
  await room.reload();
  await expect(room.plies).toHaveCount(1);
  await room.play("d3-d5", "d4-e4");
  await expect(stars(room, "3 stars of three")).toHaveCount(2);
});

test("the best line is found for whoever has arrived, and a hint for whoever hasn't", async ({ table }) => {
  const room = puzzles(table);
  await room.open({}, "/three/1");
  await room.play("c3-c4", "d4-d5", "c4-d4", "d4-e4");
  await room.button("Best line").click();
  await expect(room.status).toHaveText("The best line: 3 moves, and it can’t be done in fewer");
  await expect(room.plies).toHaveCount(3);
  await room.button("Back to my race").click();
  await link(room, "Next puzzle").click();
  await room.button("Hint").click();
  await expect(room.status).toContainText("Then exactly 3 more.");
});

test("an address opens a puzzle, a group at its first that isn't solved, else all puzzles", async ({ table, page }) => {
  const room = puzzles(table);
  await room.open(await solved(["four/1", "four/2"]), "/four");
  await expect(page).toHaveURL(/#\/puzzles\/four\/3$/);
  await page.goto(`${table.url}#/puzzles/four/13`);
  await overview(room);
  await expect(page).toHaveURL(/#\/puzzles$/);
  await page.goto(`${table.url}#/puzzles/seven/1`);
  await overview(room);
  await expect(group(room, "four")).toContainText("2 of 12 solved, 6 stars");
});

test("behind the last puzzle one goes on with what was left out, and then with the race of the day", async ({
  table,
  page,
}) => {
  const room = puzzles(table);
  const all = PLACES.map(pathOf);
  const last = all.at(-1) as string;
  await page.addInitScript(
    ([key, text]) => localStorage.setItem(key as string, text as string),
    [KEY, (await solved([...all.filter((path) => path !== "five/7"), last], 2))[KEY]],
  );
  await page.goto(`${table.url}#/puzzles`);
  await overview(room);
  await expect(group(room, "three")).toHaveAttribute("data-done", "");
  await expect(group(room, "three")).toContainText("12 of 12 solved, 12 stars");
  await link(room, "Go on: Five men · 7").click();
  await room.play(...(await bestLine("five/7")));
  await link(room, "Puzzles").click();
  await expect(room.screen.getByText("All puzzles solved!")).toBeVisible();
  await link(room, "Daily race").click();
  await expect(room.screen.locator("main.daily")).toBeVisible();
});

test("what is done in another window counts here, too", async ({ table, page, context }) => {
  const room = puzzles(table);
  await page.goto(`${table.url}#/puzzles`);
  await overview(room);
  const other = await context.newPage();
  await other.goto(`${table.url}#/puzzles/three/1`);
  const click = async (move: string) => {
    for (const square of move.split("-")) await other.locator(`#screen [data-square="${square}"]`).click();
  };
  for (const move of line) await click(move);
  await expect(group(room, "three")).toContainText("1 of 12 solved");
  // One's own hand on another puzzle isn't disturbed.
  await page.goto(`${table.url}#/puzzles/three/2`);
  await room.ready();
  await room.square("a5").click();
  await other.getByRole("button", { name: "Take back" }).click();
  await expect
    .poll(async () => JSON.parse((await room.kept(KEY)) ?? "{}").attempts["three-5 4w/3w1/2w2/5/5"].run.at)
    .toBe(2);
  await expect(room.square("a5")).toHaveAttribute("data-chosen", "");
  await room.square("b5").click();
  await expect(room.plies).toHaveCount(1);
  await other.close();
});

test("a page that comes back from the browser’s memory sees what was done meanwhile", async ({ table, page }) => {
  const room = puzzles(table);
  await page.goto(`${table.url}#/puzzles`);
  await overview(room);
  await expect(group(room, "three")).toContainText("0 of 12 solved");
  await page.evaluate(
    ([key, text]) => {
      // Within one window nothing is told of this.
      localStorage.setItem(key as string, text as string);
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    },
    [KEY, (await solved(["three/1"]))[KEY]],
  );
  await expect(group(room, "three")).toContainText("1 of 12 solved");
});

test("what another version of the page has kept doesn’t take away what is known here", async ({
  table,
  page,
  context,
}) => {
  const room = puzzles(table);
  await room.open({}, "/three/1");
  await room.play(...line);
  const other = await context.newPage();
  await other.goto(`${table.url}#/rules`);
  await other.evaluate((key) => localStorage.setItem(key, JSON.stringify({ version: 2 })), KEY);
  await expect.poll(() => room.kept(`${KEY}.unreadable`)).toBe('{"version":2}');
  await expect(room.plies).toHaveCount(3);
  await page.goto(`${table.url}#/puzzles`);
  await expect(group(room, "three")).toContainText("1 of 12 solved");
  await other.close();
});

for (const where of ["", "/three/1"]) {
  test(`stored puzzles that can't be read are handed out${where && " at a puzzle, too"}`, async ({ table, page }) => {
    const room = puzzles(table);
    const bad = JSON.stringify({ version: 1, attempts: { "three-5 4w/3w1/2w2/5/5": { run: {} } }, last: null });
    await page.addInitScript(
      ([key, text]) => {
        if (!sessionStorage.getItem("kept")) localStorage.setItem(key as string, text as string);
        sessionStorage.setItem("kept", "yes");
      },
      [KEY, bad],
    );
    await page.goto(`${table.url}#/puzzles${where}`);
    await expect(room.dialog).toContainText("run.moves");
    await expect(room.dialog.getByRole("textbox")).toHaveValue(bad);
    await room.dialog.getByRole("button", { name: "Go on" }).click();
    await expect(room.dialog).toHaveCount(0);
    await page.reload();
    await room.dialog.getByRole("button", { name: "Throw away" }).click();
    await expect(room.dialog).toHaveCount(0);
    expect(await room.kept(`${KEY}.unreadable`)).toBeNull();
  });
}

test("a browser that keeps nothing still lets one solve them", async ({ table, page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  const room = puzzles(table);
  await room.open({}, "/three/1");
  await room.play(...line);
  await expect(room.screen.getByText("This browser keeps nothing")).toBeVisible();
  await link(room, "Puzzles").click();
  await expect(group(room, "three")).toContainText("1 of 12 solved");
  await expect(room.screen.getByText("This browser keeps nothing")).toBeVisible();
});

test("by keyboard alone", async ({ table, page }) => {
  const room = puzzles(table);
  await page.goto(`${table.url}#/puzzles`);
  await overview(room);
  await link(room, "Puzzle 1, par 3").focus();
  await page.keyboard.press("Enter");
  await room.ready();
  await room.square("c3").focus();
  for (const key of ["Enter", "ArrowRight", "Enter"]) await page.keyboard.press(key);
  await expect(page.locator("#news")).toHaveText("White: c3 to d3. One move made.");
  const typed = room.screen.getByRole("textbox", { name: "Type a move" });
  for (const move of line.slice(1)) {
    await typed.fill(move);
    await typed.press("Enter");
  }
  await expect(page.locator("#news")).toHaveText(/It can’t be done in fewer! 3 stars of three\.$/);
  await link(room, "Next puzzle").focus();
  await page.keyboard.press("Enter");
  await expect(room.screen.getByRole("heading", { level: 1, name: "Three men · 2" })).toBeFocused();
});

for (const locale of ["en", "el", "ru"]) {
  test.describe(`on a small phone, ${locale}`, () => {
    test.use({ locale, hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

    test("all is in sight, and nothing is wider than the screen", async ({ table, page }) => {
      const room = puzzles(table);
      await page.goto(`${table.url}#/puzzles`);
      await expect(room.screen.locator(".chapter-list")).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await page.goto(`${table.url}#/puzzles/nine-small/12`);
      await room.ready();
      await room.inSight(".screen-head", ".ways-sign", ".board", ".room-info", ".room-actions");
    });
  });
}

for (const [device, use] of Object.entries(devices)) {
  test.describe(device, () => {
    test.use(use);

    test("axe finds nothing", async ({ table, page }) => {
      const room = puzzles(table);
      await room.open(await solved(["three/1", "three/2", "four/1"], 2), "/three/1");
      await room.clean("a puzzle");
      await room.play(...line);
      await room.clean("arrived");
      await page.goto(`${table.url}#/puzzles`);
      await overview(room);
      await room.clean("all puzzles");
    });
  });
}
