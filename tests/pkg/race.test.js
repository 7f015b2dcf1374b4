// The race of one army alone, on the caller's thread and in a worker: the same contract for both.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, test } from "node:test";
import fc from "fast-check";
import { applyMove, gameFromPosition, newGame, par, race, resign, variants } from "ugolki";
import { EngineClient, par as parOfClient } from "ugolki/client";
import init, { Race } from "../../pkg/dist/ugolki_race.js";
import { anything, damaged, games, judge, nasty, object, plain, some } from "./harness/hostile.js";
import { run } from "./harness/run.js";
import { frozen, play } from "./harness/support.js";

const client = new EngineClient({ hashMb: 1 });
after(() => client[Symbol.dispose]());
const endless = { timeMs: Number.POSITIVE_INFINITY };

const own = (size, home, diagonal) => ({
  name: "own",
  size,
  home,
  diagonal,
  trapping: true,
  exitDeadline: 500,
  moveLimit: 500,
  rated: false,
});

/** What every result must be: its line is played by the rules, move by move on a board without the other army. */
function sound(result, game, side = game.turn) {
  assert.deepEqual(Object.keys(result).sort(), ["line", "lowerBound", "moves", "proven"]);
  assert.deepEqual(structuredClone(result), result, "plain data");
  const { moves, proven, lowerBound, line } = result;
  if (moves === null) {
    assert.deepEqual([line, proven], [[], lowerBound === Number.POSITIVE_INFINITY]);
    return result;
  }
  assert.equal(line.length, moves);
  assert.ok(lowerBound <= moves);
  assert.equal(proven, lowerBound === moves);
  const { size } = game.variant;
  let men = [...game[side]];
  for (const move of line) {
    const at = gameFromPosition({ ...game.variant, exitDeadline: 500, moveLimit: 500 }, position(size, men, side));
    assert.equal(applyMove(at, move).moves.at(-1), move, "a full path");
    const path = move.split("-");
    men = men.map((square) => (square === path[0] ? path.at(-1) : square));
  }
  assert.deepEqual(men.sort(), newGame(game.variant)[side === "white" ? "black" : "white"].sort());
  return result;
}

function position(size, men, side) {
  const letter = side[0];
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, file) =>
      men.includes(`${String.fromCharCode(97 + file)}${size - row}`) ? letter : 1,
    ).join(""),
  );
  const short = rows.map((row) => row.replace(/1+/g, (ones) => String(ones.length)));
  return `${short.join("/")} ${letter} 1`;
}

async function rejected(promise, code, field) {
  const error = await promise.then(
    (value) => assert.fail(`nothing was thrown, but given back: ${JSON.stringify(value)}`),
    (reason) => reason,
  );
  assert.ok(error instanceof Error, String(error));
  assert.deepEqual([error.name, error.code, error.field], ["CornersError", code, field], error.stack);
  return error;
}

for (const [where, ask] of [
  ["race", race],
  ["EngineClient.race", (game, options) => client.race(game, options)],
]) {
  test(`${where} proves known races, of both sides, on variants of one's own`, async () => {
    const square = ["a1", "a2", "b1", "b2"];
    const triangle = ["a1", "a2", "b1"];
    for (const [size, home, diagonal, moves] of [
      [5, square, false, 7],
      [6, square, false, 9],
      [7, square, false, 11],
      [8, square, false, 13],
      [8, square, true, 11],
      [4, triangle, false, 8],
      [5, triangle, false, 11],
      [16, ["a1"], true, 15],
    ]) {
      const game = frozen(newGame(own(size, home, diagonal)));
      for (const side of ["white", "black"]) {
        const result = sound(await ask(game, { side, ...endless }), game, side);
        assert.deepEqual([result.moves, result.proven], [moves, true], `${size} ${home} ${diagonal}`);
      }
    }
  });

  test(`${where} leaves out the other army, the deadlines and the end of the game`, async () => {
    const game = play(newGame("diagonal-3x3"), "c3-d4 f6-e5 b2-b4 g7-g5");
    for (const side of ["white", "black"]) {
      const { moves, proven } = sound(await ask(game, { side, timeMs: 60_000 }), game, side);
      assert.ok(proven && moves >= 12 && moves <= 16, `${moves}`);
    }
    const over = resign(newGame(own(5, ["a1", "a2", "b1", "b2"], false)), "white");
    assert.equal((await ask(over, endless)).moves, 7, "of the side to move");
    const late = gameFromPosition("classic-3x3", "5www/5www/5w1w/6w1/8/8/8/bbb5 w 79");
    assert.deepEqual(sound(await ask(late), late), {
      moves: 1,
      proven: true,
      lowerBound: 1,
      line: ["g5-g6"],
    });
    const there = gameFromPosition("classic-3x3", "5www/5www/5www/8/8/8/8/bbb5 b 7");
    assert.deepEqual(await ask(there, { side: "white" }), { moves: 0, proven: true, lowerBound: 0, line: [] });
    const never = { moves: null, proven: true, lowerBound: Number.POSITIVE_INFINITY, line: [] };
    assert.deepEqual(await ask(there, { side: "black" }), never);
  });

  test(`${where} gives what it knows when its time is over, and tells of it before`, async () => {
    for (const variant of variants()) {
      const game = newGame(variant);
      const infos = [];
      const started = performance.now();
      const result = await ask(game, { timeMs: 400, onInfo: (info) => infos.push(info) });
      assert.ok(performance.now() - started < 3000);
      sound(result, game);
      assert.notEqual(result.moves, null, variant.name);
      const known = par(variant);
      assert.ok(result.lowerBound <= (known.moves ?? Infinity) && result.moves >= known.lowerBound);
      assert.ok(infos.length > 0);
      for (const [index, info] of infos.entries()) {
        assert.deepEqual(Object.keys(info).sort(), ["lowerBound", "moves", "positions"]);
        const before = infos[index - 1] ?? { lowerBound: 0, moves: null, positions: 0 };
        assert.ok(info.lowerBound >= before.lowerBound && info.positions >= before.positions);
        assert.ok(before.moves === null || info.moves <= before.moves);
        assert.ok(info.lowerBound > before.lowerBound || info.moves !== before.moves, "something new");
      }
    }
    assert.equal(sound(await ask(newGame(), { timeMs: 0 }), newGame()).proven, false);
  });

  test(`${where} refuses what is wrong`, async () => {
    const game = newGame();
    await rejected(ask(), "bad-game", "game");
    await rejected(ask({ ...game, turn: "red" }), "bad-game", "turn");
    for (const options of [null, 5, "white", []]) await rejected(ask(game, options), "bad-argument", "options");
    for (const side of ["red", null, 1]) await rejected(ask(game, { side }), "bad-argument", "options.side");
    for (const timeMs of [-1, Number.NaN, "1", null])
      await rejected(ask(game, { timeMs }), "bad-argument", "options.timeMs");
    for (const onInfo of [null, 5, {}]) await rejected(ask(game, { onInfo }), "bad-argument", "options.onInfo");
    for (const signal of [null, 5, {}, { aborted: false }, new AbortController()])
      await rejected(ask(game, { signal }), "bad-argument", "options.signal");
    const mine = new Error("mine");
    const listener = () => {
      throw mine;
    };
    await assert.rejects(ask(game, { onInfo: listener }), mine);
  });

  test(`${where} is ended by its signal, soon, and gives what it knows`, async () => {
    const game = newGame("classic-4x4");
    const times = [];
    for (const after of [100, 300, 600, 1200, 2400]) {
      const controller = new AbortController();
      const going = ask(game, { ...endless, signal: controller.signal });
      await new Promise((resolve) => setTimeout(resolve, after));
      const aborted = performance.now();
      controller.abort();
      const result = sound(await going, game);
      times.push(performance.now() - aborted);
      assert.equal(result.proven, false);
    }
    // On a busy machine most may be late.
    assert.ok(Math.min(...times) < 50, `${times}`);
    // Whatever is known by then: a worker may have begun.
    assert.equal(sound(await ask(game, { signal: AbortSignal.abort() }), game).proven, false);
    const small = newGame(own(5, ["a1", "a2", "b1", "b2"], false));
    const never = new AbortController();
    assert.equal((await ask(small, { ...endless, signal: never.signal })).moves, 7);
    never.abort();
  });

  test(`${where} survives`, async () => {
    const number = fc.oneof(plain(fc.integer({ min: -1, max: 5 })), anything);
    const rarely = (arbitrary) => fc.oneof({ weight: 4, arbitrary: some(undefined) }, { weight: 1, arbitrary });
    const game = fc.oneof({ weight: 3, arbitrary: damaged }, { weight: 2, arbitrary: anything }, some(...games));
    const few = plain(fc.constantFrom(0, 1, 2));
    const options = fc.oneof(
      object({ side: rarely(anything), signal: rarely(anything), timeMs: fc.oneof(few, number) }),
      anything,
    );
    const survives = async (first, second) => {
      try {
        // Without a limit that holds it would be a long one.
        const timeMs = second === undefined ? undefined : second?.timeMs;
        if (timeMs === undefined || (typeof timeMs === "number" && timeMs > 5)) return;
        const { moves, line } = await ask(first, second);
        assert.equal(line.length, moves ?? 0);
      } catch (error) {
        judge(error);
      }
    };
    const tried = fc.asyncProperty(game, options, (first, second) => survives(first(), second()));
    await fc.assert(tried, { numRuns: 300, endOnFailure: true });
    for (const make of nasty) {
      await survives(make(), { timeMs: 1 });
      await survives(games[1], { timeMs: make() });
      await survives(games[1], { side: make(), timeMs: 1 });
      await survives(games[1], { signal: make(), timeMs: 1 });
    }
    const start = newGame(own(5, ["a1", "a2", "b1", "b2"], false));
    assert.equal((await ask(start, endless)).moves, 7);
  });
}

test("a listener that throws ends its own race or thought alone", async () => {
  const game = newGame("classic-4x4");
  const mine = new Error("mine");
  const listener = () => {
    throw mine;
  };
  const race = client.race(game, endless);
  await assert.rejects(client.think(game, { timeMs: 60_000 }, listener), mine);
  await assert.rejects(client.race(game, { ...endless, onInfo: listener }), mine);
  sound(await race, game);
  const thought = client.think(game, { nodes: 20_000 });
  await assert.rejects(client.race(game, { ...endless, onInfo: listener }), mine);
  assert.ok((await thought).nodes >= 20_000);
});

test("a race is never deaf for long", async () => {
  await init({ module_or_path: await readFile(new URL("../../pkg/dist/ugolki_race_bg.wasm", import.meta.url)) });
  for (const variant of ["classic-4x4", "halma-16x16"]) {
    const race = new Race(newGame(variant), { timeMs: 6000 });
    const started = performance.now();
    let longest = 0;
    for (let more = true; more; ) {
      // Processor time: others may have the machine meanwhile.
      const before = process.cpuUsage();
      more = race.advance(performance.now() - started);
      longest = Math.max(longest, process.cpuUsage(before).user);
    }
    race.free();
    assert.ok(longest < 30_000, `${longest} µs`);
  }
});

test("a race does without memory that is refused", async () => {
  const script = `
    import { newGame, race } from ${JSON.stringify(import.meta.resolve("ugolki"))};
    for (const variant of ["classic-4x4", "halma-16x16"]) {
      const { moves, proven, lowerBound, line } = await race(newGame(variant), { timeMs: 4000 });
      console.log(moves === line.length && !proven && lowerBound > 10 && lowerBound < moves);
    }`;
  // 3 MB and 6 MB for a module and all it has.
  for (const pages of [48, 96]) {
    const args = [`--wasm-max-mem-pages=${pages}`, "--input-type=module", "--eval", script];
    assert.equal(await run(process.execPath, args), "true\ntrue");
  }
});

test("a client's race is stopped, by another one and by the end of the client, and it thinks meanwhile", async () => {
  const game = newGame("classic-4x4");
  const first = client.race(game, endless);
  await new Promise((resolve) => setTimeout(resolve, 100));
  const second = client.race(game, endless);
  sound(await first, game);
  const { move } = await client.think(game, { nodes: 3000 });
  assert.ok(move);
  const stopped = performance.now();
  client.stop();
  sound(await second, game);
  assert.ok(performance.now() - stopped < 500);
  const other = new EngineClient();
  const going = other.race(game, endless);
  other[Symbol.dispose]();
  await rejected(going, "disposed");
  await rejected(other.race(game), "disposed");
});

test("par gives what is stored of the seven variants, and null for any other", async () => {
  assert.equal(parOfClient, par);
  assert.deepEqual(await client.par("triangle"), par("triangle"));
  await assert.rejects(client.par(7), { code: "bad-argument", field: "variant" });
  for (const variant of variants()) {
    const known = par(variant.name);
    sound(known, newGame(variant), "white");
    assert.deepEqual(par(variant), known);
    assert.deepEqual(par({ ...variant, exitDeadline: 1, moveLimit: 2 }), known, "house rules");
    assert.equal(par({ ...variant, name: "own" }), null);
    assert.equal(par({ ...variant, diagonal: !variant.diagonal }), null);
    assert.equal(par({ ...variant, size: 10 }), null);
    assert.equal(par({ ...variant, home: variant.home.slice(1) }), null);
  }
  assert.deepEqual([par("classic-3x3").moves, par("diagonal-3x3").moves, par("triangle").moves], [22, 15, 27]);
  par("classic-3x3").line.length = 0;
  assert.equal(par("classic-3x3").line.length, 22, "a value of one's own");
  for (const name of ["", "own", "toString", "__proto__"]) assert.equal(par(name), null);
  for (const make of nasty) {
    try {
      par(make());
    } catch (error) {
      judge(error);
    }
  }
  assert.throws(() => par(), { name: "CornersError", code: "bad-argument", field: "variant" });
});
