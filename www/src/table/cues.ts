import { remaining, TENTHS_BELOW } from "../clock.ts";
import { jumpsOf, pathOf } from "../geometry.ts";
import { type Cue, moveCue } from "../views/sound.ts";
import type { State } from "./state.ts";

/** What is heard when one state follows another at the table. */
export function cuesBetween(before: State, state: State): Cue[] {
  const { game } = state;
  if (before.id !== state.id || before.game === game) return [];
  const cues: Cue[] = [];
  const move = game.moves.at(-1);
  if (move && game.moves.length === before.game.moves.length + 1) cues.push(moveCue(jumpsOf(pathOf(move))));
  if (game.outcome && !before.game.outcome) cues.push({ kind: "end" });
  return cues;
}

/** The running clock has little left. */
export function isLow({ clock }: State, now: number): boolean {
  return clock?.running != null && remaining(clock, clock.running, now) < TENTHS_BELOW;
}
