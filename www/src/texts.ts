import type { Outcome, Side, Square } from "ugolki/web";
import type { Reading } from "./clock.ts";
import { jumpsOf, opponent } from "./geometry.ts";
import type { Refusal } from "./hand.ts";
import { list, t } from "./l10n/l10n.ts";
import { isComputers, isWaiting, looksBack, type Message, type Setup, type State, shownGame } from "./table/state.ts";

/** Those who play: their names, and which of them is the computer. */
export type Players = { setup: Pick<Setup, "names"> & Partial<Pick<Setup, "opponent" | "side" | "level">> };

/** A side's name: the player's where one was given. */
export function nameOf({ setup }: Players, side: Side): string {
  return isComputer({ setup }, side) ? t("computer") : isolated(setup.names[side]) || t("side", { side });
}

/** The same where there is room to tell how well the computer plays. */
export function fullNameOf({ setup }: Players, side: Side): string {
  return isComputer({ setup }, side) ? t("computer-level", { level: setup.level ?? 0 }) : nameOf({ setup }, side);
}

function isComputer({ setup }: Players, side: Side): boolean {
  return setup.opponent === "computer" && side !== setup.side;
}

/** A name whose letters may run the other way gets marks that keep it from turning the text around it. */
function isolated(name: string): string {
  const plain = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{Zs}]*$/u.test(name);
  return plain ? name : `\u2068${name.replace(/[\u2066-\u2069]/g, "")}\u2069`;
}

export function outcomeTitle(players: Players, { winner }: Outcome): string {
  return winner ? t("end-win", { name: nameOf(players, winner) }) : t("end-draw");
}

export function outcomeReason(players: Players, { winner, reason }: Outcome): string {
  const id = reason === "move-limit" ? (winner ? "move-limit-won" : "move-limit-drawn") : reason;
  const names = winner ? { winner: nameOf(players, winner), loser: nameOf(players, opponent(winner)) } : {};
  return t("end-reason", { reason: id, ...names });
}

export function outcomeLine(players: Players, outcome: Outcome): string {
  const { winner, rule } = outcome;
  return winner ? t("end-line-win", { name: nameOf(players, winner), rule }) : t("end-line-draw", { rule });
}

/** Why nothing came of a click; `name` is the player's to move. */
export function refusalText(refusal: Refusal, name: string): string {
  switch (refusal.kind) {
    case "traps":
      return t("status-traps", { to: refusal.to, squares: list(refusal.trapped) });
    case "stuck":
      return t("status-stuck", { square: refusal.square });
    case "far":
      return t("status-far", { from: refusal.from, to: refusal.to });
    case "not-yours":
      return t("status-not-yours", { name });
    case "typed":
      return t("status-typed", { text: refusal.text, why: refusal.why });
  }
}

/** A move that is advised. */
export function hintText(path: readonly Square[]): string {
  return t("status-hint", { from: path[0] ?? "", to: path.at(-1) ?? "", jumps: jumpsOf(path) });
}

function messageText(state: State, message: Message): string {
  switch (message.kind) {
    case "declined":
      return t("status-declined", { name: nameOf(state, message.by) });
    case "copied":
      return t("status-copied");
    case "not-loaded":
      return t("fail-screen-title");
    case "looking-back":
      return t("status-looking-back");
    case "waiting":
      return turnText(state);
    case "seeking":
      return t("status-seeking");
    case "hint":
      return hintText(message.path);
    case "offered":
      return t("status-offered");
  }
}

/** What has just been told, if anything: a refusal or a message. */
export function newsText(state: State): string | null {
  if (state.refusal) return refusalText(state.refusal, nameOf(state, state.game.turn));
  return state.message && messageText(state, state.message);
}

/** How things stand. */
export function statusText(state: State): string {
  const told = newsText(state);
  if (told) return told;
  if (looksBack(state)) {
    const { moves, number } = shownGame(state);
    return moves.length === 0 ? t("status-view-start") : t("status-view", { number, move: moves.at(-1) ?? "" });
  }
  if (state.isElsewhere) return t("elsewhere-title");
  if (state.paused) return t("status-paused");
  const { outcome } = state.game;
  if (outcome) return outcomeLine(state, outcome);
  return turnText(state);
}

/** Whose move it is, and what is to be expected of them. */
function turnText(state: State): string {
  if (isComputers(state)) return t("status-thinking");
  return t(isWaiting(state) ? "status-waiting" : "status-turn", { name: nameOf(state, state.game.turn) });
}

export function clockText({ minutes, seconds, tenths }: Reading): string {
  if (tenths !== null) return t("clock-time-tenths", { seconds, tenths });
  return t("clock-time", { minutes: String(minutes), seconds });
}
