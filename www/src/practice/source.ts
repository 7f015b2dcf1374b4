import type * as Ugolki from "ugolki/web";
import type { CornersError, Variant } from "ugolki/web";
import { t } from "../l10n/l10n.ts";
import { readPosition } from "../room/position.ts";
import { faultText } from "../room/words.ts";
import { type Work, workOf } from "./state.ts";
import { emptyTree } from "./tree.ts";

type SourceRules = Pick<typeof Ugolki, "newGame" | "gameFromPosition" | "parseGame">;

/**
 * The work that a pasted text begins, or what is wrong with the text, in words. A position (rules 7.3) is of the
 * variant given; a record (rules 7.2) names its own; no text means the variant's own start.
 */
export function workFrom(text: string, variant: Variant, rules: SourceRules): { work: Work } | { wrong: string[] } {
  const trimmed = text.trim();
  if (trimmed === "") return { work: { tree: emptyTree(variant, null), at: [] } };
  if (isPosition(trimmed)) {
    const { faults } = readPosition(trimmed, variant);
    if (faults.length > 0) return { wrong: faults.map(faultText) };
    return { work: workOf(rules.gameFromPosition(variant, trimmed)) };
  }
  try {
    return { work: workOf(rules.parseGame(text).game) };
  } catch (error) {
    const { code, reason, line = 0, column = 0, faults } = error as CornersError;
    if (code !== "bad-record") throw error;
    const why = reason ?? (faults ? "setup" : "text");
    return { wrong: [t("practice-bad-record", { line, column, why })] };
  }
}

/** Whether a text means to be a position: its first word has ranks, and nothing in it is a tag or numbered. */
function isPosition(text: string): boolean {
  return /^[^\s[\]{}.]*\/[^[\]{}.]*$/.test(text);
}
