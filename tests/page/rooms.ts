import { AxeBuilder } from "@axe-core/playwright";
import type { Locator } from "@playwright/test";
import type { Square } from "ugolki";
import { ends } from "./games.ts";
import { expect, type Table } from "./table.ts";

/** A screen with a board beside the table, as someone in it meets it. */
export class Room {
  constructor(
    readonly table: Table,
    readonly name: "practice" | "setup" | "race" | "review" | "puzzles" | "daily",
  ) {}

  get page() {
    return this.table.page;
  }

  get screen(): Locator {
    return this.page.locator("#screen");
  }

  /** Opens it, with these texts as what the browser has kept; a reload finds what the page has written. */
  async open(kept: Record<string, string> = {}, path = ""): Promise<void> {
    if (Object.keys(kept).length > 0) {
      await this.page.addInitScript((texts) => {
        if (sessionStorage.getItem("kept")) return;
        sessionStorage.setItem("kept", "yes");
        for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
      }, kept);
    }
    await this.page.goto(`${this.table.url}#/${this.name}${path}`);
    await this.ready();
  }

  async ready(): Promise<void> {
    await expect(this.screen.locator(`main.${this.name} [data-square]`).first()).toBeVisible();
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.ready();
  }

  square(square: Square): Locator {
    return this.screen.locator(`[data-square="${square}"]`);
  }

  /** Plays moves by two clicks each. */
  async play(...moves: string[]): Promise<void> {
    for (const move of moves) for (const square of ends(move)) await this.square(square).click();
  }

  button(name: string): Locator {
    return this.screen.getByRole("button", { name, exact: true });
  }

  get dialog(): Locator {
    return this.screen.locator("dialog[open]");
  }

  /** Presses an entry of the menu. */
  async menu(name: string): Promise<void> {
    if (!(await this.dialog.isVisible())) await this.button("More").click();
    await this.dialog.getByRole("button", { name, exact: true }).click();
  }

  get status(): Locator {
    return this.screen.locator(".status");
  }

  /** The moves in the list, as they are written, numbers and all. */
  get plies(): Locator {
    return this.screen.locator(".room-list .ply");
  }

  /** The move that is looked at. */
  get current(): Locator {
    return this.screen.locator(".room-list .ply[aria-current]");
  }

  ply(text: string): Locator {
    return this.plies.filter({ hasText: new RegExp(`(^|\\s)${text}$`) });
  }

  /** The men on the board, such as `white a1`, sorted. */
  men(): Promise<string[]> {
    return this.screen
      .locator("[data-square][data-man]")
      .evaluateAll((buttons) =>
        buttons.map((b) => `${(b as HTMLElement).dataset.man} ${(b as HTMLElement).dataset.square}`).sort(),
      );
  }

  /** The board shows just these men. */
  async shows({ white, black }: { white: Square[]; black: Square[] }): Promise<void> {
    const expected = [...white.map((s) => `white ${s}`), ...black.map((s) => `black ${s}`)].sort();
    await expect.poll(() => this.men(), { intervals: [20, 50, 100] }).toEqual(expected);
  }

  async middle(square: Square): Promise<{ x: number; y: number }> {
    const box = await this.square(square).boundingBox();
    if (!box) throw new Error(`${square} isn't on the screen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  kept(key: string): Promise<string | null> {
    return this.page.evaluate((name) => localStorage.getItem(name), key);
  }

  /** These parts are in sight at once, none of them wider than the screen. */
  async inSight(...selectors: string[]): Promise<void> {
    const { width, height } = this.page.viewportSize() ?? { width: 0, height: 0 };
    for (const selector of selectors) {
      const box = await this.screen.locator(selector).boundingBox();
      if (!box) throw new Error(`${selector} isn't drawn`);
      expect(box.y, selector).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height, selector).toBeLessThanOrEqual(height);
      expect(box.x + box.width, selector).toBeLessThanOrEqual(width);
    }
    expect(await this.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }

  async clean(where: string): Promise<void> {
    const { violations, passes } = await new AxeBuilder({ page: this.page }).analyze();
    const found = violations.map(({ id, nodes }) => [id, ...nodes.map((n) => `${n.html}: ${n.failureSummary}`)]);
    expect.soft(found, where).toEqual([]);
    expect(passes.length, where).toBeGreaterThan(5);
  }
}

export const devices = {
  "light, on a desktop": { colorScheme: "light", viewport: { width: 1280, height: 800 } },
  "dark, on a phone": { colorScheme: "dark", viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
} as const;
