import type { Outcome, Side } from "ugolki/web";
import type { Reading } from "./clock.ts";
import { opponent } from "./geometry.ts";
import { list, t } from "./l10n/l10n.ts";
import type { State } from "./state.ts";

/** A side's name: the player's where one was given. */
export function nameOf({ setup }: Pick<State, "setup">, side: Side): string {
  return isolated(setup.names[side]) || t("side", { side });
}

/** A name whose letters may run the other way gets marks that keep it from turning the text around it. */
function isolated(name: string): string {
  const plain = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{Zs}]*$/u.test(name);
  return plain ? name : `\u2068${name.replace(/[\u2066-\u2069]/g, "")}\u2069`;
}

export function outcomeTitle(state: State, { winner }: Outcome): string {
  return winner ? t("end-win", { name: nameOf(state, winner) }) : t("end-draw");
}

export function outcomeReason(state: State, { winner, reason }: Outcome): string {
  const id = reason === "move-limit" ? (winner ? "move-limit-won" : "move-limit-drawn") : reason;
  const names = winner ? { winner: nameOf(state, winner), loser: nameOf(state, opponent(winner)) } : {};
  return t("end-reason", { reason: id, ...names });
}

export function outcomeLine(state: State, outcome: Outcome): string {
  const { winner, rule } = outcome;
  return winner ? t("end-line-win", { name: nameOf(state, winner), rule }) : t("end-line-draw", { rule });
}

/** What a notice says; null without one. */
export function noticeText(state: State): string | null {
  const { notice } = state;
  switch (notice?.kind) {
    case undefined:
      return null;
    case "traps":
      return t("status-traps", { to: notice.to, squares: list(notice.trapped) });
    case "stuck":
      return t("status-stuck", { square: notice.square });
    case "far":
      return t("status-far", { from: notice.from, to: notice.to });
    case "not-yours":
      return t("status-not-yours", { name: nameOf(state, state.game.turn) });
    case "declined":
      return t("status-declined", { name: nameOf(state, notice.by) });
    case "copied":
      return t("status-copied");
  }
}

export function statusText(state: State): string {
  const { game } = state;
  const notice = noticeText(state);
  if (notice) return notice;
  return game.outcome ? outcomeLine(state, game.outcome) : t("status-turn", { name: nameOf(state, game.turn) });
}

export function clockText({ minutes, seconds, tenths }: Reading): string {
  if (tenths !== null) return t("clock-time-tenths", { seconds, tenths });
  return t("clock-time", { minutes: String(minutes), seconds });
}
