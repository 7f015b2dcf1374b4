// The clock, with the browser's time in the test's hand.
import type { Page } from "@playwright/test";
import * as rules from "ugolki";
import { keptPosition, played, positions } from "./games.ts";
import { ended } from "./outcomes.ts";
import { expect, type NewGame, type Table, test } from "./table.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** A game that is ready to begin, an hour later, with time standing still. */
async function sitWithClock(table: Table, options: NewGame): Promise<void> {
  await table.page.clock.install({ time: new Date("2026-12-01T10:00:00") });
  await table.sit();
  await table.newGame(options);
  await table.page.clock.pauseAt(new Date("2026-12-01T11:00:00"));
}

/** Whether this tab is looked at. */
async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
    Object.defineProperty(document, "visibilityState", { configurable: true, value: hidden ? "hidden" : "visible" });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}

test("no clock where none is chosen; each control gives its reserve", async ({ table }) => {
  await table.sit();
  await expect(table.page.getByRole("timer")).toHaveCount(0);
  for (const [time, shown] of [
    ["3+2", "3:00"],
    ["5+3", "5:00"],
    ["10+5", "10:00"],
    ["15+10", "15:00"],
  ] as const) {
    await table.newGame({ time });
    await expect(table.clock("white")).toHaveText(shown);
    await expect(table.clock("black")).toHaveText(shown);
  }
  await table.newGame({ time: "none" });
  await expect(table.page.getByRole("timer")).toHaveCount(0);
});

test("minutes and increment of one's own, within reason", async ({ table }) => {
  await table.sit();
  await table.newGame({ own: { minutes: 7, increment: 4 } });
  await expect(table.clock("white")).toHaveText("7:00");
  await table.play("c3-d3");
  await expect(table.clock("white")).toHaveText("7:04");

  await table.act("New game");
  const minutes = table.dialog("new-game").getByRole("spinbutton", { name: "Minutes" });
  await expect(minutes).toHaveValue("7");
  await minutes.fill("0");
  await table.button("Start").click();
  await expect(table.dialog("new-game")).toBeVisible();
  expect(await minutes.evaluate((field: HTMLInputElement) => field.validity.valid)).toBe(false);
  await table.button("Cancel").click();
  await table.shows(played(rules.newGame(), ["c3-d3"]));
});

test("it starts with White's first move, and credits the increment as a move is made", async ({ table, page }) => {
  await sitWithClock(table, { time: "3+2" });
  await expect(table.clock("white"), "an hour has passed").toHaveText("3:00");
  await expect(page.locator(".clock[data-running]")).toHaveCount(0);

  await table.play("c3-d3");
  await expect(table.clock("white")).toHaveText("3:02");
  await expect(table.clock("black")).toHaveText("3:00");
  await expect(table.clock("black")).toHaveAttribute("data-running");
  await expect(table.clock("white")).not.toHaveAttribute("data-running");

  await page.clock.runFor(10 * SECOND);
  await expect(table.clock("black")).toHaveText("2:50");
  await expect(table.clock("white")).toHaveText("3:02");
  await table.play("f6-e6");
  await expect(table.clock("black")).toHaveText("2:52");
  await expect(table.clock("white")).toHaveAttribute("data-running");
  await page.clock.runFor(62 * SECOND);
  await expect(table.clock("white")).toHaveText("2:00");
  await expect(table.clock("black")).toHaveText("2:52");
});

test("tenths below twenty seconds; at zero the flag ends the game at once", async ({ table, page }) => {
  await sitWithClock(table, { own: { minutes: 1, increment: 0 } });
  await table.play("c3-d3");
  const clock = table.clock("black");
  await page.clock.runFor(40 * SECOND);
  await expect(clock).toHaveText("0:20");
  await expect(clock).not.toHaveAttribute("data-low");
  await page.clock.runFor(100);
  await expect(clock).toHaveText("19.9");
  await expect(clock).toHaveAttribute("data-low");
  await page.clock.runFor(19_800);
  await expect(clock).toHaveText("0.1");
  await table.square("f6").click();
  await expect(table.anyDialog).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(clock).toHaveText("0.0");
  await expect(table.chosen).toHaveCount(0);
  const game = rules.timeOut(played(rules.newGame(), ["c3-d3"]), "black");
  expect(game.outcome).toEqual({ winner: "white", reason: "time", rule: "5.7" });
  await ended(table, game.outcome, { white: "White", black: "Black" });
  await expect(page.locator(".clock[data-running]")).toHaveCount(0);
  expect(await table.keptGame()).toEqual(game);
});

test("White's flag can fall as well", async ({ table, page }) => {
  await sitWithClock(table, { own: { minutes: 1, increment: 0 } });
  await table.play("c3-d3", "f6-e6");
  await page.clock.runFor(MINUTE);
  const called = { white: "White", black: "Black" };
  await ended(table, { winner: "black", reason: "time", rule: "5.7" }, called);
});

test("a flag that falls while a man is being dragged ends the game there", async ({ table, page }) => {
  await sitWithClock(table, { own: { minutes: 1, increment: 0 } });
  await table.play("c3-d3");
  const [from, to] = [await table.middle("f6"), await table.middle("e6")];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await expect(page.locator("[data-dragged]")).toHaveCount(1);
  await page.clock.runFor(MINUTE);
  await expect(table.dialog("end")).toContainText("Black has run out of time.");
  await page.mouse.up();
  await table.shows(rules.timeOut(played(rules.newGame(), ["c3-d3"]), "black"));
});

test("a tab that is hidden, and whose timers come late, has the same time", async ({ table, page }) => {
  await sitWithClock(table, { time: "3+2" });
  await table.play("c3-d3");
  await page.clock.runFor(1300);
  await setHidden(page, true);
  // The time jumps, and each timer fires once at most.
  await page.clock.fastForward(61_700);
  await setHidden(page, false);
  await expect(table.clock("black")).toHaveText("1:57");
  await table.play("f6-e6");
  await expect(table.clock("black")).toHaveText("1:59");
  await page.clock.runFor(3 * SECOND);
  await expect(table.clock("white")).toHaveText("2:59");
});

test.describe("in a browser so busy that it fires no timer", () => {
  /** White has moved; from now on the page hears of time only when something else happens. */
  async function sitWithoutTimers(table: Table, own = { minutes: 3, increment: 2 }): Promise<void> {
    await sitWithClock(table, { own });
    await table.play("c3-d3");
    await table.page.evaluate(() => {
      window.setTimeout = (() => 0) as unknown as typeof setTimeout;
    });
    // The timer that was set before goes as well.
    await table.square("f6").click();
  }

  const over = rules.timeOut(played(rules.newGame(), ["c3-d3"]), "black");

  test("a move comes too late", async ({ table, page }) => {
    await sitWithoutTimers(table);
    await page.clock.fastForward(3 * MINUTE);
    await expect(table.anyDialog).toHaveCount(0);
    await table.square("e6").click();
    await expect(table.dialog("end")).toContainText("Black has run out of time.");
    await table.shows(over);
  });

  test("to take a man comes too late", async ({ table, page }) => {
    await sitWithoutTimers(table);
    await page.clock.fastForward(3 * MINUTE);
    await table.square("f7").click();
    await expect(table.dialog("end")).toContainText("Black has run out of time.");
    await expect(table.chosen).toHaveCount(0);
  });

  test("a drag comes too late", async ({ table, page }) => {
    await sitWithoutTimers(table);
    const [from, to] = [await table.middle("f6"), await table.middle("e6")];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.clock.fastForward(3 * MINUTE);
    await page.mouse.up();
    await expect(table.dialog("end")).toContainText("Black has run out of time.");
    await table.shows(over);
  });

  test("to resign comes too late", async ({ table, page }) => {
    await sitWithoutTimers(table);
    await table.act("Resign");
    await page.clock.fastForward(3 * MINUTE);
    await table.dialog("resign").getByRole("button", { name: "Resign" }).click();
    await expect(table.dialog("end")).toContainText("Black has run out of time.");
  });

  test("a losing move comes too late to lose by", async ({ table, page }) => {
    await page.clock.install({ time: new Date("2026-12-01T10:00:00") });
    const control = { reserve: MINUTE, increment: 0 };
    await table.sit(keptPosition("classic-3x3", positions.homecoming, { control }));
    await page.clock.pauseAt(new Date("2026-12-01T11:00:00"));
    await table.play("c1-d1", "a5-a4");
    await page.evaluate(() => {
      window.setTimeout = (() => 0) as unknown as typeof setTimeout;
    });
    await table.play("d3-c3");
    await page.clock.fastForward(2 * MINUTE);
    await table.button("Play and lose").click();
    await expect(table.dialog("end")).toContainText("White has run out of time.");
  });

  test("coming back to the tab shows the flag", async ({ table, page }) => {
    await sitWithoutTimers(table, { minutes: 1, increment: 0 });
    await setHidden(page, true);
    await page.clock.fastForward(2 * MINUTE);
    await expect(table.anyDialog).toHaveCount(0);
    await setHidden(page, false);
    await expect(table.dialog("end")).toContainText("Rule 5.7");
  });
});

test("a device that slept finds the game paused, with the times as they were", async ({ table, page }) => {
  await sitWithClock(table, { time: "3+2" });
  await table.play("c3-d3");
  await page.clock.runFor(10 * SECOND);
  await page.clock.fastForward(60 * MINUTE);
  const paused = table.dialog("paused");
  await expect(paused).toContainText(
    "The page was closed, the device slept, or another game was on the table. Both clocks stand as they were.",
  );
  await expect(table.clock("black")).toHaveText("2:50");
  await expect(page.locator(".clock[data-running]")).toHaveCount(0);
  // Whoever looks at the board first can't play before going on.
  await paused.getByRole("button", { name: "See the board" }).click();
  await table.square("f6").click();
  await expect(table.chosen).toHaveCount(0);
  await paused.getByRole("button", { name: "Go on" }).click();
  await page.clock.runFor(10 * SECOND);
  await expect(table.clock("black")).toHaveText("2:40");
  await table.play("f6-e6");
  await expect(table.clock("black")).toHaveText("2:42");
});

test("a game is paused by hand, and goes on from the board's buttons", async ({ table, page }) => {
  await sitWithClock(table, { time: "3+2" });
  await table.play("c3-d3");
  await page.clock.runFor(10 * SECOND);
  await table.act("Pause");
  await table.dialog("paused").getByRole("button", { name: "See the board" }).click();
  await page.clock.runFor(30 * SECOND);
  await expect(table.status).toHaveText("Paused");
  await expect(table.clock("black")).toHaveText("2:50");
  await table.act("Go on");
  await page.clock.runFor(10 * SECOND);
  await expect(table.clock("black")).toHaveText("2:40");
});

test("a rated game is neither paused nor taken back", async ({ table, page }) => {
  await sitWithClock(table, { time: "3+2", rated: true });
  await table.play("c3-d3");
  await page.clock.runFor(10 * SECOND);
  await table.button("More").click();
  for (const name of ["Pause", "Take back"]) await expect(table.button(name)).toHaveCount(0);
});

test("the clocks go back with a move that is taken back, and forward again", async ({ table, page }) => {
  await sitWithClock(table, { time: "3+2" });
  await table.play("c3-d3");
  await page.clock.runFor(10 * SECOND);
  await table.play("f6-e6");
  await page.clock.runFor(20 * SECOND);
  await expect(table.clock("white")).toHaveText("2:42");
  await table.act("Take back");
  await expect(table.clock("white")).toHaveText("3:02");
  await expect(table.clock("black")).toHaveText("3:00");
  await page.clock.runFor(5 * SECOND);
  await expect(table.clock("black")).toHaveText("2:55");
  await table.act("Redo");
  await expect(table.clock("black")).toHaveText("2:52");
  await page.clock.runFor(5 * SECOND);
  await expect(table.clock("white")).toHaveText("2:57");
});

test("a reload keeps the times", async ({ table, page }) => {
  await sitWithClock(table, { time: "3+2" });
  await table.play("c3-d3");
  await page.clock.runFor(30 * SECOND);
  await page.reload();
  await table.ready();
  await expect(table.clock("white")).toHaveText("3:02");
  await expect(table.clock("black")).toHaveText(/^2:(30|29)$/);
  await expect(page.locator(".clock[data-running]")).toHaveCount(0);
  await table.dialog("paused").getByRole("button", { name: "Go on" }).click();
  await expect(table.clock("black")).toHaveAttribute("data-running");
});

test("half a minute is enough for who wants it", async ({ table }) => {
  await table.sit();
  await table.newGame({ own: { minutes: 0.5, increment: 1 } });
  await expect(table.clock("white")).toHaveText("0:30");
});
