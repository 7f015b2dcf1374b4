import type { Square } from "ugolki/web";
import type { SectionId } from "./contents.ts";

/** A position that shows a rule, with its marks; that they are true is tested against the core. */
export interface Example {
  /** The text beside it is `rules-<section>-<id>`. */
  id: string;
  variant: string;
  /** Before the move, where there is one. */
  position: string;
  /** The man whose moves are marked: all of them. */
  from?: Square;
  steps?: readonly Square[];
  chains?: readonly Square[];
  /** Ends of legal moves that lose by rule 4.4. */
  loses?: readonly Square[];
  /** A move that is drawn as a way, and is legal. */
  move?: string;
  /** A move that has been made: the position after it is drawn. */
  made?: string;
  /** Where the marked man may not end, since men would be trapped; or men that the drawn move traps. */
  refused?: Square;
  trapped?: readonly Square[];
}

export const EXAMPLES: Readonly<Partial<Record<SectionId, readonly Example[]>>> = {
  goal: [{ id: "start", variant: "classic-3x3", position: "5bbb/5bbb/5bbb/8/8/www5/www5/www5 w 1" }],
  moves: [
    {
      id: "step",
      variant: "classic-3x3",
      position: "8/8/8/8/3w4/8/8/8 w 1",
      from: "d4",
      steps: ["c4", "d3", "d5", "e4"],
    },
    {
      id: "jump",
      variant: "classic-3x3",
      position: "8/8/8/3w4/3wb3/8/8/8 w 1",
      from: "d4",
      steps: ["c4", "d3"],
      chains: ["d6", "f4"],
    },
    {
      id: "diagonal",
      variant: "diagonal-3x3",
      position: "8/8/8/2b1w3/3w4/8/8/8 w 1",
      from: "d4",
      steps: ["c3", "c4", "d3", "d5", "e3", "e4"],
      chains: ["b6", "f6"],
    },
  ],
  chains: [
    { id: "chain", variant: "classic-3x3", position: "8/8/8/8/2b1w3/1w6/1w6/8 w 1", move: "b2-b4-d4-f4" },
    {
      id: "twice",
      variant: "classic-3x3",
      position: "8/8/8/8/8/1w6/w1w5/ww6 w 1",
      from: "a1",
      chains: ["a3", "c1", "c3"],
    },
  ],
  shortest: [{ id: "way", variant: "classic-3x3", position: "8/8/8/3b4/2w1w3/2wb4/8/8 w 1", move: "c3-c5-e5" }],
  trapping: [
    {
      id: "trap",
      variant: "classic-3x3",
      position: "8/8/8/8/w7/w7/8/bww5 w 3",
      from: "a4",
      steps: ["a5", "b4"],
      refused: "a2",
      trapped: ["a1"],
    },
    { id: "jump", variant: "classic-3x3", position: "8/8/4w3/2w1bw2/4w3/8/8/8 w 3", move: "c5-d5" },
    {
      id: "behind",
      variant: "classic-4x4",
      position: "4bbbb/4bbbb/4bbbb/2w1bbbb/ww1w4/wwww4/wwww4/wwww4 b 1",
      from: "f5",
      steps: ["f4"],
      chains: ["d5"],
      refused: "b5",
      trapped: ["b3"],
    },
  ],
  leaving: [
    { id: "deadline", variant: "classic-3x3", position: "5www/5www/4ww2/4b3/2b1b3/b2b4/bw6/bbb5 b 40" },
    {
      id: "return",
      variant: "classic-3x3",
      position: "5www/5w2/4w3/8/4w3/3w4/b2b4/bb6 w 41",
      from: "d3",
      steps: ["d4", "e3"],
      chains: ["d1"],
      loses: ["c3"],
    },
    {
      id: "through",
      variant: "classic-3x3",
      position: "5www/5w2/4w3/8/1b2w3/8/1b1b4/2bw4 w 41",
      move: "d1-b1-b3-b5",
    },
  ],
  end: [
    { id: "last-move", variant: "classic-3x3", position: "5www/5www/5www/8/8/bb1b4/bbb5/bbb5 b 57", move: "d3-c3" },
    {
      id: "count",
      variant: "classic-3x3",
      position: "5www/5www/3ww3/4w3/2b5/6b1/bb1b4/bb1b1b2 b 80",
      made: "c4-c3",
    },
    {
      id: "stuck",
      variant: "diagonal-3x3",
      position: "8/8/8/8/8/w2w4/ww6/bww5 w 3",
      move: "d3-c3",
      trapped: ["a1"],
    },
  ],
};
