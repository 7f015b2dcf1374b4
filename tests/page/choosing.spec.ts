// Taking a man, letting it go, and what is shown of where it can go.
import * as rules from "ugolki";
import { keptPosition, positions } from "./games.ts";
import { expect, test } from "./table.ts";

test("a man's destinations light up, steps and ends of chains told apart", async ({ table, page }) => {
  await table.sit();
  for (const man of ["c3", "c2", "b2", "a3"]) {
    await table.square(man).click();
    await expect(table.chosen).toHaveAttribute("data-square", man);
    const expected = rules.legalDestinations(rules.newGame(), man).map(({ to, kind }) => `${to} ${kind}`);
    const marked = await page
      .locator("[data-square][data-dest]")
      .evaluateAll((all) => all.map((e) => `${e.dataset.square} ${e.dataset.dest}`));
    expect(marked.sort()).toEqual(expected.sort());
    await expect(page.locator("circle.step")).toHaveCount(expected.filter((text) => text.endsWith("step")).length);
    await expect(page.locator("circle.chain")).toHaveCount(expected.filter((text) => text.endsWith("chain")).length);
  }
});

test("another man changes the choice; the same one again or Esc lets go", async ({ table, page }) => {
  await table.sit();
  await table.square("c3").click();
  await table.square("c2").click();
  await expect(table.chosen).toHaveAttribute("data-square", "c2");
  await table.square("c2").click();
  await expect(table.chosen).toHaveCount(0);
  await expect(page.locator("[data-square][data-dest]")).toHaveCount(0);

  await table.square("c3").click();
  await expect(table.chosen).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(table.chosen).toHaveCount(0);
  await expect(table.news).toHaveText("Nothing chosen.");

  // Neither an opponent's man nor an empty square is taken, and a square out of reach changes nothing.
  await table.square("f6").click();
  await table.square("e5").click();
  await expect(table.chosen).toHaveCount(0);
  await table.square("c3").click();
  await table.square("e5").click();
  await table.square("f6").click();
  await expect(table.chosen).toHaveAttribute("data-square", "c3");
  await table.shows(rules.newGame());
});

test("a man that can't move says so", async ({ table }) => {
  await table.sit();
  await table.square("a1").click();
  await expect(table.status).toHaveText("The man on a1 can’t move now");
  await table.square("c3").click();
  await expect(table.status).toHaveText("White to move");
});

for (const [device, touch] of [
  ["hovering", "hover"],
  ["focusing", "focus"],
] as const) {
  test(`${device} a destination draws its path, landing by landing`, async ({ table, page }) => {
    const game = rules.gameFromPosition("classic-3x3", positions.chains);
    await table.sit(keptPosition("classic-3x3", positions.chains));
    await table.square("a1").click();
    await expect(table.path).toHaveCount(0);
    const chains = rules.legalDestinations(game, "a1");
    expect(Math.max(...chains.map((d) => d.path.length))).toBeGreaterThan(4);
    for (const { to, path } of chains) {
      await table.square(to)[touch]();
      const middles = await Promise.all(path.map((square) => table.middle(square)));
      await expect
        .poll(() => points(), { message: `the path to ${to}`, intervals: [20] })
        .toEqual(middles.map(rounded));
      await expect(table.path.locator("circle")).toHaveCount(path.length - 1);
    }
    if (touch === "hover") await page.mouse.move(2, 2);
    else await table.square("h1").focus();
    await expect(table.path).toHaveCount(0);

    /** The corners of the drawn line, on the screen. */
    async function points() {
      const found = await page.locator(".path polyline").evaluateAll((lines) => {
        const line = lines[0] as SVGPolylineElement | undefined;
        const matrix = line?.getScreenCTM();
        return line && matrix
          ? [...line.points].map((p) => p.matrixTransform(matrix)).map(({ x, y }) => ({ x, y }))
          : [];
      });
      return found.map(rounded);
    }
  });
}

function rounded({ x, y }: { x: number; y: number }) {
  return { x: Math.round(x), y: Math.round(y) };
}

test("the last move stays marked", async ({ table, page }) => {
  await table.sit();
  await table.play("b2-b4");
  const marked = () =>
    page.locator("[data-last]").evaluateAll((all) => all.map((e) => [e.dataset.last, e.dataset.square]));
  expect(Object.fromEntries(await marked())).toEqual({ from: "b2", to: "b4" });
  await expect(page.locator("polyline.last")).toHaveCount(1);
  await table.square("f6").click();
  expect(Object.fromEntries(await marked())).toEqual({ from: "b2", to: "b4" });
  await table.square("e6").click();
  expect(Object.fromEntries(await marked())).toEqual({ from: "f6", to: "e6" });
});

test("both homes are tinted", async ({ table }) => {
  await table.sit();
  const variant = rules.newGame().variant;
  const homes = await table.squares.evaluateAll((all) =>
    all.filter((e) => e.dataset.home).map((e) => `${e.dataset.square} ${e.dataset.home}`),
  );
  const { black } = rules.newGame();
  expect(homes.sort()).toEqual([...variant.home.map((s) => `${s} white`), ...black.map((s) => `${s} black`)].sort());
  // Light squares each: one of White's home, one of Black's, one between.
  const tones = await Promise.all(
    ["b1", "h7", "e4"].map((square) => table.square(square).evaluate((e) => getComputedStyle(e).backgroundColor)),
  );
  expect(new Set(tones).size).toBe(3);
});

test("a move that traps isn't offered, and the square says why not", async ({ table, page }) => {
  const game = rules.gameFromPosition("classic-3x3", positions.trap);
  await table.sit(keptPosition("classic-3x3", positions.trap));
  await table.square("a4").click();
  await expect(table.square("a2")).not.toHaveAttribute("data-dest");
  await table.square("a2").click();
  await expect(table.status).toHaveText("Not allowed: a2 would trap a1");
  await expect(table.status).toHaveAttribute("data-kind", "traps");
  await expect(table.news).toHaveText("Not allowed: a2 would trap a1");
  await expect(page.locator("[data-trapped]")).toHaveAttribute("data-square", "a1");
  await expect(page.locator("circle.trapped")).toHaveCount(1);
  await table.shows(game);
  await expect(table.chosen).toHaveAttribute("data-square", "a4");
  // The man is still in hand.
  await table.square("b4").click();
  await table.shows(rules.applyMove(game, "a4-b4"));
  await expect(page.locator("[data-trapped]")).toHaveCount(0);
});

test("a move that brings a man home after the deadline asks first", async ({ table, page }) => {
  const game = rules.gameFromPosition("classic-3x3", positions.homecoming);
  await table.sit(keptPosition("classic-3x3", positions.homecoming));
  await expect(page.locator("#exit-left")).toHaveText("passed");
  await table.square("d3").click();
  await expect(table.square("c3")).toHaveAttribute("data-dest", "loses");
  const dialog = table.dialog("loses");

  for (const leave of [() => table.button("Take another move").click(), () => page.keyboard.press("Escape")]) {
    await table.square("c3").click();
    await expect(dialog).toHaveAccessibleName("This move loses");
    await expect(dialog).toContainText("The exit deadline, move 40, has passed.");
    await expect(dialog).toContainText("rule 4.4");
    await expect(dialog).toContainText("Play d3 to c3");
    await expect(table.path, "the move stays drawn").toHaveAttribute("data-loses", "true");
    await expect(table.button("Take another move")).toBeFocused();
    await leave();
    await expect(table.anyDialog).toHaveCount(0);
    await table.shows(game);
  }
  await table.square("c3").click();
  await table.button("Play and lose").click();
  const after = rules.applyMove(game, "d3-c3");
  await table.shows(after);
  await expect(table.dialog("end").getByRole("heading")).toHaveText("Black wins");
  await expect(table.dialog("end")).toContainText("Rule 4.4");
});
