// A thought on the caller's thread and one in a worker, the same in every runtime; like smoke.js it uses nothing else.

/** Thinks with both and gives what came of it as a text. */
export async function think({ Engine, newGame, applyMove }, EngineClient) {
  const game = ["b2-d2", "g6-e6", "b1-d3", "g7-e7-e5"].reduce(applyMove, newGame());
  const thoughts = [];
  for (const Player of [Engine, EngineClient]) {
    const engine = new Player({ hashMb: 1 });
    let infos = 0;
    const count = () => {
      infos += 1;
    };
    const { move, score, depth, nodes } = await engine.think(game, { nodes: 20_000, lines: 2, seed: 3 }, count);
    if (infos === 0) throw new Error(`${Player.name} told nothing`);
    applyMove(game, move);
    thoughts.push([move, JSON.stringify(score), depth, nodes].join(" "));

    const endless = engine.think(game, { timeMs: Number.POSITIVE_INFINITY });
    await new Promise((resolve) => setTimeout(resolve, 20));
    engine.stop();
    await endless;
    const error = await engine.think(game, { level: 9 }).catch((thrown) => thrown);
    if (!(error instanceof Error) || error.name !== "CornersError" || error.field !== "options.level") throw error;
    engine[Symbol.dispose]();
  }
  const [here, there] = thoughts;
  if (here !== there) throw new Error(`${here} here, ${there} in the worker`);
  return here;
}
