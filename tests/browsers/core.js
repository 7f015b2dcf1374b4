import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import * as rules from "ugolki";
import { Site } from "./site.js";
import { ends, Table } from "./table.js";

/** The shortest recorded game that somebody won by arriving. */
const record = readFileSync(new URL("../data/games.jsonl", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => JSON.parse(line))
  .filter((game) => game.reason === "arrived" && game.result !== "1/2-1/2")
  .sort((a, b) => a.moves.length - b.moves.length)[0];

/** The game after a move, of which start and end count: a square that is clicked means the shortest path. */
const played = (game, move) => rules.applyMove(game, ends(move).join("-"));

/**
 * What has to work in every browser.
 * @param {string} name
 * @param {() => Promise<import("./table.js").Driver>} open
 */
export function corePaths(name, open) {
  describe(`the core paths in ${name}`, () => {
    const site = new Site();
    let driver;
    let table;

    before(async () => {
      await site.start();
      driver = await open();
      table = new Table(driver);
      console.log(driver.name);
    });
    after(async () => {
      await driver?.close();
      await site.stop();
    });

    async function newGame() {
      await table.click("button", "New game");
      await table.click(`dialog[open] label:has(input[value="${record.variant}"])`);
      await table.click("dialog[open] button", "Start");
      const game = rules.newGame(record.variant);
      await table.shows(game);
      return game;
    }

    /** A new game on a page just loaded, with the first moves of the record played. */
    async function playSome(plies) {
      await driver.goto(site.url);
      await table.ready();
      // It may show how the game before has ended.
      await driver.press("Escape");
      let game = await newGame();
      for (const move of record.moves.slice(0, plies)) {
        await table.play(move);
        game = played(game, move);
      }
      await table.shows(game);
      return game;
    }

    async function ended(game) {
      assert.equal(rules.formatPosition(game), record.final);
      await table.endsBy(game.outcome.rule);
    }

    test("a whole game by click", async () => {
      let game = await playSome(0);
      for (const move of record.moves) {
        await table.play(move);
        game = played(game, move);
        await table.shows(game);
      }
      await ended(game);
    });

    test("a whole game by keyboard", async () => {
      let game = await playSome(0);
      await driver.reload();
      await table.ready();
      await table.tabToBoard();
      for (const [ply, move] of record.moves.entries()) {
        for (const square of ends(move)) {
          await table.walk(square);
          await driver.press(ply % 2 ? "Enter" : " ");
        }
        game = played(game, move);
        await table.shows(game);
      }
      await ended(game);
    });

    test("a reload keeps the game", async () => {
      const game = await playSome(5);
      await driver.reload();
      await table.ready();
      await table.shows(game);
      await table.play(record.moves[5]);
      await table.shows(played(game, record.moves[5]));
    });

    test("the link of a game opens it where it stood", async () => {
      const game = await playSome(4);
      await table.click('button[aria-label="More"]');
      await table.click("dialog[open] button", "Share");
      await table.until(
        true,
        () => document.querySelector("dialog[open] textarea, dialog[open] input[readonly]") !== null,
      );
      const link = await driver.run(
        () => document.querySelector("dialog[open] textarea, dialog[open] input[readonly]").value,
      );
      assert.match(link, new RegExp(`^${site.url}#g=`));
      await driver.press("Escape");
      await newGame();
      await driver.goto("about:blank");
      await driver.goto(link);
      await table.ready();
      await table.shows(game);
    });

    test("after the first visit the page does without a network", async () => {
      const game = await playSome(2);
      await table.until("activated", () => navigator.serviceWorker.controller?.state);
      await site.stop();
      try {
        await driver.reload();
        await table.ready();
        await table.shows(game);
        await table.play(record.moves[2]);
        await table.shows(played(game, record.moves[2]));
      } finally {
        await site.start();
      }
    });

    // The last one: the next game would begin against the computer, too.
    test("the computer answers from its worker", async () => {
      await driver.goto(site.url);
      await table.ready();
      await driver.press("Escape");
      await table.click("button", "New game");
      for (const choice of [
        `value="${record.variant}"`,
        'name="opponent"][value="computer"',
        'name="level"][value="8"',
      ])
        await table.click(`dialog[open] label:has(input[${choice}])`);
      await table.click("dialog[open] button", "Start");
      await table.play(record.moves[0]);
      const game = played(rules.newGame(record.variant), record.moves[0]);
      await table.shows(game);
      const [from, to] = await table.answer("black");
      await table.shows(played(game, `${from}-${to}`));
    });
  });
}
