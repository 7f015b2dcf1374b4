import { describe, expect, it } from "vitest";
import {
  cellOf,
  coordinates,
  jumpsOf,
  keyTarget,
  nearest,
  pathOf,
  squareAt,
  squareAtPoint,
  squareName,
  turned,
} from "../src/geometry.ts";

const sides = ["white", "black"] as const;

describe("squares and cells", () => {
  it("reads names with one and two digits", () => {
    expect(coordinates("a1")).toEqual({ file: 0, rank: 0 });
    expect(coordinates("p16")).toEqual({ file: 15, rank: 15 });
    expect(squareName(9, 9)).toBe("j10");
  });

  it("puts the bottom side's home at the lower left", () => {
    expect(cellOf("a1", 8, "white")).toEqual({ row: 7, col: 0 });
    expect(cellOf("h8", 8, "black")).toEqual({ row: 7, col: 0 });
    expect(cellOf("p16", 16, "black")).toEqual({ row: 15, col: 0 });
  });

  it.each([8, 16, 5])("finds every square again at its cell, size %i", (size) => {
    for (const bottom of sides)
      for (let file = 0; file < size; file++)
        for (let rank = 0; rank < size; rank++) {
          const square = squareName(file, rank);
          expect(squareAt(cellOf(square, size, bottom), size, bottom)).toBe(square);
        }
  });

  it("has no square beyond the edge", () => {
    expect(squareAt({ row: -1, col: 0 }, 8, "white")).toBeNull();
    expect(squareAt({ row: 0, col: 8 }, 8, "black")).toBeNull();
  });

  it("turns by 180°", () => {
    expect(turned("a1", 8)).toBe("h8");
    expect(turned("c2", 16)).toBe("n15");
  });
});

describe("a point on the board", () => {
  const rect = { left: 10, top: 20, width: 80, height: 80 };

  it("is on the square that it hits, from either side", () => {
    expect(squareAtPoint(15, 95, rect, 8, "white")).toBe("a1");
    expect(squareAtPoint(15, 95, rect, 8, "black")).toBe("h8");
    expect(squareAtPoint(89.9, 20, rect, 8, "white")).toBe("h8");
  });

  it("is nowhere outside, or on a board without a size", () => {
    expect(squareAtPoint(9.9, 50, rect, 8, "white")).toBeNull();
    expect(squareAtPoint(50, 100, rect, 8, "white")).toBeNull();
    expect(squareAtPoint(0, 0, { left: 0, top: 0, width: 0, height: 0 }, 8, "white")).toBeNull();
  });
});

describe("keys", () => {
  it("move in screen directions, also when the board is turned", () => {
    expect(keyTarget("ArrowUp", false, "c3", 8, "white")).toBe("c4");
    expect(keyTarget("ArrowUp", false, "c3", 8, "black")).toBe("c2");
    expect(keyTarget("ArrowLeft", false, "c3", 8, "white")).toBe("b3");
    expect(keyTarget("ArrowLeft", false, "c3", 8, "black")).toBe("d3");
  });

  it("stop at the edge", () => {
    expect(keyTarget("ArrowLeft", false, "a1", 8, "white")).toBe("a1");
    expect(keyTarget("ArrowDown", false, "p16", 16, "black")).toBe("p16");
  });

  it("go to the ends of the row and of the board", () => {
    expect(keyTarget("Home", false, "d5", 8, "white")).toBe("a5");
    expect(keyTarget("End", false, "d5", 8, "black")).toBe("a5");
    expect(keyTarget("Home", true, "d5", 8, "white")).toBe("a8");
    expect(keyTarget("End", true, "d5", 16, "black")).toBe("a16");
  });

  it("are left alone where they mean nothing here", () => {
    expect(keyTarget("Enter", false, "d5", 8, "white")).toBeNull();
    expect(keyTarget("Tab", false, "d5", 8, "white")).toBeNull();
  });
});

describe("paths", () => {
  it("count jumps, straight and diagonal", () => {
    expect(jumpsOf(pathOf("c3-d3"))).toBe(0);
    expect(jumpsOf(pathOf("c3-d4"))).toBe(0);
    expect(jumpsOf(pathOf("c3-e3"))).toBe(1);
    expect(jumpsOf(pathOf("c3-e5-g5"))).toBe(2);
    expect(jumpsOf(pathOf("j9-j11"))).toBe(1);
  });
});

describe("the nearest square", () => {
  it("is found within reach of its edge, from either side of the board", () => {
    expect(nearest(2.5, 5.5, ["c3", "d3"], 8, "white", 0.25)).toBe("c3");
    expect(nearest(2.5, 4.8, ["c3", "d3"], 8, "white", 0.25)).toBe("c3");
    expect(nearest(2.5, 4.7, ["c3", "d3"], 8, "white", 0.25)).toBeNull();
    expect(nearest(5.5, 3.2, ["c3", "d3"], 8, "black", 0.25)).toBe("c3");
  });

  it("is the nearer of two", () => {
    expect(nearest(2.9, 4.8, ["c3", "e4"], 8, "white", 2)).toBe("c3");
    expect(nearest(3.9, 4.8, ["c3", "e4"], 8, "white", 2)).toBe("e4");
  });
});
