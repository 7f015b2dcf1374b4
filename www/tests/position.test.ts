import * as rules from "ugolki";
import { describe, expect, it } from "vitest";
import recorded from "../../tests/data/games.jsonl?raw";
import {
  carry,
  type Fault,
  fitted,
  layoutOf,
  MAX_NUMBER,
  mirrored,
  put,
  readPosition,
  startPosition,
  writePosition,
} from "../src/room/position.ts";

const variants = rules.variants();
const classic = rules.newGame("classic-3x3").variant;
const faults = (text: string, variant = classic) => readPosition(text, variant).faults;

/** The fault as the rules package says it, to compare both readers. */
function said(fault: Fault): string {
  switch (fault.kind) {
    case "words":
      return `it has ${fault.found} words`;
    case "ranks":
      return `it has ${fault.found} ranks instead of ${fault.size}`;
    case "squares":
      return `rank ${fault.rank} has ${fault.found} squares instead of ${fault.size}`;
    case "character":
      return `rank ${fault.rank} holds ${fault.found},`;
    case "turn":
      return "the side to move is neither";
    case "number":
      return "the move number isn't";
    case "too-many":
      return `${fault.side} has more men than its home has squares: ${fault.men}, not ${fault.home}`;
    case "no-men":
      return "nobody has a man";
    case "refused":
      return fault.found;
  }
}

function theirs(variant: rules.Variant, text: string): string[] {
  try {
    rules.gameFromPosition(variant, text);
    return [];
  } catch (error) {
    expect((error as rules.CornersError).code).toBe("bad-position");
    return (error as rules.CornersError).faults ?? [];
  }
}

function agree(variant: rules.Variant, text: string): void {
  const ours = faults(text, variant).map(said);
  const core = theirs(variant, text).map((sentence, i) => sentence.toLowerCase().slice(0, ours[i]?.length ?? 0));
  expect(core, text).toEqual(ours.map((sentence) => sentence.toLowerCase()));
}

describe("reading a position", () => {
  it("and writing it again gives the same", () => {
    for (const line of recorded.trimEnd().split("\n").slice(0, 60)) {
      const { variant, final } = JSON.parse(line) as { variant: string; final: string };
      const game = rules.gameFromPosition(variant, final);
      const { layout, faults } = readPosition(final, game.variant);
      expect(faults).toEqual([]);
      expect(layout).toEqual(layoutOf(game));
      expect(writePosition(layout, game.variant.size)).toBe(final);
    }
  });

  it("knows each variant's own start", () => {
    for (const variant of variants) {
      expect(startPosition(variant)).toBe(rules.formatPosition(rules.newGame(variant)));
    }
  });

  it("names what is wrong and where", () => {
    expect(faults("")).toEqual([{ kind: "words", found: 0 }]);
    expect(faults("8/8/8/8/8/8/8/w7")).toEqual([{ kind: "words", found: 1 }]);
    expect(faults("8/8/8/w7 w 1")).toEqual([{ kind: "ranks", found: 4, size: 8 }]);
    expect(faults("8/8/8/7/8/8/8/wwwwwwwww w 1")).toEqual([
      { kind: "squares", rank: 5, found: 7, size: 8 },
      { kind: "squares", rank: 1, found: 9, size: 8 },
    ]);
    expect(faults("8/8/8/8/8/8/W7/07w x 1e3")).toEqual([
      { kind: "character", rank: 2, found: "W" },
      { kind: "character", rank: 1, found: "0" },
      { kind: "turn", found: "x" },
      { kind: "number", found: "1e3" },
    ]);
    expect(faults("8/8/8/8/8/8/8/8 w 0")).toEqual([{ kind: "no-men" }, { kind: "number", found: "0" }]);
    expect(faults("wwwwwwww/ww6/8/8/8/8/8/8 w 1")).toEqual([{ kind: "too-many", side: "white", men: 10, home: 9 }]);
  });

  it("shows what can be read of a broken text", () => {
    const { layout } = readPosition("5bbb/5bxb/8/9w/8/8/8 q", classic);
    expect([...layout.men.keys()].sort()).toEqual(["f7", "f8", "g8", "g7", "h8"].sort());
    expect(layout).toMatchObject({ turn: "white", number: "" });
    expect(readPosition("8/8/8/8/8/8/8/w7 b 12 !", classic).layout).toMatchObject({ turn: "black", number: "12" });
  });

  it("agrees with the rules package, whatever is typed", () => {
    for (const text of [
      "",
      " ",
      "\u00a0",
      "w",
      "8/8/8/8/8/8/8/w7 w 1 1",
      `8/8/8/8/8/8/8/w7 w ${MAX_NUMBER + 1}`,
      "8/8/8/8/8/8/8/w99999999999w w 1",
    ]) {
      agree(classic, text);
    }
    // A small generator of its own, so that a failure comes again.
    let seed = 12345;
    const random = (below: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed % below;
    };
    const pick = <T>(items: ArrayLike<T>) => items[random(items.length)] as T;
    const typed = [..."wb/1890 x\u00e9😀-W"];
    for (let round = 0; round < 1500; round++) {
      const variant = pick(variants);
      const letters = [...startPosition(variant)];
      for (let changes = random(6); changes >= 0; changes--) {
        const at = random(letters.length);
        letters.splice(at, random(3), ...Array.from({ length: random(3) }, () => pick(typed)));
      }
      agree(variant, letters.join(""));
    }
  }, 30_000);
});

describe("changing a position", () => {
  const start = readPosition(startPosition(classic), classic).layout;

  it("puts men down, takes them away and carries them", () => {
    const text = (layout: typeof start) => writePosition(layout, 8).split(" ")[0];
    expect(text(put(start, "e4", "black"))).toBe("5bbb/5bbb/5bbb/8/4b3/www5/www5/www5");
    expect(text(put(start, "a1", null))).toBe("5bbb/5bbb/5bbb/8/8/www5/www5/1ww5");
    expect(text(carry(start, "a1", "f6"))).toBe("5bbb/5bbb/5wbb/8/8/www5/www5/1ww5");
    expect(text(carry(start, "a1", null))).toBe("5bbb/5bbb/5bbb/8/8/www5/www5/1ww5");
    expect(carry(start, "e4", "e5")).toBe(start);
    expect(carry(start, "a1", "a1")).toBe(start);
  });

  it("mirrors the sides", () => {
    const layout = readPosition("8/8/8/8/8/3b4/8/ww6 b 7", classic).layout;
    expect(writePosition(mirrored(layout, 8), 8)).toBe("6bb/8/4w3/8/8/8/8/8 w 7");
    expect(mirrored(mirrored(layout, 8), 8)).toEqual(layout);
    expect(mirrored(start, 8).men).toEqual(start.men);
  });

  it("keeps on a smaller board the men that fit", () => {
    const halma = rules.newGame("halma-16x16");
    const layout = fitted(put(layoutOf(halma), "h8", "black"), 8);
    expect([...layout.men].filter(([, side]) => side === "black")).toEqual([["h8", "black"]]);
    expect([...layout.men].filter(([, side]) => side === "white")).toHaveLength(19);
  });
});
