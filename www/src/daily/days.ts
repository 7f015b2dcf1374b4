import { coordinates, squareName } from "../geometry.ts";
import { isKind, type Kind, type Puzzle, readPuzzle } from "../puzzles/placements.ts";
import { writePosition } from "../room/position.ts";
import races from "./races.json" with { type: "json" };

const DAY_MS = 86_400_000;
/** The Monday of race No. 1, counted in days. */
const FIRST_DAY = Date.UTC(2026, 10, 30) / DAY_MS;

/** The kinds of the days of a week, from Monday on. */
const WEEK: readonly Kind[] = races.week.filter(isKind);

/** The number of the race of a day, as the calendar on the wall shows it: the same on every machine, without a server. */
export function numberOn(time: Date): number {
  const day = Date.UTC(time.getFullYear(), time.getMonth(), time.getDate()) / DAY_MS;
  return Math.max(1, day - FIRST_DAY + 1);
}

/** The day of a race: its midnight in UTC. */
export function dayOf(number: number): Date {
  return new Date((FIRST_DAY + number - 1) * DAY_MS);
}

/** The race of a number. After the last one of the list they come again, mirrored on the long diagonal. */
export function raceOf(number: number): Puzzle {
  const { length } = races.races;
  const index = (number - 1) % (2 * length);
  const kind = WEEK[index % WEEK.length];
  const text = races.races[index % length];
  if (!kind || !text) throw new Error(`no race of the day ${number}`);
  const puzzle = readPuzzle(kind, text);
  return index < length ? puzzle : mirrored(puzzle);
}

/** The same race with files and ranks exchanged; the homes of all kinds in `races.json` stay what they are. */
function mirrored({ kind, course, par }: Puzzle): Puzzle {
  const men = new Map(
    course.men.map((square) => {
      const { file, rank } = coordinates(square);
      return [squareName(rank, file), course.side] as const;
    }),
  );
  const [ranks] = writePosition({ men, turn: course.side, number: "1" }, course.variant.size).split(" ");
  return readPuzzle(kind, `${par} ${ranks}`);
}
