// The rules page says what docs/rules.md says: its examples are true, and no paragraph is left out.
import * as rules from "ugolki";
import { describe, expect, it } from "vitest";
import specification from "../../docs/rules.md?raw";
import { LOCALES } from "../src/l10n/l10n.ts";
import { PARAGRAPHS, SECTIONS, sectionOf } from "../src/rules/contents.ts";
import { EXAMPLES, type Example } from "../src/rules/examples.ts";

const texts = import.meta.glob<string>("../src/l10n/*/rules.ftl", { query: "?raw", import: "default", eager: true });
const examples = SECTIONS.flatMap((section) =>
  (EXAMPLES[section] ?? []).map((example) => ({ name: `${section} ${example.id}`, section, example })),
);
const gameOf = ({ variant, position }: Example) => rules.gameFromPosition(variant, position);
const example = (name: string) => {
  const found = examples.find((one) => one.name === name);
  if (!found) throw new Error(`no example "${name}"`);
  return found.example;
};

describe.each(examples)("the example $name", ({ section, example }) => {
  const { from, steps = [], chains = [], loses = [], move, made, refused, trapped = [] } = example;
  const game = gameOf(example);

  it("marks all moves of a man, and no others", () => {
    if (!from) return expect([...steps, ...chains, ...loses, refused ?? ""]).toEqual([""]);
    const legal = rules.legalDestinations(game, from);
    const ends = (kind: string) => legal.filter((d) => d.kind === kind && !d.loses).map((d) => d.to);
    expect(ends("step")).toEqual(steps);
    expect(ends("chain")).toEqual(chains);
    expect(legal.filter((d) => d.loses).map((d) => d.to)).toEqual(loses);
  });

  it("draws a legal move on its shortest way", () => {
    const drawn = move ?? made;
    if (!drawn) return expect(from ?? example.id).toMatch(/^(\w\d|start|deadline)$/);
    const path = drawn.split("-");
    expect(rules.shortestPath(game, path[0] as string, path.at(-1) as string)).toEqual(path);
  });

  it("rings the men that are trapped", () => {
    if (refused) {
      const reason = { code: "illegal-move", reason: "traps", trapped: [...trapped] };
      expect(() => rules.applyMove(game, `${from}-${refused}`)).toThrow(expect.objectContaining(reason));
    } else if (trapped.length > 0) {
      const after = rules.applyMove(game, move as string);
      for (const square of trapped) {
        expect(after[after.turn]).toContain(square);
        expect(rules.legalDestinations(after, square)).toEqual([]);
      }
    } else expect(game.outcome).toBeNull();
  });

  it("stands beside a text that names only squares of its board, in each language", () => {
    for (const locale of LOCALES) {
      const text = texts[`../src/l10n/${locale}/rules.ftl`] ?? "";
      const caption = new RegExp(`^rules-${section}-${example.id} = (.*)$`, "m").exec(text)?.[1] ?? "";
      expect(caption.length, locale).toBeGreaterThan(20);
      const notation = [...caption.matchAll(/`([^`]+)`/g)].map(([, piece]) => piece);
      const english = texts["../src/l10n/en/rules.ftl"] ?? "";
      const same = new RegExp(`^rules-${section}-${example.id} = (.*)$`, "m").exec(english)?.[1] ?? "";
      expect(notation, locale).toEqual([...same.matchAll(/`([^`]+)`/g)].map(([, piece]) => piece));
    }
  });
});

describe("what the texts beside the examples say", () => {
  it("the start is the start", () => {
    expect(rules.formatPosition(rules.newGame())).toBe(example("goal start").position);
    expect(rules.newGame().white).toHaveLength(9);
  });

  it("a chain may stop on its way", () => {
    const to = rules.legalDestinations(gameOf(example("chains chain")), "b2").map((d) => d.to);
    expect(to).toEqual(expect.arrayContaining(["b4", "d4", "f4"]));
  });

  it("a chain doesn't close its ring, from either side", () => {
    const game = gameOf(example("chains twice"));
    for (const way of ["a1-c1-c3-a3", "a1-a3-c3-c1"]) expect(rules.applyMove(game, way).moves).toEqual([way]);
    expect(() => rules.applyMove(game, "a1-c1-c3-a3-a1")).toThrow(expect.objectContaining({ reason: "bad-path" }));
  });

  it("both ways have two jumps", () => {
    const game = gameOf(example("shortest way"));
    for (const way of ["c3-c5-e5", "c3-e3-e5"]) expect(rules.applyMove(game, way).moves).toEqual([way]);
  });

  it("without the man on c1 the move would be legal, for a1 could jump there", () => {
    const game = rules.gameFromPosition("classic-3x3", "8/8/8/8/w7/w7/8/bw6 w 3");
    const after = rules.applyMove(game, "a4-a2");
    expect(rules.shortestPath(after, "a1", "c1")).toEqual(["a1", "c1"]);
  });

  it("a man that is surrounded can jump to g5", () => {
    const after = rules.applyMove(gameOf(example("trapping jump")), "c5-d5");
    expect(rules.shortestPath(after, "e5", "g5")).toEqual(["e5", "g5"]);
  });

  it("the square behind: b3 has no black man beside it", () => {
    const game = gameOf(example("trapping behind"));
    expect(rules.formatPosition(rules.applyMove(rules.newGame("classic-4x4"), "c4-c5"))).toBe(
      example("trapping behind").position,
    );
    for (const square of ["b2", "b4", "a3", "c3"]) expect(game.white).toContain(square);
  });

  it("whatever Black does at the deadline, White loses", () => {
    const game = gameOf(example("leaving deadline"));
    expect(game.variant.exitDeadline).toBe(40);
    expect(game.white).toContain("b2");
    const ends = rules.legalMoves(game).map((move) => rules.applyMove(game, move).outcome);
    expect(ends.length).toBeGreaterThan(5);
    for (const end of ends) expect(end).toMatchObject({ winner: "black", reason: "overstayed" });
  });

  it("to come back loses at once, to pass through doesn't", () => {
    const back = rules.applyMove(gameOf(example("leaving return")), "d3-c3");
    expect(back.outcome).toMatchObject({ winner: "black", rule: "4.4" });
    const game = gameOf(example("leaving through"));
    const { home } = game.variant;
    expect(home).toEqual(expect.arrayContaining(["b1", "b3"]));
    expect(rules.applyMove(game, "d1-b1-b3-b5").outcome).toBeNull();
  });

  it("Black's last move draws; the count and the stalemate end as they say", () => {
    const end = (name: string, move: string) => rules.applyMove(gameOf(example(name)), move);
    expect(end("end last-move", "d3-c3").outcome).toMatchObject({ winner: null, reason: "both-arrived" });
    const counted = end("end count", "c4-c3");
    expect(counted.outcome).toMatchObject({ winner: "white", reason: "move-limit" });
    expect(counted.inGoal).toEqual({ white: 6, black: 5 });
    expect(counted.variant.moveLimit).toBe(80);
    const stuck = end("end stuck", "d3-c3");
    expect(stuck.outcome).toMatchObject({ winner: null, reason: "no-legal-move" });
    expect(stuck.black).toEqual(["a1"]);
  });
});

describe("the contents", () => {
  it("tell every paragraph of the rules", () => {
    const numbers = [...specification.matchAll(/^- \*\*(\d\.\d)\*\*/gm)].map(([, number]) => number as string);
    expect(numbers).toHaveLength(30);
    const told = SECTIONS.flatMap((section) => PARAGRAPHS[section].flat());
    expect(numbers.filter((number) => !told.includes(number))).toEqual([]);
    expect(told.filter((number) => number !== "6" && !numbers.includes(number))).toEqual([]);
  });

  it("have a text for each paragraph, in each language", () => {
    for (const locale of LOCALES) {
      for (const section of SECTIONS) {
        const text = texts[`../src/l10n/${locale}/rules.ftl`] ?? "";
        const ids = [...text.matchAll(new RegExp(`^rules-${section}-(\\d+) =`, "gm"))].map(([, n]) => Number(n));
        expect(ids, `${locale} ${section}`).toEqual(PARAGRAPHS[section].map((_, i) => i + 1));
      }
    }
  });

  it("are found by a section's name and by a rule's number", () => {
    expect(sectionOf("chains")).toEqual({ section: "chains", paragraph: null });
    expect(sectionOf("4.4")).toEqual({ section: "leaving", paragraph: 4 });
    expect(sectionOf("5.8")).toEqual({ section: "end", paragraph: 8 });
    expect(sectionOf("9.9")).toBeNull();
    expect(sectionOf("")).toBeNull();
  });

  it("say the numbers of the table as docs/rules.md does", () => {
    for (const { name, exitDeadline, moveLimit, home, rated } of rules.variants()) {
      const row = specification.split("\n").find((line) => line.startsWith(`| \`${name}\``)) ?? "";
      const cells = row.split("|").map((cell) => cell.trim());
      expect(cells.slice(4, 5).concat(cells.slice(7, 10))).toEqual([
        String(home.length),
        String(exitDeadline),
        String(moveLimit),
        rated ? "yes" : "no",
      ]);
    }
  });
});
