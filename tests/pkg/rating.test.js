// Ratings as Glickman published them, the levels' own, and values that are none.
import assert from "node:assert/strict";
import { test } from "node:test";
import { levelRating, rate, variants } from "ugolki";

const rated = (rating, deviation) => ({ rating, deviation, volatility: 0.06 });

test("the published example", async () => {
  const { rating, deviation, volatility } = await rate(rated(1500, 200), [
    { opponent: rated(1400, 30), score: 1 },
    { opponent: rated(1550, 100), score: 0 },
    { opponent: rated(1700, 300), score: 0 },
  ]);
  assert.ok(Math.abs(rating - 1464.06) < 0.05, String(rating));
  assert.ok(Math.abs(deviation - 151.52) < 0.05, String(deviation));
  assert.ok(Math.abs(volatility - 0.05999) < 0.0001, String(volatility));
});

test("what comes of it can be rated on", async () => {
  const [worst, best] = [-10_000, 10_000].map((rating) => ({ rating, deviation: 1000, volatility: 1 }));
  const after = await rate(worst, new Array(300).fill({ opponent: best, score: 1 }));
  assert.ok((await rate(after, [{ opponent: after, score: 0 }])).rating < after.rating);
});

test("each level has a rating in the rated variants, the higher the more", async () => {
  for (const { name, rated } of variants()) {
    const ratings = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((level) => levelRating(name, level)));
    if (!rated) assert.deepEqual(new Set(ratings), new Set([null]), name);
    else {
      const numbers = ratings.map(({ rating }) => rating);
      assert.deepEqual(
        numbers,
        numbers.toSorted((a, b) => a - b),
        name,
      );
    }
  }
  assert.equal(await levelRating("classic-3x3", 9), null);
});

test("what is no rating is refused, with its place", async () => {
  const good = rated(1500, 200);
  for (const [player, games, field] of [
    [1, [], "player"],
    [{ ...good, rating: Number.NaN }, [], "player"],
    [{ rating: 1500 }, [], "player.deviation"],
    [good, {}, "games"],
    [good, [{ opponent: {}, score: 1 }], "games[0].opponent.rating"],
    [good, [{ opponent: good, score: 2 }], "games[0].score"],
  ]) {
    await assert.rejects(rate(player, games), { name: "CornersError", code: "bad-argument", field });
  }
});
