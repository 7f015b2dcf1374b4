// New games, looking back, taking back, typed moves, settings: what one does at the table besides moving men.
import * as rules from "ugolki";
import { kept, played, recordedGame } from "./games.ts";
import { expect, type Table, test } from "./table.ts";

const start = rules.newGame();
const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true } as const;

test.describe("a new game", () => {
  test("is chosen on cards that show the board and its numbers", async ({ table }) => {
    await table.sit();
    const dialog = await table.fillNewGame();
    const cards = dialog.locator(".variants .choice");
    await expect(cards).toHaveCount(7);
    for (const variant of rules.variants()) {
      const card = cards.filter({ has: table.page.locator(`input[value="${variant.name}"]`) });
      const numbers = `${variant.exitDeadline} / ${variant.moveLimit}`;
      await expect(card).toContainText(`${variant.home.length} men · ${numbers}`);
      // What the numbers mean, for those who see them and those who don't.
      await card.getByRole("radio", { name: `exit deadline ${variant.exitDeadline}` }).check();
      await expect(dialog.locator(".about-numbers p:visible")).toHaveText(
        `${numbers}: by move ${variant.exitDeadline} all men must have left their home, with move ${variant.moveLimit} the game ends.`,
      );
      // Both homes, square by square.
      for (const side of ["white", "black"]) {
        const squares = await card.locator(`svg .${side}`).getAttribute("d");
        expect(squares?.match(/M/g)).toHaveLength(variant.home.length);
      }
    }
  });

  test("with house rules has them, and is unrated", async ({ table }) => {
    await table.sit();
    const dialog = await table.fillNewGame({ rated: true });
    const rated = dialog.locator('input[name="rated"]');
    await dialog.locator('input[name="deadline"]').fill("20");
    await dialog.locator('input[name="limit"]').fill("60");
    await expect(rated).toBeDisabled();
    await dialog.getByRole("button", { name: "Start", exact: true }).click();
    await table.shows(rules.newGame("classic-3x3", { exitDeadline: 20, moveLimit: 60 }));
    await expect(table.page.locator("#exit-left")).toHaveText("20 left");
    await expect(table.page.locator("#move-limit")).toHaveText("60");
    expect((await table.keptGame()).variant.rated).toBe(false);
    await table.play("c3-d3");
    await table.act("Take back");
    await table.shows(rules.newGame("classic-3x3", { exitDeadline: 20, moveLimit: 60 }));
  });

  test("takes no limit before the deadline", async ({ table }) => {
    await table.sit();
    const dialog = await table.fillNewGame({ deadline: 50, limit: 49 });
    await dialog.getByRole("button", { name: "Start" }).click();
    const limit = dialog.getByRole("spinbutton", { name: "Move limit" });
    expect(await limit.evaluate((field: HTMLInputElement) => field.validity.rangeUnderflow)).toBe(true);
    await limit.fill("50");
    await dialog.getByRole("button", { name: "Start" }).click();
    await table.shows(rules.newGame("classic-3x3", { exitDeadline: 50, moveLimit: 50 }));
  });

  test("of another variant has that variant's numbers", async ({ table }) => {
    await table.sit();
    const dialog = await table.fillNewGame({ deadline: 20 });
    await dialog.locator('input[value="diagonal-3x3"]').check();
    await expect(dialog.getByRole("spinbutton", { name: "Exit deadline" })).toHaveValue("30");
  });

  test("remembers what was chosen last, also after a reload", async ({ table, page }) => {
    await table.sit();
    await table.newGame({
      variant: "triangle",
      side: "random",
      time: "5+3",
      near: "Anna",
      far: "Boris",
      autoTurn: true,
    });
    await page.reload();
    await table.ready();
    const dialog = await table.fillNewGame();
    for (const [name, value] of [
      ["variant", "triangle"],
      ["side", "random"],
      ["time", "5+3"],
    ])
      await expect(dialog.locator(`input[name="${name}"][value="${value}"]`)).toBeChecked();
    await expect(dialog.locator('input[name="near"]')).toHaveValue("Anna");
    await expect(dialog.locator('input[name="far"]')).toHaveValue("Boris");
    await expect(dialog.getByRole("switch", { name: "Turn the board" })).toBeChecked();
  });

  test("by lot gives each side sooner or later, with the names on the right side", async ({ table, page }) => {
    await page.addInitScript(() => {
      let next = 0.9;
      Math.random = () => {
        next = 1 - next;
        return next;
      };
    });
    await table.sit();
    const seen = [];
    for (let i = 0; i < 2; i++) {
      await table.newGame({ side: "random", near: "Anna", far: "Boris" });
      const bottom = /(White|Black) at the bottom/.exec((await table.board.getAttribute("aria-label")) ?? "")?.[1];
      const near = await page.locator(".near .name").textContent();
      expect(near).toBe("Anna");
      seen.push(bottom);
    }
    expect(seen.sort()).toEqual(["Black", "White"]);
  });
});

for (const [device, use] of [
  ["a desktop", {}],
  ["a phone", phone],
] as const) {
  test.describe(`looking back on ${device}`, () => {
    test.use(use);

    test("by the buttons, and back to where the game is", async ({ table }) => {
      await table.sit();
      await table.play("c3-d3", "f6-e6", "c2-c3");
      const game = (plies: number) => played(start, ["c3-d3", "f6-e6", "c2-c3"].slice(0, plies));
      await table.button("One move back").click();
      await table.shows(game(2));
      await expect(table.status).toHaveText("Looking back: f6-e6");
      await table.button("One move back").click();
      await table.button("One move back").click();
      await table.shows(game(0));
      await expect(table.button("One move back")).toBeDisabled();
      // Nothing is played in the past.
      await table.square("b3").click();
      await expect(table.chosen).toHaveCount(0);
      await expect(table.status).toHaveText("You are looking back. Go to the last move to play on.");
      for (let i = 0; i < 3; i++) await table.button("One move forward").click();
      await table.shows(game(3));
      await expect(table.button("One move forward")).toBeDisabled();
      await table.play("e6-d6");
      await table.shows(played(game(3), ["e6-d6"]));
    });
  });
}

test("any move of the list is a click away; on a phone in the menu", async ({ table, page }) => {
  await table.sit();
  await table.play("c3-d3", "f6-e6", "c2-c3");
  await page.locator('.moves [data-ply="1"]').click();
  await table.shows(played(start, ["c3-d3"]));
  await expect(page.locator(".moves [aria-current]")).toHaveText("c3-d3");
  await page.setViewportSize(phone.viewport);
  await table.button("More").click();
  await table.dialog("menu").locator('[data-ply="3"]').click();
  await expect(table.anyDialog).toHaveCount(0);
  await table.shows(played(start, ["c3-d3", "f6-e6", "c2-c3"]));
});

test("the list in the menu opens where the game is", async ({ table, page }) => {
  await page.setViewportSize(phone.viewport);
  const { moves } = recordedGame("classic-3x3", "arrived");
  await table.sit(kept(played(start, moves.slice(0, 30))));
  const current = table.dialog("menu").locator(".moves-sheet [aria-current]");
  await table.button("More").click();
  await expect(current).toHaveAttribute("data-ply", "30");
  await expect(current).toBeInViewport();
  await table.button("Close").click();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowRight");
  await table.button("More").click();
  await expect(current).toHaveAttribute("data-ply", "1");
  await expect(current).toBeInViewport();
});

test("the arrow keys step through the game, but not on the board", async ({ table, page }) => {
  await table.sit();
  await table.play("c3-d3", "f6-e6");
  await table.button("More").focus();
  await page.keyboard.press("ArrowLeft");
  await table.shows(played(start, ["c3-d3"]));
  await page.keyboard.press("ArrowUp");
  await table.shows(start);
  await page.keyboard.press("ArrowRight");
  await table.shows(played(start, ["c3-d3"]));
  await page.keyboard.press("ArrowDown");
  await table.shows(played(start, ["c3-d3", "f6-e6"]));
  await table.square("d4").focus();
  await page.keyboard.press("ArrowLeft");
  expect(await table.focused()).toBe("c4");
  await table.shows(played(start, ["c3-d3", "f6-e6"]));
});

test("a move is taken back and played again, by the buttons and by keys", async ({ table, page }) => {
  await table.sit();
  await table.play("c3-d3", "f6-e6");
  await table.act("Take back");
  await table.shows(played(start, ["c3-d3"]));
  await table.act("Redo");
  await table.shows(played(start, ["c3-d3", "f6-e6"]));
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await table.shows(start);
  await page.keyboard.press("Control+Shift+z");
  await table.shows(played(start, ["c3-d3"]));
  // What was taken back outlives a reload.
  await page.reload();
  await table.ready();
  await table.act("Redo");
  await table.shows(played(start, ["c3-d3", "f6-e6"]));
});

test("after the end a move is taken back, or the resignation alone", async ({ table }) => {
  await table.sit();
  await table.play("c3-d3");
  await table.act("Resign");
  await table.dialog("resign").getByRole("button", { name: "Resign" }).click();
  await table.button("See the board").click();
  await table.act("Take back");
  await table.shows(played(start, ["c3-d3"]));
  await table.play("f6-e6");
  await table.shows(played(start, ["c3-d3", "f6-e6"]));
});

test.describe("typed moves", () => {
  const type = async (table: Table, text: string) => {
    const field = table.page.locator(".typed-place input");
    await field.fill(text);
    await field.press("Enter");
  };

  test("are played, by path or by ends", async ({ table }) => {
    await table.sit();
    await type(table, "b2-d2");
    await type(table, "F6 e6");
    await type(table, "b1-d1-d3");
    await table.shows(played(start, ["b2-d2", "f6-e6", "b1-d3"]));
    expect((await table.keptGame()).moves).toEqual(["b2-d2", "f6-e6", "b1-d1-d3"]);
  });

  test("that can't be played say why", async ({ table }) => {
    await table.sit();
    for (const [text, why] of [
      ["c3-e5", "c3-e5: no way there now"],
      ["f6-e6", "f6-e6: that man isn’t yours to move"],
      ["hello", "hello isn’t a move. Type it like c3-e5"],
    ] as const) {
      await type(table, text);
      await expect(table.status).toHaveText(why);
    }
    await table.shows(start);
  });

  test("are a key away from the board, on a phone too", async ({ table, page }) => {
    await table.sit();
    await table.square("c3").focus();
    await page.keyboard.press("m");
    await page.keyboard.type("c3-d3");
    await page.keyboard.press("Enter");
    await table.shows(played(start, ["c3-d3"]));
    await page.setViewportSize(phone.viewport);
    await table.square("c3").focus();
    await page.keyboard.press("m");
    await page.keyboard.type("f6-e6");
    await page.keyboard.press("Enter");
    await expect(table.anyDialog).toHaveCount(0);
    await table.shows(played(start, ["c3-d3", "f6-e6"]));
  });
});

test("keys on the board ask, and the answer is spoken", async ({ table, page }) => {
  await table.sit();
  await table.newGame({ time: "3+2" });
  await table.play("b2-d2");
  await table.square("f6").focus();
  for (const [key, answer] of [
    ["w", "From f6 to 2 squares: e6 and f5."],
    ["l", "The last move: b2 and d2."],
    ["h", "White: 8 at home, 0 arrived. Black: 9 at home, 0 arrived."],
    ["n", "Move 1. 40 moves to the exit deadline. The limit is move 80."],
  ] as const) {
    await page.keyboard.press(key);
    await expect(table.news).toHaveText(answer);
  }
  await page.keyboard.press("c");
  await expect(table.news).toHaveText(/^White: 3:02\. Black: (3:00|2:5\d)\.$/);
  await page.keyboard.press("?");
  await expect(table.dialog("keys")).toContainText("where can this man go?");
});

test("sound and trembling go with moves, and are switched off", async ({ table, page }) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    navigator.vibrate = (pattern) => {
      heard.push(`trembles ${pattern}`);
      return true;
    };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (this: OscillatorNode, ...when) {
      heard.push("sounds");
      return start.apply(this, when);
    };
  });
  // Sound comes after the picture.
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  await table.sit();
  await table.play("b2-d2", "f6-e6");
  await expect.poll(heard).toEqual(["trembles 12", "sounds", "sounds", "trembles 12", "sounds", "sounds"]);
  await table.play("b1-d3");
  await expect.poll(heard, "one for each landing").toContain("trembles 12,108,12");
  await table.button("More").click();
  await table.page.getByRole("switch", { name: "Sound" }).uncheck();
  await table.page.getByRole("switch", { name: "Vibration" }).uncheck();
  await table.button("Close").click();
  const before = await heard();
  await table.play("e6-d6");
  await table.shows(played(start, ["b2-d2", "f6-e6", "b1-d3", "e6-d6"]));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await heard()).toEqual(before);
});

test("boards, colours and language are chosen in the menu and kept", async ({ table, page }) => {
  await table.sit();
  await table.play("c3-d3");
  await table.button("More").click();
  const ground = () => table.square("d4").evaluate((square) => getComputedStyle(square).backgroundColor);
  const seen = new Set([await ground()]);
  for (const board of ["Slate", "Baize"]) {
    await page.getByRole("radio", { name: board }).check();
    seen.add(await ground());
  }
  await page.getByRole("radio", { name: "Dark" }).check();
  seen.add(await ground());
  expect(seen.size).toBe(4);
  await page.getByRole("radio", { name: "Русский" }).check();
  await expect(table.status).toHaveText("Ход: Чёрные");
  await expect(page.getByRole("radio", { name: "Русский" })).toBeFocused();
  await expect(page.getByRole("radio", { name: "Русский" })).toBeInViewport();
  await expect(page).toHaveTitle("Уголки");
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await expect(table.square("d3")).toHaveAccessibleName("d3, белая шашка, сюда сделан последний ход");
  await page.reload();
  await table.ready();
  await expect(table.status).toHaveText("Ход: Чёрные");
  await expect(page.locator("html")).toHaveAttribute("data-board", "baize");
  await table.shows(played(start, ["c3-d3"]));
});

test("the title of the page tells where one is", async ({ table, page }) => {
  await table.sit();
  await expect(page).toHaveTitle("Corners");
  await page.goto(`${table.url}#/games`);
  await expect(page).toHaveTitle("My games · Corners");
  await page.goto(`${table.url}#/learn/step/1`);
  await expect(page).toHaveTitle("Step: Task 1 of 5 · Corners");
  await page.goto(`${table.url}#/learn/step/2`);
  await expect(page).toHaveTitle("Step: Task 2 of 5 · Corners");
  await page.goto(`${table.url}#/`);
  await expect(page).toHaveTitle("Corners");
});

for (const [locale, turn] of [
  ["el-GR", "Σειρά: Λευκά"],
  ["ru-RU", "Ход: Белые"],
  ["fr-FR", "White to move"],
] as const) {
  test.describe(`a browser that speaks ${locale}`, () => {
    test.use({ locale });
    test("is spoken to in its language, or in English", async ({ table }) => {
      await table.sit();
      await expect(table.status).toHaveText(turn);
    });
  });
}

test("right-to-left around it doesn't mirror the board", async ({ table, page }) => {
  await table.sit();
  await page.evaluate(() => {
    document.documentElement.dir = "rtl";
  });
  const [a1, h1] = [await table.middle("a1"), await table.middle("h1")];
  expect(a1.x).toBeLessThan(h1.x);
  await table.play("c3-d3");
  await table.shows(played(start, ["c3-d3"]));
});
