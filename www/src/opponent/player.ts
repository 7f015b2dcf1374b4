import { acceptsDraw, resigns, type Score, type Thought } from "ugolki/client";
import type { Game, Side } from "ugolki/web";
import { opponent } from "../geometry.ts";
import { type Action, type Answer, isComputers, type State } from "../table/state.ts";
import { type Engine, engine as shared } from "./engine.ts";
import { adviceOn } from "./hint.ts";
import { paceOf, seedOf } from "./pace.ts";

/** So long it thinks about a draw while the person is to move, in milliseconds. */
const DRAW = 300;

/** The computer's place at the table. */
export interface Seat {
  state(): State;
  dispatch(action: Action): void;
  /** The table is before somebody's eyes. */
  isSeen(): boolean;
  /** It has been told never to resign. */
  neverResigns(): boolean;
  /** The engine can't be had. */
  failed(error: unknown): void;
}

/** What it is at: a move, a draw that was offered, or advice to the person. */
interface Task {
  kind: "move" | "draw" | "hint";
  game: Game;
  abort: AbortController;
  /** The move is made as soon as there is one. */
  hurry: (() => void) | null;
}

/**
 * The computer at the table: it plays its moves, answers draws, gives up, and advises the person. It does one thing at a
 * time, and leaves it when the table has gone on to something else.
 */
export interface Player {
  /** Looks at what the table wants; to be called whenever that may have changed. */
  follow(): void;
}

export function createPlayer(seat: Seat, engine: Engine = shared): Player {
  let task: Task | null = null;
  /** The game in which a draw was offered that isn't answered yet. */
  let offered: string | null = null;
  /** The game for which advice was asked. */
  let seeking: Game | null = null;
  /** What its moves were worth to it, in which game, and after how many plies. */
  let worth: { id: string; scores: { ply: number; score: Score }[] } = { id: "", scores: [] };
  let noted: State["message"] = null;
  /** How often in a row the engine has failed. */
  let failures = 0;

  function wanted(state: State): Task["kind"] | null {
    const { game, setup, clock, paused, isElsewhere, id } = state;
    if (game.outcome || isElsewhere || paused) return null;
    // Without a clock nobody minds if it waits until somebody is there to see it.
    if (!seat.isSeen() && !(clock && isComputers(state))) return null;
    if (isComputers(state)) return "move";
    if (setup.opponent === "computer" && offered === id) return "draw";
    return seeking === game ? "hint" : null;
  }

  function follow(): void {
    const state = seat.state();
    const { message, game } = state;
    if (game.outcome) {
      offered = null;
      seeking = null;
    } else if (message !== noted) {
      if (message?.kind === "offered") offered = state.id;
      if (message?.kind === "seeking") seeking = game;
    }
    noted = message;
    const kind = wanted(state);
    if (task && (task.kind !== kind || task.game !== game)) {
      task.abort.abort();
      task = null;
    }
    if (kind && !task) {
      task = { kind, game, abort: new AbortController(), hurry: null };
      void perform(task, state);
    } else if (!seat.isSeen()) task?.hurry?.();
  }

  async function perform(mine: Task, state: State): Promise<void> {
    try {
      if (mine.kind === "hint") await advise(mine, state);
      else await decide(mine, state);
      failures = 0;
    } catch (error) {
      failures += 1;
      // Once more, with another worker.
      if (failures < 2 || mine.abort.signal.aborted) return;
      failures = 0;
      offered = null;
      seeking = null;
      // It is still at it while this is told, and tries again at the next thing that happens.
      seat.failed(error);
      mine.abort.abort();
    } finally {
      if (task === mine) task = null;
      if (!mine.abort.signal.aborted) follow();
    }
  }

  async function advise({ game, abort }: Task, state: State): Promise<void> {
    const move = await adviceOn(engine, game, state.id, abort.signal);
    if (abort.signal.aborted) return;
    seeking = null;
    seat.dispatch({ type: "hint", game, move });
  }

  async function decide(mine: Task, state: State): Promise<void> {
    const { game, id, setup } = state;
    const { signal } = mine.abort;
    const side = opponent(setup.side);
    const pace = paceOf(state, performance.now(), Math.random(), seat.isSeen());
    const limits = mine.kind === "move" ? pace.limits : { timeMs: DRAW };
    let isThinking = true;
    const waited = new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, mine.kind === "move" ? pace.wait : 0);
      mine.hurry = () => {
        clearTimeout(timer);
        resolve();
        if (isThinking) engine.stop();
        mine.hurry = null;
      };
      signal.addEventListener("abort", () => mine.hurry?.());
    });
    const thought = await engine.think(game, { ...limits, level: setup.level, seed: seedOf(id) }, signal);
    isThinking = false;
    await waited;
    if (!thought || signal.aborted) return;
    const answer = (what: Answer) => seat.dispatch({ type: "computer", game, now: performance.now(), ...what });
    const isOffered = offered === id;
    offered = null;
    if (isOffered && acceptsDraw(thought.score, side)) answer({ answer: "accept-draw" });
    else if (mine.kind === "draw") answer({ answer: "decline-draw" });
    else if (givesUp(id, game.moves.length, thought, side)) answer({ answer: "resign" });
    else answer({ answer: "move", move: thought.move, declines: isOffered });
  }

  function givesUp(id: string, ply: number, { score }: Thought, side: Side): boolean {
    // What was taken back doesn't count.
    const before = worth.id === id ? worth.scores.filter((one) => one.ply < ply) : [];
    worth = { id, scores: [...before, { ply, score }] };
    if (seat.neverResigns()) return false;
    return resigns(
      worth.scores.map((one) => one.score),
      side,
    );
  }

  return { follow };
}
