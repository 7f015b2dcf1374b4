// The package in Node. `perft` and `think` answer lines as the programs in examples/ do; `calls` times single calls and
// prints, for each, its name and the median in microseconds; `race` times races and prints, for each kind, a name, in how
// many of 100 it was proven in time, and the median in milliseconds.
import { createInterface } from "node:readline";
import {
  applyMove,
  Engine,
  gameFromPosition,
  legalDestinations,
  legalMoves,
  newGame,
  perft,
  race,
} from "../pkg/dist/index.js";

const PERFT_TIME = 300; // milliseconds
const BATCHES = 300;
const CALLS_IN_BATCH = 20;

async function timePerft() {
  for await (const line of createInterface({ input: process.stdin })) {
    const [variant, depth, ...position] = line.trim().split(/\s+/);
    const game = position[0] === "-" ? newGame(variant) : gameFromPosition(variant, position.join(" "));
    const started = performance.now();
    let sequences = 0;
    let times = 0;
    while (times === 0 || performance.now() - started < PERFT_TIME) {
      sequences = perft(game, Number(depth));
      times += 1;
    }
    const rate = (sequences * times) / ((performance.now() - started) / 1000);
    console.log(`${sequences} ${rate.toFixed(0)}`);
  }
}

async function timeThoughts() {
  for await (const line of createInterface({ input: process.stdin })) {
    const [variant, limit] = line.trim().split(" ");
    const engine = new Engine();
    // Its module is loaded before the clock runs.
    await engine.think(newGame(variant), { nodes: 1 });
    const started = performance.now();
    const { nodes } = await engine.think(newGame(variant), { nodes: Number(limit) });
    console.log(`${nodes} ${(nodes / ((performance.now() - started) / 1000)).toFixed(0)}`);
    engine[Symbol.dispose]();
  }
}

// A game of 60 moves that goes on, always the same one; the men wander, so nobody has arrived by then.
function gameOf60Moves() {
  let game = newGame("classic-3x3", { exitDeadline: 80, moveLimit: 80 });
  for (let ply = 0, random = 1; ply < 120; ply += 1) {
    random = (random * 48271) % 0x7fffffff;
    const moves = legalMoves(game);
    game = applyMove(game, moves[random % moves.length]);
  }
  if (game.outcome !== null) throw new Error(`the game ended: ${game.outcome.reason}`);
  return game;
}

function median(call) {
  const times = [];
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const started = performance.now();
    for (let i = 0; i < CALLS_IN_BATCH; i += 1) call(batch * CALLS_IN_BATCH + i);
    times.push(((performance.now() - started) / CALLS_IN_BATCH) * 1000);
  }
  times.sort((a, b) => a - b);
  return times[BATCHES / 2];
}

function timeCalls() {
  const game = gameOf60Moves();
  const men = game[game.turn];
  const moves = legalMoves(game);
  const calls = {
    legalDestinations: (i) => legalDestinations(game, men[i % men.length]),
    applyMove: (i) => applyMove(game, moves[i % moves.length]),
    legalMoves: () => legalMoves(game),
  };
  for (const [name, call] of Object.entries(calls)) console.log(`${name} ${median(call).toFixed(1)}`);
}

/** Positions of an army from which it needs at most 8 moves: from where it arrives that many are made at random. */
function* nearlyThere(variant, count) {
  const { black, variant: shape } = newGame(variant);
  // With a larger goal nobody has arrived, and the game goes on.
  const larger = { ...shape, name: "larger", home: [...shape.home, "e1"] };
  for (let index = 0, random = 1; index < count; index += 1) {
    let men = black;
    for (let move = 0; move < 8; move += 1) {
      random = (random * 48271) % 0x7fffffff;
      const moves = legalMoves(alone(larger, men));
      const path = moves[random % moves.length].split("-");
      men = men.map((square) => (square === path[0] ? path.at(-1) : square));
    }
    yield alone(variant, men);
  }
}

/** White's men on an 8×8 board without others. */
function alone(variant, men) {
  const row = (rank) => [..."abcdefgh"].map((file) => (men.includes(`${file}${rank}`) ? "w" : " ")).join("");
  const rows = [8, 7, 6, 5, 4, 3, 2, 1]
    .map(row)
    .join("/")
    .replace(/ +/g, (empty) => String(empty.length));
  return gameFromPosition(variant, `${rows} w 1`);
}

async function timeRaces() {
  const small = newGame({ ...newGame().variant, name: "2x2", home: ["a1", "a2", "b1", "b2"] });
  // The module is loaded before the clock runs.
  await race(newGame(), { timeMs: 0 });
  const kinds = {
    "2x2 100": Array(100).fill(small),
    "classic-3x3 1000": [...nearlyThere("classic-3x3", 100)],
    "diagonal-3x3 1000": [...nearlyThere("diagonal-3x3", 100)],
  };
  for (const [kind, all] of Object.entries(kinds)) {
    const times = [];
    for (const game of all) {
      const started = performance.now();
      const { proven } = await race(game, { side: "white", timeMs: 5000 });
      times.push(proven ? performance.now() - started : Number.POSITIVE_INFINITY);
    }
    times.sort((a, b) => a - b);
    const [name, most] = kind.split(" ");
    const inTime = times.filter((time) => time <= Number(most)).length;
    console.log(`${name} ${most} ${inTime} ${times[50].toFixed(0)} ${times[94].toFixed(0)} ${times[99].toFixed(0)}`);
  }
  for (const variant of ["diagonal-3x3", "classic-3x3"]) {
    const started = performance.now();
    const { proven } = await race(newGame(variant), { timeMs: 30_000 });
    const time = (performance.now() - started).toFixed(0);
    console.log(`${variant}-start 10000 ${proven ? 100 : 0} ${time} ${time} ${time}`);
  }
}

if (process.argv[2] === "perft") await timePerft();
else if (process.argv[2] === "think") await timeThoughts();
else if (process.argv[2] === "race") await timeRaces();
else timeCalls();
