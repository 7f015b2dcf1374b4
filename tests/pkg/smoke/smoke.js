// One short game, the same in every runtime. It uses no test library, so that it runs unchanged in a bare page or a worker.

/** Plays the game through `api` and throws at the first difference; returns how many checks it made. */
export function smoke(api) {
  let checks = 0;
  const same = (actual, expected, what) => {
    checks += 1;
    const [a, e] = [canonical(actual), canonical(expected)];
    if (a !== e) throw new Error(`${what}: ${a} instead of ${e}`);
  };
  const refused = (call, expected, what) => {
    let error;
    try {
      call();
    } catch (thrown) {
      error = thrown;
    }
    if (error === undefined) throw new Error(`${what}: nothing was thrown`);
    same(error instanceof Error, true, `${what}: instanceof Error`);
    same(error.name, "CornersError", `${what}: name`);
    same(typeof error.message === "string" && error.message.length > 0, true, `${what}: message`);
    same(Object.fromEntries(Object.keys(expected).map((key) => [key, error[key]])), expected, what);
  };

  const start = api.newGame();
  same(start.variant.name, "classic-3x3", "default variant");
  same(start.white, ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"], "white men at the start");
  same(api.formatPosition(start), "5bbb/5bbb/5bbb/8/8/www5/www5/www5 w 1", "start");
  same(api.legalMoves(start).length, 12, "moves at the start");
  same(api.variants().length, 7, "variants");
  same(api.perft(start, 3), 2784, "perft");

  // Steps, jumps, a chain written out and one by its ends.
  let game = start;
  for (const move of ["b2-d2", "g6-e6", "b1-d3", "g7-e7-e5"]) game = api.applyMove(game, move);
  same(game.moves, ["b2-d2", "g6-e6", "b1-d1-d3", "g7-e7-e5"], "moves");
  same(api.formatPosition(game), "5bbb/5b1b/4bb1b/4b3/8/wwww4/w1ww4/w1w5 w 3", "position");
  same([game.turn, game.number, game.outcome, game.start], ["white", 3, null, null], "turn, number, outcome, start");
  same(
    [game.inGoal, game.atHome],
    [
      { white: 0, black: 0 },
      { white: 7, black: 7 },
    ],
    "men counted",
  );
  same(
    api.legalDestinations(game, "d3"),
    [
      { to: "b1", kind: "chain", path: ["d3", "d1", "b1"], loses: false },
      { to: "d1", kind: "chain", path: ["d3", "d1"], loses: false },
      { to: "d4", kind: "step", path: ["d3", "d4"], loses: false },
      { to: "e3", kind: "step", path: ["d3", "e3"], loses: false },
    ],
    "destinations",
  );
  same(api.legalDestinations(game, "e5"), [], "destinations of the other side's man");
  same(api.shortestPath(game, "d3", "b1"), ["d3", "d1", "b1"], "shortest path");
  same(api.shortestPath(game, "d3", "h8"), null, "no path");
  same(api.formatPosition(start), "5bbb/5bbb/5bbb/8/8/www5/www5/www5 w 1", "the game passed in is unchanged");

  refused(
    () => api.applyMove(game, "a1-a4"),
    { code: "illegal-move", reason: "unreachable", legal: ["a1-b1"] },
    "a1-a4",
  );
  refused(() => api.applyMove(game, "e5-e4"), { code: "illegal-move", reason: "not-your-man" }, "e5-e4");
  refused(() => api.applyMove(game, "nonsense"), { code: "bad-move" }, "nonsense");
  refused(() => api.legalDestinations(game, "i9"), { code: "bad-square" }, "i9");
  refused(() => api.newGame("chess"), { code: "bad-variant" }, "chess");
  refused(() => api.parseGame("1. c3-d3 f6-e6\n2. zz"), { code: "bad-record", line: 2, column: 4 }, "a broken record");

  const trap = api.gameFromPosition("classic-3x3", "8/8/8/8/w7/w7/8/bww5 w 1");
  refused(() => api.applyMove(trap, "a4-a2"), { code: "illegal-move", reason: "traps", trapped: ["a1"] }, "trapping");

  // A game is plain data, and a record says all of it.
  const copy = JSON.parse(JSON.stringify(game));
  same(api.applyMove(copy, "c3-e3"), api.applyMove(game, "c3-e3"), "a game that went through JSON");
  const text = api.formatGame(game, { White: "Anna", Black: "Борис" });
  const read = api.parseGame(text);
  same(read.game, game, "record read back");
  same([read.tags.White, read.tags.Black], ["Anna", "Борис"], "tags read back");

  const resigned = api.resign(game, "white");
  same(resigned.outcome, { winner: "black", rule: "5.7", reason: "resignation" }, "resignation");
  same(api.legalDestinations(resigned, "d3"), [], "destinations after the end");
  refused(() => api.applyMove(resigned, "a1-b1"), { code: "game-over" }, "a move after the end");

  // A variant of one's own, played to its end.
  const tiny = {
    name: "tiny",
    size: 4,
    home: ["a1"],
    diagonal: false,
    trapping: true,
    exitDeadline: 5,
    moveLimit: 9,
    rated: false,
  };
  let race = api.newGame(tiny);
  for (const pair of ["a1-b1 d4-c4", "b1-c1 c4-b4", "c1-d1 b4-a4", "d1-d2 a4-a3", "d2-d3 a3-a2", "d3-d4 a2-a1"]) {
    for (const move of pair.split(" ")) {
      same(race.outcome, null, `no outcome before ${move}`);
      race = api.applyMove(race, move);
    }
  }
  same(race.outcome, { winner: null, rule: "5.2", reason: "both-arrived" }, "both arrived");
  return checks;
}

// Compared as JSON with sorted keys: the order of an object's keys means nothing.
function canonical(value) {
  return JSON.stringify(value, (_, part) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(
          Object.keys(part)
            .sort()
            .map((key) => [key, part[key]]),
        )
      : part,
  );
}
