import { type BrowserContext, test as base, expect, type Locator, type Page } from "@playwright/test";
import type { Game, Side, Square } from "ugolki";
import { ends } from "./games.ts";
import { type Site, serve } from "./site.ts";

export { expect };

interface Options {
  /** Where on its host the page lives. */
  base: string;
}

interface Fixtures {
  site: Site;
  table: Table;
}

export const test = base.extend<Options & Fixtures>({
  base: ["/some/path/", { option: true }],

  site: async ({ base }, use) => {
    const site = await serve(base);
    await use(site);
    await site.stop();
  },

  /** The page at its host. Whatever goes wrong in it fails the test, unless the test has allowed it. */
  table: async ({ page, context, site }, use) => {
    const table = new Table(page, site.url);
    watch(context, table);
    await page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
        console.error(`policy: ${effectiveDirective} ${blockedURI}`);
      });
    });
    await use(table);
    // What the page has just said may still be on its way.
    if (!page.isClosed()) await page.evaluate(() => null);
    const problems = [...table.problems];
    expect(problems, "nothing goes wrong in the page").toEqual([]);
  },
});

/** What goes wrong in these pages is the table's problem. */
export function watch(context: BrowserContext, table: Table): void {
  const host = new URL(table.url).origin;
  context.on("console", (message) => {
    // Its own word, where a test doesn't allow them (playwright.config.ts).
    if (message.text() === "Service Worker registration blocked by Playwright") return;
    if (["error", "warning"].includes(message.type())) table.problem(`console: ${message.text()}`);
  });
  context.on("weberror", (error) => table.problem(`error: ${error.error().stack ?? error.error()}`));
  context.on("request", (request) => {
    if (new URL(request.url()).origin !== host) table.problem(`another host: ${request.url()}`);
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText;
    // These are fetched when all else is done; a page that is left before takes the requests with it.
    const isLate =
      /\/(favicon\.svg|manifest\.webmanifest|assets\/(notice|incoming|offline|opponent|player|engine|hint|worker)-[^/]+)$/.test(
        request.url(),
      );
    if (isLate && reason === "net::ERR_ABORTED") return;
    table.problem(`failed: ${request.url()} ${reason}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) table.problem(`status ${response.status()}: ${response.url()}`);
  });
}

export interface NewGame {
  variant?: string;
  /** The value of a time control: `none`, `3+2` … */
  time?: string;
  own?: { minutes: number; increment: number };
  side?: Side | "random";
  autoTurn?: boolean;
  /** Your name, and the opponent's. */
  near?: string;
  far?: string;
  opponent?: "friend" | "computer" | "link";
  /** The computer's. */
  level?: number;
  deadline?: number;
  limit?: number;
  rated?: boolean;
}

export type DialogKind =
  | "new-game"
  | "menu"
  | "keys"
  | "paused"
  | "resign"
  | "draw"
  | "loses"
  | "end"
  | "record"
  | "elsewhere";

/** The page as someone at the table meets it. */
export class Table {
  readonly problems: string[] = [];
  private readonly allowed: RegExp[] = [];

  constructor(
    readonly page: Page,
    readonly url: string,
  ) {}

  problem(text: string): void {
    if (!this.allowed.some((pattern) => pattern.test(text))) this.problems.push(text);
  }

  /** This test provokes messages that match. */
  allow(pattern: RegExp): void {
    this.allowed.push(pattern);
  }

  /** Opens the page, with this text as the game that the browser has kept; a reload finds what the page has written. */
  async open(kept?: string): Promise<void> {
    if (kept !== undefined) {
      await this.page.addInitScript((text) => {
        if (sessionStorage.getItem("kept")) return;
        sessionStorage.setItem("kept", "yes");
        localStorage.setItem("corners.game", text);
      }, kept);
    }
    await this.page.goto(this.url);
  }

  /** The same, and waits for the board. */
  async sit(kept?: string): Promise<void> {
    await this.open(kept);
    await this.ready();
  }

  async ready(): Promise<void> {
    await expect(this.squares.first()).toBeVisible();
  }

  get squares(): Locator {
    return this.page.locator("[data-square]");
  }

  get status(): Locator {
    return this.page.locator("#status");
  }

  get news(): Locator {
    return this.page.locator("#news");
  }

  get chosen(): Locator {
    return this.page.locator("[data-square][data-chosen]");
  }

  /** The path that is drawn from the chosen man. */
  get path(): Locator {
    return this.page.locator(".path");
  }

  get board(): Locator {
    return this.page.getByRole("grid");
  }

  /** Keeps the wasm from arriving until the function given back is called. */
  async holdRules(): Promise<() => void> {
    let go = () => {};
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    await this.page.route("**/*.wasm", async (route) => {
      await gate;
      await route.continue();
    });
    return go;
  }

  square(square: Square): Locator {
    return this.page.locator(`[data-square="${square}"]`);
  }

  dialog(kind: DialogKind): Locator {
    return this.page.locator(`dialog[open][data-kind="${kind}"]`);
  }

  get anyDialog(): Locator {
    return this.page.locator("dialog[open]");
  }

  clock(side: Side): Locator {
    return this.page.locator(`#clock-${side}`);
  }

  count(side: Side, what: "home" | "arrived"): Locator {
    return this.page.locator(`#bar-${side} b[data-count="${what}"]`);
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  /** Presses a button of the table, where it stands in this moment: below the board, or in the menu. */
  async act(name: string): Promise<void> {
    const here = this.page.locator(".actions").getByRole("button", { name, exact: true });
    if (await here.isVisible()) return here.click();
    const menu = this.dialog("menu");
    if (!(await menu.isVisible())) await this.button("More").click();
    await menu.getByRole("button", { name, exact: true }).click();
  }

  /** Fills the form for a new game, without starting it. */
  async fillNewGame(choice: NewGame = {}): Promise<Locator> {
    await this.act("New game");
    const dialog = this.dialog("new-game");
    const choose = (name: string, value: string) => dialog.locator(`input[name="${name}"][value="${value}"]`).check();
    if (choice.variant) await choose("variant", choice.variant);
    if (choice.opponent) await choose("opponent", choice.opponent);
    if (choice.level) await choose("level", String(choice.level));
    if (choice.near) await dialog.locator('input[name="near"]').fill(choice.near);
    if (choice.far) await dialog.locator('input[name="far"]').fill(choice.far);
    if (choice.side) await choose("side", choice.side);
    if (choice.autoTurn !== undefined) await dialog.locator('input[name="auto-turn"]').setChecked(choice.autoTurn);
    if (choice.time) await choose("time", choice.time);
    if (choice.own) {
      await choose("time", "own");
      await dialog.getByRole("spinbutton", { name: "Minutes" }).fill(String(choice.own.minutes));
      await dialog.getByRole("spinbutton", { name: "Seconds a move" }).fill(String(choice.own.increment));
    }
    const { deadline, limit, rated } = choice;
    if (deadline !== undefined || limit !== undefined || rated !== undefined) {
      await dialog.locator("details.house").evaluate((details: HTMLDetailsElement) => {
        details.open = true;
      });
      if (deadline !== undefined) await dialog.locator('input[name="deadline"]').fill(String(deadline));
      if (limit !== undefined) await dialog.locator('input[name="limit"]').fill(String(limit));
      if (rated !== undefined) await dialog.locator('input[name="rated"]').setChecked(rated);
    }
    return dialog;
  }

  async newGame(choice: NewGame = {}): Promise<void> {
    const dialog = await this.fillNewGame(choice);
    await dialog.getByRole("button", { name: "Start", exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  /** Plays a move by two clicks: on where it starts and on where it ends. */
  async play(...moves: string[]): Promise<void> {
    for (const move of moves) for (const square of ends(move)) await this.square(square).click();
  }

  /** The middle of a square on the screen. */
  async middle(square: Square): Promise<{ x: number; y: number }> {
    const box = await this.square(square).boundingBox();
    if (!box) throw new Error(`${square} isn't on the screen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  async focused(): Promise<string | null> {
    return this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.square ?? null);
  }

  /** The board shows just this game: every man, its bars and its numbers. */
  async shows(game: Game): Promise<void> {
    const expected = {
      white: [...game.white].sort(),
      black: [...game.black].sort(),
      shown: [...game.white.map((s) => `white ${s}`), ...game.black.map((s) => `black ${s}`)].sort(),
      counts: [game.atHome.white, game.inGoal.white, game.atHome.black, game.inGoal.black],
      number: Math.min(game.number, game.variant.moveLimit),
      active: game.outcome ? [] : [`bar-${game.turn}`],
    };
    // Most often it is so at once.
    await expect.poll(() => this.seen(), { intervals: [20, 50, 100] }).toEqual(expected);
  }

  private async seen() {
    return this.page.evaluate(() => {
      const buttons = [...document.querySelectorAll<HTMLElement>("[data-square]")];
      const men = (side: string) =>
        buttons
          .filter((b) => b.dataset.man === side)
          .map((b) => b.dataset.square as string)
          .sort();
      const grid = document.querySelector('[role="grid"]');
      if (!grid) return null;
      const { left, top, width, height } = grid.getBoundingClientRect();
      const size = Number(grid.getAttribute("aria-colcount"));
      const shown = [...document.querySelectorAll<HTMLElement>(".man")].map((disc) => {
        const box = disc.getBoundingClientRect();
        const column = Math.floor(((box.left + box.width / 2 - left) / width) * size);
        const row = Math.floor(((box.top + box.height / 2 - top) / height) * size);
        const below = grid.children[row]?.children[column]?.firstElementChild as HTMLElement | null;
        return `${disc.dataset.side} ${below?.dataset.square}`;
      });
      const number = (selector: string) => Number.parseInt(document.querySelector(selector)?.textContent ?? "", 10);
      const counts = ["white", "black"].flatMap((side) => [
        number(`#bar-${side} [data-count="home"]`),
        number(`#bar-${side} [data-count="arrived"]`),
      ]);
      return {
        white: men("white"),
        black: men("black"),
        shown: shown.sort(),
        counts,
        number: number("#move-number"),
        active: [...document.querySelectorAll(".bar[data-active]")].map((bar) => bar.id),
      };
    });
  }

  /** What the browser keeps of the game. */
  async keptGame(): Promise<Game> {
    return this.page.evaluate(() => {
      const id = sessionStorage.getItem("corners.current");
      const note = JSON.parse(localStorage.getItem(`corners.game.${id}`) ?? "null");
      return note && JSON.parse(note.text).game;
    });
  }
}
