import type { Game, Side } from "ugolki/web";
import type { App } from "../app.ts";
import { entryOf, nextChange, summaryOf } from "../games/entry.ts";
import { jumpsOf, opponent, pathOf } from "../geometry.ts";
import { loadTexts, t } from "../l10n/l10n.ts";
import { newId } from "../record.ts";
import { isLink } from "../router.ts";
import { write } from "../store.ts";
import type { Stored } from "../table/state.ts";
import { ask } from "../views/ask.ts";
import { type LinkFault, readLink, relationOf, type Shared } from "./link.ts";
import { storedOf } from "./stored.ts";

/**
 * Opens a link: its fragment, without the sign. The router calls it for a fragment for which `isLink` holds, and awaits
 * nothing of it: it asks what has to be asked, shows the game, and takes the link out of the address, so that a reload
 * doesn't open it again. The game on the table is kept among the games when another one takes its place.
 */
export async function openLink(fragment: string, app: App): Promise<void> {
  await loadTexts("share");
  const reading = readLink(fragment, app.rules);
  if (!reading.ok) {
    const close = { value: null, label: t("action-close"), kind: "primary" } as const;
    await ask(t("open-fault-title"), [faultText(reading.fault), t("open-fault-advice")], [close]);
    cleanAddress();
    return;
  }
  const { shared } = reading;
  const known = await findGame(app, shared.id);
  if (known) await meet(fragment, app, shared, known);
  else if (shared.isCorrespondence && !shared.game.outcome)
    await toTable(app, storedOf(app.rules, shared, null), shared.ply);
  else look(fragment);
}

/** So long the board is seen as it was before the opponent's move. */
const BEFORE_MS = 500;

/** A game that this browser has, as it is now. */
async function findGame({ table, games }: App, id: string): Promise<Stored | null> {
  const stored = table.stored();
  if (stored.id === id) return stored;
  const reading = await games.find(id);
  return reading.kind === "game" ? reading.stored : null;
}

/** Keeps a game beside those that there are, under a mark of its own; false where this browser can't. */
export async function keepGame(app: App, stored: Stored): Promise<boolean> {
  const isKnown = (await findGame(app, stored.id)) !== null;
  const game = isKnown ? { ...stored, id: newId() } : stored;
  const { id } = game;
  const saved = { id, changed: nextChange(0), summary: summaryOf(game), text: write(game, performance.now()) };
  return (await app.games.archive.put([entryOf(saved)])).ok;
}

/** A link to a game that is known here. */
async function meet(fragment: string, app: App, shared: Shared, known: Stored): Promise<void> {
  const ours = known.history.at(-1) as Game;
  const relation = relationOf(ours, shared.game);
  switch (relation.kind) {
    case "same":
      await toTable(app, known, shared.ply);
      return;
    case "newer":
      await toTable(app, storedOf(app.rules, shared, known), shared.ply);
      return;
    case "older": {
      const opens = await ask(
        t("open-older-title"),
        [olderText(ours, shared.game)],
        [
          { value: "stay", label: t("action-cancel") },
          { value: "old", label: t("open-old") },
          { value: "mine", label: t("open-mine"), kind: "primary" },
        ],
      );
      if (opens === "mine") await toTable(app, known);
      else if (opens === "old") look(fragment);
      else cleanAddress();
      return;
    }
    case "differs": {
      const { number, side } = moveAt(ours, relation.ply);
      const opens = await ask(
        t("open-differs-title"),
        [t("open-differs-text", { number, side })],
        [
          { value: "stay", label: t("action-cancel") },
          { value: "mine", label: t("open-mine") },
          { value: "both", label: t("open-both"), kind: "primary" },
        ],
      );
      if (opens === "mine") await toTable(app, known);
      else if (opens === "both") await keepBoth(fragment, app, shared, known);
      else cleanAddress();
    }
  }
}

/** The link's game comes to the table, and the one that was known stays under a mark of its own. */
async function keepBoth(fragment: string, app: App, shared: Shared, known: Stored): Promise<void> {
  if (await app.games.add({ ...known, id: newId() })) {
    await toTable(app, storedOf(app.rules, shared, known), shared.ply);
    return;
  }
  await ask(
    t("open-differs-title"),
    [t("open-not-kept")],
    [{ value: null, label: t("action-close"), kind: "primary" }],
  );
  look(fragment);
}

/**
 * Puts a game on the table, unless somebody would rather stay with the one that is there. A last move that is the
 * opponent's is shown on its way.
 */
export async function toTable(app: App, stored: Stored, ply = stored.history.length - 1): Promise<void> {
  const leaves = await app.table.leaves(stored);
  cleanAddress();
  if (!leaves) return;
  const last = stored.history.length - 1;
  const { moves, turn } = stored.history[last] as Game;
  const isAnswer = stored.setup.opponent === "link" && turn === stored.setup.side && ply === last && moves.length > 0;
  if (!isAnswer) {
    app.table.put(stored, ply);
    return;
  }
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  app.table.put(stored, still ? last : last - 1);
  const path = pathOf(moves.at(-1) as string);
  const said = { side: opponent(turn), from: path[0] ?? "", to: path.at(-1) ?? "", jumps: jumpsOf(path) };
  setTimeout(
    () => {
      if (app.table.stored().id !== stored.id) return;
      app.table.look(last);
      app.announce(`${t("said-move", said)} ${t("said-turn", { side: turn })}`);
    },
    still ? 0 : BEFORE_MS,
  );
}

/** Shows the link's game without putting it on the table. The screen's address holds it, so a reload keeps it. */
function look(fragment: string): void {
  location.replace(`#/share/${fragment}`);
}

/** Takes the link out of the address, unless another one stands there by now. */
function cleanAddress(): void {
  if (isLink(location.hash)) history.replaceState(history.state, "", "#/");
}

/** What is wrong with a link. */
export function faultText(fault: LinkFault): string {
  switch (fault.kind) {
    case "move":
      return t("open-fault-move", { why: fault.why, number: fault.number, side: fault.side });
    case "field":
      return t("open-fault", { kind: fault.field });
    default:
      return t("open-fault", { kind: fault.kind });
  }
}

/** Number and side of the move that was or would be made at a ply. */
function moveAt({ moves, number, turn }: Game, ply: number): { number: number; side: Side } {
  // Counted in plies from White's first move.
  const now = 2 * (number - 1) + (turn === "white" ? 0 : 1);
  const then = now - moves.length + ply;
  return { number: Math.floor(then / 2) + 1, side: then % 2 === 0 ? "white" : "black" };
}

function olderText(ours: Game, theirs: Game): string {
  if (ours.moves.length === theirs.moves.length) return t("open-older-ended");
  const [link, game] = [theirs, ours].map((one) => moveAt(one, one.moves.length - 1)) as [
    ReturnType<typeof moveAt>,
    ReturnType<typeof moveAt>,
  ];
  return t("open-older-text", {
    linkPlies: theirs.moves.length,
    linkNumber: link.number,
    linkSide: link.side,
    gameNumber: game.number,
    gameSide: game.side,
  });
}
