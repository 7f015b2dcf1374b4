import type { Side, Square } from "ugolki/web";

/** A place on the screen: row 0 is the top one, column 0 the left one. */
export interface Cell {
  row: number;
  col: number;
}

const FILES = "abcdefghijklmnop";

export function squareName(file: number, rank: number): Square {
  return `${FILES[file]}${rank + 1}`;
}

/** File and rank, both counted from 0. */
export function coordinates(square: Square): { file: number; rank: number } {
  return { file: FILES.indexOf(square.charAt(0)), rank: Number(square.slice(1)) - 1 };
}

export function opponent(side: Side): Side {
  return side === "white" ? "black" : "white";
}

/** The square turned by 180°, which makes one side's home the other's (rules 1.2). */
export function turned(square: Square, size: number): Square {
  const { file, rank } = coordinates(square);
  return squareName(size - 1 - file, size - 1 - rank);
}

export function cellOf(square: Square, size: number, bottom: Side): Cell {
  const { file, rank } = coordinates(square);
  return bottom === "white" ? { row: size - 1 - rank, col: file } : { row: rank, col: size - 1 - file };
}

export function squareAt({ row, col }: Cell, size: number, bottom: Side): Square | null {
  if (row < 0 || col < 0 || row >= size || col >= size) return null;
  return bottom === "white" ? squareName(col, size - 1 - row) : squareName(size - 1 - col, row);
}

/** The square under a point, given the rectangle that the board fills. */
export function squareAtPoint(
  x: number,
  y: number,
  rect: { left: number; top: number; width: number; height: number },
  size: number,
  bottom: Side,
): Square | null {
  if (!(rect.width > 0 && rect.height > 0)) return null;
  const col = Math.floor(((x - rect.left) / rect.width) * size);
  const row = Math.floor(((y - rect.top) / rect.height) * size);
  return squareAt({ row, col }, size, bottom);
}

/**
 * The nearest of some squares whose edge is at most `reach` away from a point; the point and the reach are measured in
 * squares, from the board's upper left corner.
 */
export function nearest(
  x: number,
  y: number,
  squares: readonly Square[],
  size: number,
  bottom: Side,
  reach: number,
): Square | null {
  let found: Square | null = null;
  let least = reach;
  for (const square of squares) {
    const { row, col } = cellOf(square, size, bottom);
    const away = Math.max(Math.abs(x - col - 0.5), Math.abs(y - row - 0.5)) - 0.5;
    if (away <= least) [found, least] = [square, away];
  }
  return found;
}

/**
 * Where a key of the ARIA grid pattern leads, in screen directions; null for any other key.
 * At the edge the focus stays where it is.
 */
export function keyTarget(key: string, ctrl: boolean, from: Square, size: number, bottom: Side): Square | null {
  const { row, col } = cellOf(from, size, bottom);
  const last = size - 1;
  const clamp = (n: number) => Math.min(last, Math.max(0, n));
  const to = ((): Cell | null => {
    switch (key) {
      case "ArrowLeft":
        return { row, col: clamp(col - 1) };
      case "ArrowRight":
        return { row, col: clamp(col + 1) };
      case "ArrowUp":
        return { row: clamp(row - 1), col };
      case "ArrowDown":
        return { row: clamp(row + 1), col };
      case "Home":
        return ctrl ? { row: 0, col: 0 } : { row, col: 0 };
      case "End":
        return ctrl ? { row: last, col: last } : { row, col: last };
      default:
        return null;
    }
  })();
  return to && squareAt(to, size, bottom);
}

/** A move is the path of the man (rules 7.1). */
export function pathOf(move: string): Square[] {
  return move.split("-");
}

/** Two ways of writing or making the same move: only its ends count (rules 2.5). */
export function sameMove(a: string, b: string): boolean {
  const [one, other] = [pathOf(a), pathOf(b)];
  return one[0] === other[0] && one.at(-1) === other.at(-1);
}

/** Number of jumps of a path; 0 for a step. */
export function jumpsOf(path: readonly Square[]): number {
  const [from, to] = path;
  if (!from || !to) return 0;
  const a = coordinates(from);
  const b = coordinates(to);
  return Math.max(Math.abs(a.file - b.file), Math.abs(a.rank - b.rank)) === 1 ? 0 : path.length - 1;
}
