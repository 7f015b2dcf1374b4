// The computer player against itself in the terminal:
//
//   cargo xtask build --pkg
//   node examples/duel.mjs [VARIANT [WHITE'S LEVEL [BLACK'S LEVEL [MILLISECONDS A MOVE]]]]
//
// In a project that has installed the package, the import is from "ugolki".
import { acceptsDraw, agreeDraw, applyMove, Engine, formatGame, newGame, resign, resigns } from "../pkg/dist/index.js";

const [variant = "classic-3x3", white = "8", black = white, milliseconds = "200"] = process.argv.slice(2);
const players = {
  white: { level: Number(white), engine: new Engine(), scores: [] },
  black: { level: Number(black), engine: new Engine(), scores: [] },
};

/** The board as text, White at the bottom; the squares of the last move stand between marks. */
function drawn(game) {
  const { size } = game.variant;
  const path = new Set(game.moves.at(-1)?.split("-"));
  const [whites, blacks] = [new Set(game.white), new Set(game.black)];
  const files = [..."abcdefghijklmnop"].slice(0, size);
  const lines = Array.from({ length: size }, (_, row) => {
    const rank = size - row;
    const signs = files.map((file) => {
      const square = `${file}${rank}`;
      const sign = whites.has(square) ? "○" : blacks.has(square) ? "●" : "·";
      return path.has(square) ? `[${sign}]` : ` ${sign} `;
    });
    return `${String(rank).padStart(3)} ${signs.join("")}`;
  });
  return [...lines, `    ${files.map((file) => ` ${file} `).join("")}`].join("\n");
}

/** The score in words. */
function told(score) {
  if (typeof score === "number") return `${score < 0 ? "Black" : "White"} is ${Math.abs(score).toFixed(1)} moves ahead`;
  return score.winner ? `${score.winner} wins in ${score.plies} plies` : `a draw in ${score.plies} plies`;
}

let game = newGame(variant);
while (game.outcome === null) {
  const side = game.turn;
  const other = side === "white" ? "black" : "white";
  const { level, engine, scores } = players[side];
  const { move, score, depth } = await engine.think(game, { level, timeMs: Number(milliseconds) });
  scores.push(score);
  if (resigns(scores, side)) {
    game = resign(game, side);
  } else if (game.number > 60 && acceptsDraw(score, side) && acceptsDraw(players[other].scores.at(-1) ?? 0, other)) {
    game = agreeDraw(game);
  } else {
    console.log(`${game.number}. ${side} ${move} (${told(score)}, ${depth} plies deep)`);
    game = applyMove(game, move);
    if (process.stdout.isTTY) console.log(`\n${drawn(game)}\n`);
  }
}
const { winner, reason } = game.outcome;
console.log(`\n${drawn(game)}\n\n${winner ? `${winner} wins` : "a draw"}: ${reason}\n`);
console.log(formatGame(game, { White: `level ${white}`, Black: `level ${black}` }));
