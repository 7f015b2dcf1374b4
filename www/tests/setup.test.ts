import * as rules from "ugolki";
import { describe, expect, it } from "vitest";
import {
  type Action,
  boardState,
  createReducer,
  type Draft,
  freshSetup,
  readDraft,
  type Setup,
  writeDraft,
} from "../src/setup/state.ts";

const reduce = createReducer(rules);
const variant = (name: string) => rules.newGame(name).variant;
const of = (text: string, name = "classic-3x3") => freshSetup(rules, { variant: variant(name), text });
const run = (state: Setup, ...actions: Action[]) => actions.reduce(reduce, state);

describe("setting up", () => {
  it("keeps board and text in step, whichever is changed", () => {
    const state = of("8/8/8/8/8/8/8/w7 w 3");
    expect(state).toMatchObject({ faults: [], game: { number: 3 } });
    const put = run(state, { type: "tool", tool: "black" }, { type: "square", square: "h8" });
    expect(put.draft.text).toBe("7b/8/8/8/8/8/8/w7 w 3");
    expect(run(put, { type: "square", square: "h8" }).draft.text).toBe(state.draft.text);
    const typed = run(put, { type: "text", text: "8/8/8/8/8/8/8/1w6 b 4" });
    expect(boardState(typed).game).toMatchObject({ white: ["b1"], black: [], turn: "black" });
    expect(run(typed, { type: "turn", turn: "white" }).draft.text).toBe("8/8/8/8/8/8/8/1w6 w 4");
    expect(run(typed, { type: "number", number: " 9 " }).draft.text).toBe("8/8/8/8/8/8/8/1w6 b 9");
    expect(run(typed, { type: "put", square: "c3", man: "white" }).draft.text).toBe("8/8/8/8/8/2w5/8/1w6 b 4");
    expect(run(typed, { type: "put", square: "c3", man: null })).toBe(typed);
  });

  it("carries a man over the board and off it", () => {
    const state = of("8/8/8/8/8/8/8/w7 w 1");
    const lifted = run(state, { type: "take", square: "a1" });
    expect(boardState(lifted).chosen).toEqual({ square: "a1", destinations: [] });
    expect(run(lifted, { type: "drop", square: "c3" }).draft.text).toBe("8/8/8/8/8/2w5/8/8 w 1");
    const off = run(lifted, { type: "drop", square: null });
    expect(off.faults).toEqual([{ kind: "no-men" }]);
    expect(off.lifted).toBeNull();
    expect(run(lifted, { type: "cancel" })).toEqual(state);
    expect(run(lifted, { type: "drop", square: "a1" }).draft).toBe(state.draft);
    expect(run(state, { type: "take", square: "b2" })).toBe(state);
  });

  it("says whether a game can begin there, and whether it would be over", () => {
    expect(of("8/8/8/8/8/8/8/b7 w 1").game?.outcome?.rule).toBe("5.6");
    expect(of("8/8/8/8/8/8/8/8 w 1").game).toBeNull();
    expect(of("8/8/8/8 w 1")).toMatchObject({ faults: [{ kind: "ranks" }], other: null });
  });

  it("undoes and redoes; what is typed in one go is one step", () => {
    const start = of("8/8/8/8/8/8/8/w7 w 1");
    const typed = run(start, ...["8/", "8/8", "8/8/"].map((text): Action => ({ type: "text", text })));
    expect(typed.past).toEqual([start.draft]);
    const cleared = run(typed, { type: "clear" });
    expect(cleared.past).toHaveLength(2);
    const back = run(cleared, { type: "undo" });
    expect(back.draft.text).toBe("8/8/");
    expect(run(back, { type: "redo" }).draft).toEqual(cleared.draft);
    expect(run(back, { type: "undo" }).draft).toBe(start.draft);
    expect(run(start, { type: "undo" })).toBe(start);
    // After a step back typing begins a new step.
    expect(run(back, { type: "text", text: "x" }).past).toHaveLength(2);
    expect(run(back, { type: "text", text: "x" }).future).toEqual([]);
  });

  it("changes the variant without losing a thing", () => {
    const to = (state: Setup, name: string) => run(state, { type: "variant", variant: variant(name) });
    const start = (name: string) => rules.formatPosition(rules.newGame(name));
    expect(to(of(start("triangle"), "triangle"), "classic-4x4").draft.text).toBe(start("classic-4x4"));
    const some = of("8/8/8/3b4/8/8/8/w7 b 5");
    expect(to(some, "triangle").draft).toEqual({ variant: variant("triangle"), text: some.draft.text });
    const large = to(some, "halma-16x16");
    expect(large.layout.men).toEqual(some.layout.men);
    expect(to(large, "classic-3x3").draft.text).toBe(some.draft.text);
    // A broken text stays as it was typed.
    const broken = of("8/8/x");
    expect(to(broken, "halma-16x16").draft.text).toBe("8/8/x");
    const pasted = run(some, { type: "text", text: start("halma-16x16") });
    expect(pasted.other?.name).toBe("halma-16x16");
    expect(to(pasted, "halma-16x16").draft.text).toBe(start("halma-16x16"));
  });

  it("mirrors, starts anew and turns the board", () => {
    const state = of("8/8/8/8/8/3b4/8/ww6 b 7");
    expect(run(state, { type: "mirror" }).draft.text).toBe("6bb/8/4w3/8/8/8/8/8 w 7");
    expect(run(state, { type: "start" }).draft.text).toBe(rules.formatPosition(rules.newGame()));
    expect(run(state, { type: "turn-board" }).bottom).toBe("black");
  });
});

describe("a draft as text", () => {
  it("reads as it was written, right or wrong, under any rules", () => {
    const house = rules.newGame("triangle", { exitDeadline: 5, moveLimit: 9 }).variant;
    const drafts: Draft[] = [
      { variant: house, text: "8/8/nonsense" },
      { variant: variant("halma-16x16"), text: "" },
    ];
    for (const draft of drafts) expect(readDraft(writeDraft(draft), rules)).toEqual(draft);
  });

  it("is taken as it stands where it can't be read", () => {
    for (const text of ["{", "8/8 w 1", '{"version":1,"variant":{"name":"x"},"text":"8"}', '{"version":2,"text":"8"}'])
      expect(readDraft(text, rules)).toEqual({ variant: variant("classic-3x3"), text });
  });
});
