import { beforeAll, describe, expect, it } from "vitest";
import { lead, leader, scoreShort, scoreText } from "../../src/analysis/score.ts";
import { loadTexts } from "../../src/l10n/l10n.ts";

beforeAll(() => loadTexts("analysis"));

describe("what a position is worth", () => {
  it("is said in moves, or as the end that is forced", () => {
    expect(scoreText(1.46)).toBe("White is 1.5 moves ahead");
    expect(scoreText(-2)).toBe("Black is 2.0 moves ahead");
    expect(scoreText(-0.04)).toBe("Nobody is ahead");
    expect(scoreText({ winner: "white", plies: 9 })).toBe("White wins in 5 moves");
    expect(scoreText({ winner: "black", plies: 2 })).toBe("Black wins in 1 move");
    expect(scoreText({ winner: null, plies: 4 })).toBe("A draw, in 2 moves");
    expect([1.46, -0.04].map(scoreShort)).toEqual(["1.5", "0.0"]);
    expect(scoreShort({ winner: "black", plies: 8 })).toBe("wins, 4");
  });

  it("is drawn from the middle", () => {
    expect([lead(0), lead(3), lead(-3), lead({ winner: "black", plies: 3 }), lead({ winner: null, plies: 3 })]).toEqual(
      [0, 0.5, -0.5, -1, 0],
    );
    expect([leader(0.04), leader(0.06), leader(-7), leader({ winner: null, plies: 1 })]).toEqual([
      null,
      "white",
      "black",
      null,
    ]);
  });
});
