import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";

/**
 * What a test needs of a browser.
 * @typedef {object} Driver
 * @property {string} name the browser and its version
 * @property {(url: string) => Promise<unknown>} goto
 * @property {() => Promise<unknown>} reload
 * @property {(x: number, y: number) => Promise<unknown>} tap a click of the mouse there in the window
 * @property {(key: string) => Promise<unknown>} press a key, by its name in `KeyboardEvent.key`
 * @property {<T>(work: (...args: any[]) => T, ...args: any[]) => Promise<T>} run a function in the page
 * @property {() => Promise<unknown>} close
 */

const PATIENCE = 10_000; // milliseconds

/** The table as someone in any browser meets it. */
export class Table {
  /** @param {Driver} driver */
  constructor(driver) {
    this.driver = driver;
  }

  /** Waits until this function gives this value in the page. */
  async until(expected, work, ...args) {
    for (const limit = Date.now() + PATIENCE; ; await pause(20)) {
      const actual = await this.driver.run(work, ...args);
      try {
        return assert.deepEqual(actual, expected);
      } catch (difference) {
        if (Date.now() > limit) throw difference;
      }
    }
  }

  /** Clicks in the middle of the one element that the selector and the text fit, once it stands still. */
  async click(selector, text = null) {
    const find = (selector, text) => {
      const fits = [...document.querySelectorAll(selector)].filter(
        (element) => element.checkVisibility() && (text === null || element.textContent.trim() === text),
      );
      if (fits.length !== 1) return `${fits.length} of ${selector} ${text ?? ""}`;
      fits[0].scrollIntoView({ block: "nearest" });
      const { left, top, width, height } = fits[0].getBoundingClientRect();
      return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    };
    let place = null;
    for (let before = null; place === null || JSON.stringify(place) !== before; await pause(20)) {
      before = JSON.stringify(place);
      place = await this.driver.run(find, selector, text);
      assert.equal(typeof place, "object", `one element to click: ${place}`);
    }
    await this.driver.tap(place.x, place.y);
  }

  /** Waits for the board. */
  ready() {
    return this.until(true, () => [...document.querySelectorAll("[data-square]")].some((s) => s.checkVisibility()));
  }

  square(square) {
    return this.click(`[data-square="${square}"]`);
  }

  /** Plays a move by two clicks: on where it starts and on where it ends. */
  async play(move) {
    for (const square of ends(move)) await this.square(square);
  }

  /** Presses Tab until the focus is on a square; on a page just loaded it begins at the page's start. */
  async tabToBoard() {
    for (let presses = 0; presses < 40; presses++) {
      await this.driver.press("Tab");
      if (await this.focused()) return;
    }
    assert.fail("Tab leads to the board");
  }

  focused() {
    return this.driver.run(() => document.activeElement?.dataset.square ?? null);
  }

  /** Walks there with the arrow keys, White being at the bottom. */
  async walk(to) {
    const from = await this.focused();
    assert.ok(from, "the focus is on the board");
    const right = to.charCodeAt(0) - from.charCodeAt(0);
    const up = Number(to.slice(1)) - Number(from.slice(1));
    for (let i = 0; i < Math.abs(right); i++) await this.driver.press(right > 0 ? "ArrowRight" : "ArrowLeft");
    for (let i = 0; i < Math.abs(up); i++) await this.driver.press(up > 0 ? "ArrowUp" : "ArrowDown");
    assert.equal(await this.focused(), to);
  }

  /** The board that is seen shows just this game. */
  shows(game) {
    const expected = { white: [...game.white].sort(), black: [...game.black].sort() };
    return this.until(expected, () => {
      const squares = [...document.querySelectorAll("[data-square]")].filter((square) => square.checkVisibility());
      const of = (side) =>
        squares
          .filter(({ dataset }) => dataset.man === side)
          .map(({ dataset }) => dataset.square)
          .sort();
      return { white: of("white"), black: of("black") };
    });
  }

  /** Waits for the move of the side that is to move: where it started and where it ended, by the last move's mark. */
  async answer(side) {
    const last = () => {
      const marked = [...document.querySelectorAll("[data-square][data-last]")].filter((s) => s.checkVisibility());
      return marked.map(({ dataset }) => [dataset.square, dataset.man ?? null]);
    };
    for (const limit = Date.now() + PATIENCE; ; await pause(20)) {
      const marked = await this.driver.run(last);
      const to = marked.find(([, man]) => man === side);
      const from = marked.find(([, man]) => man === null);
      if (from && to) return [from[0], to[0]];
      assert.ok(Date.now() < limit, `${side} moves: ${JSON.stringify(marked)}`);
    }
  }

  /** The end is told, with this rule. */
  endsBy(rule) {
    const told = () =>
      document.querySelector('dialog[open][data-kind="end"]')?.textContent.match(/[Rr]ule ([\d.]+\d)/)?.[1];
    return this.until(rule, told);
  }
}

/** Where a move starts and where it ends. */
export function ends(move) {
  const path = move.split("-");
  return [path[0], path.at(-1)];
}
