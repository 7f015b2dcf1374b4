import type * as Ugolki from "ugolki/web";
import { recordDate } from "../record.ts";
import { DEFAULT_SETUP, historyOf, type Stored } from "../table/state.ts";
import type { Shared } from "./link.ts";

type Rules = Pick<typeof Ugolki, "newGame" | "gameFromPosition" | "applyMove">;

/** The game of a link as the table has it; where it is known already, the same player goes on. */
export function storedOf(rules: Rules, shared: Shared, known: Stored | null): Stored {
  const { game, names, date, id, isCorrespondence } = shared;
  const wasByLink = known?.setup.opponent === "link";
  const isComputers = known?.setup.opponent === "computer";
  const side = wasByLink || isComputers ? known.setup.side : game.turn;
  return {
    id,
    history: historyOf(rules, game),
    undone: [],
    times: [],
    clock: null,
    paused: null,
    setup: {
      ...(known?.setup ?? DEFAULT_SETUP),
      variant: game.variant.name,
      opponent: isCorrespondence || wasByLink ? "link" : isComputers ? "computer" : "friend",
      side,
      names: known?.setup.names ?? names,
      control: null,
      autoTurn: false,
      rated: false,
    },
    date: known?.date ?? date ?? recordDate(new Date()),
    bottom: known?.bottom ?? side,
  };
}
