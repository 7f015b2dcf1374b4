// A game goes out as a link, a position, a record or a picture, and comes in again by its link.
import { readFileSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import type { Download, Page } from "@playwright/test";
import type { Game, Side } from "ugolki";
import * as rules from "ugolki";
import { type Shared, writeLink } from "../../www/src/share/link.ts";
import { played, recordedGame } from "./games.ts";
import { Room } from "./rooms.ts";
import { test as base, expect, Table, watch } from "./table.ts";

const test = base.extend<{ friend: Table }>({
  /** Somebody else, who opens the page at their own device. */
  friend: async ({ browser, table }, use) => {
    const context = await browser.newContext();
    watch(context, table);
    await use(new Table(await context.newPage(), table.url));
    await context.close();
  },
});

const sheet = ({ page }: Table, kind: "share" | "send" = "share") => page.locator(`dialog[open][data-kind="${kind}"]`);
const linkDialog = ({ page }: Table) => page.locator('dialog[open][data-kind="ask"]');
const viewer = ({ page }: Table) => page.locator(".viewer");
const address = (table: Table, kind: "share" | "send" = "share") =>
  sheet(table, kind).getByRole("textbox", { name: "The link" }).inputValue();

async function openSheet(table: Table): Promise<void> {
  await table.act("Share");
  await expect(sheet(table)).toBeVisible();
}

async function follow(table: Table, link: string): Promise<void> {
  // As a press on a link does: the page is loaded, even where it was open before.
  await table.page.goto("about:blank");
  await table.page.goto(link);
}

/** The men that a board shows, whether it is played on or looked at. */
const menOn = (page: Page) =>
  page.evaluate(() => {
    const grid = [...document.querySelectorAll('[role="grid"]')].find((one) => one.checkVisibility());
    const men = (side: string) =>
      [...(grid?.querySelectorAll<HTMLElement>(`[data-man="${side}"]`) ?? [])]
        .map((b) => b.dataset.square ?? "")
        .sort();
    return { white: men("white"), black: men("black") };
  });
const menOf = ({ white, black }: Game) => ({ white: [...white].sort(), black: [...black].sort() });

async function sees(table: Table, game: Game): Promise<void> {
  await expect.poll(() => menOn(table.page)).toEqual(menOf(game));
}

const OPENING = ["b2-d2", "g6-e6", "b1-d3", "g7-e5"];
const start = rules.newGame();

const linkTo = (table: Table, game: Game, more: Partial<Shared> = {}) => {
  const shared: Shared = {
    game,
    names: { white: "", black: "" },
    date: "2026.12.31",
    ply: game.moves.length,
    id: "somebody",
    isCorrespondence: false,
    ...more,
  };
  return `${table.url}#${writeLink(shared, rules)}`;
};

/** The moves of all games that the browser has put away. */
const keptGames = (page: Page) =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === "corners")) return [];
    const request = indexedDB.open("corners");
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const all = db.transaction("texts").objectStore("texts").getAll();
    const entries = await new Promise<{ text: string }[]>((resolve) => {
      all.onsuccess = () => resolve(all.result);
    });
    db.close();
    return entries.map(({ text }) => ({ moves: JSON.parse(text).game.moves.join(" ") as string }));
  });

/** Begins a game by link in which this side is played here. */
async function beginByLink(table: Table, side: Side): Promise<void> {
  await table.act("New game");
  const form = table.dialog("new-game");
  await form.locator('input[name="opponent"][value="link"]').check();
  await form.locator(`input[name="side"][value="${side}"]`).check();
  await form.getByRole("button", { name: "Start", exact: true }).click();
  await expect(form).toBeHidden();
}

test.describe("a link", () => {
  test("opens the game at the same move, to be looked at and played on from", async ({ table, friend: other }) => {
    await table.sit();
    await table.play(...OPENING);
    await table.button("One move back").click();
    await table.button("One move back").click();
    await openSheet(table);
    const link = await address(table);
    expect(link.length).toBeLessThan(150);
    await follow(other, link);
    await expect(viewer(other)).toBeVisible();
    await sees(other, played(start, OPENING.slice(0, 2)));
    await viewer(other).getByRole("button", { name: "One move forward" }).click();
    await sees(other, played(start, OPENING.slice(0, 3)));
    await other.page.keyboard.press("End");
    await sees(other, played(start, OPENING));
    await other.page.keyboard.press("ArrowLeft");
    await sees(other, played(start, OPENING.slice(0, 3)));

    // Nothing can be played in it, and a reload finds it again.
    await viewer(other).locator('[data-square="g7"]').click();
    await expect(viewer(other).locator("[data-dest], [data-movable]")).toHaveCount(0);
    await other.page.reload();
    await sees(other, played(start, OPENING.slice(0, 2)));

    await viewer(other).getByRole("button", { name: "Keep this game" }).click();
    await expect(viewer(other)).toContainText("Kept among your games");
    const whole = played(start, OPENING).moves.join(" ");
    expect(await keptGames(other.page)).toEqual([{ moves: whole }]);

    await viewer(other).getByRole("button", { name: "Play on from here" }).click();
    await expect(viewer(other)).toHaveCount(0);
    await other.shows(played(start, OPENING.slice(0, 2)));
    await other.play("c3-d3");
    await other.shows(played(start, [...OPENING.slice(0, 2), "c3-d3"]));
    await other.button("One move back").click();
    await other.button("One move back").click();
    await sees(other, played(start, OPENING.slice(0, 1)));
  });

  test("of a long game fits in 800 characters", async ({ table }) => {
    const { variant, moves } = recordedGame("classic-3x4", "move-limit");
    expect(moves.length).toBe(160);
    const game = played(rules.newGame(variant), moves);
    const link = linkTo(table, game, { names: { white: "Александра", black: "Κωνσταντίνος" } });
    expect(link.length).toBeLessThan(800);
    await follow(table, link);
    await sees(table, game);
    await expect(viewer(table).locator(".name").first()).toHaveText("Κωνσταντίνος");
    await expect(viewer(table).locator(".status")).toContainText("rule 5.4");
  });

  test("leaves the game on the table as it is", async ({ table }) => {
    await table.sit();
    await table.play("c3-d3");
    const game = played(start, ["c3-d3"]);
    await table.shows(game);
    await follow(table, linkTo(table, played(rules.newGame("triangle"), ["a4-a5"])));
    await expect(viewer(table)).toBeVisible();
    await viewer(table).getByRole("link", { name: "Table" }).click();
    await table.shows(game);
    await table.page.reload();
    await table.ready();
    await table.shows(game);
  });

  test("that is broken says what is wrong and where, and is out of the way afterwards", async ({ table }) => {
    await table.sit();
    await table.play("c3-d3");
    const game = played(start, ["c3-d3"]);
    const whole = linkTo(table, played(start, OPENING));
    const says = async (link: string, text: string) => {
      await follow(table, link);
      await expect(linkDialog(table)).toContainText(text);
      await linkDialog(table).getByRole("button", { name: "Close" }).click();
      await expect(table.anyDialog).toHaveCount(0);
      await table.shows(game);
      expect(new URL(table.page.url()).hash).toBe("#/");
      await table.page.reload();
      await table.ready();
      await expect(table.anyDialog).toHaveCount(0);
    };
    await says(whole.slice(0, -12), "cut off on the way");
    await says(whole.replace("d=2026", "d=2025"), "changed on the way");
    await says(whole.replace("g=1", "g=9"), "A newer version of this page made it");
    await says(whole.replace(/g=1(..)/, "g=1AA"), "White’s move 1 isn’t legal");
  });

  test("asks before it takes the place of a running clock", async ({ table }) => {
    await table.sit();
    await table.newGame({ time: "5+3" });
    await table.play("c3-d3", "f6-e6");
    await expect(table.clock("white")).toHaveAttribute("data-running", "");
    const link = new URL(linkTo(table, played(start, OPENING.slice(0, 1)), { isCorrespondence: true }));
    const open = () =>
      table.page.evaluate((hash) => {
        location.hash = hash;
      }, link.hash);
    await open();
    await linkDialog(table).getByRole("button", { name: "Stay here" }).click();
    await table.shows(played(start, ["c3-d3", "f6-e6"]));
    await expect(table.clock("white")).toHaveAttribute("data-running", "");
    await open();
    await linkDialog(table).getByRole("button", { name: "Open the other game" }).click();
    await table.shows(played(start, OPENING.slice(0, 1)));
  });
});

test.describe("a game by link", () => {
  test("is played between two devices by sending links", async ({ table, friend: other }) => {
    await table.sit();
    await beginByLink(table, "white");

    let [mover, waiter] = [table, other];
    let game = start;
    for (const move of [...OPENING, "a1-b1", "f7-d5"]) {
      await mover.play(move);
      game = played(game, [move]);
      await mover.shows(game);
      await expect(sheet(mover, "send")).toBeVisible();
      const link = await address(mover, "send");
      await sheet(mover, "send").getByRole("button", { name: "Later" }).click();
      // Whoever has moved waits.
      await expect(mover.status).toHaveText(/^Waiting for (White|Black)$/);
      await expect(mover.page.locator("[data-movable]")).toHaveCount(0);

      await follow(waiter, link);
      await waiter.ready();
      await waiter.shows(game);
      await expect(waiter.page.locator('[data-last="to"]')).toHaveAttribute(
        "data-square",
        move.split("-").at(-1) ?? "",
      );
      await expect(waiter.anyDialog).toHaveCount(0);
      expect(new URL(waiter.page.url()).hash).toBe("#/");
      // The board is turned to who answers.
      const bottom = game.turn === "white" ? "a1" : "h8";
      await expect(waiter.page.locator("#table [role=row]").last().locator("[data-square]").first()).toHaveAttribute(
        "data-square",
        bottom,
      );
      [mover, waiter] = [waiter, mover];
    }
    // Both go on after a reload.
    await table.page.reload();
    await table.ready();
    await table.shows(game);
    await expect(table.status).toHaveText("White to move");
  });

  test("begins with an invitation where the opponent has White", async ({ table, friend: other }) => {
    await table.sit();
    await beginByLink(table, "black");
    await expect(sheet(table, "send")).toContainText("Invite your opponent");
    const link = await address(table, "send");
    await follow(other, link);
    await other.ready();
    await other.play("b2-d2");
    await expect(sheet(other, "send")).toContainText("Send your move");
    await follow(table, await address(other, "send"));
    await table.ready();
    await table.shows(played(start, ["b2-d2"]));
    await table.play("g6-e6");
    await table.shows(played(start, ["b2-d2", "g6-e6"]));
  });

  test("comes out of a game at this table", async ({ table, friend: other, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await table.sit();
    await table.play("b2-d2");
    await openSheet(table);
    await sheet(table).locator('input[value="answer"]').check();
    await expect(sheet(table)).toContainText("From then on you play White here");
    await sheet(table).getByRole("button", { name: "Copy link" }).click();
    await expect(sheet(table).getByRole("status")).toHaveText("Link copied");
    const link = await table.page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(await address(table));
    await sheet(table).getByRole("button", { name: "Close" }).click();
    await expect(table.status).toHaveText("Waiting for Black");
    await table.square("g6").click();
    await expect(table.chosen).toHaveCount(0);
    await follow(other, link);
    await other.ready();
    await other.play("g6-e6");
    const back = await address(other, "send");
    // Pasted, as in an installed app, which links don't open.
    await table.button("Send link").click();
    await sheet(table, "send").getByRole("textbox", { name: "A link has come? Paste it here" }).fill(back);
    await sheet(table, "send").getByRole("button", { name: "Open" }).click();
    await table.shows(played(start, ["b2-d2", "g6-e6"]));
    await expect(table.status).toHaveText("White to move");
  });

  test("takes back only what isn't answered, and gives up for its own side", async ({ table }) => {
    await table.sit();
    await beginByLink(table, "white");
    await table.play("b2-d2");
    await sheet(table, "send").getByRole("button", { name: "Later" }).click();
    await table.button("Take back").click();
    await table.shows(start);
    await table.play("c3-d3");
    await expect(sheet(table, "send")).toBeVisible();
    await sheet(table, "send").getByRole("button", { name: "Later" }).click();
    await table.button("Resign").click();
    await table.dialog("resign").getByRole("button", { name: "Resign" }).click();
    await table.dialog("end").getByRole("button", { name: "Send link" }).click();
    await expect(sheet(table, "send")).toContainText("Send the result");
    const link = await address(table, "send");
    expect(link).toContain("&o=rw");
  });

  test("a link that is older than the game is recognised", async ({ table }) => {
    const game = played(start, OPENING);
    const by = { isCorrespondence: true, id: "chess-no" };
    await follow(table, linkTo(table, game, by));
    await table.ready();
    await table.shows(game);
    const older = linkTo(table, played(start, OPENING.slice(0, 2)), by);
    await follow(table, older);
    await expect(linkDialog(table)).toContainText("This link is older than your game");
    await expect(linkDialog(table)).toContainText("The link ends with Black’s move 1, your game with Black’s move 2.");
    await linkDialog(table).getByRole("button", { name: "Open my game" }).click();
    await table.shows(game);
    await follow(table, older);
    await linkDialog(table).getByRole("button", { name: "Look at the old one" }).click();
    await expect(viewer(table)).toBeVisible();
    await sees(table, played(start, OPENING.slice(0, 2)));
    await viewer(table).getByRole("link", { name: "Table" }).click();
    await table.shows(game);
  });

  test("a link that parts from the game says where, and both are kept", async ({ table, page }) => {
    const by = { isCorrespondence: true, id: "one-game" };
    const mine = played(start, OPENING);
    await follow(table, linkTo(table, mine, by));
    await table.ready();
    await table.shows(mine);
    const other = played(start, ["b2-d2", "g6-e6", "a2-b2"]);
    await follow(table, linkTo(table, other, by));
    await expect(linkDialog(table)).toContainText("from White’s move 2 on they differ");
    await linkDialog(table).getByRole("button", { name: "Keep both" }).click();
    await table.shows(other);
    await table.page.reload();
    await table.ready();
    await table.shows(other);
    const moves = [mine.moves, other.moves].map((made) => made.join(" ")).sort();
    await expect.poll(async () => (await keptGames(page)).map(({ moves: made }) => made).sort()).toEqual(moves);
  });

  test("a game on the table is kept when another one comes by link, and goes on when its own link comes", async ({
    table,
    friend: other,
    page,
  }) => {
    await table.sit();
    await beginByLink(table, "white");
    await table.play("b2-d2");
    const first = await address(table, "send");
    await sheet(table, "send").getByRole("button", { name: "Later" }).click();

    await follow(table, linkTo(table, played(rules.newGame("triangle"), ["d1-e1"]), { isCorrespondence: true }));
    await table.ready();
    await table.shows(played(rules.newGame("triangle"), ["d1-e1"]));
    await expect.poll(async () => (await keptGames(page)).map(({ moves }) => moves).sort()).toEqual(["b2-d2", "d1-e1"]);

    await follow(other, first);
    await other.ready();
    await other.play("g6-e6");
    await follow(table, await address(other, "send"));
    await table.ready();
    await table.shows(played(start, ["b2-d2", "g6-e6"]));
    // Still White, whose move it is.
    await table.play("b1-d3");
    await table.shows(played(start, ["b2-d2", "g6-e6", "b1-d3"]));
    await expect(table.status).toHaveText("Waiting for Black");
  });

  test("the same link again opens the game as it stands", async ({ table }) => {
    const game = played(start, OPENING.slice(0, 3));
    const link = linkTo(table, game, { isCorrespondence: true });
    await follow(table, link);
    await table.ready();
    await table.shows(game);
    await follow(table, link);
    await table.shows(game);
    await expect(table.anyDialog).toHaveCount(0);
  });

  test("a link that opens in another tab than its game takes the game over", async ({
    table,
    friend: other,
    context,
  }) => {
    await table.sit();
    await beginByLink(table, "white");
    await table.play("b2-d2");
    const first = await address(table, "send");
    await sheet(table, "send").getByRole("button", { name: "Later" }).click();
    await follow(other, first);
    await other.ready();
    await other.play("g6-e6");
    const answer = await address(other, "send");

    const second = new Table(await context.newPage(), table.url);
    await follow(second, answer);
    await second.shows(played(start, ["b2-d2", "g6-e6"]));
    await expect(table.dialog("elsewhere")).toBeVisible();
    await second.play("b1-d3");
    await expect(sheet(second, "send")).toBeVisible();
    await second.page.reload();
    await second.shows(played(start, ["b2-d2", "g6-e6", "b1-d3"]));
    await expect(second.status).toHaveText("Waiting for Black");
  });

  test("a draw that was agreed on elsewhere is sent as the result", async ({ table, friend: other }) => {
    await table.sit();
    await beginByLink(table, "white");
    await table.play("b2-d2");
    const first = await address(table, "send");
    await sheet(table, "send").getByRole("button", { name: "Later" }).click();
    await follow(other, first);
    await other.ready();
    await other.act("Agreed draw");
    await expect(other.dialog("draw")).toContainText("A link can’t ask White");
    await other.dialog("draw").getByRole("button", { name: "End it as a draw" }).click();
    await other.dialog("end").getByRole("button", { name: "Send link" }).click();
    await follow(table, await address(other, "send"));
    await expect(table.status).toHaveText("Draw · rule 5.7");
  });

  test("sends by the device's own means where it has any", async ({ table, page }) => {
    await page.addInitScript(() => {
      const shared: ShareData[] = [];
      Object.assign(window, { shared });
      navigator.share = async (data) => void shared.push(data ?? {});
    });
    await table.sit();
    await beginByLink(table, "white");
    await table.play("b2-d2");
    const link = await address(table, "send");
    await sheet(table, "send").getByRole("button", { name: "Share…" }).click();
    await expect(sheet(table, "send")).toBeHidden();
    expect(await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared[0]?.url)).toBe(link);
  });
});

test.describe("the sheet", () => {
  test("copies the position and the record", async ({ table, page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await table.sit();
    await table.play(...OPENING);
    await table.button("One move back").click();
    await openSheet(table);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await sheet(table).getByRole("button", { name: "Position" }).click();
    await expect(sheet(table).getByRole("status")).toHaveText("Position copied");
    // That of the move looked at.
    expect(await copied()).toBe(rules.formatPosition(played(start, OPENING.slice(0, 3))));
    await sheet(table).getByRole("button", { name: "Record" }).click();
    await expect(sheet(table).getByRole("status")).toHaveText("Record copied");
    expect(rules.parseGame(await copied()).game.moves).toEqual(played(start, OPENING).moves);
  });

  test("is there in the practice room too, for the line that is looked at", async ({ table, page, friend: other }) => {
    const room = new Room(table, "practice");
    await room.open();
    await room.play(...OPENING);
    await room.button("One move back").click();
    await room.menu("Share");
    await expect(sheet(table)).toContainText("Classic 3×3, after 2. b1-d1-d3");
    const link = await address(table);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      sheet(table).getByRole("button", { name: "SVG" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("corners_classic-3x3_move-2w.svg");
    await follow(other, link);
    await sees(other, played(start, OPENING.slice(0, 3)));
    await viewer(other).getByRole("button", { name: "One move forward" }).click();
    await sees(other, played(start, OPENING));
  });

  test("tells when a file of the page doesn't arrive, and the table goes on", async ({ table, page }) => {
    table.allow(/sheet-|dynamically imported module|ERR_FAILED/);
    await table.sit();
    await page.route("**/assets/sheet-*.js", (route) => route.abort());
    await table.act("Share");
    await expect(table.status).toHaveText("This part could not be loaded");
    await table.play("c3-d3");
    await table.shows(played(start, ["c3-d3"]));
  });

  test("shows the text where the browser doesn't let it copy", async ({ table, page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
    });
    await table.sit();
    await openSheet(table);
    await sheet(table).getByRole("button", { name: "Position" }).click();
    await expect(sheet(table).locator("textarea")).toHaveValue(rules.formatPosition(start));
    await expect(sheet(table).locator("textarea")).toBeFocused();
  });

  test("saves a picture that shows the board", async ({ table, page }) => {
    await table.sit();
    await table.play(...OPENING);
    await openSheet(table);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      sheet(table).getByRole("button", { name: "PNG" }).click(),
    ]);
    await expect(sheet(table).getByRole("status")).toHaveText("Picture saved");
    expect(download.suggestedFilename()).toMatch(/^corners_classic-3x3_\d{4}-\d\d-\d\d_move-2b\.png$/);
    const bytes = await read(download);
    expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    expect([width, height]).toEqual([1504, 1504]);
    // Where the men stand: a point in the middle of each square has its man's colour, or its square's.
    const square = 160;
    const points = await page.evaluate(
      async ({ base64, side }) => {
        const data = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
        const image = await createImageBitmap(new Blob([data], { type: "image/png" }));
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext("2d", { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D;
        context.drawImage(image, 0, 0);
        const at = (file: number, rank: number) => {
          const [x, y] = [(0.7 + file + 0.5) * side, (0.7 + (7 - rank) + 0.5) * side];
          return context.getImageData(x, y, 1, 1).data.slice(0, 3).join();
        };
        return Object.fromEntries(
          Array.from({ length: 64 }, (_, i) => [`${"abcdefgh"[i % 8]}${(i >> 3) + 1}`, at(i % 8, i >> 3)]),
        );
      },
      { base64: bytes.toString("base64"), side: square },
    );
    const game = played(start, OPENING);
    const white = game.white.map((s) => points[s]);
    const black = game.black.map((s) => points[s]);
    expect(new Set(white).size).toBe(1);
    expect(new Set(black).size).toBe(1);
    expect(white[0]).not.toBe(black[0]);
    const empty = Object.keys(points).filter((s) => !game.white.includes(s) && !game.black.includes(s));
    for (const s of empty) expect([white[0], black[0]], s).not.toContain(points[s]);
  });

  test("saves a drawing that is XML and needs nothing of the page", async ({ table, page }) => {
    await table.sit();
    await table.newGame({ variant: "halma-16x16" });
    await openSheet(table);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      sheet(table).getByRole("button", { name: "SVG" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^corners_halma-16x16_.*_start\.svg$/);
    const text = (await read(download)).toString("utf8");
    const found = await page.evaluate((xml) => {
      const { documentElement } = new DOMParser().parseFromString(xml, "image/svg+xml");
      return {
        root: documentElement.nodeName,
        errors: documentElement.querySelectorAll("parsererror").length,
        letters: documentElement.querySelectorAll("text").length,
        title: documentElement.querySelector("title")?.textContent,
      };
    }, text);
    expect(found).toEqual({ root: "svg", errors: 0, letters: 32, title: "White – Black" });
    expect(text).not.toMatch(/var\(|light-dark|class=|href|<style/);
  });
});

const devices = {
  "light, on a desktop": { colorScheme: "light", viewport: { width: 1280, height: 800 } },
  "dark, on a phone": { colorScheme: "dark", viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
} as const;

for (const [device, use] of Object.entries(devices)) {
  test.describe(device, () => {
    test.use(use);

    /** axe finds nothing, and nothing is wider than the screen. */
    async function clean({ page }: Table, where: string): Promise<void> {
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(({ id, nodes }) => [id, ...nodes.map((n) => n.html)]);
      expect.soft(found, where).toEqual([]);
      const wide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect.soft(await page.evaluate(wide), where).toBe(0);
    }

    test("axe finds nothing in the sheets", async ({ table, page }) => {
      await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
      await table.sit();
      await table.play("b2-d2");
      await openSheet(table);
      await sheet(table).locator('input[value="answer"]').check();
      await clean(table, "the sheet");
      await sheet(table).getByRole("button", { name: "Position" }).click();
      await expect(sheet(table).locator("textarea")).toBeVisible();
      await clean(table, "the sheet with a text to copy by hand");
      await sheet(table).getByRole("button", { name: "Close" }).click();
      await beginByLink(table, "black");
      await expect(sheet(table, "send")).toBeVisible();
      await clean(table, "the sheet for sending");
    });

    test("axe finds nothing where a link is opened", async ({ table, page }) => {
      await follow(table, linkTo(table, played(start, OPENING)));
      await expect(viewer(table)).toBeVisible();
      await clean(table, "a shared game");
      await follow(table, linkTo(table, played(start, OPENING)).slice(0, -9));
      await expect(linkDialog(table)).toBeVisible();
      await clean(table, "a broken link");
      await follow(table, `${table.url}#/share/g=1AA`);
      await expect(page.getByRole("heading", { name: "This link can’t be opened" })).toBeVisible();
      await clean(table, "a broken link as a screen");
    });
  });
}

const read = async (download: Download): Promise<Buffer> => readFileSync(await download.path());
