import type { RaceResult } from "./racing.js";
import type { Variant } from "./ugolki.js";

/**
 * What is known of the race of one army alone from the start, in one of the seven named variants; `null` for any other.
 * The line is White's. Long searches have found it, so it is more than a short `race` finds.
 *
 * Throws a `CornersError`: `bad-argument` for what is neither a name nor a variant.
 */
export function par(variant: string | Variant): RaceResult | null;
