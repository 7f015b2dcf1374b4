// What a caller may pass in, and how a call with it may end.
import assert from "node:assert/strict";
import { inspect } from "node:util";
import fc from "fast-check";
import * as ugolki from "ugolki";
import { play } from "./support.js";

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
  "disposed",
];

/** What a hostile value throws when it is looked at; it may come back to the caller as it is. */
export class Own extends Error {}

export const games = [
  ugolki.newGame(),
  play(ugolki.newGame(), "b2-d2 g6-e6 b1-d3 g7-e7-e5"),
  ugolki.newGame("halma-16x16"),
  ugolki.gameFromPosition("diagonal-3x3", "8/8/8/8/8/b2b4/bb6/wbb4w b 29"),
  ugolki.resign(ugolki.newGame("triangle"), "white"),
];
export const record = ugolki.formatGame(games[1], { White: "Anna", Black: "Борис" });
export const positions = games.map(ugolki.formatPosition);
export const variants = ugolki.variants();

/** Judges what a call threw. */
export function judge(error) {
  if (error instanceof Own) return;
  // What the engine itself says about a proxy that was revoked is the value's own doing.
  if (error instanceof TypeError && /revoked|proxy/.test(error.message)) return;
  assert.ok(error instanceof Error, `it threw ${String(error)}`);
  assert.ok(!(error instanceof WebAssembly.RuntimeError), `it trapped: ${error.stack}`);
  assert.equal(error.name, "CornersError", error.stack);
  assert.ok(codes.includes(error.code), `code ${error.code}`);
  assert.equal(typeof error.message, "string");
}

export const throwing = () => {
  throw new Own("mine");
};
export const traps = Object.getOwnPropertyNames(Reflect);
const cyclic = {};
cyclic.cyclic = cyclic;
cyclic.white = cyclic;
const cyclicList = [];
cyclicList.push(cyclicList);

/** Values that answer badly when they are looked at. */
export const nasty = [
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
export function made(make) {
  const show = () => {
    try {
      return inspect(make(), { depth: 6, maxStringLength: 300, showProxy: true });
    } catch {
      return String(make);
    }
  };
  return Object.assign(() => make(), { [fc.toStringMethod]: show });
}

export const plain = (arbitrary) => arbitrary.map((value) => made(() => value));
export const some = (...values) => plain(fc.constantFrom(...values));
export const word = plain(fc.string({ unit: "binary" }));
const all = { withBigInt: true, withBoxedValues: true, withDate: true, withMap: true, withNullPrototype: true };
const more = { withObjectString: true, withSet: true, withSparseArray: true, withTypedArray: true };

export const anything = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...nasty.map(made)) },
  { weight: 3, arbitrary: plain(fc.anything({ ...all, ...more, withUnicodeString: true })) },
  { weight: 1, arbitrary: some(...games) },
  { weight: 1, arbitrary: some("white", "black", "classic-3x3", "a1", "c3-d3", 1, record, positions[0]) },
);

/** An object whose parts are made by themselves. */
export const object = (parts) =>
  fc
    .record(parts)
    .map((makers) => made(() => Object.fromEntries(Object.entries(makers).map(([k, make]) => [k, make()]))));

/** A game with some of its parts, at any depth, replaced, left out, or made to throw. */
export const damaged = fc
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
