// Whatever is passed to a computer player: a thought or a CornersError, never a trap, and it thinks on.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import fc from "fast-check";
import { acceptsDraw, Engine, legalMoves, resigns } from "ugolki";
import { EngineClient } from "ugolki/client";
import { anything, damaged, games, judge, made, nasty, object, plain, some } from "./harness/hostile.js";

const complaints = [];
const { error: log } = console;
console.error = (...words) => {
  complaints.push(words.join(" "));
  log(...words);
};

const game = fc.oneof({ weight: 3, arbitrary: damaged }, { weight: 2, arbitrary: anything }, some(...games));
const number = fc.oneof(plain(fc.integer({ min: -1, max: 20 })), plain(fc.double()), anything);
// What is asked for in earnest is small, so that thousands can be asked.
const few = plain(fc.constantFrom(1, 2, 3));
const rarely = (arbitrary) => fc.oneof({ weight: 4, arbitrary: some(undefined) }, { weight: 1, arbitrary });
const options = fc.oneof(
  object({
    depth: few,
    timeMs: rarely(number),
    nodes: rarely(number),
    clock: rarely(fc.oneof(object({ reserve: number, increment: number }), anything)),
    level: rarely(number),
    seed: rarely(number),
    lines: rarely(number),
  }),
  anything,
);

/** Thinks, at most for a moment, and judges how it ends. */
async function survives(engine, ...values) {
  const moment = setTimeout(() => engine.stop(), 5);
  try {
    const { move } = await engine.think(...values);
    assert.ok(legalMoves(values[0]).includes(move));
  } catch (error) {
    judge(error);
  } finally {
    clearTimeout(moment);
  }
}

for (const [Player, numRuns] of [
  [Engine, 2000],
  [EngineClient, 500],
]) {
  const engine = new Player({ hashMb: 1 });
  after(() => engine[Symbol.dispose]());

  test(`${Player.name}.think survives`, async () => {
    const tried = fc.asyncProperty(game, options, (first, second) => survives(engine, first(), second()));
    await fc.assert(tried, { numRuns, endOnFailure: true, includeErrorInReport: true });
    for (const make of nasty) {
      await survives(engine, make());
      await survives(engine, games[1], make());
      await survives(engine, games[1], { clock: make(), nodes: 1 });
      // A function is called; what it does then is its own.
      if (typeof make() !== "function") await survives(engine, games[1], { nodes: 1 }, make());
    }
    await survives(engine);
    const thought = await engine.think(games[1], { nodes: 3000 });
    assert.deepEqual(await new Player({ hashMb: 1 }).think(games[1], { nodes: 3000 }), thought);
    assert.deepEqual(complaints, []);
  });

  test(`new ${Player.name} survives`, async () => {
    const shape = { hashMb: fc.oneof(number, few), worker: rarely(anything) };
    const tried = fc.property(fc.oneof(object(shape), anything, some(...nasty.map(made))), (make) => {
      try {
        new Player(make())[Symbol.dispose]();
      } catch (error) {
        judge(error);
      }
    });
    fc.assert(tried, { numRuns: 1000, endOnFailure: true, includeErrorInReport: true });
  });
}

test("a getter may use the engine that reads it", async () => {
  const engine = new Engine({ hashMb: 1 });
  const inner = [];
  const asking = (use) =>
    Object.defineProperty({ ...games[1] }, "turn", {
      enumerable: true,
      get: () => {
        use();
        return "white";
      },
    });
  const again = asking(() => inner.push(engine.think(games[1], { nodes: 100 })));
  await engine.think(again, { nodes: 100 });
  for (const thought of inner) assert.ok((await thought).move);
  await engine.think(
    asking(() => engine.stop()),
    { timeMs: 10_000 },
  );
  const gone = engine.think(
    asking(() => engine[Symbol.dispose]()),
    { nodes: 100 },
  );
  await assert.rejects(gone, { code: "disposed" });
});

test("acceptsDraw and resigns survive", () => {
  const side = fc.oneof(some("white", "black"), anything);
  const tried = fc.property(anything, side, (first, second) => {
    for (const call of [acceptsDraw, resigns]) {
      try {
        assert.equal(typeof call(first(), second()), "boolean");
      } catch (error) {
        judge(error);
      }
    }
  });
  fc.assert(tried, { numRuns: 2000, endOnFailure: true, includeErrorInReport: true });
});
