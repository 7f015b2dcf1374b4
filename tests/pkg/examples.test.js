// The examples for Node.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { parseGame } from "ugolki";
import { run } from "./harness/run.js";

test("the computer player plays itself in the terminal", async () => {
  const duel = fileURLToPath(new URL("../../examples/duel.mjs", import.meta.url));
  const said = await run(process.execPath, [duel, "diagonal-3x3", "8", "3", "5"]);
  const record = said.slice(said.indexOf("[Variant "));
  const { game, tags } = parseGame(record);
  assert.deepEqual([game.variant.name, tags.White, tags.Black], ["diagonal-3x3", "level 8", "level 3"]);
  assert.notEqual(game.outcome, null);
  assert.match(said, new RegExp(`(wins|a draw): ${game.outcome.reason}`));
  const first = said.split("\n")[0];
  assert.match(
    first,
    new RegExp(`^1\\. white ${game.moves[0]} \\((White|Black) is \\d+\\.\\d moves ahead, \\d+ plies deep\\)$`),
  );
});
