import type { Game, Side, Square } from "ugolki/web";
import { coordinates, opponent, pathOf } from "../geometry.ts";
import { EMPTY_HAND, type Hand, type HandAction, handle } from "../hand.ts";
import type { LearnRules, Miss } from "./goals.ts";
import type { Task } from "./lessons.ts";

/** Why a man can't go where it was sent, told apart more finely than a game needs it. */
export type Why =
  | "traps"
  | "loses"
  | "taken"
  | "slanting"
  | "no-bridge"
  /** The square to land on is free, but the chain there would end with a step. */
  | "mixed"
  | "far";

/** What was tried and isn't allowed, or isn't wise. */
export interface Refused {
  why: Why;
  from: Square;
  to: Square;
  trapped: Square[];
}

/** A task that someone is at. */
export interface State extends Hand {
  task: Task;
  side: Side;
  /**
   * `play`: the learner moves; `answer`: the opponent is about to; `showing`: the solution is being played; then it was
   * `shown`, or the goal is reached (`done`), or it can't be reached any more (`missed`).
   */
  phase: "play" | "answer" | "showing" | "shown" | "done" | "missed";
  miss: Miss | null;
  refused: Refused | null;
}

export type Action =
  | HandAction
  /** The opponent's answer, or the next move of the solution that is being shown, is due. */
  | { type: "go-on" }
  | { type: "take-back" }
  | { type: "restart" }
  | { type: "show" };

/** A task at its begin. */
export function begin(rules: LearnRules, task: Task): State {
  const game = rules.gameFromPosition(task.variant, task.position);
  return { ...EMPTY_HAND, task, side: game.turn, game, phase: "play", miss: null, refused: null };
}

/** How many moves the learner has made. */
export function movesMade({ game }: State): number {
  return Math.ceil(game.moves.length / 2);
}

/** The state after an action; the same one where it changes nothing. */
export function reducer(rules: LearnRules): (state: State, action: Action) => State {
  return (state, action) => {
    switch (action.type) {
      case "go-on":
        if (state.phase === "answer") return judged(rules, played(rules, state, answer(rules, state)), "answered");
        return state.phase === "showing" ? shown(rules, state) : state;
      case "take-back": {
        const made = movesMade(state);
        if (made === 0) return state;
        const start = begin(rules, state.task);
        return state.game.moves.slice(0, 2 * (made - 1)).reduce((before, move) => played(rules, before, move), start);
      }
      case "restart":
        return begin(rules, state.task);
      case "show":
        return { ...begin(rules, state.task), phase: "showing" };
      default:
        return state.phase === "play" ? handled(rules, state, action) : state;
    }
  };
}

function handled(rules: LearnRules, before: State, action: HandAction): State {
  const { state, move } = handle(rules, before, action);
  if (!move) {
    const { refusal } = state;
    if (refusal === before.refusal) {
      // Another choice or a hand that lets go makes a word about the last try stale.
      const isStale = before.refused && state.chosen !== before.chosen;
      return isStale ? { ...state, refused: null } : state;
    }
    return { ...state, refused: refusal && refusedBy(rules, state) };
  }
  const { chosen } = before;
  if (move.loses && chosen) {
    const refused: Refused = { why: "loses", from: chosen.square, to: move.to, trapped: [] };
    return { ...state, preview: null, refused };
  }
  return judged(rules, played(rules, state, move.path.join("-")), "moved");
}

function played(rules: LearnRules, state: State, move: string): State {
  return { ...state, ...EMPTY_HAND, refused: null, game: rules.applyMove(state.game, move) };
}

/** Whether the goal is reached, can't be reached any more, or who goes on. */
function judged(rules: LearnRules, state: State, what: "moved" | "answered"): State {
  const { task, game, side } = state;
  const miss = task.goal(game, side, rules);
  if (!miss) return { ...state, phase: "done", miss: null };
  const made = movesMade(state);
  const isAnswered = what === "moved" && !game.outcome && made <= task.answers.length;
  if (isAnswered) return { ...state, phase: "answer" };
  return game.outcome || made >= task.moves ? { ...state, phase: "missed", miss } : { ...state, phase: "play" };
}

/** The opponent's answer: the one written down, but to the last move any that spoils the goal. */
function answer(rules: LearnRules, state: State): string {
  const { task, game, side } = state;
  const made = movesMade(state);
  const legal = rules.legalMoves(game);
  const written = pathOf(task.answers[made - 1] ?? "");
  const isWritten = (move: string) => {
    const path = pathOf(move);
    return path[0] === written[0] && path.at(-1) === written.at(-1);
  };
  const choice = [...legal.filter(isWritten), ...legal.filter((move) => !isWritten(move))];
  const spoils = (move: string) => {
    const after = rules.applyMove(game, move);
    return after.outcome?.winner !== side && task.goal(after, side, rules) !== null;
  };
  const best = made >= task.moves ? choice.find(spoils) : undefined;
  return best ?? (choice[0] as string);
}

function shown(rules: LearnRules, state: State): State {
  const { task, game, side } = state;
  const move = game.turn === side ? (task.solution[movesMade(state)] as string) : answer(rules, state);
  const next = played(rules, state, move);
  return task.goal(next.game, side, rules) ? next : { ...next, phase: "shown" };
}

/** What is wrong with the move that was just refused. */
function refusedBy(rules: LearnRules, { game, chosen, refusal }: State): Refused | null {
  if (!chosen || !refusal) return null;
  const from = chosen.square;
  if (refusal.kind === "traps") return { why: "traps", from, to: refusal.to, trapped: refusal.trapped };
  if (refusal.kind !== "far") return null;
  const { to } = refusal;
  return { why: whyNot(rules, game, from, to), from, to, trapped: [] };
}

function whyNot(rules: LearnRules, game: Game, from: Square, to: Square): Why {
  if ([...game.white, ...game.black].includes(to)) return "taken";
  const [a, b] = [coordinates(from), coordinates(to)];
  const [files, ranks] = [Math.abs(a.file - b.file), Math.abs(a.rank - b.rank)];
  const isStraight = files === 0 || ranks === 0;
  const isSlanting = files === ranks;
  if (!game.variant.diagonal && isSlanting && files === 1) return "slanting";
  if (Math.max(files, ranks) === 2 && (isStraight || (isSlanting && game.variant.diagonal))) return "no-bridge";
  return isMixed(rules, game, from, to) ? "mixed" : "far";
}

/** A chain and a step after it, or a step and jumps, would lead there. */
function isMixed(rules: LearnRules, game: Game, from: Square, to: Square): boolean {
  return rules.legalDestinations(game, from).some(({ to: middle, path, kind }) => {
    const after = rules.applyMove(game, path.join("-"));
    if (after.outcome) return false;
    const again = rules.legalDestinations(turnedOver(rules, after), middle);
    return again.some((d) => d.to === to && d.kind !== kind);
  });
}

/** The same men with the other side to move. */
function turnedOver(rules: LearnRules, game: Game): Game {
  const [men] = rules.formatPosition(game).split(" ");
  return rules.gameFromPosition(game.variant, `${men} ${opponent(game.turn).charAt(0)} 1`);
}
