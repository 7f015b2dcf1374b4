import type { Game } from "ugolki";
import * as rules from "ugolki";
import { describe, expect, it } from "vitest";
import lines from "../../tests/data/games.jsonl?raw";
import { isLink } from "../src/router.ts";
import { type LinkFault, MAX_LENGTH, readLink, relationOf, type Shared, writeLink } from "../src/share/link.ts";

interface Vector {
  variant: string;
  moves: string[];
}

const vectors: Vector[] = lines
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

/** As a record, all moves are read at once. */
const recorded = ({ variant, moves }: Vector) => rules.parseGame(`[Variant "${variant}"]\n${moves.join("\n")}`).game;
const played = (game: Game, moves: readonly string[]) => moves.reduce(rules.applyMove, game);

const shared = (game: Game, more: Partial<Shared> = {}): Shared => ({
  game,
  names: { white: "", black: "" },
  date: null,
  ply: game.moves.length,
  id: "0123456789abcdef01234567",
  isCorrespondence: false,
  ...more,
});

const OPENING = ["b2-d2", "g6-e6", "b1-d3", "g7-e5"];
const opening = played(rules.newGame(), OPENING);

function fault(fragment: string): LinkFault | null {
  const reading = readLink(fragment, rules);
  return reading.ok ? null : reading.fault;
}

/** A link with one field changed, and the sum that belongs to it: as a faulty program would have made it. */
function forged(fragment: string, change: (text: string) => string): string {
  const body = change(fragment.replace(/&s=.*$/, ""));
  let hash = 0x811c9dc5;
  for (const c of body) hash = Math.imul(hash ^ c.charCodeAt(0), 0x01000193);
  return `${body}&s=${((hash >>> 0) % 36 ** 4).toString(36).padStart(4, "0")}`;
}

describe("a link gives back what was put into it", () => {
  it("every game of the vectors", () => {
    expect(vectors.length).toBeGreaterThan(100);
    for (const vector of vectors) {
      const link = shared(recorded(vector));
      expect(readLink(writeLink(link, rules), rules)).toEqual({ ok: true, shared: link });
    }
  });

  it("names, date, the position looked at, and the kind", () => {
    const link = shared(opening, {
      names: { white: "Аня & Боря", black: "Γιώργος <=#%> 🙂" },
      date: "2026.12.31",
      ply: 2,
      isCorrespondence: true,
    });
    const text = writeLink(link, rules);
    expect(text).toMatch(/^[\w.=&-]+[0-9a-z]$/);
    expect(readLink(`#${text}`, rules)).toEqual({ ok: true, shared: link });
    expect(readLink(writeLink({ ...link, ply: 0 }, rules), rules)).toMatchObject({ shared: { ply: 0 } });
  });

  it.each([
    ["White resigns", rules.resign(opening, "white")],
    ["Black resigns", rules.resign(opening, "black")],
    ["White's time is up", rules.timeOut(opening, "white")],
    ["Black's time is up", rules.timeOut(opening, "black")],
    ["a draw is agreed", rules.agreeDraw(opening)],
  ])("an outcome that isn't on the board: %s", (_, game) => {
    expect(readLink(writeLink(shared(game), rules), rules)).toEqual({ ok: true, shared: shared(game) });
  });

  it("house rules, a position set up, a variant of one's own", () => {
    const house = rules.newGame("diagonal-3x3", { exitDeadline: 12, moveLimit: 50 });
    const later = rules.gameFromPosition(house.variant, "7b/8/8/8/8/8/8/w7 b 11");
    const own: rules.Variant = {
      name: "Мои уголки",
      size: 5,
      home: ["a1", "a2", "b1"],
      diagonal: true,
      trapping: false,
      exitDeadline: 9,
      moveLimit: 40,
      rated: true,
    };
    const large = { ...own, name: "большие", size: 16, home: ["a1", "c2", "p1"] };
    // The name of a named variant, but something else.
    const pretender = { ...own, name: "classic-3x3", size: 8 };
    const games = [house, played(later, ["h8-h7", "a1-a2"]), ...[own, large, pretender].map((v) => rules.newGame(v))];
    for (const game of games) {
      expect(readLink(writeLink(shared(game), rules), rules)).toEqual({ ok: true, shared: shared(game) });
    }
  });

  it("a game that has ended with its first position", () => {
    const game = rules.gameFromPosition("classic-3x3", "www5/www5/www5/8/8/8/8/7b w 3");
    const over = rules.gameFromPosition("classic-3x3", "5www/5www/5www/8/8/8/8/b7 w 3");
    expect(over.outcome).not.toBeNull();
    for (const one of [game, over]) {
      expect(readLink(writeLink(shared(one), rules), rules)).toEqual({ ok: true, shared: shared(one) });
    }
  });
});

describe("a link is short", () => {
  const page = "https://name-of-a-friend.example.org/corners/#";
  const latin = { white: "Alexandra Papadopoulou", black: "Konstantinos" };
  const cyrillic = { white: "Александра Константинопольская", black: "Константин Александропольский-" };

  it.each(["classic-3x3", "classic-4x4", "halma-16x16"])("80 moves of %s with names in 800 characters", (variant) => {
    // As long a game as the vectors have, and its length drawn out to 160 plies.
    const { moves } = vectors
      .filter((v) => v.variant === variant)
      .sort((a, b) => b.moves.length - a.moves.length)[0] as Vector;
    const game = played(rules.newGame(variant), moves.slice(0, 160));
    const perMove = variant.startsWith("halma") ? 3 : 2;
    const missing = (160 - game.moves.length) * perMove;
    for (const names of [latin, cyrillic]) {
      const link = shared(game, { names, date: "2026.12.31", ply: 100, isCorrespondence: true });
      const length = page.length + writeLink(link, rules).length + missing;
      expect(length).toBeLessThanOrEqual(800);
    }
  });
});

describe("a link is read however it was passed on", () => {
  const text = writeLink(shared(opening, { date: "2026.12.31" }), rules);

  it.each([
    ["with its sign", `#${text}`],
    ["with marks written as numbers", encodeURIComponent(text)],
    ["out of a page's text", text.replaceAll("&", "&amp;")],
    ["with something hung on", `${text}&fbclid=abc`],
    ["with a full stop behind", `${text}.`],
    ["between spaces", ` ${text}\n`],
  ])("%s", (_, fragment) => {
    expect(readLink(fragment, rules)).toMatchObject({ ok: true, shared: { game: { moves: opening.moves } } });
  });

  it("is told from other fragments", () => {
    expect([text, `#${text}`, encodeURIComponent(text)].map(isLink)).toEqual([true, true, true]);
    expect(["", "#/practice", "#/games", "#game"].map(isLink)).toEqual([false, false, false, false]);
  });

  it("passes over fields that it doesn't know", () => {
    expect(fault(forged(text, (body) => `${body}&z=new`))).toBeNull();
  });
});

describe("what is wrong with a link is told exactly", () => {
  const text = writeLink(shared(opening, { names: { white: "A", black: "B" }, date: "2026.12.31", ply: 1 }), rules);
  const set = (key: string, value: string) =>
    forged(text, (body) =>
      body.includes(`&${key}=`)
        ? body.replace(new RegExp(`&${key}=[^&]*`), `&${key}=${value}`)
        : `${body}&${key}=${value}`,
    );
  const moves = (change: (moves: string) => string) =>
    forged(text, (body) => body.replace(/^g=1([\w-]*)/, (_, old: string) => `g=1${change(old)}`));

  it("that a newer page has made it", () => {
    expect(fault(text.replace("g=1", "g=2"))).toEqual({ kind: "newer" });
  });

  it("that it is cut off, wherever that is", () => {
    for (let length = 1; length < text.length; length++) expect(fault(text.slice(0, length))).toEqual({ kind: "cut" });
  });

  it("that it is altered", () => {
    expect(fault(text.replace("d=20261231", "d=20261230"))).toEqual({ kind: "altered" });
  });

  it("that it is too long", () => {
    expect(fault(`g=1${"A".repeat(MAX_LENGTH)}`)).toEqual({ kind: "long" });
    expect(fault(`g=1${"%41".repeat(MAX_LENGTH)}`)).toEqual({ kind: "long" });
  });

  it.each([
    ["illegal", (m: string) => m.slice(0, 4) + m.slice(0, 2), 2, "white"],
    ["unreadable", (m: string) => `${m}A`, 3, "white"],
    ["unreadable", (m: string) => `${m.slice(0, 2)}!!${m.slice(4)}`, 1, "black"],
  ] as const)("which move is %s", (why, change, number, side) => {
    expect(fault(moves(change))).toEqual({ kind: "move", number, side, why });
  });

  it("which move comes after the end", () => {
    const over = played(rules.newGame(), (vectors.find((v) => v.variant === "classic-3x3") as Vector).moves);
    const longer = forged(writeLink(shared(over), rules), (body) => body.replace("&", "AB&"));
    const number = 1 + Math.floor(over.moves.length / 2);
    const side = over.moves.length % 2 ? "black" : "white";
    expect(fault(longer)).toEqual({ kind: "move", number, side, why: "over" });
    const arrived = rules.gameFromPosition("classic-3x3", "5www/5www/5www/8/8/8/8/b7 w 3");
    const first = forged(writeLink(shared(arrived), rules), (body) => body.replace("&", "AB&"));
    expect(fault(first)).toEqual({ kind: "move", number: 3, side: "white", why: "over" });
  });

  it("which square isn't on a small board", () => {
    const small = rules.newGame({ ...rules.newGame().variant, name: "small", size: 6 });
    const wrong = forged(writeLink(shared(small), rules), (body) => body.replace("&", "-_&"));
    expect(fault(wrong)).toEqual({ kind: "move", number: 1, side: "white", why: "unreadable" });
  });

  it.each([
    ["variant", "v", "chess"],
    ["variant", "v", "classic-3x3.40"],
    ["variant", "v", "classic-3x3.40.0"],
    ["variant", "v", "classic-3x3.90.80"],
    ["variant", "v", "own.QQ.3.0.1.2.A"],
    ["variant", "v", "own.QQ.4.0.1.2.AAAA_"],
    ["variant", "v", "own.QQ.99999.0.1.2.B"],
    ["position", "p", "8/8/8/8/8/8/8/9.w.1"],
    ["outcome", "o", "rx"],
    ["names", "n", "QQ"],
    ["names", "n", "!.QQ"],
    ["names", "n", "_w.QQ"],
    ["date", "d", "20261331"],
    ["ply", "m", "5"],
    ["ply", "m", "-1"],
    ["id", "i", ""],
    ["id", "i", "a/b/c"],
    ["kind", "k", "x"],
  ])("which part is wrong: %s (%s=%s)", (field, key, value) => {
    expect(fault(set(key, value))).toEqual({ kind: "field", field });
  });

  it("an outcome after the end", () => {
    const over = played(rules.newGame(), (vectors[0] as Vector).moves);
    const twice = forged(writeLink(shared(over), rules), (body) => `${body}&o=a`);
    expect(fault(twice)).toEqual({ kind: "field", field: "outcome" });
  });
});

/** Numbers that look random and are the same each time. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

describe("no text, however broken, does harm", () => {
  const next = random(7);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)] as T;
  const marks = [..."AZaz09-_.=&%#!~/ é\u0000\u{1f642}"];
  const seeds = [vectors[0], vectors.find((v) => v.variant === "halma-16x16")].map((vector) => {
    const { variant, moves } = vector as Vector;
    const game = played(rules.newGame(variant), moves.slice(0, 40));
    return writeLink(shared(game, { names: { white: "Аня", black: "B" }, date: "2026.12.31", ply: 3 }), rules);
  });

  function mutated(text: string): string {
    const chars = [...text];
    for (let times = 1 + Math.floor(next() * 4); times > 0; times--) {
      const at = Math.floor(next() * chars.length);
      const what = next();
      if (what < 0.4) chars[at] = pick(marks);
      else if (what < 0.6) chars.splice(at, 1 + Math.floor(next() * 5));
      else if (what < 0.8) chars.splice(at, 0, pick(marks));
      else chars.splice(at, 0, ...chars.slice(Math.floor(next() * chars.length)).slice(0, 30));
    }
    return chars.join("");
  }

  it("changed anyhow", () => {
    let refused = 0;
    for (let i = 0; i < 1500; i++) {
      const reading = readLink(mutated(pick(seeds)), rules);
      if (!reading.ok) refused++;
    }
    expect(refused).toBeGreaterThan(1400);
  });

  it("changed anyhow, with a sum that fits: what is read is a game, and is written the same way", () => {
    let read = 0;
    for (let i = 0; i < 1500; i++) {
      const reading = readLink(
        forged(mutated(pick(seeds)), (body) => body),
        rules,
      );
      if (!reading.ok) continue;
      read++;
      expect(readLink(writeLink(reading.shared, rules), rules)).toEqual(reading);
    }
    expect(read).toBeGreaterThan(10);
  });

  it("the longest one is read quickly", () => {
    const big = rules.newGame({
      name: "big",
      size: 16,
      home: ["a1"],
      diagonal: false,
      trapping: true,
      exitDeadline: 900_000,
      moveLimit: 900_000,
      rated: false,
    });
    const text = writeLink(shared(big), rules);
    const filler = forged(text, (body) => body.replace("&", `${"AAB_-_".repeat(2500)}&`));
    const before = performance.now();
    expect(fault(filler)?.kind).toBe("move");
    expect(performance.now() - before).toBeLessThan(1000);
  });
});

describe("a link and the game that is known", () => {
  const shorter = played(rules.newGame(), OPENING.slice(0, 3));
  const other = played(rules.newGame(), [...OPENING.slice(0, 3), "g7-e7"]);

  it("is the same, newer or older", () => {
    expect(relationOf(opening, opening)).toEqual({ kind: "same" });
    expect(relationOf(shorter, opening)).toEqual({ kind: "newer" });
    expect(relationOf(opening, shorter)).toEqual({ kind: "older" });
    expect(relationOf(opening, rules.resign(opening, "white"))).toEqual({ kind: "newer" });
    expect(relationOf(rules.resign(opening, "white"), opening)).toEqual({ kind: "older" });
    expect(relationOf(rules.resign(opening, "white"), shorter)).toEqual({ kind: "older" });
  });

  it("differs from some move on", () => {
    expect(relationOf(opening, other)).toEqual({ kind: "differs", ply: 3 });
    expect(relationOf(rules.resign(shorter, "white"), opening)).toEqual({ kind: "differs", ply: 3 });
    expect(relationOf(rules.resign(opening, "white"), rules.agreeDraw(opening))).toEqual({ kind: "differs", ply: 4 });
    expect(relationOf(opening, rules.newGame("triangle"))).toEqual({ kind: "differs", ply: 0 });
    const setUp = rules.gameFromPosition("classic-3x3", "5bbb/5bbb/5bbb/8/8/www5/www5/1ww4w w 1");
    expect(relationOf(opening, setUp)).toEqual({ kind: "differs", ply: 0 });
  });

  it("is the same where a man took another way", () => {
    const start = rules.gameFromPosition("classic-3x3", "8/8/8/8/8/1w6/w1w5/ww6 w 1");
    const [one, two] = ["a1-a3-c3", "a1-c1-c3"].map((move) => rules.applyMove(start, move)) as [Game, Game];
    expect(one.moves).not.toEqual(two.moves);
    expect(relationOf(one, two)).toEqual({ kind: "same" });
  });
});
