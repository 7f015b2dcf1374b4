import type { Side } from "ugolki/web";
import type { TimeControl } from "./clock.ts";
import { LEVELS, type State } from "./table/state.ts";

/** Tells one game from all others: 48 random bits as 8 characters that an address may hold. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return btoa(String.fromCharCode(...bytes))
    .replace(/[+]/g, "-")
    .replace(/[/]/g, "_");
}

/** A day as a record writes it. */
export function recordDate(day: Date): string {
  const two = (n: number) => String(n).padStart(2, "0");
  return `${day.getFullYear()}.${two(day.getMonth() + 1)}.${two(day.getDate())}`;
}

/** Seconds and increment, as PGN writes a time control. */
export function recordTimeControl(control: TimeControl | null): string {
  return control ? `${control.reserve / 1000}+${control.increment / 1000}` : "-";
}

/** The computer's name in a record, whatever the language of the page: a record that comes back is known by it. */
const computerName = (level: number) => `Computer, level ${level}`;

/** The level of the player of this name, if that is the computer. */
export function levelOf(name: string | undefined): number | null {
  const level = Number(name?.at(-1));
  return name !== undefined && level >= 1 && level <= LEVELS && name === computerName(level) ? level : null;
}

/** The tags that the package can't know; names stay out where nobody gave one. */
export function recordTags({ setup, date }: Pick<State, "setup" | "date">): Record<string, string> {
  const tags: Record<string, string> = { Date: date };
  const name = (side: Side) =>
    setup.opponent === "computer" && side !== setup.side ? computerName(setup.level) : setup.names[side];
  if (name("white")) tags.White = name("white");
  if (name("black")) tags.Black = name("black");
  tags.TimeControl = recordTimeControl(setup.control);
  return tags;
}

/** What a file with records is called: by its day, as far as it is known. */
export function recordFileName(date: string): string {
  return `${["corners", ...(date.match(/\d+/g) ?? [])].join("-")}.txt`;
}
