import type { TimeControl } from "./clock.ts";
import type { State } from "./table/state.ts";

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

/** The tags that the package can't know; names stay out where nobody gave one. */
export function recordTags({ setup, date }: Pick<State, "setup" | "date">): Record<string, string> {
  const tags: Record<string, string> = { Date: date };
  if (setup.names.white) tags.White = setup.names.white;
  if (setup.names.black) tags.Black = setup.names.black;
  tags.TimeControl = recordTimeControl(setup.control);
  return tags;
}

/** What a file with records is called: by its day, as far as it is known. */
export function recordFileName(date: string): string {
  return `${["corners", ...(date.match(/\d+/g) ?? [])].join("-")}.txt`;
}
