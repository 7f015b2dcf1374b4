import type { Game, Side, Square, Variant } from "ugolki/web";
import { coordinates, opponent, squareName, turned } from "../geometry.ts";

/** Who stands where: as far as a text tells it, right or wrong. */
export interface Layout {
  men: ReadonlyMap<Square, Side>;
  turn: Side;
  /** As it was typed. */
  number: string;
}

/** One thing that is wrong with a position (rules 7.3 and 7.4). */
export type Fault =
  | { kind: "words"; found: number }
  | { kind: "ranks"; found: number; size: number }
  | { kind: "squares"; rank: number; found: number; size: number }
  | { kind: "character"; rank: number; found: string }
  | { kind: "turn"; found: string }
  | { kind: "number"; found: string }
  | { kind: "too-many"; side: Side; men: number; home: number }
  | { kind: "no-men" }
  /** The rules package says something else, in its own words. */
  | { kind: "refused"; found: string };

/** The highest move number that a game can begin with. */
export const MAX_NUMBER = 999_999_999;
/** More squares in a row than this aren't counted. */
const MAX_COUNT = 4_294_967_295;

/**
 * Reads a position as far as it can be read, with everything that is wrong. The rules package has the last word on
 * what may be set up; this reader is there to show and to name what isn't right yet.
 */
export function readPosition(
  text: string,
  { size, home }: Pick<Variant, "size" | "home">,
): { layout: Layout; faults: Fault[] } {
  const words = text.split(/\p{White_Space}+/u).filter(Boolean);
  const [board = "", turn = "w", number = ""] = words;
  const faults: Fault[] = [];
  const men = readBoard(board, size, faults);
  if (turn !== "w" && turn !== "b") faults.push({ kind: "turn", found: turn });
  if (!/^[0-9]+$/.test(number)) faults.push({ kind: "number", found: number });
  const layout: Layout = { men, turn: turn === "b" ? "black" : "white", number };
  if (words.length !== 3) return { layout, faults: [{ kind: "words", found: words.length }] };
  if (faults.length === 0) faults.push(...menFaults(layout, home.length));
  return { layout, faults };
}

function readBoard(text: string, size: number, faults: Fault[]): Map<Square, Side> {
  const men = new Map<Square, Side>();
  const rows = text.split("/");
  if (rows.length !== size) faults.push({ kind: "ranks", found: rows.length, size });
  for (const [index, row] of rows.slice(0, size).entries()) {
    const rank = size - index;
    let file = 0;
    let empty = 0;
    let wrong: string | null = null;
    for (const character of row) {
      if (/[0-9]/.test(character)) {
        // "16" is one number.
        empty = Math.min(empty * 10 + Number(character), MAX_COUNT);
        if (empty === 0) wrong ??= character;
        continue;
      }
      file = Math.min(file + empty, MAX_COUNT);
      empty = 0;
      if (character !== "w" && character !== "b") {
        wrong ??= character;
        continue;
      }
      if (file < size) men.set(squareName(file, rank - 1), character === "w" ? "white" : "black");
      file = Math.min(file + 1, MAX_COUNT);
    }
    file = Math.min(file + empty, MAX_COUNT);
    // A board of another size: its squares can't be counted.
    if (rows.length !== size) continue;
    if (wrong !== null) faults.push({ kind: "character", rank, found: wrong });
    else if (file !== size) faults.push({ kind: "squares", rank, found: file, size });
  }
  return men;
}

function menFaults({ men, number }: Layout, home: number): Fault[] {
  const faults: Fault[] = [];
  for (const side of ["white", "black"] as const) {
    const count = countMen(men, side);
    if (count > home) faults.push({ kind: "too-many", side, men: count, home });
  }
  if (men.size === 0) faults.push({ kind: "no-men" });
  if (!(Number(number) >= 1 && Number(number) <= MAX_NUMBER)) faults.push({ kind: "number", found: number });
  return faults;
}

/** A side's men on the board. */
export function countMen(men: Layout["men"], side: Side): number {
  return [...men.values()].filter((owner) => owner === side).length;
}

/** Writes a position (rules 7.3). */
export function writePosition({ men, turn, number }: Layout, size: number): string {
  const rows: string[] = [];
  for (let rank = size - 1; rank >= 0; rank--) {
    let row = "";
    let empty = 0;
    for (let file = 0; file < size; file++) {
      const man = men.get(squareName(file, rank));
      if (!man) {
        empty += 1;
        continue;
      }
      row += `${empty || ""}${man === "white" ? "w" : "b"}`;
      empty = 0;
    }
    rows.push(`${row}${empty || ""}`);
  }
  return `${rows.join("/")} ${turn === "white" ? "w" : "b"} ${number}`.trimEnd();
}

/** The position as one line of a variant's own start. */
export function startPosition({ size, home }: Pick<Variant, "size" | "home">): string {
  const men = new Map<Square, Side>();
  for (const square of home) men.set(square, "white").set(turned(square, size), "black");
  return writePosition({ men, turn: "white", number: "1" }, size);
}

/** Who stands where in a game. */
export function layoutOf({ white, black, turn, number }: Game): Layout {
  const men = new Map<Square, Side>();
  for (const square of white) men.set(square, "white");
  for (const square of black) men.set(square, "black");
  return { men, turn, number: String(number) };
}

/** A man put on a square, or taken from it. */
export function put(layout: Layout, square: Square, man: Side | null): Layout {
  const men = new Map(layout.men);
  if (man) men.set(square, man);
  else men.delete(square);
  return { ...layout, men };
}

/** A man taken from one square to another, or (null) off the board; what stood there goes. */
export function carry(layout: Layout, from: Square, to: Square | null): Layout {
  const man = layout.men.get(from);
  if (!man || from === to) return layout;
  const lifted = put(layout, from, null);
  return to ? put(lifted, to, man) : lifted;
}

/** The same position with the sides changed: the board turned by 180°, White's men Black's, the other side to move. */
export function mirrored({ men, turn, number }: Layout, size: number): Layout {
  const turnedMen = [...men].map(([square, side]) => [turned(square, size), opponent(side)] as const);
  return { men: new Map(turnedMen), turn: opponent(turn), number };
}

/** The men that still stand on a board of another size. */
export function fitted(layout: Layout, size: number): Layout {
  const fits = ([square]: readonly [Square, Side]) => {
    const { file, rank } = coordinates(square);
    return file < size && rank < size;
  };
  return { ...layout, men: new Map([...layout.men].filter(fits)) };
}
