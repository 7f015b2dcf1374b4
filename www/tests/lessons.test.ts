// Every task of the lessons, played through the core.
import * as rules from "ugolki";
import { describe, expect, it } from "vitest";
import { LESSONS, type Task } from "../src/learn/lessons.ts";
import { type Action, begin, movesMade, reducer, type State } from "../src/learn/task.ts";

const reduce = reducer(rules);
const run = (state: State, ...actions: Action[]) => actions.reduce(reduce, state);

/** What someone does who makes these moves by clicks, and waits for the answers. */
function play(task: Task, moves: readonly string[]): State {
  let state = begin(rules, task);
  for (const move of moves) {
    const [from = "", to = ""] = move.split("-");
    state = run(state, { type: "cancel" }, { type: "square", square: from }, { type: "square", square: to });
    state = run(state, { type: "go-on" });
  }
  return state;
}

const tasks = LESSONS.flatMap(({ id, tasks }) => tasks.map((task, i) => ({ name: `${id} ${i + 1}`, task })));

describe.each(tasks)("$name", ({ task }) => {
  it("isn't done at the start", () => {
    const { game, side } = begin(rules, task);
    expect(game.outcome).toBeNull();
    expect(task.goal(game, side, rules)).not.toBeNull();
    expect(task.answers.length).toBeGreaterThanOrEqual(task.moves - 1);
    expect(task.solution).toHaveLength(task.moves);
    expect(task.wrong.length).toBeGreaterThan(0);
  });

  it("is done by its solution", () => {
    expect(play(task, task.solution)).toMatchObject({ phase: "done", miss: null });
  });

  it.each(task.wrong.map((moves) => [moves.join(", "), moves] as const))("isn't done by %s", (_, moves) => {
    const state = play(task, moves);
    expect(state.phase).not.toBe("done");
    // Either it was refused with a word, or the goal is out of reach now.
    if (state.phase === "missed") expect(state.miss).not.toBeNull();
    else expect(state.refused).not.toBeNull();
  });

  it("shows its solution", () => {
    let state = run(begin(rules, task), { type: "show" });
    for (let i = 0; i < 2 * task.moves && state.phase === "showing"; i++) state = run(state, { type: "go-on" });
    expect(state.phase).toBe("shown");
    expect(task.goal(state.game, state.side, rules)).toBeNull();
  });

  it("whatever is tried, somebody answers, and the goal isn't reached sooner", () => {
    const ends = { done: 0, missed: 0 };
    const shortest = walk(begin(rules, task));
    expect(shortest).toBe(task.moves);
    expect(ends.missed).toBeGreaterThan(0);

    function walk(state: State): number {
      if (state.phase === "done") {
        ends.done++;
        return movesMade(state);
      }
      if (state.phase === "missed") {
        ends.missed++;
        return Number.POSITIVE_INFINITY;
      }
      if (state.phase === "answer") return walk(run(state, { type: "go-on" }));
      expect(state.phase).toBe("play");
      expect(state.game.turn).toBe(state.side);
      let best = Number.POSITIVE_INFINITY;
      for (const move of rules.legalMoves(state.game)) {
        const path = move.split("-");
        const [square, to] = [path[0] as string, path.at(-1) as string];
        const next = run(state, { type: "square", square }, { type: "square", square: to });
        if (next.game !== state.game) best = Math.min(best, walk(next));
      }
      return best;
    }
  });
});
