// Recorded games, clicked through from the start to the outcome.

import type { Outcome } from "ugolki";
import * as rules from "ugolki";
import { ends, played, recordedGame } from "./games.ts";
import { ended, names } from "./outcomes.ts";
import { expect, test } from "./table.ts";

const games: [variant: string, reason: Outcome["reason"], result: string][] = [
  ["classic-3x3", "arrived", "1-0"],
  ["classic-3x4", "both-arrived", "1/2-1/2"],
  ["diagonal-3x3", "overstayed", "1-0"],
  ["diagonal-3x4", "both-overstayed", "1/2-1/2"],
  ["triangle", "move-limit", "0-1"],
  ["classic-4x4", "returned-home", "0-1"],
  ["halma-16x16", "overstayed", "0-1"],
];

for (const [variant, reason, result] of games) {
  test(`${variant}: ${reason}, ${result}`, async ({ table }) => {
    const record = recordedGame(variant, reason, result);
    await table.sit();
    await table.newGame({ variant, near: names.white, far: names.black });
    let game = rules.newGame(variant);
    await table.shows(game);
    for (const move of record.moves) {
      const [from, to] = ends(move);
      const { loses } = rules.legalDestinations(game, from).find((d) => d.to === to) ?? {};
      await table.play(move);
      if (loses) {
        await expect(table.dialog("loses")).toContainText("rule 4.4");
        await table.button("Play and lose").click();
      }
      game = played(game, [move]);
      await table.shows(game);
      if (game.outcome) break;
    }
    expect(rules.formatPosition(game)).toBe(record.final);
    expect(game.outcome?.reason).toBe(reason);
    await ended(table, game.outcome);
    expect(await table.keptGame()).toEqual(game);
  });
}

test("the same position for the third time is a draw", async ({ table }) => {
  await table.sit();
  await table.newGame({ near: names.white, far: names.black });
  const there = ["c3-d3", "f6-e6", "d3-c3", "e6-f6"];
  await table.play(...there, ...there);
  await ended(table, played(rules.newGame(), [...there, ...there]).outcome);
});
