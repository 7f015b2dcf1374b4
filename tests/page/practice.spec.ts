// The practice room: a tree of moves, by mouse, keyboard and finger.
import * as rules from "ugolki";
import { played, positions, recordedGame } from "./games.ts";
import { devices, Room } from "./rooms.ts";
import { expect, type Table, test } from "./table.ts";

const practice = (table: Table) => new Room(table, "practice");
const KEY = "corners.practice";

test("both sides are played by hand in any variant, without a clock, and found again", async ({ table }) => {
  const room = practice(table);
  await room.open();
  await expect(room.screen.getByRole("timer")).toHaveCount(0);
  await room.menu("New practice");
  await room.dialog.getByRole("radio", { name: "Halma 16×16" }).check();
  await room.dialog.getByRole("button", { name: "Start" }).click();
  await expect(room.screen.locator("[data-square]")).toHaveCount(256);
  await room.play("e2-f3", "l15-k14");
  const game = played(rules.newGame("halma-16x16"), ["e2-f3", "l15-k14"]);
  await room.shows(game);
  await expect(room.plies).toHaveText(["Start", "e2-f3", "l15-k14"]);
  await expect(room.status).toHaveText("White to move");
  await room.reload();
  await room.shows(game);
  await expect(room.current).toHaveText("l15-k14");
});

test("one goes back and forth by buttons, keys and the list", async ({ table, page }) => {
  const room = practice(table);
  await room.open();
  const moves = ["c3-d3", "f6-e6", "d3-d4", "e6-e5"];
  await room.play(...moves);
  const at = (plies: number) => room.shows(played(rules.newGame(), moves.slice(0, plies)));
  await expect(room.button("One move forward")).toBeDisabled();
  await room.button("One move back").click();
  await at(3);
  await room.button("To the start").click();
  await at(0);
  await expect(room.button("One move back")).toBeDisabled();
  await expect(room.current).toHaveText("Start");
  await room.button("One move forward").click();
  await at(1);
  await room.button("To the end of the line").click();
  await at(4);
  await room.ply("f6-e6").click();
  await at(2);
  await expect(room.current).toHaveText("f6-e6");

  // Beside the board.
  await page.keyboard.press("ArrowRight");
  await at(3);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await at(1);
  await page.keyboard.press("End");
  await at(4);
  await page.keyboard.press("Home");
  await at(0);
  // On it the arrows lead from square to square.
  await room.square("c3").focus();
  await page.keyboard.press("ArrowRight");
  await expect(room.square("d3")).toBeFocused();
  await at(0);
});

/** `c3-d3 f6-e6 d3-d4`, after `c3-d3` also `g6-e6 d3-e3`, and at the start `c3-c4 f6-f5 c4-c5`. */
async function threeLines(room: Room): Promise<void> {
  await room.play("c3-d3", "f6-e6", "d3-d4");
  await room.ply("c3-d3").click();
  await room.play("g6-e6", "d3-e3");
  await room.ply("Start").click();
  await room.play("c3-c4", "f6-f5", "c4-c5");
}

test("another move from an earlier place begins a line, and the tree shows all of them", async ({ table }) => {
  const room = practice(table);
  await room.open();
  await threeLines(room);
  const rows = room.screen.locator(".tree > li");
  await expect(rows).toHaveText([
    /^\s*1\.\s+c3-d3\s*$/,
    /^\s*1\.\s+c3-c4\s*f6-f5\s*2\.\s+c4-c5\s*$/,
    /^\s*1…\s+f6-e6\s*$/,
    /^\s*1…\s+g6-e6\s*2\.\s+d3-e3\s*$/,
    /^\s*2\.\s+d3-d4\s*$/,
  ]);
  await expect(room.current).toHaveText(/c4-c5/);
  // A move that is there already is followed.
  await room.ply("Start").click();
  await room.play("c3-d3");
  await expect(room.plies).toHaveCount(9);
  await expect(room.current).toHaveText("c3-d3");
  await room.play("g6-e6");
  await expect(room.plies).toHaveCount(9);
  await expect(room.current).toHaveText(/g6-e6/);
  // The way back and forth stays on this line.
  await room.button("One move back").click();
  await room.button("One move forward").click();
  await expect(room.current).toHaveText(/g6-e6/);
  await room.reload();
  await expect(rows).toHaveCount(5);
  await expect(room.current).toHaveText(/g6-e6/);
});

test("lines are compared at the same depth, promoted, deleted and put back", async ({ table, page }) => {
  const room = practice(table);
  await room.open();
  await threeLines(room);
  const down = room.button("Line down, at the same depth");
  const up = room.button("Line up, at the same depth");
  await expect(down).toBeDisabled();
  await up.click();
  await expect(room.current).toHaveText("d3-d4");
  await down.click();
  await expect(room.current).toHaveText(/d3-e3/);
  await page.keyboard.press("ArrowDown");
  await expect(room.current).toHaveText(/c4-c5/);
  await page.keyboard.press("ArrowUp");
  await expect(room.current).toHaveText("d3-d4");

  const promote = room.button("Promote to the main line");
  await expect(promote).toBeDisabled();
  await room.ply("c4-c5").click();
  await promote.click();
  await expect(room.status).toHaveText("Now the main line here");
  const rows = room.screen.locator(".tree > li");
  await expect(rows.first()).toHaveText(/^\s*1\.\s+c3-c4\s*$/);
  await expect(promote).toBeDisabled();

  await room.ply("c3-d3").click();
  await room.button("Delete from this move on").click();
  await expect(room.status).toHaveText("5 moves deleted");
  await expect(room.plies).toHaveText(["Start", "c3-c4", "f6-f5", "c4-c5"]);
  await room.shows(rules.newGame());
  await room.button("Put back what was deleted").click();
  await expect(room.plies).toHaveCount(9);
  await expect(room.current).toHaveText(/c3-d3/);
  await page.keyboard.press("Delete");
  await expect(room.plies).toHaveCount(4);
  await page.keyboard.press("Control+z");
  await expect(room.plies).toHaveCount(9);
});

test("each place has a note, kept as it was typed", async ({ table, page }) => {
  const room = practice(table);
  await room.open();
  await room.play("c3-d3", "f6-e6");
  const note = room.screen.getByRole("textbox", { name: "Note on f6-e6" });
  await note.fill("  solid; Черные\nsecond line ");
  // The keys of the page are the field's own while one types.
  await note.press("ArrowLeft");
  await expect(room.current).toHaveText("f6-e6");
  await expect(room.screen.locator(".tree .tree-note")).toHaveText(/solid; Черные/);
  await room.button("One move back").click();
  await expect(room.screen.getByRole("textbox", { name: "Note on c3-d3" })).toHaveValue("");
  await room.button("To the start").click();
  await room.screen.getByRole("textbox", { name: "Note on the start" }).fill("plans");
  await room.reload();
  await expect(room.screen.getByRole("textbox", { name: "Note on the start" })).toHaveValue("plans");
  await room.ply("f6-e6").click();
  await expect(note).toHaveValue("  solid; Черные\nsecond line ");
  await expect(page.locator("#news")).toContainText("Note:");
});

test("new practice begins from a position or a record, and says what is wrong with it", async ({ table }) => {
  const room = practice(table);
  await room.open();
  await room.play("c3-d3");
  await room.menu("New practice");
  const text = room.dialog.getByRole("textbox");
  const start = room.dialog.getByRole("button", { name: "Start" });
  const wrong = room.dialog.getByRole("alert");
  const says = async (typed: string, why: string | RegExp) => {
    await text.fill(typed);
    await start.click();
    await expect(wrong).toHaveText(why);
    await expect(text).toHaveValue(typed);
  };
  await says("8/8/8/8 w 1", "The board has 4 ranks, not 8.");
  await says("8/8/8/8/8/8/8/w6 w 1", "Rank 1 has 7 squares, not 8.");
  await says("1. c3-d3 f6-e6\n2. c3-d3", /^Line 2, character 4: no man stands there\.$/);
  await says("hello", /Line 1, character 1/);
  await text.fill(positions.chains);
  await start.click();
  await expect(room.dialog).toHaveCount(0);
  await room.shows(rules.gameFromPosition("classic-3x3", positions.chains));
  await expect(room.screen.locator("[data-number]")).toHaveText("12");

  const record = recordedGame("triangle", "arrived");
  const game = played(rules.newGame("triangle"), record.moves);
  await room.menu("New practice");
  await text.fill(rules.formatGame(game));
  await start.click();
  await room.shows(game);
  await expect(room.plies).toHaveCount(game.moves.length + 1);

  // What was here before isn't lost.
  await room.menu("Back to the earlier practice");
  await room.shows(rules.gameFromPosition("classic-3x3", positions.chains));
  await room.reload();
  await room.menu("Back to the earlier practice");
  await room.shows(game);
});

test("the game at the table is tried out, and the table goes on from a place of the tree", async ({ table, page }) => {
  await table.sit();
  await table.play("c3-d3", "f6-e6", "d3-d4");
  const room = practice(table);
  await page.evaluate(() => {
    location.hash = "/practice/table/2";
  });
  await room.ready();
  await room.shows(played(rules.newGame(), ["c3-d3", "f6-e6"]));
  await expect(room.plies).toHaveText(["Start", "c3-d3", "f6-e6", "d3-d4"]);
  await room.play("c2-c3", "e6-e5");
  // The same game again goes on in the same tree.
  await room.menu("The game at the table");
  await expect(room.plies).toHaveCount(6);
  await expect(room.current).toHaveText("d3-d4");
  await room.ply("e6-e5").click();
  await room.menu("Play from here at the table");
  await expect(room.screen).toBeHidden();
  const from = rules.formatPosition(played(rules.newGame(), ["c3-d3", "f6-e6", "c2-c3", "e6-e5"]));
  await expect.poll(async () => rules.formatPosition(await table.keptGame())).toBe(from);
});

test("record of the line and position are copied", async ({ table, page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const room = practice(table);
  await room.open();
  await room.play("c3-d3", "f6-e6", "d3-d4");
  await room.button("One move back").click();
  await room.menu("Copy record");
  await expect(room.dialog.getByRole("status")).toHaveText("Record copied");
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const line = played(rules.newGame(), ["c3-d3", "f6-e6", "d3-d4"]);
  expect(await clipboard()).toBe(rules.formatGame(line));
  await room.menu("Copy position");
  await expect(room.dialog.getByRole("status")).toHaveText("Position copied");
  expect(await clipboard()).toBe(rules.formatPosition(played(rules.newGame(), ["c3-d3", "f6-e6"])));
});

test("where the browser doesn't let the page copy, the text is there to be copied", async ({ table, page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  const room = practice(table);
  await room.open();
  await room.menu("Copy position");
  await expect(room.dialog.getByRole("textbox")).toHaveValue(rules.formatPosition(rules.newGame()));
});

test("the end and its rule are told; from before it one goes on otherwise", async ({ table }) => {
  const room = practice(table);
  await room.open();
  await room.menu("New practice");
  await room.dialog.getByRole("radio", { name: "Diagonal 3×3" }).check();
  await room.dialog.getByRole("textbox").fill(positions.stuck);
  await room.dialog.getByRole("button", { name: "Start" }).click();
  await room.play("d3-c3");
  await expect(room.status).toHaveText("Draw · rule 5.6");
  await expect(room.screen.locator(".reason")).toHaveText("The side to move has no legal move.");
  await expect(room.screen.locator("[data-movable]")).toHaveCount(0);
  await room.button("One move back").click();
  await expect(room.status).toHaveText("White to move");
  await room.play("d3-e3");
  await expect(room.plies).toHaveCount(3);
});

test("a move that loses by rule 4.4 is asked about", async ({ table }) => {
  const room = practice(table);
  await room.open();
  await room.menu("New practice");
  await room.dialog.getByRole("textbox").fill(positions.homecoming);
  await room.dialog.getByRole("button", { name: "Start" }).click();
  await room.play("d3-c3");
  await room.dialog.getByRole("button", { name: "Take another move" }).click();
  await expect(room.plies).toHaveCount(1);
  await room.square("c3").click();
  await room.dialog.getByRole("button", { name: "Play and lose" }).click();
  await expect(room.status).toHaveText("Black wins · rule 4.4");
});

test("what was kept and can't be read is handed out, never thrown away unasked", async ({ table, page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const variant = rules.newGame().variant;
  const bad = JSON.stringify({ version: 1, variant, start: null, note: "", moves: [[0, "c3-e5"]], at: 0 });
  const room = practice(table);
  await room.open({ [KEY]: bad });
  await expect(room.dialog).toContainText("A move can’t be played (moves[0]).");
  await expect(room.dialog.getByRole("textbox")).toHaveValue(bad);
  await room.dialog.getByRole("button", { name: "Copy what was stored" }).click();
  await expect(room.dialog.getByRole("status")).toHaveText("Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(bad);
  await room.dialog.getByRole("button", { name: "Go on" }).click();
  await room.play("c3-d3");
  await room.reload();
  await expect(room.plies).toHaveText(["Start", "c3-d3"]);
  await expect(room.dialog.getByRole("textbox")).toHaveValue(bad);
  await room.dialog.getByRole("button", { name: "Throw away" }).click();
  await expect(room.dialog).toHaveCount(0);
  await room.reload();
  await expect(room.dialog).toHaveCount(0);
  await expect(room.plies).toHaveText(["Start", "c3-d3"]);
});

test("a browser that keeps nothing is told of, and the room goes on", async ({ table, page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  const room = practice(table);
  await room.open();
  await expect(room.screen.locator("[data-not-kept]")).toBeVisible();
  await room.play("c3-d3");
  await expect(room.plies).toHaveCount(2);
  // As long as the page is open it is found again.
  await page.evaluate(() => {
    location.hash = "/race";
  });
  await expect(page.locator("main.race")).toBeVisible();
  await page.evaluate(() => {
    location.hash = "/practice";
  });
  await expect(room.plies).toHaveCount(2);
});

test("two windows show the same tree", async ({ table, context }) => {
  const room = practice(table);
  await room.open();
  await room.play("c3-d3");
  const other = await context.newPage();
  await other.goto(`${table.url}#/practice`);
  const plies = other.locator("#screen .ply");
  await expect(plies).toHaveCount(2);
  await room.play("f6-e6");
  await expect(plies).toHaveCount(3);
  await other.close();
});

test("by keyboard alone: moves, keys that ask, a typed move", async ({ table, page }) => {
  const room = practice(table);
  await room.open();
  const news = page.locator("#news");
  await room.square("c3").focus();
  await page.keyboard.press("Enter");
  await expect(news).toHaveText("c3 chosen. 2 squares to go to.");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(news).toHaveText("White: c3 to d3. Black to move.");
  await page.keyboard.press("l");
  await expect(news).toHaveText("The last move: c3 and d3.");
  await page.keyboard.press("h");
  await expect(news).toContainText("White: 8 at home, 0 arrived.");
  await room.square("f6").focus();
  await page.keyboard.press("w");
  await expect(news).toHaveText("From f6 to 2 squares: e6 and f5.");
  const typed = room.screen.getByRole("textbox", { name: "Type a move" });
  await typed.fill("g6 e6");
  await typed.press("Enter");
  await expect(room.plies).toHaveText(["Start", "c3-d3", "g6-e6"]);
  await typed.fill("a1-a8");
  await typed.press("Enter");
  await expect(room.status).toHaveText("a1-a8: no way there now");
  // In the list the arrows lead along the line and the focus goes along.
  await room.current.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(room.ply("c3-d3")).toBeFocused();
  await expect(news).toHaveText("White: c3 to d3. Black to move.");
});

test.describe("by touch, on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test("board, moves and actions are in sight at once; the note is below", async ({ table }) => {
    const room = practice(table);
    await room.open();
    for (const square of ["c3", "d3", "f6", "e6"]) await room.square(square).tap();
    await room.button("One move back").tap();
    for (const square of ["g6", "e6"]) await room.square(square).tap();
    await expect(room.plies).toHaveCount(4);
    await room.inSight(".board", ".room-info", ".room-list", ".room-actions");
    await expect(room.current).toBeInViewport();
    await room.screen.getByRole("textbox", { name: "Note on g6-e6" }).tap();
    await expect(room.screen.getByRole("textbox", { name: "Note on g6-e6" })).toBeInViewport();
  });
});

for (const [locale, device, viewport] of ["el-GR", "ru-RU"].flatMap((locale) => [
  [locale, "a phone", { width: 360, height: 640 }] as const,
  [locale, "a phone on its side", { width: 640, height: 360 }] as const,
])) {
  test.describe(`on ${device}, ${locale}`, () => {
    test.use({ locale, hasTouch: true, isMobile: true, viewport });

    test("no word of a room lies over another", async ({ table, page }) => {
      for (const name of ["practice", "setup", "race", "review"] as const) {
        const room = new Room(table, name);
        await room.open();
        await page.evaluate(() => document.fonts.ready);
        const crossed = await room.screen.locator("main").evaluate((main) => {
          const words = [...main.querySelectorAll(".screen-head > :not(.back), .action > span")].map((element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            return { text: element.textContent, box: range.getBoundingClientRect() };
          });
          return words.flatMap((one, index) =>
            words
              .slice(index + 1)
              .filter(({ box }) => {
                const across = Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left);
                return across > 0 && Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top) > 0;
              })
              .map(({ text }) => `${one.text} / ${text}`),
          );
        });
        expect(crossed, name).toEqual([]);
      }
    });
  });
}

for (const [device, use] of Object.entries(devices)) {
  test.describe(device, () => {
    test.use(use);

    test("axe finds nothing", async ({ table, page }) => {
      await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
      const room = practice(table);
      await room.open({ [`${KEY}.unreadable`]: "{" });
      await room.clean("unread");
      await room.dialog.getByRole("button", { name: "Go on" }).click();
      await threeLines(room);
      await room.screen.getByRole("textbox", { name: "Note on c4-c5" }).fill("a note");
      await room.clean("a tree");
      await room.button("More").click();
      await room.clean("menu");
      await room.menu("Copy record");
      await room.clean("copy");
      await room.dialog.getByRole("button", { name: "Close" }).click();
      await room.menu("Keys");
      await room.clean("keys");
      await room.dialog.getByRole("button", { name: "Close" }).click();
      await room.menu("New practice");
      await room.dialog.getByRole("textbox").fill("8/8 w 1");
      await room.dialog.getByRole("button", { name: "Start" }).click();
      await room.clean("new practice");
    });
  });
}
