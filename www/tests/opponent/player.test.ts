import * as rules from "ugolki";
import type { ThinkOptions, Thought } from "ugolki/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createEngine, type Thinker } from "../../src/opponent/engine.ts";
import { createPlayer } from "../../src/opponent/player.ts";
import {
  type Action,
  DEFAULT_SETUP,
  freshState,
  gameOf,
  reducer,
  type Setup,
  type State,
} from "../../src/table/state.ts";

/** Thinks until it is stopped or a test has it answer; its best move is the first. */
class Fake implements Thinker {
  static made: Fake[] = [];
  disposed = false;
  asked: { game: rules.Game; options: ThinkOptions }[] = [];
  private answer: ((thought: Partial<Thought>) => void) | null = null;
  private refuse: ((error: Error) => void) | null = null;

  constructor() {
    Fake.made.push(this);
  }
  think(game: rules.Game, options: ThinkOptions = {}): Promise<Thought> {
    this.stop();
    this.asked.push({ game, options });
    return new Promise((resolve, reject) => {
      this.refuse = reject;
      this.answer = (thought) =>
        resolve({
          move: rules.legalMoves(game)[0] as string,
          score: 0,
          depth: 1,
          nodes: 1,
          pv: [],
          lines: [],
          ...thought,
        });
    });
  }
  race(): never {
    throw new Error("nobody races at the table");
  }
  done(thought: Partial<Thought> = {}): void {
    this.answer?.(thought);
    this.answer = null;
  }
  fail(): void {
    this.refuse?.(new Error("the worker died"));
  }
  stop(): void {
    this.done();
  }
  [Symbol.dispose](): void {
    this.disposed = true;
  }
}

/** A table with the computer at it, as table.ts has it. */
function sit(changes: Partial<Setup> = {}) {
  const reduce = reducer(rules);
  const setup: Setup = { ...DEFAULT_SETUP, opponent: "computer", level: 3, ...changes };
  let state = freshState(gameOf(rules, setup), setup, "2026.12.31", "game-one");
  let isSeen = true;
  let neverResigns = false;
  const failed = vi.fn(() => dispatch({ type: "not-loaded" }));
  const dispatch = (action: Action) => {
    const before = state;
    state = reduce(state, action);
    if (state !== before) player.follow();
  };
  const player = createPlayer(
    { state: () => state, dispatch, isSeen: () => isSeen, neverResigns: () => neverResigns, failed },
    createEngine(() => new Fake(), 60_000),
  );
  return {
    get state(): State {
      return state;
    },
    get moves(): number {
      return state.game.moves.length;
    },
    dispatch,
    player,
    failed,
    see(now: boolean) {
      isSeen = now;
      player.follow();
    },
    stubborn() {
      neverResigns = true;
    },
    /** The person makes the first legal move. */
    move() {
      dispatch({ type: "typed", text: rules.legalMoves(state.game)[0] as string, now: performance.now() });
    },
  };
}

const fake = () => Fake.made.at(-1) as Fake;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  Fake.made = [];
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  vi.spyOn(Math, "random").mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the computer's move", () => {
  it("comes at a human pace, however soon it is known", async () => {
    const table = sit();
    table.move();
    await pass(0);
    fake().done();
    await pass(800);
    expect(table.moves).toBe(1);
    await pass(100);
    expect(table.moves).toBe(2);
    expect(fake().asked).toHaveLength(1);
    expect(fake().asked[0]?.options).toMatchObject({ level: 3, timeMs: 1000 });
  });

  it("comes when it is known, where that takes longer", async () => {
    const table = sit({ side: "black" });
    table.player.follow();
    await pass(5000);
    expect(table.moves).toBe(0);
    fake().done();
    await pass(0);
    expect(table.moves).toBe(1);
  });

  it("is thought about once, whatever is done meanwhile", async () => {
    const table = sit();
    table.move();
    await pass(0);
    table.dispatch({ type: "square", square: "b3", now: 0 });
    table.dispatch({ type: "look", ply: 0 });
    table.dispatch({ type: "dialog", dialog: { kind: "menu" } });
    table.dispatch({ type: "turn-board" });
    fake().done();
    await pass(1200);
    expect(table.moves).toBe(2);
    expect(fake().asked).toHaveLength(1);
  });

  it.each<[string, (table: ReturnType<typeof sit>) => void]>([
    ["the move before it is taken back", (table) => table.dispatch({ type: "take-back", now: 0 })],
    [
      "another game begins",
      (table) => table.dispatch({ type: "new-game", setup: DEFAULT_SETUP, date: "2026.12.31", id: "game-two" }),
    ],
    ["another tab has the game", (table) => table.dispatch({ type: "elsewhere", now: 0 })],
    [
      "the person resigns",
      (table) => {
        table.dispatch({ type: "dialog", dialog: { kind: "resign", side: "white" } });
        table.dispatch({ type: "resign", now: 0 });
      },
    ],
  ])("isn't made once %s", async (_, act) => {
    const table = sit();
    table.move();
    await pass(0);
    act(table);
    const { game } = table.state;
    fake().done();
    await pass(5000);
    expect(table.state.game).toBe(game);
  });

  it("waits while nobody sees the table, and is thought about anew", async () => {
    const table = sit();
    table.move();
    await pass(0);
    table.see(false);
    fake().done();
    await pass(5000);
    expect(table.moves).toBe(1);
    table.see(true);
    await pass(0);
    fake().done();
    await pass(1200);
    expect(table.moves).toBe(2);
  });

  it("is made at once where a clock runs that nobody sees", async () => {
    const table = sit({ control: { reserve: 60_000, increment: 0 } });
    table.move();
    await pass(10);
    table.see(false);
    await pass(0);
    expect(table.moves).toBe(2);
    table.move();
    await pass(0);
    expect(fake().asked.at(-1)?.options.timeMs).toBeLessThan(100);
  });

  it("spends from its clock, and stands while that is paused", async () => {
    const table = sit({ control: { reserve: 60_000, increment: 2000 } });
    table.move();
    await pass(0);
    expect(fake().asked[0]?.options.clock?.reserve).toBeLessThan(60_000);
    expect(fake().asked[0]?.options.clock?.increment).toBe(2000);
    table.dispatch({ type: "pause", now: performance.now() });
    await pass(30_000);
    expect(table.moves).toBe(1);
    table.dispatch({ type: "go-on", now: performance.now() });
    await pass(0);
    fake().done();
    await pass(1200);
    expect(table.moves).toBe(2);
  });

  it("goes on after a reload", async () => {
    const before = sit();
    before.move();
    const after = sit();
    after.dispatch({ type: "put", stored: before.state });
    await pass(0);
    fake().done();
    await pass(1200);
    expect(after.moves).toBe(2);
  });
});

describe("the computer", () => {
  const lost = { score: { winner: "white", plies: 3 } } as const;
  const offer = (table: ReturnType<typeof sit>) => {
    table.dispatch({ type: "dialog", dialog: { kind: "draw", by: "white" } });
    table.dispatch({ type: "offer-draw" });
  };

  it("resigns what is lost, unless it has been told never to", async () => {
    for (const isStubborn of [false, true]) {
      const table = sit();
      if (isStubborn) table.stubborn();
      table.move();
      await pass(0);
      fake().done(lost);
      await pass(1200);
      expect(table.state.game.outcome?.reason).toBe(isStubborn ? undefined : "resignation");
    }
  });

  it("forgets what was taken back", async () => {
    const table = sit();
    for (const score of [7, 7, 7]) {
      if (table.moves > 0) table.dispatch({ type: "take-back", now: 0 });
      table.move();
      await pass(0);
      fake().done({ score });
      await pass(1200);
    }
    expect(table.state.game.outcome).toBeNull();
  });

  it("answers a draw that is offered before a move, and one that comes while it thinks", async () => {
    for (const [score, reason] of [
      [0, "agreement"],
      [-3, undefined],
    ] as const) {
      const table = sit();
      offer(table);
      await pass(0);
      fake().done({ score });
      await pass(0);
      expect(table.state.game.outcome?.reason).toBe(reason);
      if (reason) continue;
      expect(table.state.message?.kind).toBe("declined");
      table.move();
      await pass(0);
      offer(table);
      fake().done({ score });
      await pass(1200);
      expect(table.moves).toBe(2);
      expect(table.state.message?.kind).toBe("declined");
    }
  });

  it("advises, also in a game of two people", async () => {
    const table = sit({ opponent: "friend" });
    table.dispatch({ type: "seek-hint" });
    await pass(0);
    // The word goes with the next click, the search doesn't.
    table.dispatch({ type: "square", square: "b3", now: 0 });
    expect(fake().asked[0]?.options).toMatchObject({ timeMs: 1000 });
    fake().done();
    await pass(0);
    expect(table.state.hint).toEqual(rules.legalMoves(table.state.game)[0]?.split("-"));
    table.dispatch({ type: "seek-hint" });
    await pass(0);
    fake().done();
    await pass(0);
    expect(table.state.message?.kind).toBe("hint");
    expect(Fake.made).toHaveLength(1);
  });

  it("tries once more when its worker dies, then says so", async () => {
    const table = sit();
    table.move();
    await pass(0);
    fake().fail();
    await pass(0);
    expect(Fake.made).toHaveLength(2);
    expect(table.failed).not.toHaveBeenCalled();
    fake().fail();
    await pass(5000);
    expect(Fake.made).toHaveLength(2);
    expect(table.failed).toHaveBeenCalledOnce();
    // Somebody clicks on the board.
    table.dispatch({ type: "square", square: "b3", now: 0 });
    await pass(0);
    fake().done();
    await pass(1200);
    expect(table.moves).toBe(2);
  });

  it("lets its worker go when it isn't needed for a while", async () => {
    const table = sit();
    table.move();
    await pass(0);
    fake().done();
    await pass(30_000);
    expect(fake().disposed).toBe(false);
    await pass(31_000);
    expect(fake().disposed).toBe(true);
    table.move();
    await pass(0);
    expect(Fake.made).toHaveLength(2);
  });
});
