import { jumpsOf, opponent, pathOf } from "../geometry.ts";
import { t } from "../l10n/l10n.ts";
import { newsText, outcomeReason, outcomeTitle, statusText } from "../texts.ts";
import { type State, shownGame } from "./state.ts";

/** What is said to a screen reader when one state follows another; null where nothing is. */
export function news(before: State, state: State): string | null {
  const { game } = state;
  if (before.id !== state.id)
    return t("said-new-game", { variant: t("variant", { name: game.variant.name }), side: game.turn });
  if (before.game !== game) {
    if (game.outcome && !before.game.outcome)
      return [moveNews(before, state), endNews(state)].filter(Boolean).join(" ");
    const move = moveNews(before, state);
    if (move) return [move, t("said-turn", { side: game.turn }), newsText(state)].filter(Boolean).join(" ");
    if (game.moves.length < before.game.moves.length || before.game.outcome)
      return `${t("said-taken-back")} ${t("said-turn", { side: game.turn })}`;
  }
  if (before.view !== state.view) return viewNews(state);
  if (!before.isElsewhere && state.isElsewhere) return t("elsewhere-title");
  if (before.isStored && !state.isStored) return t("status-not-kept");
  if (before.refusal !== state.refusal || before.message !== state.message) {
    const told = newsText(state);
    if (told) return told;
  }
  if (before.chosen?.square !== state.chosen?.square) {
    return state.chosen
      ? t("said-chosen", { square: state.chosen.square, count: state.chosen.destinations.length })
      : t("said-let-go");
  }
  return null;
}

function moveNews(before: State, { game }: State): string | null {
  const move = game.moves.at(-1);
  // The computer's move is played again together with the one that it answers.
  const made = game.moves.length - before.game.moves.length;
  if (!move || (made !== 1 && made !== 2)) return null;
  const path = pathOf(move);
  return t("said-move", {
    side: made === 1 ? before.game.turn : opponent(before.game.turn),
    from: path[0] ?? "",
    to: path.at(-1) ?? "",
    jumps: jumpsOf(path),
  });
}

function viewNews(state: State): string {
  return `${statusText(state)}. ${t("said-turn", { side: shownGame(state).turn })}`;
}

function endNews(state: State): string {
  const { outcome } = state.game;
  if (!outcome) return "";
  return `${outcomeTitle(state, outcome)}. ${outcomeReason(state, outcome)} ${t("end-rule", { rule: outcome.rule })}.`;
}
