// Whatever a caller passes in: an answer or a CornersError, never a trap, and the module works on.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import fc from "fast-check";
import * as ugolki from "ugolki";
import { play } from "./harness/support.js";

const functions = Object.fromEntries(Object.entries(ugolki).filter(([, value]) => typeof value === "function"));

const codes = [
  "bad-square",
  "bad-move",
  "illegal-move",
  "game-over",
  "bad-position",
  "bad-record",
  "bad-variant",
  "bad-game",
  "bad-argument",
];

/** What a hostile value throws when it is looked at; it may come back to the caller as it is. */
class Own extends Error {}

const games = [
  ugolki.newGame(),
  play(ugolki.newGame(), "b2-d2 g6-e6 b1-d3 g7-e7-e5"),
  ugolki.newGame("halma-16x16"),
  ugolki.gameFromPosition("diagonal-3x3", "8/8/8/8/8/b2b4/bb6/wbb4w b 29"),
  ugolki.resign(ugolki.newGame("triangle"), "white"),
];
const record = ugolki.formatGame(games[1], { White: "Anna", Black: "Борис" });
const positions = games.map(ugolki.formatPosition);
const variants = ugolki.variants();

// One failure must not hide behind another: what is logged by a panic is collected, too.
const complaints = [];
const { error: log } = console;
console.error = (...words) => {
  complaints.push(words.join(" "));
  log(...words);
};

function stillWorks() {
  assert.deepEqual(complaints, []);
  assert.deepEqual(ugolki.newGame(), games[0]);
  assert.deepEqual(play(games[0], "b2-d2 g6-e6 b1-d3 g7-e7-e5"), games[1]);
  assert.equal(ugolki.formatGame(games[1], { White: "Anna", Black: "Борис" }), record);
}

afterEach(stillWorks);

/** Makes a call and judges how it ends. */
function survives(call) {
  try {
    call();
  } catch (error) {
    if (error instanceof Own) return;
    // What the engine itself says about a proxy that was revoked is the value's own doing.
    if (error instanceof TypeError && /revoked|proxy/.test(error.message)) return;
    assert.ok(error instanceof Error, `it threw ${String(error)}`);
    assert.ok(!(error instanceof WebAssembly.RuntimeError), `it trapped: ${error.stack}`);
    assert.equal(error.name, "CornersError", error.stack);
    assert.ok(codes.includes(error.code), `code ${error.code}`);
    assert.equal(typeof error.message, "string");
  }
}

const throwing = () => {
  throw new Own("mine");
};
const traps = Object.getOwnPropertyNames(Reflect);
const cyclic = {};
cyclic.cyclic = cyclic;
cyclic.white = cyclic;
const cyclicList = [];
cyclicList.push(cyclicList);

/** Values that answer badly when they are looked at. */
const nasty = [
  () => new Proxy({}, Object.fromEntries(traps.map((trap) => [trap, throwing]))),
  () => new Proxy([], Object.fromEntries(traps.map((trap) => [trap, throwing]))),
  () => new Proxy({}, { get: () => undefined }),
  () => new Proxy({}, { get: (_, key) => String(key), has: () => true }),
  () => new Proxy(structuredClone(games[1]), {}),
  () => new Proxy(() => {}, {}),
  () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  },
  () => Object.defineProperty({}, "variant", { get: throwing, enumerable: true }),
  () => ({ toString: throwing, valueOf: throwing, toJSON: throwing }),
  () => ({ [Symbol.toPrimitive]: throwing }),
  () => ({ [Symbol.iterator]: throwing }),
  () => ({ [Symbol.iterator]: () => ({ next: throwing }) }),
  () => ({ [Symbol.iterator]: () => ({}) }),
  () => ({ [Symbol.iterator]: 7 }),
  () => ({ length: 2 ** 32, 0: "a1" }),
  () => ({ length: -1 }),
  () => new Array(2 ** 32 - 1),
  () => Object.assign([], { toJSON: () => undefined }),
  () => Object.assign([], { toJSON: () => '["a1"]' }),
  () => Object.assign([], { toJSON: () => "é" }),
  () => Object.assign(["a1"], { toJSON: throwing }),
  () => [{ toJSON: () => "a1" }],
  () => [{ toJSON: throwing }],
  () => [',"a1'],
  () => new String("a1"),
  () => new Number(1),
  () => Object(1n),
  () => Object(Symbol("x")),
  () => Object.create(null),
  () => Object.create(games[1]),
  () => class {},
  () => async () => {},
  () => Promise.resolve(games[1]),
  () => new WeakMap(),
  () => new Map(Object.entries(games[1])),
  () => new Set(["a1"]),
  () => new Uint8Array(9),
  () => new ArrayBuffer(8),
  () => new Date(Number.NaN),
  () => /a1/,
  () => new Error("x"),
  () => globalThis,
  () => cyclic,
  () => cyclicList,
  () => Symbol("a1"),
  () => Symbol.iterator,
  () => 10n ** 400n,
  () => "\uD800",
  () => "a1\0",
  () => "a".repeat(1 << 20),
  () => "[".repeat(1 << 16),
  () => "{".repeat(1 << 16),
  () => "1. ".repeat(1 << 16),
  () => `a1${"-a1".repeat(1 << 16)}`,
  () => "8/".repeat(1 << 16),
  () => `${"9".repeat(1 << 16)} w 1`,
];

const made = fc.constantFrom(...nasty).map((make) => make());

const anything = fc.oneof(
  { weight: 3, arbitrary: made },
  {
    weight: 3,
    arbitrary: fc.anything({
      withBigInt: true,
      withBoxedValues: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
      withObjectString: true,
      withSet: true,
      withSparseArray: true,
      withTypedArray: true,
      withUnicodeString: true,
    }),
  },
  { weight: 1, arbitrary: fc.constantFrom(...games.map((game) => structuredClone(game))) },
  { weight: 1, arbitrary: fc.constantFrom("white", "black", "classic-3x3", "a1", "c3-d3", 1, record, positions[0]) },
);

/** A game with some of its parts, at any depth, replaced, left out, or made to throw. */
const damaged = fc
  .tuple(fc.constantFrom(...games), fc.array(fc.tuple(fc.nat(), fc.nat(5), anything), { minLength: 1, maxLength: 3 }))
  .map(([game, changes]) =>
    changes.reduce((value, [where, how, part]) => damage(value, where, how, part), clone(game)),
  );

function clone(value) {
  return structuredClone(value);
}

function damage(value, where, how, part) {
  const places = [];
  const walk = (node, depth) => {
    if (typeof node !== "object" || node === null || depth > 4) return;
    for (const key of safeKeys(node)) {
      const place = Object.getOwnPropertyDescriptor(node, key);
      if (!place?.configurable || !("value" in place)) continue;
      places.push([node, key]);
      walk(place.value, depth + 1);
    }
  };
  walk(value, 0);
  if (places.length === 0) return value;
  const [node, key] = places[where % places.length];
  if (how === 0) delete node[key];
  else if (how === 1) Object.defineProperty(node, key, { get: throwing, enumerable: true, configurable: true });
  else if (how === 2 && Array.isArray(node)) node.push(part);
  else if (how === 3 && Array.isArray(node)) node.length = 0;
  else if (how === 4 && Array.isArray(node)) node.reverse();
  else node[key] = part;
  return value;
}

// Only what structuredClone made: a hostile part that was put in may not like to be looked at.
function safeKeys(node) {
  const known = Array.isArray(node) || Object.getPrototypeOf(Object(node)) === Object.prototype;
  return known ? Object.keys(node).slice(0, 300) : [];
}

const square = fc.oneof(fc.constantFrom("a1", "d3", "h8", "p16", "a0", "i9"), fc.string({ unit: "binary" }), anything);
const signs = fc.constantFrom(...'abchp123890-–—. \n\t"[]{}wW/*\\\uFEFF\0');
const textLike = (whole) =>
  fc.oneof(
    fc.string({ unit: "binary", maxLength: 200 }),
    fc.array(signs, { maxLength: 200 }).map((list) => list.join("")),
    // The real text with a part cut out and something else put in.
    fc
      .tuple(
        fc.constantFrom(...whole),
        fc.nat(),
        fc.nat(20),
        fc.oneof(fc.string({ unit: "binary", maxLength: 8 }), signs),
      )
      .map(
        ([text, at, cut, put]) =>
          text.slice(0, at % (text.length + 1)) + put + text.slice((at % (text.length + 1)) + cut),
      ),
    anything,
  );
const move = textLike(["c3-d3", "d3-d1-b1", "a1-p16"]);
const position = textLike(positions);
const text = textLike([record, ...games.map((game) => ugolki.formatGame(game))]);
const game = fc.oneof({ weight: 3, arbitrary: damaged }, { weight: 2, arbitrary: anything }, fc.constantFrom(...games));
const variant = fc.oneof(
  fc.constantFrom(...variants.map(({ name }) => name)),
  fc.record({
    name: fc.oneof(fc.string({ unit: "binary" }), anything),
    size: fc.oneof(fc.integer({ min: 0, max: 20 }), anything),
    home: fc.oneof(fc.array(square, { maxLength: 20 }), anything),
    diagonal: fc.oneof(fc.boolean(), anything),
    trapping: fc.oneof(fc.boolean(), anything),
    exitDeadline: fc.oneof(fc.integer(), fc.double(), anything),
    moveLimit: fc.oneof(fc.integer(), fc.double(), anything),
    rated: fc.oneof(fc.boolean(), anything),
  }),
  anything,
);
const options = fc.oneof(
  fc.record({ exitDeadline: fc.oneof(fc.integer(), anything), moveLimit: fc.oneof(fc.integer(), anything) }),
  anything,
);
const tags = fc.oneof(
  fc.dictionary(fc.string({ unit: "binary" }), fc.oneof(fc.string({ unit: "binary" }), anything)),
  anything,
);
const side = fc.oneof(fc.constantFrom("white", "black"), anything);
// A great depth is a right question, whose answer takes longer than anybody waits.
const depth = fc.oneof(
  fc.integer({ max: 1 }),
  anything.filter((value) => typeof value !== "number" || !(value > 1)),
);

const calls = {
  newGame: fc.tuple(variant, options),
  gameFromPosition: fc.tuple(variant, position),
  legalDestinations: fc.tuple(game, square),
  shortestPath: fc.tuple(game, square, square),
  applyMove: fc.tuple(game, move),
  formatPosition: fc.tuple(game),
  legalMoves: fc.tuple(game),
  variants: fc.tuple(anything),
  parseGame: fc.tuple(text),
  formatGame: fc.tuple(game, tags),
  resign: fc.tuple(game, side),
  agreeDraw: fc.tuple(game),
  timeOut: fc.tuple(game, side),
  perft: fc.tuple(game, depth),
};

test("every export is tried", () => {
  assert.deepEqual(Object.keys(functions).sort(), Object.keys(calls).sort());
});

for (const [name, args] of Object.entries(calls)) {
  test(`${name} survives`, () => {
    fc.assert(
      fc.property(args, (list) => survives(() => functions[name](...list))),
      { numRuns: 1500 },
    );
    // With each bad value in each place, and with too few arguments.
    for (const make of nasty) {
      for (let place = 0; place < 3; place += 1) {
        const list = [games[1], name === "perft" ? 1 : "d3", "d4"];
        list[place] = make();
        if (!(name === "perft" && place !== 1 && typeof list[1] === "number" && list[1] > 1))
          survives(() => functions[name](...list));
      }
    }
    survives(functions[name]);
  });
}

test("text that reads gives a game that every function takes", () => {
  const whole = fc.constantFrom(record, ...games.map((one) => ugolki.formatGame(one)));
  fc.assert(
    fc.property(fc.oneof(text, whole), (input) => {
      let read;
      try {
        read = ugolki.parseGame(input).game;
      } catch {
        return;
      }
      assert.deepEqual(ugolki.parseGame(ugolki.formatGame(read)).game, read);
      for (const next of ugolki.legalMoves(read)) ugolki.applyMove(read, next);
    }),
    { numRuns: 500 },
  );
});

test("a list that never ends is given up, not read to the end of the memory", () => {
  let asked = 0;
  const endless = {
    *[Symbol.iterator]() {
      while (true) {
        asked += 1;
        if (asked > 1_000_000) throw new Own("asked a million times");
        yield "a1";
      }
    },
  };
  for (const field of ["white", "black", "moves"]) {
    asked = 0;
    survives(() => ugolki.legalMoves({ ...games[1], [field]: endless }));
    assert.ok(asked <= 1_000_000, `${field} was read ${asked} times`);
  }
});

test("a getter may call the module again", () => {
  const inner = { ...games[1] };
  const outer = Object.defineProperty({ ...games[1] }, "moves", {
    enumerable: true,
    get: () => {
      survives(() => ugolki.applyMove(inner, "nonsense"));
      return ugolki.applyMove(inner, "d3-d4").moves.slice(0, -1);
    },
  });
  assert.deepEqual(ugolki.applyMove(outer, "d3-d4"), ugolki.applyMove(inner, "d3-d4"));
});

// An exception that passes through the module's own frames would leave its stack and its memory behind each time.
test("a value that throws may do so again and again", async (t) => {
  const one = games[1];
  const getter = (value, key) => Object.defineProperty({ ...value }, key, { get: throwing, enumerable: true });
  const revoked = () => {
    const { proxy, revoke } = Proxy.revocable([], {});
    revoke();
    return proxy;
  };
  const bad = new Proxy({}, Object.fromEntries(traps.map((trap) => [trap, throwing])));
  const text = "x".repeat(1 << 14);
  const values = {
    "a field of a game": () => ugolki.legalMoves(getter(one, "outcome")),
    "a field of its variant": () => ugolki.legalMoves({ ...one, variant: getter(one.variant, "moveLimit") }),
    "a field of its outcome": () => ugolki.legalMoves({ ...one, outcome: getter(games[4].outcome, "winner") }),
    "a count": () => ugolki.legalMoves({ ...one, inGoal: getter(one.inGoal, "black") }),
    "a move": () => ugolki.legalMoves({ ...one, moves: Object.assign([...one.moves], { 3: { toJSON: throwing } }) }),
    "a man": () => ugolki.legalMoves({ ...one, white: Object.assign([], { toJSON: throwing }) }),
    "a list that is gone": () => ugolki.legalMoves({ ...one, moves: revoked() }),
    "a proxy for a game": () => ugolki.legalMoves(bad),
    "a proxy for a variant": () => ugolki.newGame(bad),
    "a proxy for a home": () => ugolki.newGame({ ...one.variant, home: bad }),
    "an option": () => ugolki.newGame("triangle", getter({}, "moveLimit")),
    "a tag": () => ugolki.formatGame(one, getter({ Event: text }, "White")),
    "a proxy for tags": () => ugolki.formatGame(one, bad),
    "tags that are gone": () => ugolki.formatGame(one, revoked()),
    "an error": () => ugolki.legalMoves({ ...one, moves: [...one.moves, text] }),
  };
  for (const [what, call] of Object.entries(values)) {
    await t.test(what, () => {
      const before = process.memoryUsage.rss();
      for (let round = 0; round < 10_000; round += 1) survives(call);
      // 10,000 texts of 16 KiB are 160 MB.
      assert.ok(process.memoryUsage.rss() - before < 120 << 20, "memory");
      stillWorks();
    });
  }
});
