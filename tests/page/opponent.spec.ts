// Games against the computer, and hints.

import type { Page } from "@playwright/test";
import * as rules from "ugolki";
import { kept, keptAgainst } from "./games.ts";
import { Room } from "./rooms.ts";
import { expect, type NewGame, type Table, test } from "./table.ts";

const positions = {
  /** White arrives with its next move, and Black is far from it. */
  won: "5www/5www/4w1ww/8/bbb5/bbb5/bbb5/8 w 30",
  /** The same for Black. */
  lost: "8/5www/5www/5www/8/bb1b4/bbb5/bbb5 w 30",
};

const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true } as const;

const against = (level: number, choice: NewGame = {}): NewGame => ({ opponent: "computer", level, ...choice });

/** Waits until so many moves have been made, and the last of them is shown. */
async function moves(table: Table, count: number): Promise<rules.Game> {
  await expect.poll(async () => (await table.keptGame())?.moves.length, { timeout: 30_000 }).toBe(count);
  return table.keptGame();
}

/** The person's move: the one that brings its man farthest on. */
async function move(table: Table): Promise<void> {
  const game = await table.keptGame();
  const way = (text: string) => {
    const path = text.split("-");
    const sum = (square = "") => square.charCodeAt(0) + Number(square.slice(1));
    return (sum(path.at(-1)) - sum(path[0])) * (game.turn === "white" ? 1 : -1);
  };
  const best = rules.legalMoves(game).sort((a, b) => way(b) - way(a))[0] as string;
  await table.play(best);
}

/** Counts the workers that the page has, and the most there were at a time. */
function countWorkers(page: Page) {
  const seen = { alive: 0, most: 0, made: 0 };
  page.on("worker", (worker) => {
    seen.alive += 1;
    seen.made += 1;
    seen.most = Math.max(seen.most, seen.alive);
    worker.on("close", () => {
      seen.alive -= 1;
    });
  });
  return seen;
}

test.describe("a game against the computer", () => {
  for (const level of [1, 8]) {
    for (const side of ["white", "black"] as const) {
      test(`of level ${level} is played as ${side}`, async ({ table, page }) => {
        await table.sit();
        await table.newGame(against(level, { side, near: "Ann" }));
        await expect(
          page.locator("#bar-white, #bar-black").filter({ hasText: `Computer, level ${level}` }),
        ).toBeVisible();
        let made = 0;
        if (side === "black") made = (await moves(table, 1)).moves.length;
        for (let i = 0; i < 3; i++) {
          await expect(table.status).toHaveText("Ann to move");
          await move(table);
          await moves(table, made + 1);
          await expect(table.status).toHaveText("The computer is thinking");
          made = (await moves(table, made + 2)).moves.length;
        }
        const game = await table.keptGame();
        await table.shows(game);
        // The move of the computer is told as anyone's.
        await expect(table.news).toContainText(
          side === "white" ? /^Black: .+ White to move\.$/ : /^White: .+ Black to move\.$/,
        );
      });
    }
  }

  test("is played at a human pace, and premature clicks do nothing", async ({ table }) => {
    await table.sit();
    await table.newGame(against(1));
    const began = Date.now();
    await table.play("c3-d3", "b3-b4", "f6-e6");
    const game = await moves(table, 2);
    expect(Date.now() - began).toBeGreaterThan(450);
    expect(game.moves[0]).toBe("c3-d3");
    await expect(table.chosen).toHaveCount(0);
  });

  test("is chosen with a level that is described, and remembered", async ({ table, page }) => {
    await table.sit();
    const dialog = await table.fillNewGame();
    await expect(dialog.locator(".levels")).toBeHidden();
    await dialog.locator('input[name="opponent"][value="computer"]').check();
    await dialog.getByRole("radio", { name: "Level 4" }).check();
    await expect(dialog.locator(".levels")).toContainText("Plans its own moves ahead");
    await dialog.getByRole("radio", { name: "Level 7" }).check();
    await expect(dialog.locator(".about-levels p:visible")).toHaveCount(1);
    await expect(dialog.locator(".about-levels p:visible")).toContainText("Veteran");
    await expect(dialog.locator('input[name="far"]')).toBeHidden();
    await expect(dialog.getByRole("switch", { name: "Turn the board" })).toBeHidden();
    await dialog.getByRole("button", { name: "Start" }).click();
    await page.reload();
    await table.ready();
    await expect(page.locator("#bar-black")).toContainText("Computer, level 7");
    const again = await table.fillNewGame();
    await expect(again.getByRole("radio", { name: "Level 7" })).toBeChecked();
  });

  test("is taken back so that the person is to move, and played again", async ({ table }) => {
    await table.sit();
    await table.newGame(against(2));
    await expect(table.page.locator(".actions").getByRole("button", { name: "Take back" })).toBeHidden();
    await table.play("c3-d3");
    const game = await moves(table, 2);
    await table.act("Take back");
    await table.shows(rules.newGame());
    await table.act("Redo");
    await table.shows(game);
    // While it thinks, the move that it thinks about.
    await move(table);
    await table.act("Take back");
    await table.shows(game);
    await table.page.waitForTimeout(1500);
    expect((await table.keptGame()).moves).toEqual(game.moves);
  });

  test("goes on after a reload in the middle of its thinking", async ({ table, page }) => {
    await table.sit();
    await table.newGame(against(8));
    await table.play("c3-d3");
    await page.reload();
    await table.ready();
    await expect(table.status).toHaveText("The computer is thinking");
    await moves(table, 2);
  });

  test("is left for another one while it thinks", async ({ table, page }) => {
    await table.sit();
    await table.newGame(against(8));
    await table.play("c3-d3");
    await table.newGame({ opponent: "friend" });
    await page.waitForTimeout(3000);
    await table.shows(rules.newGame());
    await table.newGame(against(8, { side: "black", variant: "triangle" }));
    expect((await moves(table, 1)).variant.name).toBe("triangle");
  });

  test("can be looked back at while it thinks", async ({ table }) => {
    await table.sit();
    await table.newGame(against(8));
    await table.play("c3-d3");
    await table.act("One move back");
    await moves(table, 2);
    await expect(table.status).toHaveText("The start");
    await table.page.keyboard.press("End");
    await expect(table.status).toHaveText("White to move");
  });

  test("waits while another screen is shown", async ({ table, page }) => {
    await table.sit();
    await table.newGame(against(8));
    await table.play("c3-d3");
    await page.evaluate(() => {
      location.hash = "#/rules";
    });
    await expect(page.getByRole("heading", { level: 1, name: "Rules" })).toBeVisible();
    await page.waitForTimeout(3000);
    expect((await table.keptGame()).moves).toHaveLength(1);
    await page.goBack();
    await moves(table, 2);
  });

  test("is played by one tab alone", async ({ table, page, context }) => {
    await table.sit();
    await table.newGame(against(1, { side: "black" }));
    await moves(table, 1);
    await page.evaluate(() => window.open(location.href, "_blank"));
    await expect.poll(() => context.pages().length).toBe(2);
    const other = context.pages()[1] as Page;
    await expect(other.locator('dialog[open][data-kind="elsewhere"]')).toBeVisible();
    await move(table);
    const game = await moves(table, 3);
    await other.locator('dialog[open] button:has-text("Go on here")').click();
    await expect(other.locator("dialog[open]")).toBeHidden();
    await expect(other.locator("#status")).toHaveText("Black to move");
    expect((await table.keptGame()).moves).toEqual(game.moves);
  });

  test("spends from its clock, pauses with it, and never loses on time", async ({ table }) => {
    await table.sit();
    await table.newGame(against(8, { own: { minutes: 0.5, increment: 0 } }));
    await table.play("c3-d3");
    await moves(table, 2);
    // A move takes a second at the most.
    await expect(table.clock("black")).toHaveText(/0:(30|29|28)/);
    await move(table);
    await table.act("Pause");
    await table.page.waitForTimeout(2500);
    expect((await table.keptGame()).moves).toHaveLength(3);
    await table.dialog("paused").getByRole("button", { name: "Go on" }).click();
    await moves(table, 4);
  });

  test("ends when the person resigns, and goes on by taking that back", async ({ table }) => {
    await table.sit();
    await table.newGame(against(3));
    await table.play("c3-d3");
    await moves(table, 2);
    await table.act("Resign");
    await table.dialog("resign").getByRole("button", { name: "Resign" }).click();
    await expect(table.dialog("end")).toContainText("Computer wins");
    await table.dialog("end").getByRole("button", { name: "See the board" }).click();
    await table.act("Take back");
    await expect(table.status).toHaveText("White to move");
    await table.act("Resign");
    await table.dialog("resign").getByRole("button", { name: "Resign" }).click();
    await table.dialog("end").getByRole("button", { name: "Rematch" }).click();
    await expect(table.page.locator("#bar-white")).toContainText("Computer, level 3");
    await moves(table, 1);
  });

  for (const [position, answer] of [
    [positions.won, "A draw"],
    [positions.lost, "Computer declines the draw"],
  ] as const) {
    test(`hears a draw offered: ${answer}`, async ({ table }) => {
      await table.sit(keptAgainst(rules.gameFromPosition("classic-3x3", position), { level: 5, side: "white" }));
      await table.act("Offer draw");
      await table.dialog("draw").getByRole("button", { name: "Offer draw" }).click();
      await expect(answer === "A draw" ? table.dialog("end") : table.status).toContainText(answer);
    });
  }

  test("begins from a position of the practice room, with its side to move", async ({ table, page }) => {
    await table.sit();
    await table.newGame(against(2, { near: "Ann" }));
    const room = new Room(table, "practice");
    await room.open();
    await room.play("c3-d3");
    await room.menu("Play from here against the computer");
    await expect(table.status).toHaveText("Ann to move");
    await expect(page.locator("#bar-white")).toContainText("Computer, level 2");
    await table.play("f6-e6");
    expect((await moves(table, 3)).moves.slice(0, 2)).toEqual(["c3-d3", "f6-e6"]);
  });

  test("is named in the list of games and in records", async ({ table, page }) => {
    await table.sit();
    await table.newGame(against(6, { near: "Ann" }));
    await table.play("c3-d3");
    await moves(table, 2);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await table.act("Copy record");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('[Black "Computer, level 6"]');
    await page.evaluate(() => {
      location.hash = "#/games";
    });
    await expect(page.locator(".games-title")).toHaveText("Ann – Computer, level 6");
  });
});

test.describe("the computer", () => {
  test("resigns what is lost, unless it is told never to", async ({ table, page }) => {
    await table.sit(
      keptAgainst(rules.gameFromPosition("classic-3x3", positions.won.replace(" w ", " b ")), {
        level: 8,
        side: "white",
      }),
    );
    await expect(table.dialog("end")).toContainText("Computer has resigned");
    await table.dialog("end").getByRole("button", { name: "See the board" }).click();
    await table.button("More").click();
    await table.dialog("menu").getByRole("switch", { name: "The computer never resigns" }).check();
    await table.dialog("menu").getByRole("button", { name: "Close" }).click();
    await table.act("Take back");
    await moves(table, 1);
    await expect(table.status).toHaveText("White to move");
    await page.reload();
    await table.ready();
    expect((await table.keptGame()).moves).toHaveLength(1);
  });

  test("has one worker, the same over many games", async ({ table, page }) => {
    test.slow();
    const workers = countWorkers(page);
    await table.sit();
    for (let i = 0; i < 8; i++) {
      await table.newGame(
        against(i % 2 === 0 ? 8 : 1, { variant: i % 3 === 0 ? "halma-16x16" : "classic-3x3", side: "black" }),
      );
      await moves(table, 1);
    }
    expect(workers).toMatchObject({ most: 1, made: 1 });
  });

  test("isn't loaded where nobody asks for it", async ({ table, page }) => {
    const workers = countWorkers(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await table.sit();
    await table.play("c3-d3", "f6-e6");
    expect(workers.made).toBe(0);
    expect(asked.filter((url) => /player|engine|worker/.test(url))).toEqual([]);
  });
});

test.describe("a hint", () => {
  test("is a path on the board and said in words, until a move is made", async ({ table, page }) => {
    await table.sit();
    await table.button("Hint").click();
    await expect(table.status).toHaveText("Looking for a good move…");
    await expect(table.path).toBeVisible();
    await expect(table.news).toHaveText(/^Hint: [a-h]\d to [a-h]\d/);
    await expect(page.locator(".path")).toHaveCount(1);
    await expect(table.page.locator("[data-lit], [data-chosen]")).toHaveCount(0);
    const [, from = "", to = ""] = /: (..) to (..)/.exec((await table.status.textContent()) ?? "") ?? [];
    await table.square(from).click();
    await table.square(to).click();
    await expect(table.path).toHaveCount(0);
    expect((await table.keptGame()).moves).toHaveLength(1);
  });

  test("comes to nothing when a move is made meanwhile", async ({ table, page }) => {
    await table.sit();
    await table.button("Hint").click();
    await table.play("c3-d3");
    await page.waitForTimeout(1500);
    await expect(table.path).toHaveCount(0);
    await expect(table.status).toHaveText("Black to move");
  });

  test("isn't there in a rated game, nor while the computer thinks", async ({ table }) => {
    await table.sit();
    await table.newGame({ rated: true });
    await expect(table.button("Hint")).toHaveCount(0);
    await table.newGame(against(8, { rated: false }));
    await table.play("c3-d3");
    await expect(table.button("Hint")).toHaveAttribute("aria-disabled", "true");
    await moves(table, 2);
    await expect(table.button("Hint")).not.toHaveAttribute("aria-disabled", "true");
  });

  test("is there in the practice room", async ({ table }) => {
    const room = new Room(table, "practice");
    await room.open();
    await room.button("Hint").click();
    await expect(room.screen.locator(".path")).toBeVisible();
    await expect(table.news).toHaveText(/^Hint: /);
    await room.play("c3-d3");
    await expect(room.screen.locator(".path")).toHaveCount(0);
  });

  test.describe("on a phone", () => {
    test.use(phone);
    test("is in the menu", async ({ table }) => {
      await table.sit(kept(rules.newGame()));
      await table.button("More").click();
      await table.dialog("menu").getByRole("button", { name: "Hint" }).click();
      await expect(table.anyDialog).toBeHidden();
      await expect(table.path).toBeVisible();
    });
  });
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });
  test("the computer plays all the same", async ({ table, page, context }) => {
    table.allow(/sw\.js/); // It is asked for at each start.
    await table.sit();
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 30_000 })
      .toBe("activated");
    await context.setOffline(true);
    await page.reload();
    await table.ready();
    await table.newGame(against(8));
    await table.play("c3-d3");
    await moves(table, 2);
  });
});
