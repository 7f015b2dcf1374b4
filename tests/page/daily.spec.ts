// The race of the day: the same for everybody, from the date alone.
import * as rules from "ugolki";
import { raceOf } from "../../www/src/daily/days.ts";
import { startOf } from "../../www/src/race/course.ts";
import { devices, Room } from "./rooms.ts";
import { expect, type Table, test } from "./table.ts";

const daily = (table: Table) => new Room(table, "daily");
const KEY = "corners.daily";
const NUMBER = 4;
const DAY = "2026-12-03";

const start = (number: number) => startOf(rules, raceOf(number).course);
const bestLine = async (number: number) => (await rules.race(start(number))).line;
const title = (room: Room, number: number) =>
  room.screen.getByRole("heading", { level: 1, name: `Daily race No. ${number}`, exact: true });
const todays = (room: Room) => room.screen.getByRole("link", { name: "Today’s race" });
const day = (room: Room, number: number) => room.dialog.locator(`a[href="#/daily/${number}"]`);

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date(`${DAY}T12:00:00`));
});

test("from the menu to the race of the day, whose result is sent as text", async ({ table, page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const room = daily(table);
  await table.open();
  await table.button("More").click();
  await table.dialog("menu").getByRole("link", { name: "Daily race" }).click();
  await room.ready();
  await expect(title(room, NUMBER)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`#/daily/${NUMBER}$`));
  await room.shows({ white: start(NUMBER).white, black: [] });
  await expect(room.screen.locator(".screen-head")).toContainText("Thu, Dec 3");
  const line = await bestLine(NUMBER);
  await expect(room.screen.locator("[data-par]")).toHaveText(String(line.length));
  await room.play(...line);
  await expect(room.status).toContainText("It can’t be done in fewer!");
  await room.button("Copy the result").click();
  await expect(room.status).toHaveText("Result copied");
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const [head, bars, address] = text.split("\n");
  expect(head).toBe(`Corners, daily race No. ${NUMBER}, ${line.length} moves (par ${line.length}) ★★★`);
  expect(bars).toMatch(new RegExp(`^[▁▂▃▄▅▆▇█]{${line.length}}$`));
  expect(address).toBe(`${table.url}#/daily/${NUMBER}`);
  await room.menu("My daily races");
  await expect(room.dialog).toContainText("One day in a row. One race finished.");
  await expect(day(room, NUMBER)).toContainText(`${line.length} (par ${line.length})`);
  await expect(day(room, NUMBER).getByRole("img", { name: "3 stars of three" })).toBeVisible();
  await expect(room.dialog.getByRole("listitem")).toHaveCount(NUMBER);
});

test("days in a row are counted, and earlier races can still be run", async ({ table }) => {
  const done = { 1: { moves: 20, par: 8, onTime: true }, 3: { moves: 12, par: 11, onTime: true } };
  const room = daily(table);
  await room.open({ [KEY]: JSON.stringify({ version: 1, done, recent: {} }) });
  await room.play(...(await bestLine(NUMBER)));
  await room.menu("My daily races");
  await expect(room.dialog).toContainText("2 days in a row. 3 races finished.");
  await expect(day(room, 2)).toContainText("not yet");
  await day(room, 2).click();
  await expect(title(room, 2)).toBeFocused();
  await room.shows({ white: start(2).white, black: [] });
  await room.play(...(await bestLine(2)));
  await room.menu("My daily races");
  // It is finished, but not on its day.
  await expect(room.dialog).toContainText("2 days in a row. 4 races finished.");
  await room.dialog.getByRole("button", { name: "Close" }).click();
  await todays(room).click();
  await expect(title(room, NUMBER)).toBeFocused();
  await expect(room.plies).toHaveCount(raceOf(NUMBER).par);
  await room.reload();
  await expect(room.screen.locator("[data-best]")).toHaveText(String(raceOf(NUMBER).par));
});

test("an address opens an earlier race, none of a day to come", async ({ table, page }) => {
  const room = daily(table);
  await room.open({}, "/2");
  await expect(title(room, 2)).toBeVisible();
  await room.shows({ white: start(2).white, black: [] });
  for (const path of ["99", "0", "-1", "1e9", "x", "9".repeat(400), ""]) {
    await page.goto(`${table.url}#/daily/2`);
    await expect(title(room, 2)).toBeVisible();
    await page.goto(`${table.url}#/daily/${path}`);
    await expect(title(room, NUMBER)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`#/daily/${NUMBER}$`));
  }
});

test("on the next day there is a way to its race", async ({ table, page }) => {
  const room = daily(table);
  await room.open();
  const first = (await bestLine(NUMBER))[0] as string;
  await room.play(first);
  await expect(todays(room)).toHaveCount(0);
  await page.clock.setFixedTime(new Date("2026-12-04T00:00:01"));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(todays(room)).toBeVisible();
  await expect(room.plies).toHaveCount(1);
  await todays(room).click();
  await expect(title(room, NUMBER + 1)).toBeVisible();
  await room.shows({ white: start(NUMBER + 1).white, black: [] });
});

test("a page that stays in sight over midnight finds it too, and keeps what one is about to do", async ({
  table,
  page,
}) => {
  await page.clock.install({ time: new Date(`${DAY}T23:59:30`) });
  const room = daily(table);
  await room.open();
  const man = start(NUMBER).white[0] as string;
  await room.square(man).click();
  await expect(todays(room)).toHaveCount(0);
  await page.clock.fastForward(60_000);
  await expect(todays(room)).toBeVisible();
  await expect(room.square(man)).toHaveAttribute("data-chosen", "");
});

test.describe("anywhere else on the earth", () => {
  for (const timezoneId of ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/Athens"]) {
    test.describe(timezoneId, () => {
      test.use({ timezoneId });

      test("the date on the wall decides", async ({ table, page }) => {
        const room = daily(table);
        await page.clock.setFixedTime(new Date("2026-12-03T11:30:00Z"));
        await room.open();
        // Half past one in the night of the 4th, half past midnight of the 3rd, half past one in the afternoon.
        const number = timezoneId === "Pacific/Kiritimati" ? NUMBER + 1 : NUMBER;
        await expect(title(room, number)).toBeVisible();
        await room.shows({ white: start(number).white, black: [] });
      });
    });
  }
});

test("stored results that can't be read are handed out", async ({ table }) => {
  const room = daily(table);
  const bad = JSON.stringify({ version: 1, done: { 1: { moves: 2, par: 8, onTime: true } }, recent: {} });
  await room.open({ [KEY]: bad });
  await expect(room.dialog).toContainText("done.1.moves");
  await expect(room.dialog.getByRole("textbox")).toHaveValue(bad);
  await room.dialog.getByRole("button", { name: "Throw away" }).click();
  await expect(room.dialog).toHaveCount(0);
});

test("what is done in another window is seen here", async ({ table, page, context }) => {
  const room = daily(table);
  await room.open();
  const other = await context.newPage();
  await other.clock.setFixedTime(new Date(`${DAY}T12:00:00`));
  await other.goto(`${table.url}#/daily`);
  const [from = "", to = ""] = ((await bestLine(NUMBER))[0] as string).split(/-.*-|-/);
  for (const square of [from, to]) await other.locator(`#screen [data-square="${square}"]`).click();
  await expect(room.plies).toHaveCount(1);
  await page.bringToFront();
  await room.button("Take back").click();
  await expect(other.locator(".room-list .ply[data-undone]")).toHaveCount(1);
  await other.close();
});

test("what another version of the page has kept doesn’t take away what is known here", async ({ table, context }) => {
  const room = daily(table);
  await room.open();
  await room.play((await bestLine(NUMBER))[0] as string);
  const other = await context.newPage();
  await other.goto(`${table.url}#/rules`);
  await other.evaluate((key) => localStorage.setItem(key, JSON.stringify({ version: 2 })), KEY);
  await expect.poll(() => room.kept(`${KEY}.unreadable`)).toBe('{"version":2}');
  await expect(room.plies).toHaveCount(1);
  await other.close();
});

for (const locale of ["en", "el", "ru"]) {
  test.describe(`on a small phone, ${locale}`, () => {
    test.use({ locale, hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

    test("all is in sight", async ({ table, page }) => {
      const room = daily(table);
      await page.clock.setFixedTime(new Date("2028-09-28T12:00:00"));
      await room.open();
      await room.inSight(".screen-head", ".ways-sign", ".board", ".room-info", ".room-actions");
      await page.goto(`${table.url}#/daily/123`);
      await expect(room.screen.locator(".daily-today")).toBeVisible();
      await room.inSight(".screen-head", ".daily-today", ".ways-sign", ".board", ".room-info", ".room-actions");
    });
  });
}

for (const [device, use] of Object.entries(devices)) {
  test.describe(device, () => {
    test.use(use);

    test("axe finds nothing", async ({ table }) => {
      const done = { 1: { moves: 20, par: 8, onTime: true }, 3: { moves: 12, par: 11, onTime: false } };
      const room = daily(table);
      await room.open({ [KEY]: JSON.stringify({ version: 1, done, recent: {} }) });
      await room.clean("at the start");
      await room.menu("My daily races");
      await room.clean("the last days");
      await room.dialog.getByRole("button", { name: "Close" }).click();
      await room.play(...(await bestLine(NUMBER)));
      await room.clean("arrived");
    });
  });
}
