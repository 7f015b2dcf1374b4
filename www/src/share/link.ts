import type * as Ugolki from "ugolki/web";
import type { CornersError, Game, Side, Square, Variant } from "ugolki/web";
import { coordinates, opponent, pathOf, squareName } from "../geometry.ts";

// A link holds a whole game in its fragment, so that no server ever sees it:
//
//   #g=1CTOR…&v=classic-3x3&n=QW5uYQ.&d=20261231&m=12&i=4f00c1&k=c&s=01x7
//
// g  the version of this form, then the moves: where each begins and ends, one character per square on boards up to
//    8×8, three for both on larger ones (only where a man ends matters, rules 2.5)
// v  the variant by its name, followed by deadline and limit under house rules; or `own` and all of it
// p  the position the game began from, if it isn't the variant's own start
// o  an outcome that no position shows: a side (w, b) that resigned (r) or whose time ran out (t), or agreement (a)
// n  the names; d  the day; m  the number of moves made in the position looked at, if it isn't the last one
// i  the game, to be recognised by; k  c: a game by correspondence
// s  a sum over all before it: what is cut off or changed on the way is noticed. Letters and digits alone end a link,
//    since programs that find links in a text leave a mark at the end out.
//
// Fields that a later version adds without raising the number are passed over.

/** A game as a link holds it. */
export interface Shared {
  game: Game;
  names: Record<Side, string>;
  /** The day on which it began, as a record writes it; null where nobody knows. */
  date: string | null;
  /** The number of moves made in the position looked at. */
  ply: number;
  /** Tells this game from all others. */
  id: string;
  /** The two play by sending each other links; else the game is shown. */
  isCorrespondence: boolean;
}

export type LinkField = "variant" | "position" | "outcome" | "names" | "date" | "ply" | "id" | "kind";

/** Why a link can't be opened. */
export type LinkFault =
  /** A newer version of the page has made it. */
  | { kind: "newer" }
  | { kind: "long" }
  /** Its end is missing. */
  | { kind: "cut" }
  /** It can be read, but isn't as it was made. */
  | { kind: "altered" }
  | { kind: "field"; field: LinkField }
  | { kind: "move"; number: number; side: Side; why: "unreadable" | "illegal" | "over" };

export type LinkReading = { ok: true; shared: Shared } | { ok: false; fault: LinkFault };

/** The part of the rules package that links need. */
export type LinkRules = Pick<
  typeof Ugolki,
  "newGame" | "gameFromPosition" | "parseGame" | "formatGame" | "resign" | "agreeDraw" | "timeOut" | "variants"
>;

const VERSION = "1";
/** Longer ones nobody can send; and reading must stay quick whatever comes. */
export const MAX_LENGTH = 16_000;
const MAX_NAME = 60;

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

class Fault extends Error {
  constructor(readonly fault: LinkFault) {
    super(fault.kind);
  }
}

const wrong = (field: LinkField) => new Fault({ kind: "field", field });

// ---- Numbers and bytes

/** So many squares a place in a move has, and the characters of a move. */
const radix = (size: number) => (size <= 8 ? { places: 64, width: 2 } : { places: 256, width: 3 });

function digits(value: number, width: number): string {
  let text = "";
  for (let rest = value; text.length < width; rest = Math.floor(rest / 64)) text = DIGITS.charAt(rest % 64) + text;
  return text;
}

/** -1 where the text holds anything else. */
function numberOf(text: string): number {
  let value = 0;
  for (const c of text) {
    const digit = DIGITS.indexOf(c);
    if (digit < 0) return -1;
    value = value * 64 + digit;
  }
  return value;
}

/** Base 64 without padding, in the letters that an address may hold. */
function pack(bytes: Uint8Array): string {
  let text = "";
  for (let i = 0; i < bytes.length; i += 3) {
    const part = bytes.subarray(i, i + 3);
    const value = (part[0] ?? 0) * 65536 + (part[1] ?? 0) * 256 + (part[2] ?? 0);
    text += digits(value, 4).slice(0, part.length + 1);
  }
  return text;
}

function unpack(text: string): Uint8Array | null {
  const bytes: number[] = [];
  for (let i = 0; i < text.length; i += 4) {
    const part = text.slice(i, i + 4);
    const value = numberOf(part.padEnd(4, "A"));
    if (value < 0 || part.length === 1) return null;
    const all = [value >> 16, (value >> 8) & 255, value & 255];
    bytes.push(...all.slice(0, part.length - 1));
  }
  return Uint8Array.from(bytes);
}

const packText = (text: string) => pack(new TextEncoder().encode(text));

function unpackText(text: string): string | null {
  const bytes = unpack(text);
  if (!bytes) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Four letters and digits (FNV-1a). */
function sumOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return ((hash >>> 0) % 36 ** 4).toString(36).padStart(4, "0");
}

const placeOf = (square: Square, size: number) => {
  const { file, rank } = coordinates(square);
  return rank * size + file;
};
const squareOf = (place: number, size: number) => squareName(place % size, Math.floor(place / size));

// ---- Writing

/** Names without what a line can't hold, cut where they are longer than any name. */
const tidied = (name: string) =>
  Array.from(name.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim())
    .slice(0, MAX_NAME)
    .join("");

function writeVariant(variant: Variant, rules: LinkRules): string {
  const { name, size, home, diagonal, trapping, exitDeadline, moveLimit, rated } = variant;
  const named = rules.variants().find((one) => one.name === name);
  if (named) {
    if (isSame(named, variant)) return name;
    const isHouse = isSame(rules.newGame(name, { exitDeadline, moveLimit }).variant, variant);
    if (isHouse) return `${name}.${exitDeadline}.${moveLimit}`;
  }
  const places = new Uint8Array(Math.ceil(size ** 2 / 8));
  for (const square of home) {
    const place = placeOf(square, size);
    places[place >> 3] = (places[place >> 3] ?? 0) | (1 << (place & 7));
  }
  const flags = (diagonal ? 1 : 0) + (trapping ? 2 : 0) + (rated ? 4 : 0);
  return ["own", packText(name), size, flags, exitDeadline, moveLimit, pack(places).replace(/A+$/, "")].join(".");
}

function isSame(a: Variant, b: Variant): boolean {
  const plain = ({ home, ...rest }: Variant) =>
    JSON.stringify([[...home].sort(), Object.entries(rest).sort(([x], [y]) => (x < y ? -1 : 1))]);
  return plain(a) === plain(b);
}

function writeOutcome({ outcome }: Game): string | null {
  const loser = outcome?.winner && opponent(outcome.winner).charAt(0);
  if (outcome?.reason === "resignation") return `r${loser}`;
  if (outcome?.reason === "time") return `t${loser}`;
  return outcome?.reason === "agreement" ? "a" : null;
}

/** The fragment that holds a game, without its sign. */
export function writeLink({ game, names, date, ply, id, isCorrespondence }: Shared, rules: LinkRules): string {
  const { size } = game.variant;
  const { places, width } = radix(size);
  const moves = game.moves.map((move) => {
    const path = pathOf(move);
    const [from, to] = [path[0] as Square, path.at(-1) as Square];
    return digits(placeOf(from, size) * places + placeOf(to, size), width);
  });
  const both = [names.white, names.black].map((name) => packText(tidied(name)));
  const fields = {
    g: VERSION + moves.join(""),
    v: writeVariant(game.variant, rules),
    p: game.start?.replaceAll(" ", ".") ?? null,
    o: writeOutcome(game),
    n: both.join("") ? both.join(".") : null,
    d: date && /^\d{4}\.\d\d\.\d\d$/.test(date) ? date.replaceAll(".", "") : null,
    m: ply < game.moves.length ? String(ply) : null,
    i: id,
    k: isCorrespondence ? "c" : null,
  };
  const text = Object.entries(fields)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => `${key}=${value}`)
    .join("&");
  return `${text}&s=${sumOf(text)}`;
}

// ---- Reading

/** What programs do to the marks in an address when they pass it on. */
function mended(fragment: string): string {
  const text = fragment.trim().replace(/^#/, "").replaceAll("&amp;", "&");
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

function readVariant(text: string, rules: LinkRules): string | Variant {
  const [name = "", ...rest] = text.split(".");
  if (name !== "own") {
    if (rest.length === 0) return name;
    const [exitDeadline, moveLimit] = rest.map(wholeNumber);
    if (rest.length !== 2 || typeof exitDeadline !== "number" || typeof moveLimit !== "number") throw wrong("variant");
    return rules.newGame(name, { exitDeadline, moveLimit }).variant;
  }
  const [own, places] = [unpackText(rest[0] ?? "!"), unpack(rest[5] ?? "!")];
  const [size, flags, exitDeadline, moveLimit] = rest.slice(1, 5).map(wholeNumber);
  const numbers = [size, flags, exitDeadline, moveLimit];
  if (rest.length !== 6 || own === null || !places || !numbers.every((n) => typeof n === "number")) {
    throw wrong("variant");
  }
  const [side, bits] = [size as number, flags as number];
  if (side < 4 || side > 16) throw wrong("variant");
  const home: Square[] = [];
  places.forEach((byte, i) => {
    for (let bit = 0; bit < 8; bit++) {
      const place = i * 8 + bit;
      if ((byte >> bit) & 1) {
        if (place >= side ** 2) throw wrong("variant");
        home.push(squareOf(place, side));
      }
    }
  });
  const [diagonal, trapping, rated] = [(bits & 1) > 0, (bits & 2) > 0, (bits & 4) > 0];
  const value = { name: own, size: side, home, diagonal, trapping, rated };
  return { ...value, exitDeadline: exitDeadline as number, moveLimit: moveLimit as number };
}

/** The game before its first move. */
function readStart(fields: ReadonlyMap<string, string>, rules: LinkRules): Game {
  const variant = attempt("variant", () => rules.newGame(readVariant(fields.get("v") ?? "", rules)).variant);
  const position = fields.get("p");
  if (position === undefined) return rules.newGame(variant);
  return attempt("position", () => rules.gameFromPosition(variant, position.replaceAll(".", " ")));
}

/** What the rules refuse is wrong in this field. */
function attempt<T>(field: LinkField, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if ((error as Partial<CornersError>).code) throw wrong(field);
    throw error;
  }
}

/** All moves are read as one record, which takes a time that grows with their number only. */
function readMoves(start: Game, text: string, rules: LinkRules): Game {
  const { size } = start.variant;
  const { places, width } = radix(size);
  const moveFault = (index: number, why: "unreadable" | "over"): Fault => {
    const half = index + (start.turn === "white" ? 0 : 1);
    const side: Side = half % 2 === 0 ? "white" : "black";
    return new Fault({ kind: "move", number: start.number + Math.floor(half / 2), side, why });
  };
  const moves: string[] = [];
  for (let i = 0; i < text.length; i += width) {
    const part = text.slice(i, i + width);
    const value = numberOf(part);
    const ends = [Math.floor(value / places), value % places];
    if (part.length < width || value < 0 || ends.some((place) => place >= size ** 2)) {
      throw moveFault(moves.length, "unreadable");
    }
    moves.push(ends.map((place) => squareOf(place, size)).join("-"));
  }
  if (moves.length === 0) return start;
  if (start.outcome) throw moveFault(0, "over");
  const head = rules
    .formatGame(start)
    .replace(/^\[Result .*\n/m, "")
    .replace(/\*\s*$/, "");
  try {
    return rules.parseGame(`${head}${moves.join("\n")}\n`).game;
  } catch (error) {
    const { code, number, side, reason } = error as CornersError;
    if (code !== "bad-record" || number === undefined || !side) throw error;
    throw new Fault({ kind: "move", number, side, why: reason ? "illegal" : "over" });
  }
}

function readOutcome(game: Game, text: string | undefined, rules: LinkRules): Game {
  if (text === undefined) return game;
  const side: Side = text.endsWith("w") ? "white" : "black";
  return attempt("outcome", () => {
    if (/^r[wb]$/.test(text)) return rules.resign(game, side);
    if (/^t[wb]$/.test(text)) return rules.timeOut(game, side);
    if (text === "a") return rules.agreeDraw(game);
    throw wrong("outcome");
  });
}

function readNames(text: string | undefined): Record<Side, string> {
  const parts = (text ?? ".").split(".").map(unpackText);
  const [white, black] = parts;
  if (parts.length !== 2 || typeof white !== "string" || typeof black !== "string") throw wrong("names");
  return { white: tidied(white), black: tidied(black) };
}

function readDate(text: string | undefined): string | null {
  if (text === undefined) return null;
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? [];
  if (!(Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31)) throw wrong("date");
  return `${year}.${month}.${day}`;
}

/** Reads the fragment of a link, however it has been treated on its way. Never throws for what it holds. */
export function readLink(fragment: string, rules: LinkRules): LinkReading {
  if (fragment.length > 3 * MAX_LENGTH) return { ok: false, fault: { kind: "long" } };
  const text = mended(fragment);
  if (text.length > MAX_LENGTH) return { ok: false, fault: { kind: "long" } };
  try {
    return { ok: true, shared: readFields(text, rules) };
  } catch (error) {
    if (error instanceof Fault) return { ok: false, fault: error.fault };
    throw error;
  }
}

function readFields(text: string, rules: LinkRules): Shared {
  if (!text.startsWith(`g=${VERSION}`)) throw new Fault({ kind: /^g=[^&]/.test(text) ? "newer" : "cut" });
  // What follows the sum was hung on by somebody else.
  const [, body = "", sum] = /^(.*?)&s=([0-9a-z]{4})(?![0-9a-z])/s.exec(text) ?? [];
  if (!sum) throw new Fault({ kind: "cut" });
  const fields = new Map<string, string>();
  for (const part of body.split("&")) {
    const at = part.indexOf("=");
    if (at > 0) fields.set(part.slice(0, at), part.slice(at + 1));
  }
  const start = readStart(fields, rules);
  const played = readMoves(start, (fields.get("g") ?? "").slice(VERSION.length), rules);
  const game = readOutcome(played, fields.get("o"), rules);
  const names = readNames(fields.get("n"));
  const date = readDate(fields.get("d"));
  const ply = fields.has("m") ? wholeNumber(fields.get("m")) : game.moves.length;
  if (ply === null || ply > game.moves.length) throw wrong("ply");
  const id = fields.get("i") ?? "";
  if (!/^[\w-]{4,64}$/.test(id)) throw wrong("id");
  const kind = fields.get("k");
  if (kind !== undefined && kind !== "c") throw wrong("kind");
  if (sumOf(body) !== sum) throw new Fault({ kind: "altered" });
  return { game, names, date, ply, id, isCorrespondence: kind === "c" };
}

// ---- Comparing

export type Relation =
  | { kind: "same" }
  /** The link goes on from what is known. */
  | { kind: "newer" }
  /** What is known goes on from the link. */
  | { kind: "older" }
  /** They differ from this ply on; 0 where not even their beginnings are the same. */
  | { kind: "differs"; ply: number };

/** How a link's game stands to the game that is known under its id. */
export function relationOf(known: Game, linked: Game): Relation {
  if (!isSame(known.variant, linked.variant) || known.start !== linked.start) return { kind: "differs", ply: 0 };
  const ends = (move: string | undefined) => move && `${pathOf(move)[0]} ${pathOf(move).at(-1)}`;
  const shorter = Math.min(known.moves.length, linked.moves.length);
  for (let ply = 0; ply < shorter; ply++) {
    if (ends(known.moves[ply]) !== ends(linked.moves[ply])) return { kind: "differs", ply };
  }
  if (known.moves.length !== linked.moves.length) {
    const ended = known.moves.length < linked.moves.length ? known : linked;
    // Who has resigned doesn't play on.
    if (ended.outcome) return { kind: "differs", ply: shorter };
    return { kind: ended === known ? "newer" : "older" };
  }
  if (JSON.stringify(known.outcome) === JSON.stringify(linked.outcome)) return { kind: "same" };
  if (!known.outcome) return { kind: "newer" };
  return linked.outcome ? { kind: "differs", ply: shorter } : { kind: "older" };
}
