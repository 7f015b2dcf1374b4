// The screens of which `cargo xtask screens` takes pictures: one line for each. It begins with what the browser has kept
// and an address, and goes on with what is done there.
import * as rules from "ugolki";
import { writeLink } from "../../../www/src/share/link.ts";
import { kept, keptAgainst, keptPosition, played, positions, recordedGame } from "../games.ts";
import { expect } from "../table.ts";
import type { Desk } from "./desk.ts";
import type { Locale } from "./words.ts";

export interface Screen {
  name: string;
  /** What the page keeps of the game at the table. */
  game?: string;
  /** What else it keeps, by its key. */
  kept?: Record<string, string>;
  /** Where it opens: `"#/practice"`; the table by default. */
  at?: string;
  /** What is waited for before anything is done; the board by default. */
  sees?: string;
  /** How one gets there. */
  show?: (desk: Desk) => Promise<unknown>;
  /** The whole page is taken, not only what is in the window. */
  whole?: boolean;
  /** The page is kept for use without a network. */
  isKept?: true;
  /** Its host has a newer build in its place since. */
  update?: true;
  /** Its browser allows no database. */
  noArchive?: true;
  /** Mistakes that belong to it. */
  allow?: RegExp;
  /** Only in these languages. */
  locales?: readonly Locale[];
}

const record = recordedGame("classic-3x3", "arrived", "1-0");
const middle = played(rules.newGame(), record.moves.slice(0, 30));
const lastMove = record.moves.at(-1) as string;
const beforeLast = played(rules.newGame(), record.moves.slice(0, -1));
const halma = played(rules.newGame("halma-16x16"), recordedGame("halma-16x16", "arrived").moves.slice(0, 60));

/** A race alone that lacks its last move. */
const crossing = rules.par("classic-3x3")?.line as string[];
const nearlyThere = {
  "corners.race": JSON.stringify({
    version: 1,
    run: { variant: "classic-3x3", side: "white", moves: crossing.slice(0, -1), at: crossing.length - 1 },
    others: [],
    best: {},
  }),
};

const blitz = { reserve: 180_000, increment: 2000 };
/** A game of two who have names, with a clock or without. */
const named = (game: rules.Game, control?: typeof blitz, seating?: "white" | "black") => {
  const stored = JSON.parse(kept(game, { ...(control ? { control } : {}), ...(seating ? { seating } : {}) }));
  return JSON.stringify({ ...stored, setup: { ...stored.setup, names: { white: "Άννα", black: "Борис" } } });
};
/** Rated games of two months. */
const ratings = JSON.stringify({
  version: 1,
  games: [1, 0, 1, 0.5, 1, 1, 0, 1, 1, 0, 1, 1].map((score, i, scores) => ({
    id: `rated-${i}`,
    variant: "classic-3x3",
    at: Date.UTC(2026, 10, 1 + 5 * i, 12),
    level: 3 + (i % 3),
    side: i % 2 ? "black" : "white",
    score,
    reason: "arrived",
    rated: {
      opponent: { rating: 1400, deviation: 60, volatility: 0.06 },
      after: {
        rating: 1500 + scores.slice(0, i + 1).reduce((sum, one, n) => sum + (one - 0.4) * 200 * 0.85 ** n, 0),
        deviation: 60 + 250 * 0.85 ** i,
        volatility: 0.06,
      },
    },
  })),
});
const settings = (change: Record<string, string>) => ({ "corners.settings": JSON.stringify(change) });
const link = writeLink(
  {
    game: middle,
    names: { white: "Anna", black: "Boris" },
    date: "2026.12.31",
    ply: 20,
    id: "somebody",
    isCorrespondence: false,
  },
  rules,
);

/** Games against the computer, whose move it is, and isn't. */
const against = (game: rules.Game) => keptAgainst(game, { level: 7, side: "white" });
const answered = against(middle);
const thinking = against(played(middle, record.moves.slice(30, 31)));

export const screens: readonly Screen[] = [
  { name: "table", sees: "[data-square]" },
  { name: "man-chosen", game: keptPosition("classic-3x3", positions.chains), show: (d) => d.play("a1") },
  {
    name: "path-drawn",
    game: keptPosition("classic-3x3", positions.chains),
    show: async (d) => {
      await d.play("a1");
      await d.square("c5").focus();
    },
  },
  { name: "middle-game", game: named(middle) },
  { name: "clock", game: named(middle, blitz), show: (d) => d.play(...record.moves.slice(30, 32)) },
  {
    name: "paused",
    game: named(middle, blitz),
    show: async (d) => {
      await d.play(...record.moves.slice(30, 32));
      await d.press("action-pause");
    },
  },
  { name: "looking-back", game: named(middle), show: (d) => d.press("action-look-back") },
  { name: "halma", game: kept(halma), show: (d) => d.play(widest(halma)) },
  { name: "move-refused", game: keptPosition("classic-3x3", positions.trap), show: (d) => d.play("a4-a2") },
  { name: "losing-move", game: keptPosition("classic-3x3", positions.homecoming), show: (d) => d.play("d3-c3") },
  { name: "end", game: named(beforeLast), show: (d) => d.play(lastMove) },
  {
    name: "after-the-end",
    game: named(beforeLast),
    show: async (d) => {
      await d.play(lastMove);
      await d.press("end-see-board");
    },
  },
  { name: "new-game", show: (d) => d.press("action-new-game") },
  {
    name: "new-game-below",
    show: async (d) => {
      await d.press("action-new-game");
      await d.page.locator("dialog[open] details.house summary").click();
      await d.scrollDown("dialog[open]");
    },
  },
  {
    name: "new-game-computer",
    show: async (d) => {
      await d.press("action-new-game");
      await d.page.locator('input[name="opponent"][value="computer"]').check();
      await d.page.locator('input[name="level"][value="7"]').check();
      await expect(d.page.locator(`[data-about="level"]`).filter({ visible: true })).toHaveCount(1);
    },
  },
  { name: "computer-thinks", game: thinking, sees: "#bar-black[data-active]" },
  { name: "draw-offer", game: answered, show: (d) => d.press("action-draw") },
  {
    name: "hint",
    game: answered,
    show: async (d) => {
      await d.press("action-hint");
      await d.sees("[data-hint]");
    },
  },
  { name: "menu", game: named(middle), show: (d) => d.named("action-menu").click() },
  {
    name: "menu-below",
    game: named(middle),
    show: async (d) => {
      await d.named("action-menu").click();
      await d.scrollDown("dialog[open]");
    },
  },
  { name: "keys", show: (d) => d.page.keyboard.press("?") },
  { name: "resign", game: named(middle), show: (d) => d.press("action-resign") },
  { name: "draw", game: named(middle), show: (d) => d.press("action-draw") },
  { name: "share", game: named(middle), show: (d) => d.press("action-share") },
  { name: "shared-game", at: `#${link}`, sees: ".viewer [data-square]" },
  { name: "link-cut-off", at: `#${link.slice(0, -20)}`, sees: "dialog[open]" },
  { name: "practice", at: "#/practice" },
  {
    name: "practice-tree",
    at: "#/practice",
    show: async (d) => {
      await d.play("c3-d3", "f6-e6", "d3-d4", "e6-e5");
      await d.press("action-look-back", "action-look-back");
      await d.play("b2-b4", "g7-g5");
      await d.press("action-look-back");
      await d.play("f6-f5");
      await d.page.locator(".room-note").fill("c3 → d3!");
    },
  },
  { name: "practice-menu", at: "#/practice", show: (d) => d.named("action-menu").click() },
  {
    name: "analysis",
    game: named(middle),
    at: "#/practice/table",
    show: async (d) => {
      await d.named("practice-analysis").click();
      await d.sees(".analysis-line");
    },
  },
  {
    name: "review",
    game: named(played(rules.newGame(), record.moves)),
    at: "#/review/table",
    show: async (d) => {
      await expect(d.page.locator(".review-run")).toHaveCount(0, { timeout: 90_000 });
      await d.page.locator(".review-turns button").first().click();
    },
  },
  {
    name: "review-going",
    game: named(played(rules.newGame(), record.moves)),
    at: "#/review/table",
    sees: ".review-run",
  },
  { name: "rating", at: "#/rating", sees: ".rating-number", kept: { "corners.rating": ratings } },
  { name: "rating-none", at: "#/rating", sees: ".rating-empty" },
  { name: "setup", at: "#/setup" },
  {
    name: "setup-wrong",
    at: "#/setup",
    kept: {
      "corners.setup": JSON.stringify({
        version: 1,
        variant: rules.newGame().variant,
        text: "bb6/8/8/wwwww3/wwwww3/8/8/8 w 1",
      }),
    },
  },
  { name: "race", at: "#/race" },
  { name: "race-going", at: "#/race", show: (d) => d.play("c3-d3", "c2-e2", "b3-b4") },
  {
    name: "race-hint",
    at: "#/race",
    show: async (d) => {
      await d.press("action-hint");
      await d.sees('.status[data-kind="hint"]');
    },
  },
  { name: "race-arrived", at: "#/race", kept: nearlyThere, show: (d) => d.play(crossing.at(-1) as string) },
  {
    name: "race-line",
    at: "#/race",
    kept: nearlyThere,
    show: async (d) => {
      await d.play(crossing.at(-1) as string);
      await d.press("race-line", "action-look-forward");
    },
  },
  {
    name: "race-other",
    at: "#/race",
    kept: nearlyThere,
    show: async (d) => {
      await d.play(crossing.at(-1) as string);
      await d.press("race-other");
    },
  },
  { name: "puzzles", at: "#/puzzles", sees: ".chapter-list", whole: true },
  { name: "puzzle", at: "#/puzzles/five/6" },
  { name: "puzzle-arrived", at: "#/puzzles/three/1", show: (d) => d.play("c3-d3", "d3-d5", "d4-e4") },
  { name: "daily", at: "#/daily" },
  { name: "daily-earlier", at: "#/daily/1" },
  { name: "daily-history", at: "#/daily/1", show: (d) => d.press("action-menu", "daily-history") },
  { name: "learn", at: "#/learn", sees: ".chapter-list", whole: true },
  { name: "learn-task", at: "#/learn/chain/3", show: (d) => d.play("b2") },
  { name: "learn-refused", at: "#/learn/trap/1", show: (d) => d.play("a4-a2") },
  {
    name: "learn-done",
    at: "#/learn/count/4",
    show: async (d) => {
      await d.play("c2-e6");
      await d.sees('.lesson-word[data-kind="done"]');
    },
  },
  { name: "rules", at: "#/rules", sees: ".rules-text", whole: true },
  { name: "rules-anchor", at: "#/rules/4.4", sees: "[data-told]" },
  { name: "games-none", at: "#/games", sees: ".games-empty" },
  { name: "games", at: "#/games", sees: ".games-empty", show: (d) => bringIn(d, archive) },
  {
    name: "game-menu",
    at: "#/games",
    sees: ".games-empty",
    show: async (d) => {
      await bringIn(d, archive);
      await d.page.locator(".games-more").nth(1).click();
    },
  },
  {
    name: "game-deleted",
    at: "#/games",
    sees: ".games-empty",
    show: async (d) => {
      await bringIn(d, archive);
      await d.page.locator(".games-more").nth(1).click();
      await d.press("games-delete");
    },
  },
  { name: "import", at: "#/games?import", sees: "dialog[open]" },
  {
    name: "imported",
    at: "#/games?import",
    sees: "dialog[open]",
    show: (d) => bringFile(d, [...archive, "1. c3-d9 *", '[Variant "chess"]\n\n*', "1. c3-d3 {…"]),
  },
  { name: "games-trouble", game: named(middle), at: "#/games", sees: ".games-trouble", noArchive: true },
  {
    name: "elsewhere",
    game: named(middle),
    show: async (d) => {
      const other = await d.page.context().newPage();
      await other.goto(d.table.url);
      await other.locator("dialog[open] .button.primary").click();
      await d.sees('dialog[open][data-kind="elsewhere"]');
      await other.close();
    },
  },
  { name: "failure-stored", game: "{", sees: "h1" },
  {
    name: "failure-rules",
    sees: "h1",
    allow: /wasm|Failed|ERR_FAILED|TypeError/,
    show: async (d) => {
      await d.page.route("**/*.wasm", (route) => route.abort());
      await d.page.reload();
      await d.sees(".failure, h1");
    },
  },
  { name: "kept-offline", isKept: true, show: (d) => d.sees(".edge-place *") },
  { name: "update", isKept: true, update: true, show: (d) => d.sees(".edge-place *") },
  { name: "board-wood", game: kept(middle), kept: settings({ board: "wood" }), locales: ["en"] },
  { name: "board-slate", game: kept(middle), kept: settings({ board: "slate" }), locales: ["en"] },
  { name: "board-baize", game: kept(middle), kept: settings({ board: "baize" }), locales: ["en"] },
  { name: "board-turned", game: kept(middle, { seating: "black" }), locales: ["en"], show: (d) => d.play("h8") },
];

/** Games of all kinds, as records. */
const archive = ["classic-3x3", "diagonal-3x4", "triangle", "halma-16x16", "classic-4x4"].flatMap((variant, index) => {
  const { moves } = recordedGame(variant, "arrived");
  const players = ["Άννα", "Борис", "Maximiliane von Hohenstein", ""][index % 4] as string;
  const tags = { Date: `2026.0${index + 1}.1${index}`, White: players, Black: index === 0 ? "" : "Ben" };
  const game = rules.newGame(variant);
  return [played(game, moves), played(game, moves.slice(0, 12 + index))].map((one) => rules.formatGame(one, tags));
});

/** Imports records from a file, and sees what came of it. */
async function bringFile(desk: Desk, records: readonly string[]): Promise<void> {
  const file = { name: "club.txt", mimeType: "text/plain", buffer: Buffer.from(records.join("\n\n")) };
  await desk.page.locator('dialog[open] input[type="file"]').setInputFiles(file);
  await desk.sees('dialog[data-kind="imported"]');
}

async function bringIn(desk: Desk, records: readonly string[]): Promise<void> {
  await desk.press("games-import");
  await bringFile(desk, records);
  await desk.press("action-close");
}

/** Other circumstances, in one language. */
export const extras: readonly { device: "landscape" | "zoomed" | "forced-colors"; of: readonly string[] }[] = [
  {
    device: "landscape",
    of: [
      "table",
      "man-chosen",
      "clock",
      "end",
      "new-game",
      "menu",
      "share",
      "practice-tree",
      "analysis",
      "review",
      "rating",
      "setup",
      "race",
      "learn-refused",
      "rules-anchor",
      "games",
      "imported",
    ],
  },
  {
    device: "zoomed",
    of: [
      "table",
      "man-chosen",
      "clock",
      "end",
      "new-game",
      "menu",
      "share",
      "practice-tree",
      "analysis",
      "review",
      "rating",
      "setup",
      "race",
      "learn-refused",
      "rules-anchor",
      "games",
      "imported",
    ],
  },
  {
    device: "forced-colors",
    of: [
      "table",
      "path-drawn",
      "clock",
      "end",
      "new-game",
      "menu",
      "practice-tree",
      "analysis",
      "review",
      "rating",
      "setup",
      "race",
      "learn-task",
      "rules-anchor",
      "games",
      "imported",
    ],
  },
];

/** The man with most destinations. */
function widest(game: rules.Game): string {
  const reach = (man: string) => rules.legalDestinations(game, man).length;
  return [...game[game.turn]].sort((a, b) => reach(b) - reach(a))[0] as string;
}
