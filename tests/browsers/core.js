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

    async function ended(game) {
      assert.equal(rules.formatPosition(game), record.final);
      await table.endsBy(game.outcome.rule);
    }

    test("a whole game by click", async () => {
      await driver.goto(site.url);
      await table.ready();
      let game = await newGame();
      for (const move of record.moves) {
        await table.play(move);
        game = played(game, move);
        await table.shows(game);
      }
      await ended(game);
    });

    test("a whole game by keyboard", async () => {
      await driver.goto(site.url);
      await table.ready();
      await driver.press("Escape");
      let game = await newGame();
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
      await driver.goto(site.url);
      await table.ready();
      await driver.press("Escape");
      let game = await newGame();
      for (const move of record.moves.slice(0, 5)) {
        await table.play(move);
        game = played(game, move);
      }
      await table.shows(game);
      await driver.reload();
      await table.ready();
      await table.shows(game);
      await table.play(record.moves[5]);
      await table.shows(played(game, record.moves[5]));
    });
  });
}
