import { list, t } from "../l10n/l10n.ts";
import type { Miss } from "./goals.ts";
import type { Place } from "./progress.ts";
import { movesMade, type Refused, type State } from "./task.ts";

/** What is said about a state: about a try, or how the task stands. */
export interface Word {
  kind: "told" | "refused" | "missed" | "done";
  /** Said before the text, and stronger. */
  lead?: string;
  text: string;
}

export function wordOf(state: State, { lesson, task }: Place): Word {
  switch (state.phase) {
    case "done":
      return { kind: "done", lead: t("learn-done"), text: t(`learn-${lesson}-${task}-done`) };
    case "missed":
      return { kind: "missed", text: state.miss ? missText(state.miss, state) : "" };
    case "shown":
      return { kind: "told", text: t("learn-shown") };
    case "showing":
      return { kind: "told", text: t("learn-showing") };
    case "answer":
      return { kind: "told", text: t("learn-answering", { side: state.game.turn }) };
    case "play": {
      const refused = refusedText(state);
      if (refused) return { kind: "refused", text: refused };
      const left = t("learn-left", { moves: state.task.moves - movesMade(state) });
      return { kind: "told", lead: t("learn-you", { side: state.side }), text: left };
    }
  }
}

/** The numbers that matter for a task; null where none do. */
export function numbersText({ task, game }: State): string | null {
  if (!task.numbers) return null;
  const { exitDeadline: deadline, moveLimit: limit } = game.variant;
  const { white, black } = game.inGoal;
  // The last move of a game that has ended was made with the number before.
  const number = game.outcome && game.turn === "white" ? game.number - 1 : game.number;
  return t("learn-numbers", { what: task.numbers, number, deadline, limit, white, black });
}

function refusedText({ refused, refusal, side }: State): string | null {
  if (refused) return whyText(refused);
  if (refusal?.kind === "stuck") return t("learn-stuck", { square: refusal.square });
  return refusal?.kind === "not-yours" ? t("learn-not-yours", { side }) : null;
}

function whyText({ why, from, to, trapped }: Refused): string {
  return t("learn-why", { why, from, to, trapped: list(trapped) });
}

function missText(miss: Miss, { game }: State): string {
  switch (miss.kind) {
    case "empty":
      return t("learn-miss-empty", { count: miss.squares.length, squares: list(miss.squares) });
    case "elsewhere":
      return t("learn-miss-elsewhere", { square: miss.square, to: miss.to });
    case "jumps":
      return t("learn-miss-jumps", { jumps: miss.jumps, wanted: miss.wanted });
    case "free":
      return t("learn-miss-free", { square: miss.square, squares: list(miss.to) });
    case "goes-on":
      return t("learn-miss-goes-on");
    case "ended": {
      const { reason, winner } = miss.outcome;
      const { white, black } = game.inGoal;
      return t("learn-miss-ended", { reason, winner: winner ?? "none", white, black });
    }
  }
}
