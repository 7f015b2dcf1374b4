import { jumpsOf, pathOf } from "../geometry.ts";
import { t } from "../l10n/l10n.ts";
import type { State } from "../state.ts";
import { noticeText, outcomeReason, outcomeTitle } from "../texts.ts";

export interface Announcer {
  render(state: State): void;
}

/** Tells a screen reader what has changed, politely. */
export function createAnnouncer(region: HTMLElement): Announcer {
  let before: State | null = null;
  return {
    render(state) {
      const text = before && news(before, state);
      before = state;
      if (!text) return;
      // A new element each time, so that the same words twice are said twice.
      const line = document.createElement("p");
      line.textContent = text;
      region.replaceChildren(line);
    },
  };
}

function news(before: State, state: State): string | null {
  const { game } = state;
  if (before.game !== game) {
    if (game.outcome && !before.game.outcome)
      return [moveNews(before, state), endNews(state)].filter(Boolean).join(" ");
    const move = moveNews(before, state);
    if (move) return `${move} ${t("said-turn", { side: game.turn })}`;
    return t("said-new-game", { variant: t("variant", { name: game.variant.name }) });
  }
  if (before.isStored && !state.isStored) return t("status-not-kept");
  if (before.notice !== state.notice) {
    const notice = noticeText(state);
    if (notice) return notice;
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
  if (!move || game.moves.length !== before.game.moves.length + 1) return null;
  const path = pathOf(move);
  return t("said-move", {
    side: before.game.turn,
    from: path[0] ?? "",
    to: path.at(-1) ?? "",
    jumps: jumpsOf(path),
  });
}

function endNews(state: State): string {
  const { outcome } = state.game;
  if (!outcome) return "";
  return `${outcomeTitle(state, outcome)}. ${outcomeReason(state, outcome)} ${t("end-rule", { rule: outcome.rule })}.`;
}
