// Whatever a caller passes in: an answer or a CornersError, never a trap, and the module works on.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import fc from "fast-check";
import * as ugolki from "ugolki";
import { measured } from "./harness/fresh.js";
import {
  anything,
  damaged,
  games,
  judge,
  made,
  nasty,
  Own,
  object,
  plain,
  positions,
  record,
  some,
  throwing,
  traps,
  variants,
  word,
} from "./harness/hostile.js";
import { play } from "./harness/support.js";

// The computer player, the rating and the race have files of their own.
const own = ["Engine", "acceptsDraw", "levelRating", "par", "race", "rate", "resigns"];
const functions = Object.fromEntries(
  Object.entries(ugolki).filter(([name, value]) => typeof value === "function" && !own.includes(name)),
);

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
    judge(error);
  }
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
