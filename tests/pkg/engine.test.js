// The computer player on its own thread and in a worker: the same contract for both.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import {
  acceptsDraw,
  agreeDraw,
  applyMove,
  Engine,
  gameFromPosition,
  legalMoves,
  newGame,
  resigns,
  variants,
} from "ugolki";
import * as client from "ugolki/client";
import { packageFolder } from "./harness/paths.js";
import { run } from "./harness/run.js";
import { frozen, play } from "./harness/support.js";

const { EngineClient } = client;
const start = frozen(newGame());
const opened = frozen(play(start, "b2-d2 g6-e6 b1-d3 g7-e7-e5"));
// White arrives with its next move, and Black can't with its last (5.2).
const won = gameFromPosition("classic-3x3", "5www/5www/4w1ww/8/8/bb6/bbb5/bbb4b w 50");
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** What a promise rejects with: a CornersError with this code and these fields. */
async function rejected(promise, code, fields = {}) {
  const error = await promise.then(
    (value) => assert.fail(`nothing was thrown, but given back: ${JSON.stringify(value)}`),
    (reason) => reason,
  );
  assert.ok(error instanceof Error, String(error));
  assert.deepEqual([error.name, error.code], ["CornersError", code], error.stack);
  for (const [field, expected] of Object.entries(fields)) assert.deepEqual(error[field], expected, error.message);
  return error;
}

/** What every thought about a game must be. */
function sound(thought, game, lines = 1) {
  assert.deepEqual(Object.keys(thought).sort(), ["depth", "lines", "move", "nodes", "pv", "score"]);
  assert.deepEqual(structuredClone(thought), thought, "plain data");
  const legal = legalMoves(game);
  assert.ok(legal.includes(thought.move), thought.move);
  assert.equal(thought.pv[0], thought.move);
  assert.ok(Number.isSafeInteger(thought.nodes));
  assert.equal(thought.lines.length, Math.min(lines, legal.length));
  const { score, depth, pv } = thought;
  assert.deepEqual(thought.lines[0], { score, depth, pv });
  const firsts = thought.lines.map((line) => line.pv[0]);
  assert.equal(new Set(firsts).size, firsts.length, "each line has its own move");
  for (const line of thought.lines) {
    assert.ok(Number.isSafeInteger(line.depth) && line.depth >= 1);
    if (typeof line.score === "number") assert.ok(Number.isFinite(line.score));
    else {
      assert.ok([null, "white", "black"].includes(line.score.winner));
      assert.ok(Number.isSafeInteger(line.score.plies) && line.score.plies > 0);
    }
    let after = game;
    for (const move of line.pv) {
      after = applyMove(after, move);
      assert.equal(after.moves.at(-1), move, "a full path");
    }
  }
  return thought;
}

for (const Player of [Engine, EngineClient]) {
  /** An engine that is disposed of when the test ends. */
  const make = (t, options) => {
    const engine = new Player(options);
    t.after(() => engine[Symbol.dispose]());
    return engine;
  };

  test(`${Player.name} thinks about every variant`, async (t) => {
    const engine = make(t);
    for (const variant of variants()) {
      const game = newGame(variant);
      sound(await engine.think(game, { nodes: 5000, lines: 3 }), game, 3);
    }
    sound(await engine.think(opened, { nodes: 5000 }), opened);
    const tiny = newGame({ ...start.variant, name: "tiny", size: 4, home: ["a1"] });
    sound(await engine.think(tiny, { nodes: 5000, lines: 9 }), tiny, 9);
  });

  test(`${Player.name}: a limit of depth, of nodes, of time, of the clock, and none`, async (t) => {
    const engine = make(t);
    const timed = async (options) => {
      const started = performance.now();
      const thought = sound(await engine.think(opened, options), opened);
      return { ...thought, time: performance.now() - started };
    };
    for (const depth of [1, 2, 5]) assert.equal((await timed({ depth })).depth, depth);
    for (const nodes of [1, 1000, 50_000]) {
      const thought = await timed({ nodes });
      // Until there is a move to make, no limit holds.
      assert.ok(thought.nodes <= Math.max(nodes, 2048), `${thought.nodes} nodes`);
    }
    assert.equal((await timed({ depth: 4, timeMs: Number.POSITIVE_INFINITY })).depth, 4);
    assert.ok((await timed({ timeMs: 0 })).time < 200);
    const limited = (await timed({ timeMs: 300 })).time;
    assert.ok(limited > 100 && limited < 600, `${limited} ms`);
    const clocked = (await timed({ clock: { reserve: 3000, increment: 100 } })).time;
    assert.ok(clocked < 1500, `${clocked} ms`);
    assert.ok((await timed({ clock: { reserve: 50 } })).time < 200, "nearly out of time");
    const unlimited = (await timed()).time;
    assert.ok(unlimited > 400 && unlimited < 1500, `${unlimited} ms`);
    assert.ok((await timed({ level: 1, lines: undefined, seed: undefined })).time < 1500);
  });

  test(`${Player.name} tells a forced end as such, and answers at once where there is one move`, async (t) => {
    const engine = make(t);
    const thought = sound(await engine.think(won, { timeMs: 2000 }), won);
    assert.deepEqual(thought.score, { winner: "white", plies: 2 });
    const only = gameFromPosition("classic-3x3", "8/8/8/8/8/b7/1b6/wbb5 w 5");
    const started = performance.now();
    assert.equal((await engine.think(only, { timeMs: 20_000 })).move, "a1-a2");
    assert.ok(performance.now() - started < 2000);
  });

  test(`${Player.name} tells what it knows as it looks deeper`, async (t) => {
    const engine = make(t);
    const infos = [];
    const thought = await engine.think(opened, { timeMs: 500, lines: 2 }, (info) => infos.push(info));
    assert.ok(infos.length >= 2, `${infos.length} infos`);
    for (const [index, info] of infos.entries()) {
      sound(info, opened, 2);
      if (index > 0) assert.ok(info.depth > infos[index - 1].depth && info.nodes > infos[index - 1].nodes);
    }
    assert.ok(thought.depth >= infos.at(-1).depth);
    await wait(50);
    assert.ok(infos.at(-1).depth <= thought.depth, "nothing comes after the answer");
  });

  test(`${Player.name}: a listener that throws ends the thought with its error`, async (t) => {
    const engine = make(t);
    const mine = new Error("mine");
    const listener = () => {
      throw mine;
    };
    const started = performance.now();
    await assert.rejects(engine.think(opened, { timeMs: 20_000 }, listener), mine);
    assert.ok(performance.now() - started < 5000);
    sound(await engine.think(opened, { nodes: 1000 }), opened);
  });

  test(`${Player.name} stops within 50 ms`, async (t) => {
    const engine = make(t);
    engine.stop();
    await engine.think(start, { nodes: 1 });
    const times = [];
    for (let round = 0; round < 5; round += 1) {
      const game = newGame(round % 2 ? "halma-16x16" : "classic-3x3");
      const thought = engine.think(game, { timeMs: Number.POSITIVE_INFINITY });
      await wait(60);
      const stopped = performance.now();
      engine.stop();
      sound(await thought, game);
      times.push(performance.now() - stopped);
    }
    // The machine may be busy with something else.
    times.sort((a, b) => a - b);
    assert.ok(times[2] < 50, times.join());
    engine.stop();
    const atOnce = engine.think(start, { timeMs: Number.POSITIVE_INFINITY });
    engine.stop();
    sound(await atOnce, start);
  });

  test(`${Player.name}: another thought stops the one before`, async (t) => {
    const engine = make(t);
    const first = engine.think(start, { timeMs: Number.POSITIVE_INFINITY });
    await wait(50);
    const second = engine.think(opened, { timeMs: Number.POSITIVE_INFINITY });
    const third = engine.think(opened, { nodes: 2000 });
    sound(await first, start);
    sound(await second, opened);
    sound(await third, opened);
  });

  test(`${Player.name}: the same question has the same answer, another seed may have another`, async (t) => {
    const [one, other] = [make(t), make(t)];
    const question = { nodes: 20_000, seed: 7 };
    const answer = await one.think(opened, question);
    await other.think(start, { timeMs: 50 });
    await other.think(opened, { timeMs: 100, seed: 7 });
    assert.deepEqual(await other.think(opened, question), answer);
    assert.deepEqual(await one.think(opened, question), answer);
    assert.deepEqual(await other.think(opened, { nodes: 20_000 }), await one.think(opened, { nodes: 20_000, seed: 0 }));
    const moves = new Set();
    for (let seed = 1; seed <= 20; seed += 1) moves.add((await one.think(start, { nodes: 3000, seed })).move);
    assert.ok(moves.size > 1, [...moves].join());
  });

  test(`${Player.name} takes every level`, async (t) => {
    const engine = make(t);
    for (let level = 1; level <= 8; level += 1) sound(await engine.think(opened, { level, nodes: 2000 }), opened);
  });

  test(`${Player.name} refuses what it can't think about, and says why`, async (t) => {
    const engine = make(t);
    await rejected(engine.think(agreeDraw(opened)), "game-over");
    for (const game of [undefined, null, 7, "x", [], {}, { ...opened, turn: "black" }])
      await rejected(engine.think(game), "bad-game");
    await rejected(engine.think({ ...opened, moves: [] }), "bad-game", { field: "white" });
    const wrong = {
      timeMs: [-1, Number.NaN, "1", null, {}],
      nodes: [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, "1", null, 2 ** 53],
      depth: [0, -1, 1.5, "1", null],
      level: [0, 9, 1.5, "1", null],
      seed: [-1, 0.5, "1", null, 2 ** 53],
      lines: [0, -1, 1.5, "1", null],
      clock: [null, 7, "1", []],
    };
    for (const [name, values] of Object.entries(wrong))
      for (const value of values)
        await rejected(engine.think(opened, { [name]: value }), "bad-argument", { field: `options.${name}` });
    await rejected(engine.think(opened, { clock: {} }), "bad-argument", { field: "options.clock.reserve" });
    const clock = { reserve: 1, increment: -1 };
    await rejected(engine.think(opened, { clock }), "bad-argument", { field: "options.clock.increment" });
    for (const options of [null, 7, "x", []])
      await rejected(engine.think(opened, options), "bad-argument", { field: "options" });
    for (const onInfo of [null, 7, {}])
      await rejected(engine.think(opened, {}, onInfo), "bad-argument", { field: "onInfo" });
    sound(await engine.think(opened, { nodes: 1000 }), opened);
    for (const hashMb of [-1, Number.NaN, "16", null])
      await rejected((async () => new Player({ hashMb }))(), "bad-argument", { field: "options.hashMb" });
    for (const options of [null, 7]) await rejected((async () => new Player(options))(), "bad-argument");
  });

  test(`${Player.name}: after its disposal nothing is thought about`, async () => {
    const engine = new Player();
    const infos = [];
    const thought = engine.think(start, { timeMs: Number.POSITIVE_INFINITY }, (info) => infos.push(info));
    const waiting = engine.think(start, { timeMs: Number.POSITIVE_INFINITY });
    const [first, second] = [rejected(thought, "disposed"), rejected(waiting, "disposed")];
    engine[Symbol.dispose]();
    await Promise.all([first, second]);
    await rejected(engine.think(start), "disposed");
    engine.stop();
    engine[Symbol.dispose]();

    const other = new Player();
    const running = rejected(other.think(start, { timeMs: Number.POSITIVE_INFINITY }), "disposed");
    await wait(100);
    other[Symbol.dispose]();
    await running;
    new Player()[Symbol.dispose]();
  });

  test(`${Player.name} does with any memory, and with none`, async (t) => {
    for (const hashMb of [0, 1e-9, 0.5, 3]) sound(await make(t, { hashMb }).think(opened, { nodes: 5000 }), opened);
  });

  test(`${Player.name} does without memory that is refused`, async () => {
    const entry = Player === Engine ? "index.js" : "client.js";
    const script = `
      import { newGame } from ${JSON.stringify(pathToFileURL(join(packageFolder, "dist", "index.js")))};
      import { ${Player.name} } from ${JSON.stringify(pathToFileURL(join(packageFolder, "dist", entry)))};
      for (const hashMb of [64, 1e9, Infinity]) {
        const engine = new ${Player.name}({ hashMb });
        console.log((await engine.think(newGame(), { nodes: 50000 })).nodes > 10000);
        console.log((await engine.think(newGame("halma-16x16"), { depth: 2, lines: 3 })).lines.length);
        engine[Symbol.dispose]();
      }`;
    // 16 MB for a module and all it has.
    const args = ["--wasm-max-mem-pages=256", "--input-type=module", "--eval", script];
    assert.equal(await run(process.execPath, args), "true\n3\ntrue\n3\ntrue\n3");
  });

  test(`${Player.name} doesn't keep Node running, but for somebody who waits`, async () => {
    const entry = Player === Engine ? "index.js" : "client.js";
    const script = `
      import { newGame } from ${JSON.stringify(pathToFileURL(join(packageFolder, "dist", "index.js")))};
      import { ${Player.name} } from ${JSON.stringify(pathToFileURL(join(packageFolder, "dist", entry)))};
      const engine = new ${Player.name}();
      console.log((await engine.think(newGame(), { nodes: 2000 })).nodes > 0);
      engine.think(newGame(), { timeMs: 200 }).then(({ nodes }) => console.log(nodes > 0));`;
    const started = performance.now();
    assert.equal(await run(process.execPath, ["--input-type=module", "--eval", script]), "true\ntrue");
    assert.ok(performance.now() - started < 10_000);
  });
}

test("Engine lets others have their turn", async () => {
  const engine = new Engine();
  await engine.think(start, { nodes: 1 });
  const gaps = [];
  let last = performance.now();
  const timer = setInterval(() => {
    gaps.push(performance.now() - last);
    last = performance.now();
  }, 1);
  await engine.think(newGame("halma-16x16"), { timeMs: 600 });
  clearInterval(timer);
  // Alone on its processor it gives way every 12 ms.
  gaps.sort((a, b) => a - b);
  assert.ok(gaps.length >= 5 && gaps[Math.floor(gaps.length / 2)] < 100, gaps.join());
});

test("its memory doesn't grow from game to game", async () => {
  const glue = pathToFileURL(join(packageFolder, "dist", "ugolki_engine.js"));
  await new Engine({ hashMb: 0 }).think(start, { nodes: 1 });
  // The glue gives the exports of the instance that it has already.
  const { memory } = (await import(glue)).initSync();
  const sizes = [];
  for (let round = 0; round < 6; round += 1) {
    const engine = new Engine({ hashMb: 4 });
    for (const { name } of variants())
      for (const options of [{ nodes: 1000, seed: round }, { timeMs: 3 }, { nodes: 500, lines: 3 }])
        await engine.think(newGame(name), options);
    for (let game = start; game.outcome === null; )
      game = applyMove(game, (await engine.think(game, { timeMs: 1 })).move);
    engine[Symbol.dispose]();
    sizes.push(memory.buffer.byteLength);
  }
  assert.ok(sizes.at(-1) <= sizes[2], sizes.join());
});

test("both give the same", async () => {
  const [engine, inWorker] = [new Engine(), new EngineClient()];
  const question = [newGame("diagonal-3x3"), { nodes: 30_000, lines: 2, seed: 5 }];
  assert.deepEqual(await inWorker.think(...question), await engine.think(...question));
  assert.deepEqual([client.acceptsDraw, client.resigns], [acceptsDraw, resigns]);
  inWorker[Symbol.dispose]();
});

test("EngineClient takes a worker of one's own, and ends it", async () => {
  const worker = new Worker(new URL(import.meta.resolve("ugolki/worker")));
  const engine = new EngineClient({ worker });
  sound(await engine.think(opened, { nodes: 1000 }), opened);
  const ended = new Promise((resolve) => worker.on("exit", resolve));
  engine[Symbol.dispose]();
  await ended;
  for (const worker of [null, 7, {}, { postMessage() {} }])
    await rejected((async () => new EngineClient({ worker }))(), "bad-argument", { field: "options.worker" });
});

test("EngineClient ends a worker of one's own that it hasn't used", async () => {
  const worker = new Worker(new URL(import.meta.resolve("ugolki/worker")));
  const ended = new Promise((resolve) => worker.on("exit", resolve));
  new EngineClient({ worker })[Symbol.dispose]();
  await ended;
});

test("EngineClient says when its worker doesn't work, however often it is asked", async () => {
  const worker = new Worker("throw new Error('broken')", { eval: true });
  const engine = new EngineClient({ worker });
  const error = await rejected(engine.think(opened), "worker-failed");
  assert.match(error.message, /broken/);
  await rejected(engine.think(opened), "worker-failed");
  engine[Symbol.dispose]();
  await rejected(engine.think(opened), "disposed");
});

test("EngineClient says when its worker has ended", async () => {
  const worker = new Worker(new URL(import.meta.resolve("ugolki/worker")));
  const engine = new EngineClient({ worker });
  await engine.think(opened, { nodes: 1000 });
  const thought = rejected(engine.think(opened, { timeMs: Number.POSITIVE_INFINITY }), "worker-failed");
  await worker.terminate();
  await thought;
  await rejected(engine.think(opened), "worker-failed");
});

test("acceptsDraw: where it isn't ahead", () => {
  const cases = [
    [0, "white", true],
    [0.24, "white", true],
    [0.25, "white", false],
    [-3, "white", true],
    [-0.25, "black", false],
    [-0.24, "black", true],
    [3, "black", true],
    [{ winner: "white", plies: 3 }, "white", false],
    [{ winner: "white", plies: 3 }, "black", true],
    [{ winner: null, plies: 3 }, "black", true],
  ];
  for (const [score, side, answer] of cases) assert.equal(acceptsDraw(score, side), answer, JSON.stringify(score));
});

test("resigns: where the loss is forced, or far behind for three moves", () => {
  const lost = { winner: "black", plies: 8 };
  const cases = [
    [[], "white", false],
    [[-9, -9], "white", false],
    [[-6, -6, -6], "white", true],
    [[0, -6, -7, -8], "white", true],
    [[-6, -5.9, -6], "white", false],
    [[-6, -6, -6, -5], "white", false],
    [[6, 6, 6], "black", true],
    [[6, 6, 6], "white", false],
    [[lost], "white", true],
    [[lost], "black", false],
    [[lost, 0], "white", false],
    [[-7, lost, -7], "white", true],
    [[{ winner: null, plies: 4 }], "white", false],
  ];
  for (const [scores, side, answer] of cases) assert.equal(resigns(scores, side), answer, JSON.stringify(scores));
});

test("acceptsDraw and resigns: wrong arguments", async () => {
  const bad = (call, field) => rejected((async () => call())(), "bad-argument", { field });
  for (const score of [undefined, null, Number.NaN, "1", {}, { winner: "x" }])
    await bad(() => acceptsDraw(score, "white"), "score");
  await bad(() => resigns([0, null], "white"), "scores[1]");
  await bad(() => resigns(new Array(3), "white"), "scores[0]");
  await bad(() => resigns(7, "white"), "scores");
  for (const side of [undefined, "White", "toString"]) {
    await bad(() => acceptsDraw(0, side), "side");
    await bad(() => resigns([], side), "side");
  }
});
