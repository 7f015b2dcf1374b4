// Game records: written, read back, and read where they are untidy or wrong.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as ugolki from "ugolki";
import { byMove, play, refused } from "./harness/support.js";

const { formatGame, gameFromPosition, newGame, parseGame } = ugolki;

const opened = play(newGame(), "b2-d2 g6-e6 b1-d3 g7-e7-e5");
const flat = (text) => text.replace(/\s+/g, " ").trim();

test("a record holds the tags and the moves in pairs", () => {
  const text = formatGame(opened, { White: "Anna", Black: "Boris", Date: "2024.05.01" });
  for (const tag of [
    '[Variant "classic-3x3"]',
    '[White "Anna"]',
    '[Black "Boris"]',
    '[Date "2024.05.01"]',
    '[Result "*"]',
  ]) {
    assert.ok(text.split("\n").includes(tag), `${tag} in\n${text}`);
  }
  assert.ok(flat(text).endsWith("1. b2-d2 g6-e6 2. b1-d1-d3 g7-e7-e5 *"), text);
  assert.ok(text.endsWith("\n"));
  assert.deepEqual(Object.keys(parseGame(text)).sort(), ["game", "tags"]);
  const { game, tags } = parseGame(text);
  assert.deepEqual(game, opened);
  assert.deepEqual(
    [tags.White, tags.Black, tags.Date, tags.Variant, tags.Result],
    ["Anna", "Boris", "2024.05.01", "classic-3x3", "*"],
  );
});

test("every kind of end reads back", () => {
  const games = {
    "0-1": [ugolki.resign(opened, "white"), ugolki.timeOut(opened, "white")],
    "1-0": [ugolki.resign(opened, "black"), ugolki.timeOut(opened, "black")],
    "1/2-1/2": [
      ugolki.agreeDraw(opened),
      play(newGame(), "c3-d3 f6-e6 d3-c3 e6-f6 c3-d3 f6-e6 d3-c3 e6-f6"),
      ugolki.agreeDraw(newGame()),
    ],
    "*": [newGame(), opened],
  };
  for (const [result, list] of Object.entries(games)) {
    for (const game of list) {
      const text = formatGame(game);
      const read = parseGame(text);
      assert.deepEqual(read.game, game, text);
      assert.equal(read.tags.Result, result);
      assert.equal(read.tags.Termination, game.outcome?.reason);
      assert.equal(formatGame(read.game, read.tags), text);
    }
  }
});

test("a game from a position: SetUp, Position, and Black's first move as 12...", () => {
  const game = play(gameFromPosition("classic-3x3", "7b/8/8/3w4/8/8/8/8 b 12"), "h8-h7 d5-d6");
  const text = formatGame(game);
  assert.match(text, /\[SetUp "1"\]/);
  assert.ok(text.includes('[Position "7b/8/8/3w4/8/8/8/8 b 12"]'));
  assert.ok(flat(text).endsWith("12... h8-h7 13. d5-d6 *"), text);
  assert.deepEqual(parseGame(text).game, game);
});

test("house rules and variants of one's own are in the record", () => {
  const house = play(newGame("triangle", { exitDeadline: 12, moveLimit: 34 }), "d1-e1");
  const text = formatGame(house);
  assert.ok(text.includes('[ExitDeadline "12"]') && text.includes('[MoveLimit "34"]'), text);
  assert.deepEqual(parseGame(text).game, house);
  assert.doesNotMatch(formatGame(opened), /ExitDeadline|MoveLimit|Size|Home|SetUp/);
  const own = { name: 'my own "one" \\', size: 5, home: ["a1", "b1"], diagonal: true, trapping: false };
  const mine = newGame({ ...own, exitDeadline: 3, moveLimit: 7, rated: false });
  assert.deepEqual(parseGame(formatGame(mine)).game, mine);
});

test("tags: whatever text goes in comes out", () => {
  const values = [
    "",
    " ",
    'a "quoted" name',
    "back\\slash",
    "\\",
    '\\"',
    "]",
    "[",
    "{",
    "}",
    "Борис Ё",
    "日本 🎲",
    "e\u0301",
    "a  b",
  ];
  for (const value of values) {
    const text = formatGame(opened, { White: value, Event: value });
    const { tags, game } = parseGame(text);
    assert.deepEqual([tags.White, tags.Event], [value, value], text);
    assert.deepEqual(game, opened);
  }
});

test("tags: what the game says goes before what the caller says", () => {
  const tags = { Variant: "triangle", Result: "1-0", Termination: "time", White: "Anna" };
  const read = parseGame(formatGame(opened, tags));
  assert.deepEqual(read.game, opened);
  assert.deepEqual([read.tags.Variant, read.tags.Result, read.tags.Termination], ["classic-3x3", "*", undefined]);
});

test("tags that aren't", () => {
  for (const tags of [null, 7, "White", true, Symbol("tags"), { White: 7 }, { White: null }, { White: {} }]) {
    refused(() => formatGame(opened, tags), "bad-argument", { field: /^tags/ });
  }
  for (const name of ["", "two words", "a]", 'a"', "line\nbreak", "Ё["]) {
    refused(() => formatGame(opened, { [name]: "x" }), "bad-argument", { field: /^tags/ });
  }
  assert.deepEqual(formatGame(opened, undefined), formatGame(opened));
  assert.deepEqual(formatGame(opened, {}), formatGame(opened));
});

test("reading tolerates what people write", () => {
  const untidy = {
    "no tags": "1. b2-d2 g6-e6 2. b1-d3 g7-e7-e5",
    "no result": '[Variant "classic-3x3"]\n1. b2-d2 g6-e6 2. b1-d1-d3 g7-e7-e5',
    "byte-order mark": '\uFEFF[Variant "classic-3x3"]\n\n1. b2-d2 g6-e6 2. b1-d1-d3 g7-e7-e5 *',
    "Windows line ends": '[Variant "classic-3x3"]\r\n\r\n1. b2-d2 g6-e6\r\n2. b1-d1-d3 g7-e7-e5\r\n',
    "en dashes": "1. b2–d2 g6–e6 2. b1–d3 g7–e7–e5",
    comments: "{a {game} 1. b2-d2 {over\ntwo lines: 1. a1-a2} g6-e6 {} 2. b1-d3 g7-e7-e5 {the end}",
    "Black's number again": "1. b2-d2 1... g6-e6 2. b1-d3 2... g7-e7-e5",
    "no space after the number": "1.b2-d2 g6-e6 2.b1-d3 g7-e7-e5",
    "any white space": "\t1.\n\n b2-d2\t\tg6-e6   \n2. \u00A0b1-d3\f g7-e7-e5 \n\n",
  };
  for (const [what, text] of Object.entries(untidy)) {
    const { game, tags } = parseGame(text);
    assert.deepEqual(game, opened, what);
    assert.equal(typeof tags, "object");
  }
  assert.deepEqual(parseGame("").game, newGame());
  assert.deepEqual(parseGame("1. b2-d2 g6-e6").tags.White, undefined);
  assert.deepEqual(parseGame('[Variant "triangle"]').game, newGame("triangle"));
});

test("an illegal move: where it is, whose, why, and what is legal", () => {
  const wrong = (text, fields) => refused(() => parseGame(text), "bad-record", fields);
  wrong("1. b2-d2 g6-e6\n2. a1-a4 g7-e7-e5", {
    line: 2,
    column: 4,
    number: 2,
    side: "white",
    reason: "unreachable",
    legal: legalFrom("b2-d2 g6-e6", "a1"),
  });
  wrong('[Variant "classic-3x3"]\n\n1. b2-d2 h8-h1', {
    line: 3,
    column: 10,
    number: 1,
    side: "black",
    reason: "unreachable",
    legal: [],
  });
  wrong("\uFEFF1. b2-d2 g6-g7", { line: 1, column: 10, number: 1, side: "black", reason: "occupied" });
  wrong("{Ёё 日本} 1. c3-f3", { line: 1, column: 12, number: 1, side: "white" });
  const position = '[SetUp "1"]\n[Position "8/8/8/8/w7/w7/8/bww5 w 7"]\n7. a4-a2';
  wrong(position, { line: 3, column: 4, number: 7, side: "white", reason: "traps", trapped: ["a1"] });
});

function legalFrom(moves, from) {
  const there = ugolki.legalDestinations(play(newGame(), moves), from);
  return there.map(({ path }) => path.join("-")).sort(byMove);
}

test("anything else it can't take: line and column", () => {
  const wrong = (text, line, column, fault) => {
    const error = refused(() => parseGame(text), "bad-record", { fault });
    assert.deepEqual([error.line, error.column], [line, column], `${error.message} in\n${text}`);
    assert.equal(error.reason, undefined);
    return error;
  };
  wrong("1. b2-d2 zz", 1, 10, "move");
  wrong("hello", 1, 1, "move");
  const { number, side } = wrong("1. b2-d2 g6-e6\r\n3. b1-d3", 2, 1, "number");
  assert.deepEqual([number, side], [2, "white"]);
  wrong("1... g6-e6", 1, 1, "number");
  wrong('[Variant "chess"]', 1, 10, "unknown-variant");
  wrong('\n[White "Anna"\n1. b2-d2', 3, 1, "grammar");
  wrong('[White "Anna"]\n[White "Anna"]', 2, 1, "duplicate-tag");
  wrong("1. b2-d2 {never closed", 1, 10, "unclosed-comment");
  wrong('[SetUp "1"]\n[Position "nonsense"]', 2, 11, "position");
  wrong('[Position "8/8/8/8/8/8/8/8 w 1"]', 1, 11, "position");
  wrong('[ExitDeadline "x"]', 1, 15, "tag-value");
  wrong('[ExitDeadline "90"]', 1, 15, "variant");
  wrong("1. b2-d2 g6-e6 * 2. b1-d3", 1, 18, "grammar");
});

test("a record that contradicts itself", () => {
  const over = "1. c3-d3 f6-e6 2. d3-c3 e6-f6 3. c3-d3 f6-e6 4. d3-c3 e6-f6";
  refused(() => parseGame(`${over} 5. c3-d3`), "bad-record", { line: 1 });
  refused(() => parseGame(`${over} 1-0`), "bad-record", { line: 1, fault: "contradiction" });
  refused(() => parseGame('[Result "1-0"]\n1. c3-d3 0-1'), "bad-record", { fault: "contradiction" });
});

test("not a text", () => {
  for (const value of [undefined, null, 7, {}, [], ["1. c3-d3"], Symbol("record"), 1n]) {
    refused(() => parseGame(value), "bad-argument", { field: "text" });
  }
});
