import type * as Ugolki from "ugolki/web";
import type { Game, Side, Square } from "ugolki/web";
import { list, t } from "../l10n/l10n.ts";

/**
 * The answer to a key on a board that asks something about a game: where the man on a square can go, the last move,
 * men at home, the numbers. Null for any other key.
 */
export function answerTo(
  key: string,
  rules: Pick<typeof Ugolki, "legalDestinations">,
  game: Game,
  square: Square,
  name: (side: Side) => string,
): string | null {
  switch (key) {
    case "w": {
      const to = rules.legalDestinations(game, square).map((d) => d.to);
      return t("said-where", { square, count: to.length, squares: list(to) });
    }
    case "l": {
      const move = game.moves.at(-1);
      return move ? t("said-last", { move: list(move.split("-")) }) : t("moves-none");
    }
    case "h": {
      const men = (side: Side) =>
        t("said-home", { name: name(side), home: game.atHome[side], goal: game.inGoal[side] });
      return `${men("white")} ${men("black")}`;
    }
    case "n":
      return t("said-number", {
        number: game.number,
        left: Math.max(0, game.variant.exitDeadline - game.number + 1),
        limit: game.variant.moveLimit,
      });
  }
  return null;
}
