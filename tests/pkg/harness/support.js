import assert from "node:assert/strict";
import * as ugolki from "ugolki";

/** What `call` throws, which must be a CornersError with this code; with `fields`, these too, and no others of its kind. */
export function refused(call, code, fields = {}) {
  let error;
  let value;
  try {
    value = call();
  } catch (thrown) {
    error = thrown;
  }
  assert.notEqual(error, undefined, `nothing was thrown, but given back: ${JSON.stringify(value)}`);
  assert.ok(error instanceof Error, `not an Error: ${String(error)}`);
  assert.equal(error.name, "CornersError", String(error.stack));
  assert.equal(error.code, code, error.message);
  assert.ok(error.message.length > 0, "a message");
  for (const [field, expected] of Object.entries(fields)) {
    if (expected instanceof RegExp) assert.match(error[field], expected, error.message);
    else assert.deepEqual(error[field], expected, `${field} of: ${error.message}`);
  }
  return error;
}

/** Plays moves, given as one text with spaces between, each on a game that can't be changed. */
export function play(game, moves) {
  return moves.split(" ").reduce((before, move) => ugolki.applyMove(frozen(before), move), game);
}

/** The value itself, with all that is in it frozen: to write to it is then an error. */
export function frozen(value) {
  if (value && typeof value === "object" && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

/** Squares in the package's order: by file, then by rank as a number. */
export const bySquare = (a, b) => a.charCodeAt(0) - b.charCodeAt(0) || Number(a.slice(1)) - Number(b.slice(1));

/** Moves in the package's order: square by square, a shorter path before a longer one that goes on from it. */
export function byMove(a, b) {
  const [left, right] = [a.split("-"), b.split("-")];
  for (let at = 0; at < Math.min(left.length, right.length); at += 1) {
    const order = bySquare(left[at], right[at]);
    if (order) return order;
  }
  return left.length - right.length;
}
