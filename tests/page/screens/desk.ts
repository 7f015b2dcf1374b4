import type { Locator, Page } from "@playwright/test";
import type { Square } from "ugolki";
import { ends } from "../games.ts";
import { expect, type Table } from "../table.ts";
import type { Say } from "./words.ts";

/** The page in some language, steered by the ids of its texts. */
export class Desk {
  constructor(
    readonly table: Table,
    readonly say: Say,
  ) {}

  get page(): Page {
    return this.table.page;
  }

  /** Goes to an address of the page: `"#/practice"`. */
  async go(fragment: string): Promise<void> {
    await this.page.goto(`${this.table.url}${fragment}`);
  }

  /** The button or link that is seen and has this text as its name. */
  named(id: string, args?: Record<string, string | number>): Locator {
    const name = { name: this.say(id, args), exact: true };
    return this.page.getByRole("button", name).or(this.page.getByRole("link", name)).filter({ visible: true }).first();
  }

  /** Presses it where it stands: in the dialog that is open, on the screen, or in the menu. */
  async press(...ids: string[]): Promise<void> {
    for (const id of ids) {
      const dialog = this.page.locator("dialog[open]");
      const isModal = await dialog.isVisible();
      if (!isModal && !(await this.named(id).isVisible())) await this.named("action-menu").click();
      await this.named(id).click();
    }
  }

  square(square: Square): Locator {
    return this.page.locator(`[data-square="${square}"]`).filter({ visible: true });
  }

  /** Plays moves, or chooses a man, by clicks. */
  async play(...moves: string[]): Promise<void> {
    for (const move of moves) for (const square of new Set(ends(move))) await this.square(square).click();
  }

  /** Waits for the board, or whatever else is there. */
  async sees(selector: string): Promise<void> {
    await expect(this.page.locator(selector).filter({ visible: true }).first()).toBeVisible();
  }

  /** Scrolls to the end of what is in there. */
  async scrollDown(selector: string): Promise<void> {
    await this.page.locator(selector).evaluate((top) => {
      for (const element of [top, ...top.querySelectorAll("*")]) element.scrollTop = element.scrollHeight;
    });
  }
}
