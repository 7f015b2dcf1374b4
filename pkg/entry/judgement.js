// When to accept a draw and when to resign: what anybody would do who knows the scores.
import { wrong } from "./failure.js";

/** From here on a side is ahead, in moves. */
const AHEAD = 0.25;
/** Behind by so many moves, so many times, and nothing will change any more. */
const LOST = 6;
const TIMES = 3;

export function acceptsDraw(score, side) {
  checkSide(side);
  return lead(score, side, "score") < AHEAD;
}

export function resigns(scores, side) {
  checkSide(side);
  if (!Array.isArray(scores)) throw wrong("scores", "isn't a list");
  // A hole is a score that is missing.
  const leads = Array.from(scores, (score, index) => lead(score, side, `scores[${index}]`));
  const last = leads.slice(-TIMES);
  return last.at(-1) === -Infinity || (last.length === TIMES && last.every((ahead) => ahead <= -LOST));
}

function checkSide(side) {
  if (side !== "white" && side !== "black") throw wrong("side", 'is neither "white" nor "black"');
}

/** By how many moves a side is ahead; without end where its win or its loss is forced. */
function lead(score, side, field) {
  if (typeof score === "number" && !Number.isNaN(score)) return side === "white" ? score : -score;
  const winner = score?.winner;
  if (winner === null) return 0;
  if (winner !== "white" && winner !== "black") throw wrong(field, "isn't a score");
  return winner === side ? Infinity : -Infinity;
}
