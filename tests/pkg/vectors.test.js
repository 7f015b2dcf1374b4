// The vectors of an independent implementation, through the package.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import * as ugolki from "ugolki";
import { dataFolder } from "./harness/paths.js";
import { byMove } from "./harness/support.js";

const lines = (name) =>
  readFileSync(join(dataFolder, name), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));

const winners = { "1-0": "white", "0-1": "black", "1/2-1/2": null };

test("whole games: played, ended, written and read back", () => {
  const games = lines("games.jsonl");
  assert.ok(games.length > 100);
  for (const { variant, moves, result, reason, final } of games) {
    let game = ugolki.newGame(variant);
    for (const move of moves) {
      assert.equal(game.outcome, null, `${variant} was over before ${move}`);
      game = ugolki.applyMove(game, move);
    }
    assert.equal(ugolki.formatPosition(game), final);
    assert.deepEqual([game.outcome?.winner, game.outcome?.reason], [winners[result], reason]);
    const text = ugolki.formatGame(game);
    assert.deepEqual(ugolki.parseGame(text).game, game, text);
    assert.equal(ugolki.formatGame(ugolki.parseGame(text).game), text);
  }
});

test("positions: every man's destinations with their shortest paths", () => {
  const positions = lines("positions.jsonl");
  assert.ok(positions.length > 100);
  for (const { variant, position, destinations } of positions) {
    const game = ugolki.gameFromPosition(variant, position);
    assert.equal(ugolki.formatPosition(game), position);
    const expected = [];
    for (const from of game.turn === "white" ? game.white : game.black) {
      const found = ugolki.legalDestinations(game, from);
      const marked = found.map(({ to, path, loses }) => [to, path.join("-") + (loses ? "!" : "")]);
      assert.deepEqual(Object.fromEntries(marked), destinations[from] ?? {}, `${variant} ${position} ${from}`);
      for (const { to, path } of found) assert.deepEqual(ugolki.shortestPath(game, from, to), path);
      expected.push(...found.map(({ path }) => path.join("-")));
    }
    assert.deepEqual(ugolki.legalMoves(game), expected.sort(byMove));
  }
});
