// How the page sits on screens of all sizes, by day and by night.
import * as rules from "ugolki";
import { keptPosition, played, positions } from "./games.ts";
import { expect, type Table, test } from "./table.ts";

/** How much of the screen has jumped so far; what follows a click counts too. */
async function watchShifts(table: Table): Promise<() => Promise<number>> {
  await table.page.addInitScript(() => {
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    const page = window as unknown as { shifted: () => number };
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
    };
    page.shifted = () => {
      add(observer.takeRecords());
      return sum;
    };
    observer.observe({ type: "layout-shift", buffered: true });
  });
  return () =>
    table.page.evaluate(async () => {
      // A shift is known once the frame has been drawn.
      for (let i = 0; i < 3; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
      return (window as unknown as { shifted: () => number }).shifted();
    });
}

async function fits(table: Table, where: string): Promise<void> {
  const found = await table.page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    const out = [...document.querySelectorAll(".bar, [role=grid], .clock, #status, .progress, .action")].filter((e) => {
      const { left, top, right, bottom } = e.getBoundingClientRect();
      return left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
    });
    return {
      scrolls: scrollHeight > innerHeight || scrollWidth > innerWidth,
      out: out.map((e) => e.id || e.className || e.getAttribute("role")),
    };
  });
  expect(found, where).toEqual({ scrolls: false, out: [] });
}

const phone = { hasTouch: true, isMobile: true };
const devices = {
  "a small phone": { viewport: { width: 360, height: 640 }, ...phone },
  "a phone": { viewport: { width: 390, height: 844 }, ...phone },
  "a phone on its side": { viewport: { width: 740, height: 360 }, ...phone },
  "a tablet": { viewport: { width: 820, height: 1180 }, ...phone },
  "a laptop": { viewport: { width: 1280, height: 800 } },
  "a large screen": { viewport: { width: 1920, height: 1080 } },
};

for (const [device, use] of Object.entries(devices)) {
  test.describe(`on ${device}`, () => {
    test.use(use);

    test("nobody scrolls while playing, and nothing jumps", async ({ table }) => {
      const shifted = await watchShifts(table);
      await table.sit();
      await fits(table, "at the start");
      await table.newGame({ variant: "classic-4x4", time: "10+5", near: "Alexandra Konstantinopoulou" });
      await fits(table, "with clocks");
      await table.play("c4-c5");
      await table.square("f5").click();
      await table.square("b5").click();
      await expect(table.status).toContainText("would trap");
      await fits(table, "with a word on a trap");
      await table.square("d5").click();
      await table.play("d4-e4");
      await fits(table, "after some moves");
      expect(await shifted()).toBeLessThan(0.02);

      await table.newGame({ variant: "halma-16x16", time: "none" });
      await table.play("e2-f2");
      await fits(table, "Halma");
    });
  });
}

test.describe("what is asked and told of a position leaves it in sight", () => {
  for (const device of ["a small phone", "a phone on its side", "a laptop", "a large screen"] as const) {
    test.describe(`on ${device}`, () => {
      test.use(devices[device]);

      test("the question before a losing move, and the end", async ({ table }) => {
        await table.sit(keptPosition("classic-3x3", positions.homecoming));
        await table.play("d3-c3");
        const upright = device === "a small phone";
        expect(await covered(table)).toBeLessThan(upright ? 0.25 : 0.02);
        await table.button("Play and lose").click();
        await expect(table.dialog("end")).toBeVisible();
        expect(await covered(table)).toBeLessThan(upright ? 0.25 : 0.02);
      });
    });
  }

  /** How much of the board a dialog covers. */
  async function covered(table: Table): Promise<number> {
    const [board, dialog] = [await table.page.locator(".board").boundingBox(), await table.anyDialog.boundingBox()];
    if (!board || !dialog) throw new Error("no board or no dialog");
    const along = (start: "x" | "y", length: "width" | "height") => {
      const end = Math.min(board[start] + board[length], dialog[start] + dialog[length]);
      return Math.max(0, end - Math.max(board[start], dialog[start]));
    };
    return (along("x", "width") * along("y", "height")) / (board.width * board.height);
  }
});

test.describe("on a small phone", () => {
  test.use(devices["a small phone"]);

  test("the board goes from edge to edge, and a finger hits its squares", async ({ table }) => {
    await table.sit();
    const box = await table.board.boundingBox();
    expect(box).toMatchObject({ x: 0, width: 360, height: 360 });
    for (const button of await table.page.getByRole("button").all()) {
      const size = await button.boundingBox();
      if (size) expect(Math.min(size.width, size.height), `${await button.textContent()}`).toBeGreaterThanOrEqual(44);
    }
  });
});

for (const [device, use] of Object.entries({ phone: devices["a small phone"], laptop: devices["a laptop"] })) {
  test.describe(`while the game loads, on a ${device}`, () => {
    test.use(use);

    test("the empty board is there already, in its place", async ({ table, page }) => {
      const shifted = await watchShifts(table);
      const go = await table.holdRules();
      await table.open();
      const board = page.locator(".board");
      await expect(board).toBeVisible();
      const before = await board.boundingBox();
      await expect(table.squares).toHaveCount(0);
      const ground = await board.evaluate((e) => getComputedStyle(e).backgroundImage);
      expect(ground).toContain("gradient");
      await fits(table, "loading");
      go();
      await table.shows(rules.newGame());
      expect(await page.locator(".board").boundingBox()).toEqual(before);
      expect(await shifted()).toBeLessThan(0.02);
    });
  });
}

test.describe("colours", () => {
  /** From 0, black, to 1, white. */
  const brightness = (table: Table) =>
    table.page.evaluate(() => {
      const [r = 0, g = 0, b = 0] = (
        getComputedStyle(document.documentElement).backgroundColor.match(/[\d.]+/g) ?? []
      ).map(Number);
      return (r + g + b) / 3 / 255;
    });

  for (const [scheme, night] of [["light", false] as const, ["dark", true] as const]) {
    test.describe(scheme, () => {
      test.use({ colorScheme: scheme });

      test("follow the device, unless someone chose", async ({ table, page }) => {
        const isNight = async () => (await brightness(table)) < 0.3;
        await table.sit();
        expect(await isNight()).toBe(night);
        await table.button("More").click();
        await table
          .dialog("menu")
          .getByRole("radio", { name: night ? "Light" : "Dark" })
          .check();
        expect(await isNight()).toBe(!night);
        await table.button("Close").click();
        await page.reload();
        await table.ready();
        expect(await isNight()).toBe(!night);
        await table.button("More").click();
        await table.dialog("menu").locator('input[name="theme"][value="auto"]').check();
        expect(await isNight()).toBe(night);
      });
    });
  }
});

test("men differ by form as well as by tone", async ({ table }) => {
  await table.sit();
  const ring = (side: string) =>
    table.page
      .locator(`.man[data-side="${side}"] > span`)
      .first()
      .evaluate((disc) => getComputedStyle(disc, "::after").content);
  expect(await ring("white")).toBe("none");
  expect(await ring("black")).not.toBe("none");
  await table.shows(played(rules.newGame(), []));
});

test.describe("a long name without a space", () => {
  test.use(devices["a small phone"]);

  test("fits into every dialog", async ({ table }) => {
    await table.sit();
    await table.newGame({ near: "W".repeat(30), far: "M".repeat(30) });
    const inside = async (where: string) => {
      const [wide, room] = await table.anyDialog.evaluate((e) => [e.scrollWidth, e.clientWidth]);
      expect(wide, where).toBe(room);
    };
    await table.act("Offer draw");
    await inside("draw");
    await table.button("Decline").click();
    await table.act("Resign");
    await inside("resign");
    await table.dialog("resign").getByRole("button", { name: "Resign" }).click();
    await inside("end");
  });
});

for (const device of ["a small phone", "a phone on its side"] as const) {
  test.describe(`with a keyboard on ${device}`, () => {
    test.use(devices[device]);

    test("what has the focus in the new game's form isn't hidden", async ({ table, page }) => {
      await table.sit();
      await table.play("c3-d3");
      await table.act("New game");
      await table.dialog("new-game").locator('input[value="own"]').check();
      await table.dialog("new-game").locator('input[name="variant"]:checked').focus();
      for (let i = 0; i < 9; i++) {
        const seen = await page.evaluate(() => {
          const focused = document.activeElement as HTMLElement;
          const { left, top, width, height } = focused.getBoundingClientRect();
          const at = (y: number) => document.elementFromPoint(left + width / 2, y);
          const shown = [top + 3, top + height - 3].every((y) => focused.contains(at(y)));
          return { shown, what: focused.getAttribute("name") ?? focused.textContent };
        });
        expect(seen.shown, `${seen.what}`).toBe(true);
        await page.keyboard.press("Tab");
      }
    });
  });
}

test.describe("enlarged", () => {
  test.describe("to 400 %", () => {
    test.use({ viewport: { width: 320, height: 256 } });

    test("squares can be hit, and the page scrolls one way only", async ({ table, page }) => {
      await table.sit();
      const { width } = (await table.board.boundingBox()) ?? { width: 0 };
      expect(width).toBeGreaterThanOrEqual(280);
      const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(wide).toBeLessThanOrEqual(room);
      await table.play("c3-d3");
      await table.shows(played(rules.newGame(), ["c3-d3"]));
    });
  });

  for (const device of ["a small phone", "a laptop"] as const) {
    test.describe(`text alone, on ${device}`, () => {
      test.use(devices[device]);

      test("nothing is cut", async ({ table, page }) => {
        await table.sit();
        await table.newGame({ time: "10+5" });
        await page.evaluate(() => {
          document.documentElement.style.fontSize = "200%";
        });
        const cut = await page.evaluate(() =>
          [...document.querySelectorAll(".name, .counts, .clock, .action, .progress, #status")]
            .filter((e) => e.scrollWidth > e.clientWidth || e.getBoundingClientRect().right > innerWidth)
            .map((e) => `${e.className} ${e.textContent}`),
        );
        expect(cut).toEqual([]);
      });
    });
  }
});

for (const viewport of [
  { width: 320, height: 640 },
  { width: 1000, height: 700 },
]) {
  test(`long words have room at ${viewport.width} px`, async ({ table, page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => localStorage.setItem("corners.settings", JSON.stringify({ language: "ru" })));
    for (const screen of ["practice", "setup", "race"]) {
      await page.goto(`${table.url}#/${screen}`);
      await expect(page.locator(`.${screen} .screen-head .quiet`)).toBeVisible();
      const { width, covered } = await page.evaluate(() => {
        const rows = [...document.querySelectorAll(".screen-head, .room-actions, .room-tools")];
        const parts = rows.flatMap((row) => [...row.children].map((part, i) => ({ part, next: row.children[i + 1] })));
        const sides = (part: Element) => {
          const text = document.createRange();
          text.selectNodeContents(part);
          return part.matches("h1, .action") ? text.getBoundingClientRect() : part.getBoundingClientRect();
        };
        return {
          width: document.documentElement.scrollWidth,
          covered: parts.flatMap(({ part, next }) =>
            next?.checkVisibility() && sides(part).right > sides(next).left + 1 ? [part.textContent] : [],
          ),
        };
      });
      expect(width, screen).toBe(viewport.width);
      expect(covered, screen).toEqual([]);
    }
  });
}

test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  test("what is chosen, runs or comes first stands out", async ({ table }) => {
    await table.sit();
    await table.newGame({ time: "10+5" });
    await table.play("c3-d3");
    const ground = (selector: string) =>
      table.page
        .locator(selector)
        .first()
        .evaluate((e) => getComputedStyle(e).backgroundColor);
    expect(await ground("#clock-black")).not.toBe(await ground("#clock-white"));
    await table.act("New game");
    expect(await ground("dialog .choice > :checked + span")).not.toBe(
      await ground("dialog .choice > :not(:checked) + span"),
    );
    expect(await ground("dialog .button.primary")).not.toBe(await ground("dialog .button:not(.primary)"));
  });
});
