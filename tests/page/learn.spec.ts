// The lessons: every task is done by clicks, tries are answered in words, and what was done is remembered.
import * as rules from "ugolki";
import { LESSONS, type Task } from "../../www/src/learn/lessons.ts";
import { expect, type Table, test } from "./table.ts";

const word = (table: Table) => table.page.locator(".lesson-word");
const link = (table: Table, name: string) => table.page.getByRole("link", { name, exact: true });

async function open(table: Table, path: string): Promise<void> {
  await table.page.goto(`${table.url}#/learn/${path}`);
  await expect(table.page.locator("#screen [data-square]").first()).toBeVisible();
}

/** Clicks on two squares of the lesson's board. */
async function click(table: Table, move: string): Promise<void> {
  for (const square of move.split("-")) await table.page.locator(`#screen [data-square="${square}"]`).click();
}

/** Makes these moves, each when it is one's turn. */
async function play(table: Table, task: Task, moves: readonly string[]): Promise<void> {
  const side = rules.gameFromPosition(task.variant, task.position).turn;
  for (const move of moves) {
    await expect(table.page.locator(`#screen [data-man="${side}"][data-movable]`).first()).toBeAttached();
    await click(table, move);
  }
}

for (const { id, tasks } of LESSONS) {
  test(`every task of "${id}" can be done`, async ({ table, page }) => {
    await open(table, `${id}/1`);
    for (const [i, task] of tasks.entries()) {
      await expect(page).toHaveURL(new RegExp(`#/learn/${id}/${i + 1}$`));
      await expect(word(table)).toHaveAttribute("data-kind", "told");
      await play(table, task, task.solution);
      await expect(word(table)).toHaveAttribute("data-kind", "done");
      await expect(word(table)).toContainText("Done!");
      if (i < tasks.length - 1) await link(table, "Next").click();
    }
    const marks = page.locator(".lesson-tasks .parts a[data-done]");
    await expect(marks).toHaveCount(tasks.length);
  });
}

test("a wrong try gets a word, and can be tried again", async ({ table, page }) => {
  await open(table, "trap/1");
  await click(table, "a4-a2");
  await expect(word(table)).toHaveText("Not allowed: on a2 it would close the last way out of a1.");
  await expect(page.locator("#news")).toContainText("Not allowed");
  await expect(page.locator('#screen [data-square="a1"]')).toHaveAttribute("data-trapped", "");
  // Something else is tried: the word goes.
  await page.locator('#screen [data-square="b1"]').click();
  await expect(word(table)).toHaveAttribute("data-kind", "told");
  await page.locator('#screen [data-square="b2"]').click();
  await expect(word(table)).toHaveText("None of your men stands on a2 now.");
  await expect(page.locator("#news")).toContainText("White: b1 to b2. None of your men");
  await table.button("Try again").click();
  await expect(word(table)).toHaveAttribute("data-kind", "told");
  await click(table, "a3-a2");
  await expect(word(table)).toHaveAttribute("data-kind", "done");
});

test("reasons are told apart", async ({ table, page }) => {
  await open(table, "step/3");
  await click(table, "c3-d4");
  await expect(word(table)).toContainText("d4 lies slantwise from c3");
  await click(table, "c5");
  await expect(word(table)).toContainText("no man between c3 and c5");
  await click(table, "f2");
  await expect(word(table)).toContainText("can’t get to f2 in one move");
  await open(table, "chain/5");
  await click(table, "b2-d5");
  await expect(word(table)).toContainText("it takes a step and a jump");
  await click(table, "c4");
  await expect(word(table)).toContainText("A man stands on c4 already");
  await open(table, "deadline/6");
  await click(table, "c1-a1");
  await expect(word(table)).toContainText("a1 is in your own home");
  await expect(page.locator('#screen [data-square="c1"]')).toHaveAttribute("data-chosen", "");
  await open(table, "step/1");
  await click(table, "f6");
  await expect(word(table)).toContainText("That man is Black’s");
});

test("the opponent answers, and a move is taken back with the answer", async ({ table, page }) => {
  await open(table, "step/3");
  await expect(table.button("Take back")).toBeDisabled();
  await click(table, "c3-c2");
  await expect(word(table)).toHaveText("Black answers …");
  await expect(word(table)).toContainText("One move.");
  await expect(page.locator('#screen [data-square="f5"]')).toHaveAttribute("data-man", "black");
  await table.button("Take back").click();
  await expect(word(table)).toContainText("2 moves.");
  await expect(page.locator('#screen [data-square="f6"]')).toHaveAttribute("data-man", "black");
  await click(table, "c3-c2");
  await expect(word(table)).toContainText("One move.");
  await click(table, "c2-d2");
  await expect(word(table)).toHaveAttribute("data-kind", "missed");
  await page.keyboard.press("Control+z");
  await expect(word(table)).toContainText("One move.");
  await expect(page.locator('#screen [data-square="c2"]')).toHaveAttribute("data-man", "white");
});

test("the solution is shown, which doesn't count as done", async ({ table, page }) => {
  await open(table, "ladder/3");
  await table.button("Show me").click();
  await expect(word(table)).toHaveText("Watch …");
  await expect(word(table)).toHaveText("That’s the way. Now you.");
  await expect(page.locator('#screen [data-square="e5"]')).toHaveAttribute("data-man", "white");
  await expect(page.locator(".parts a[data-done]")).toHaveCount(0);
  await table.button("Start over").click();
  await expect(page.locator('#screen [data-square="a1"]')).toHaveAttribute("data-man", "white");
  await expect(word(table)).toContainText("2 moves.");
});

test("what was done survives a reload, and one goes on where one was", async ({ table, page }) => {
  await page.goto(`${table.url}#/learn`);
  await link(table, "Begin").click();
  await play(table, LESSONS[0]?.tasks[0] as Task, ["c3-c4"]);
  await link(table, "Next").click();
  await expect(page).toHaveURL(/#\/learn\/step\/2$/);
  await page.reload();
  await expect(page.locator("#screen [data-square]").first()).toBeVisible();
  await expect(page.locator(".lesson-tasks a[data-done]")).toHaveCount(1);
  await link(table, "Lessons").click();
  await expect(page.locator('[data-chapter="step"]')).toContainText("1 of 5 tasks done");
  await page.reload();
  await expect(page.locator('[data-chapter="step"]')).toContainText("1 of 5 tasks done");
  await link(table, "Go on: Step, task 2").click();
  await expect(page).toHaveURL(/#\/learn\/step\/2$/);
  // A lesson by itself opens at its first task that isn't done, and what isn't there leads to the overview.
  await page.goto(`${table.url}#/learn/step`);
  await expect(page).toHaveURL(/#\/learn\/step\/2$/);
  await page.goto(`${table.url}#/learn/nothing/9`);
  await expect(page.getByRole("heading", { level: 1, name: "Learn" })).toBeVisible();
});

test("after the last task there is a game to play", async ({ table, page }) => {
  const done = Object.fromEntries(LESSONS.map(({ id, tasks }) => [id, tasks.map((_, i) => i + 1)]));
  await page.addInitScript((text) => localStorage.setItem("corners.learn", text), JSON.stringify({ version: 1, done }));
  await page.goto(`${table.url}#/learn`);
  await expect(page.getByText("You have done every task.")).toBeVisible();
  await link(table, "Play a game").click();
  await expect(page.locator("#table .board")).toBeVisible();
});

test("a browser that keeps nothing still lets one learn", async ({ table, page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await open(table, "step/1");
  await click(table, "c3-c4");
  await expect(word(table)).toHaveAttribute("data-kind", "done");
  await link(table, "Lessons").click();
  await expect(page.locator('[data-chapter="step"]')).toContainText("1 of 5 tasks done");
  await expect(page.getByText("what you have done is forgotten")).toBeVisible();
});

test("by keyboard alone", async ({ table, page }) => {
  await page.goto(`${table.url}#/learn`);
  await link(table, "Begin").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#screen [data-square]").first()).toBeVisible();
  // The man stands where Tab leads to.
  await expect(page.locator('#screen [data-square="c3"]')).toBeFocused();
  await expect(page.locator("#news")).toContainText("Choose the white man on c3");
  await expect(page.locator('#screen [data-square="c4"]')).toHaveAttribute("aria-label", /the marked square/);
  await page.keyboard.press("w");
  await expect(page.locator("#news")).toContainText("From c3 to 4 squares");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page.locator("#news")).toContainText("White: c3 to c4. Done! That is a step");
  await expect(link(table, "Next")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#\/learn\/step\/2$/);
});

for (const lang of ["en", "el", "ru"]) {
  test.describe(`on a small phone, ${lang}`, () => {
    test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

    test("no task needs scrolling", async ({ table, page }) => {
      test.slow();
      await page.addInitScript(
        (text) => localStorage.setItem("corners.settings", text),
        JSON.stringify({ language: lang }),
      );
      await open(table, "step/1");
      const all = LESSONS.flatMap(({ id, tasks }) =>
        tasks.map(({ moves, wrong }, i) => ({ at: `${id}/${i + 1}`, tried: moves === 1 ? wrong[0]?.[0] : undefined })),
      );
      const below: string[] = [];
      for (const { at, tried } of all) {
        // In the page at once: it is the layout that is looked at here, nearly a hundred times.
        const seen = page.evaluate(
          async ({ at, tried }) => {
            const find = (selector: string) => document.querySelector<HTMLElement>(`#screen ${selector}`);
            const until = async (isSo: () => boolean | undefined) => {
              while (!isSo()) await new Promise(requestAnimationFrame);
            };
            const measure = (what: string) => {
              const bottom = find(".lesson-actions")?.getBoundingClientRect().bottom ?? Number.NaN;
              const board = find(".board")?.getBoundingClientRect().width ?? Number.NaN;
              const width = document.documentElement.scrollWidth;
              return bottom <= innerHeight && width <= innerWidth && board >= 320
                ? []
                : [{ what, bottom, width, board }];
            };
            location.hash = `#/learn/${at}`;
            await until(() => find(".lesson-tasks a[aria-current]")?.getAttribute("href") === `#/learn/${at}`);
            const found = measure(at);
            if (!tried) return found;
            for (const square of tried.split("-")) find(`[data-square="${square}"]`)?.click();
            await until(() => /refused|missed/.test(find(".lesson-word")?.dataset.kind ?? ""));
            return [...found, ...measure(`${at} after ${tried}`)];
          },
          { at, tried },
        );
        below.push(...(await seen).map((one) => JSON.stringify(one)));
      }
      expect(below).toEqual([]);
    });
  });
}
