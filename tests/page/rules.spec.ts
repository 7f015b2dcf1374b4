// The rules as a page: whole in each language, found by anchors, for eye, ear and paper.
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { PARAGRAPHS, SECTIONS } from "../../www/src/rules/contents.ts";
import { EXAMPLES } from "../../www/src/rules/examples.ts";
import { expect, type Table, test } from "./table.ts";

async function open(table: Table, path = ""): Promise<void> {
  await table.page.goto(`${table.url}#/rules${path && `/${path}`}`);
  await expect(table.page.locator(".rules h1")).toBeVisible();
}

async function speak(page: Page, language: string): Promise<void> {
  await page.addInitScript((text) => localStorage.setItem("corners.settings", text), JSON.stringify({ language }));
}

/** How far the top of an element is from the top of the window. */
async function topOf(page: Page, id: string): Promise<number> {
  return page.evaluate((id) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN, id);
}

const figures = Object.values(EXAMPLES).flat().length;
const paragraphs = Object.values(PARAGRAPHS).flat().length;
/** Letters of another language than the page's, outside of notation and names of keys. */
const foreign = { en: /[Ͱ-ӿ]/u, el: /[Ѐ-ӿ]|[a-z]{3}/iu, ru: /[Ͱ-Ͽ]|[a-z]{3}/iu };

for (const language of ["en", "el", "ru"] as const) {
  test(`all of it is there in ${language}, and in no other language`, async ({ table, page }) => {
    await speak(page, language);
    await open(table);
    await expect(page.locator(".rules-text > section > h2")).toHaveCount(SECTIONS.length);
    await expect(page.locator(".rules-contents a")).toHaveCount(SECTIONS.length);
    await expect(page.locator(".rules-paragraph p")).toHaveCount(paragraphs);
    await expect(page.locator(".rules figure svg[role=img]")).toHaveCount(figures);
    await expect(page.locator(".rules-variants tbody tr")).toHaveCount(7);
    const texts = await page.evaluate(() => {
      const clone = document.querySelector(".rules")?.cloneNode(true) as HTMLElement;
      for (const element of clone.querySelectorAll("code, kbd, svg")) element.remove();
      const pieces = [...clone.querySelectorAll("h1, h2, h3, p, figcaption, td, th, dd, li, nav a")];
      return pieces.map((element) => element.textContent?.trim() ?? "");
    });
    expect(texts.filter((text) => text === "")).toEqual([]);
    // Names of keys that stand in a sentence.
    const plain = texts.map((text) => text.replace(/\b(Tab|Enter|Ctrl|Shift)\b/g, ""));
    expect(plain.filter((text) => foreign[language].test(text))).toEqual([]);
  });
}

test("the table is as it was after them", async ({ table, page }) => {
  await open(table);
  await page.goto(`${table.url}#/`);
  await table.act("New game");
  const cards = page.locator("dialog[open] .variants .choice");
  const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
  expect(tops[1], "the first two variants stand side by side").toBe(tops[0]);
});

test("anchors lead to a section and to a rule, from outside and from within", async ({ table, page }) => {
  await open(table, "trapping");
  await expect(page.locator("#rules-trapping-title")).toBeInViewport();
  await expect.poll(() => topOf(page, "rules-trapping-title")).toBeLessThan(60);
  await page.locator('.rules-contents a[href="#/rules/end"]').click();
  await expect.poll(() => topOf(page, "rules-end-title")).toBeLessThan(60);
  await expect(page.locator("#rules-end-title")).toBeFocused();
  await expect(page.locator('.rules-contents a[aria-current="location"]')).toHaveText("How a game ends");
  // Once more, after having read on.
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('.rules-contents a[href="#/rules/end"]').click();
  await expect.poll(() => topOf(page, "rules-end-title")).toBeLessThan(60);
  // A dialog links to "rule 4.4".
  await page.goto(`${table.url}#/rules/4.4`);
  await expect(page.locator("#rules-leaving-4")).toHaveAttribute("data-told", "");
  await expect(page.locator("#rules-leaving-4")).toContainText("nobody may come back");
  await expect.poll(() => topOf(page, "rules-leaving-4")).toBeLessThan(60);
  await page.locator("#rules-leaving-2 .rule-number").click();
  await expect(page).toHaveURL(/#\/rules\/4\.2$/);
  await expect(page.locator("[data-told]")).toHaveCount(1);
  await page.goto(`${table.url}#/rules/nothing`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator("[data-told]")).toHaveCount(0);
});

test("an anchor is met after a reload, too, and in another language", async ({ table, page }) => {
  await speak(page, "ru");
  await open(table, "5.4");
  await expect(page.locator("#rules-end-4")).toBeInViewport();
  await page.reload();
  await expect(page.locator("#rules-end-4")).toBeInViewport();
});

test("headings have an order, and paragraphs name their rule", async ({ table, page }) => {
  await open(table);
  const levels = await page
    .locator(".rules :is(h1, h2, h3)")
    .evaluateAll((all) => all.map((h) => Number(h.tagName[1])));
  expect(levels[0]).toBe(1);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [i, level] of levels.entries()) expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1);
  await expect(page.getByRole("link", { name: "Rule 2.4" })).toHaveCount(2);
  await expect(page.getByRole("img", { name: /^White on a1, a2, a3.*; Black on/ }).first()).toBeVisible();
  // The table stays one for who hears it, on a phone too.
  const cell = page.getByRole("row", { name: /Halma/ }).getByRole("cell").nth(5);
  await expect(cell).toContainText("60");
});

for (const [width, language] of [
  [320, "el"],
  [360, "el"],
  [360, "ru"],
  [768, "ru"],
  [1280, "el"],
] as const) {
  test(`nothing is wider than a window of ${width}, ${language}`, async ({ table, page }) => {
    await page.setViewportSize({ width, height: 700 });
    await speak(page, language);
    await open(table, "variants");
    const wide = await page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLElement>(".rules *")];
      const isUnseen = (element: HTMLElement) => getComputedStyle(element).clipPath !== "none";
      const right = document.documentElement.clientWidth + 0.5;
      return all
        .filter((element) => !element.closest("thead") && !isUnseen(element))
        .filter((element) => element.getBoundingClientRect().right > right)
        .map((element) => `${element.tagName} ${element.className}`);
    });
    expect(wide).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test("lines are of a length that is easily read", async ({ table, page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await open(table);
  const widths = await page.locator(".rules-paragraph p").evaluateAll((all) => all.map((p) => p.clientWidth));
  expect(Math.max(...widths)).toBeLessThan(720);
});

test("on paper there is the text, and nothing to press", async ({ table, page }) => {
  await open(table);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.locator(".rules-contents")).toBeHidden();
  await expect(page.locator(".rules .back")).toBeHidden();
  await expect(page.locator("#rules-goal-start svg")).toBeVisible();
  const ink = await page.evaluate(() => getComputedStyle(document.querySelector(".rules p") as Element).color);
  expect(ink).toBe("rgb(41, 35, 27)");
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`axe, ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const [language, viewport] of [
      ["en", { width: 1280, height: 800 }],
      ["el", { width: 360, height: 640 }],
      ["ru", { width: 360, height: 640 }],
    ] as const) {
      test(`finds nothing in the rules and the lessons, ${language}`, async ({ table, page }) => {
        test.slow();
        const clean = async (where: string) => {
          const { violations, passes } = await new AxeBuilder({ page }).analyze();
          const found = violations.map(({ id, nodes }) => [id, ...nodes.map((n) => `${n.html}: ${n.failureSummary}`)]);
          expect.soft(found, where).toEqual([]);
          expect(passes.length, where).toBeGreaterThan(5);
        };
        await page.setViewportSize(viewport);
        await speak(page, language);
        await open(table);
        await clean("rules");
        await page.goto(`${table.url}#/learn`);
        await expect(page.locator(".chapter-list")).toBeVisible();
        await clean("lessons");
        await page.goto(`${table.url}#/learn/trap/1`);
        const square = (name: string) => page.locator(`#screen [data-square="${name}"]`);
        await square("a4").click();
        await square("a2").click();
        await clean("a refused try");
        await square("a3").click();
        await square("a2").click();
        await expect(page.locator('.lesson-word[data-kind="done"]')).toBeVisible();
        await clean("a task done");
      });
    }
  });
}
