// Whatever a caller passes in: an answer or a CornersError, never a trap, and the module works on.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { inspect } from "node:util";
import fc from "fast-check";
import * as ugolki from "ugolki";
import { measured } from "./harness/fresh.js";
import { play } from "./harness/support.js";

// The computer player has its own file, engine-hostile.test.js.
const own = ["Engine", "acceptsDraw", "resigns"];
const functions = Object.fromEntries(
  Object.entries(ugolki).filter(([name, value]) => typeof value === "function" && !own.includes(name)),
);

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
  () => new Array(1 << 16),
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

// fast-check looks into the values that it carries, which these don't bear: it carries functions that make them.

/** A function that makes the value, which a report of fast-check shows as the value. */
function made(make) {
  const show = () => {
    try {
      return inspect(make(), { depth: 6, maxStringLength: 300, showProxy: true });
    } catch {
      return String(make);
    }
  };
  return Object.assign(() => make(), { [fc.toStringMethod]: show });
}

const plain = (arbitrary) => arbitrary.map((value) => made(() => value));
const some = (...values) => plain(fc.constantFrom(...values));
const word = plain(fc.string({ unit: "binary" }));
const all = { withBigInt: true, withBoxedValues: true, withDate: true, withMap: true, withNullPrototype: true };
const more = { withObjectString: true, withSet: true, withSparseArray: true, withTypedArray: true };

const anything = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...nasty.map(made)) },
  { weight: 3, arbitrary: plain(fc.anything({ ...all, ...more, withUnicodeString: true })) },
  { weight: 1, arbitrary: some(...games) },
  { weight: 1, arbitrary: some("white", "black", "classic-3x3", "a1", "c3-d3", 1, record, positions[0]) },
);

/** An object whose parts are made by themselves. */
const object = (parts) =>
  fc
    .record(parts)
    .map((makers) => made(() => Object.fromEntries(Object.entries(makers).map(([k, make]) => [k, make()]))));

/** A game with some of its parts, at any depth, replaced, left out, or made to throw. */
const damaged = fc
  .tuple(fc.constantFrom(...games), fc.array(fc.tuple(fc.nat(), fc.nat(5), anything), { minLength: 1, maxLength: 3 }))
  .map(([game, changes]) =>
    made(() => {
      const value = structuredClone(game);
      const places = [...placesIn(value)];
      for (const [where, how, make] of changes) damage(...places[where % places.length], how, make);
      return value;
    }),
  );

function* placesIn(node) {
  if (typeof node !== "object" || node === null) return;
  for (const [key, part] of Object.entries(node)) {
    yield [node, key];
    yield* placesIn(part);
  }
}

function damage(node, key, how, make) {
  const set = (name, how) => Object.defineProperty(node, name, { ...how, enumerable: true, configurable: true });
  if (how === 0) delete node[key];
  else if (how === 1) set(key, { get: throwing });
  else if (how === 2) set("toJSON", { value: make });
  else if (how === 3 && Array.isArray(node)) node.push(make());
  else if (how === 4 && Array.isArray(node)) node.length = 0;
  else set(key, { value: make() });
}

const square = fc.oneof(some("a1", "d3", "h8", "p16", "a0", "i9"), word, anything);
const signs = fc.constantFrom(...'abchp123890-–—. \n\t"[]{}wW/*\\\uFEFF\0');
const textLike = (whole) => {
  const put = fc.oneof(fc.string({ unit: "binary", maxLength: 8 }), signs);
  // The real text with a part cut out and something else put in.
  const edited = fc.tuple(fc.constantFrom(...whole), fc.nat(), fc.nat(20), put).map(([text, place, cut, piece]) => {
    const at = place % (text.length + 1);
    return text.slice(0, at) + piece + text.slice(at + cut);
  });
  const random = fc.array(signs, { maxLength: 200 }).map((list) => list.join(""));
  return fc.oneof(plain(edited), plain(random), word, anything);
};
const move = textLike(["c3-d3", "d3-d1-b1", "a1-p16"]);
const position = textLike(positions);
const text = textLike([record, ...games.map((game) => ugolki.formatGame(game))]);
const game = fc.oneof({ weight: 3, arbitrary: damaged }, { weight: 2, arbitrary: anything }, some(...games));
const whether = fc.oneof(plain(fc.boolean()), anything);
const number = fc.oneof(plain(fc.integer({ min: 0, max: 20 })), plain(fc.integer()), plain(fc.double()), anything);
const list = (part) => fc.array(part, { maxLength: 20 }).map((makers) => made(() => makers.map((make) => make())));
const variant = fc.oneof(
  some(...variants, ...variants.map(({ name }) => name)),
  object({
    name: fc.oneof(word, anything),
    size: number,
    home: fc.oneof(list(square), anything),
    diagonal: whether,
    trapping: whether,
    exitDeadline: number,
    moveLimit: number,
    rated: whether,
  }),
  anything,
);
const options = fc.oneof(object({ exitDeadline: number, moveLimit: number }), anything);
const tags = fc.oneof(
  object({ White: fc.oneof(word, anything), Event: word }),
  plain(fc.dictionary(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }))),
  anything,
);
const side = fc.oneof(some("white", "black"), anything);
// A great depth is a right question, whose answer takes longer than anybody waits.
const tooDeep = (value) => typeof value === "number" && value > 1;
const depth = anything.filter((make) => !tooDeep(make()));

const calls = {
  newGame: [variant, options],
  gameFromPosition: [variant, position],
  legalDestinations: [game, square],
  shortestPath: [game, square, square],
  applyMove: [game, move],
  formatPosition: [game],
  legalMoves: [game],
  variants: [anything],
  parseGame: [text],
  formatGame: [game, tags],
  resign: [game, side],
  agreeDraw: [game],
  timeOut: [game, side],
  perft: [game, depth],
};

test("every export is tried", () => {
  assert.deepEqual(Object.keys(functions).sort(), Object.keys(calls).sort());
});

for (const [name, args] of Object.entries(calls)) {
  test(`${name} survives`, () => {
    const call = functions[name];
    const tried = fc.property(fc.tuple(...args), (makers) => {
      const values = makers.map((make) => make());
      survives(() => call(...values));
    });
    // Without shrinking: it takes minutes with the larger of these values, and says little more.
    fc.assert(tried, { numRuns: 1500, endOnFailure: true, includeErrorInReport: true });
    // With each bad value in each place, and with too few arguments.
    for (const make of nasty) {
      for (const place of [0, 1, 2]) {
        const values = [games[1], name === "perft" ? 1 : "d3", "d4"];
        values[place] = make();
        survives(() => call(...values));
      }
    }
    survives(() => call());
  });
}

test("text that reads gives a game that every function takes", () => {
  const whole = fc.constantFrom(record, ...games.map((one) => ugolki.formatGame(one)));
  fc.assert(
    fc.property(fc.oneof(text, plain(whole)), (make) => {
      let read;
      try {
        read = ugolki.parseGame(make()).game;
      } catch {
        return;
      }
      assert.deepEqual(ugolki.parseGame(ugolki.formatGame(read)).game, read);
      for (const next of ugolki.legalMoves(read)) ugolki.applyMove(read, next);
    }),
    { numRuns: 500 },
  );
});

test("a list that is too long to be looked at is refused at once", () => {
  const long = new Array(2 ** 32 - 1);
  for (const field of ["variant", "white", "black", "moves", "outcome", "inGoal", "turn"]) {
    survives(() => ugolki.legalMoves({ ...games[1], [field]: long }));
  }
  for (const field of ["home", "size", "name"]) survives(() => ugolki.newGame({ ...variants[0], [field]: long }));
  survives(() => ugolki.newGame(long));
  survives(() => ugolki.formatGame(games[1], long));
  survives(() => ugolki.formatGame(games[1], { White: long }));
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
  const long = "x".repeat(1 << 14);
  const values = {
    "a field of a game": (api) => api.legalMoves(getter(one, "outcome")),
    "a field of its variant": (api) => api.legalMoves({ ...one, variant: getter(one.variant, "moveLimit") }),
    "a field of its outcome": (api) => api.legalMoves({ ...one, outcome: getter(games[4].outcome, "winner") }),
    "a count": (api) => api.legalMoves({ ...one, inGoal: getter(one.inGoal, "black") }),
    "a move": (api) => api.legalMoves({ ...one, moves: [...one.moves.slice(0, 3), { toJSON: throwing }] }),
    "a list of men": (api) => api.legalMoves({ ...one, white: Object.assign([], { toJSON: throwing }) }),
    "a list that is gone": (api) => api.legalMoves({ ...one, moves: revoked() }),
    "a proxy for a game": (api) => api.legalMoves(bad),
    "a proxy for a variant": (api) => api.newGame(bad),
    "a proxy for a home": (api) => api.newGame({ ...one.variant, home: bad }),
    "an option": (api) => api.newGame("triangle", getter({}, "moveLimit")),
    "a tag": (api) => api.formatGame(one, getter({ Event: long }, "White")),
    "a proxy for tags": (api) => api.formatGame(one, bad),
    "tags that are gone": (api) => api.formatGame(one, revoked()),
    "a text that is wrong": (api) => api.legalMoves({ ...one, moves: [...one.moves, long] }),
  };
  for (const [what, call] of Object.entries(values)) {
    await t.test(what, async () => {
      // Each with a module of its own: what one breaks doesn't show in the next.
      const { api, size } = await measured();
      const rounds = (count) => {
        for (let round = 0; round < count; round += 1) survives(() => call(api));
        return size();
      };
      const first = rounds(100);
      const grown = rounds(10_000) - first;
      assert.ok(grown < 10_000 * 32, `${grown} bytes are left of 10,000 calls`);
      assert.deepEqual(api.applyMove(games[0], "b2-d2").moves, ["b2-d2"]);
    });
  }
});
