// Compiled, never run: each exported name with its exact type.
import { expectTypeOf } from "expect-type";
import {
  acceptsDraw,
  agreeDraw,
  applyMove,
  type CornersError,
  type Destination,
  Engine,
  type EngineOptions,
  type ErrorCode,
  formatGame,
  formatPosition,
  type Game,
  gameFromPosition,
  legalDestinations,
  legalMoves,
  newGame,
  type Outcome,
  par,
  parseGame,
  perft,
  type RaceInfo,
  type RaceOptions,
  type RaceResult,
  race,
  resign,
  resigns,
  type Score,
  type Side,
  type Square,
  shortestPath,
  type ThinkOptions,
  type Thought,
  timeOut,
  type Variant,
  type Variation,
  variants,
} from "ugolki";
import * as client from "ugolki/client";
import initByDefault, * as web from "ugolki/web";

expectTypeOf(race).toEqualTypeOf<(game: Game, options?: RaceOptions) => Promise<RaceResult>>();
expectTypeOf<RaceOptions>().toEqualTypeOf<{
  side?: Side;
  timeMs?: number;
  signal?: AbortSignal;
  onInfo?: (info: RaceInfo) => void;
}>();
expectTypeOf<RaceInfo>().toEqualTypeOf<{ lowerBound: number; moves: number | null; positions: number }>();
expectTypeOf<RaceResult>().toEqualTypeOf<{
  moves: number | null;
  proven: boolean;
  lowerBound: number;
  line: string[];
}>();
expectTypeOf(par).toEqualTypeOf<(variant: string | Variant) => RaceResult | null>();
expectTypeOf(client.par).toEqualTypeOf(par);
expectTypeOf<client.EngineClient["race"]>().toEqualTypeOf<typeof race>();

expectTypeOf<Side>().toEqualTypeOf<"white" | "black">();
expectTypeOf<Square>().toEqualTypeOf<string>();
expectTypeOf<Variant>().toEqualTypeOf<{
  name: string;
  size: number;
  home: Square[];
  diagonal: boolean;
  trapping: boolean;
  exitDeadline: number;
  moveLimit: number;
  rated: boolean;
}>();
expectTypeOf<Outcome>().toEqualTypeOf<{
  winner: Side | null;
  rule: string;
  reason:
    | "arrived"
    | "both-arrived"
    | "overstayed"
    | "both-overstayed"
    | "returned-home"
    | "move-limit"
    | "repetition"
    | "no-legal-move"
    | "time"
    | "resignation"
    | "agreement";
}>();
expectTypeOf<Game>().toEqualTypeOf<{
  variant: Variant;
  white: Square[];
  black: Square[];
  turn: Side;
  number: number;
  start: string | null;
  moves: string[];
  inGoal: Record<Side, number>;
  atHome: Record<Side, number>;
  outcome: Outcome | null;
}>();
expectTypeOf<Destination>().toEqualTypeOf<{ to: Square; kind: "step" | "chain"; path: Square[]; loses: boolean }>();

expectTypeOf(legalDestinations).toEqualTypeOf<(game: Game, from: Square) => Destination[]>();
expectTypeOf(shortestPath).toEqualTypeOf<(game: Game, from: Square, to: Square) => Square[] | null>();
expectTypeOf(applyMove).toEqualTypeOf<(game: Game, move: string) => Game>();
expectTypeOf(gameFromPosition).toEqualTypeOf<(variant: string | Variant, position: string) => Game>();
expectTypeOf(formatPosition).toEqualTypeOf<(game: Game) => string>();
expectTypeOf(legalMoves).toEqualTypeOf<(game: Game) => string[]>();
expectTypeOf(variants).toEqualTypeOf<() => Variant[]>();
expectTypeOf(parseGame).toEqualTypeOf<(text: string) => { game: Game; tags: Record<string, string> }>();
expectTypeOf(resign).toEqualTypeOf<(game: Game, side: Side) => Game>();
expectTypeOf(agreeDraw).toEqualTypeOf<(game: Game) => Game>();
expectTypeOf(timeOut).toEqualTypeOf<(game: Game, side: Side) => Game>();
expectTypeOf(perft).toEqualTypeOf<(game: Game, depth: number) => number>();

// Optional arguments: each way of leaving them out, and no other type.
expectTypeOf(newGame).returns.toEqualTypeOf<Game>();
expectTypeOf(newGame).parameter(0).toEqualTypeOf<string | Variant | undefined>();
expectTypeOf(newGame).toBeCallableWith();
expectTypeOf(newGame).toBeCallableWith("triangle");
expectTypeOf(newGame).toBeCallableWith("triangle", {});
expectTypeOf(newGame).toBeCallableWith(undefined, { exitDeadline: 10 });
expectTypeOf(newGame).toBeCallableWith("triangle", { exitDeadline: 10, moveLimit: 20 });
// @ts-expect-error: a limit is a number
newGame("triangle", { moveLimit: "20" });
// @ts-expect-error: no such option
newGame("triangle", { deadline: 20 });
expectTypeOf(formatGame).returns.toEqualTypeOf<string>();
expectTypeOf(formatGame).parameter(0).toEqualTypeOf<Game>();
expectTypeOf(formatGame).parameter(1).toEqualTypeOf<Record<string, string> | undefined>();
expectTypeOf(formatGame).toBeCallableWith(newGame());

expectTypeOf<ErrorCode>().toEqualTypeOf<
  | "bad-square"
  | "bad-move"
  | "illegal-move"
  | "game-over"
  | "bad-position"
  | "bad-record"
  | "bad-variant"
  | "bad-game"
  | "bad-argument"
  | "disposed"
  | "worker-failed"
>();
expectTypeOf<CornersError>().toExtend<Error>();
expectTypeOf<CornersError["name"]>().toEqualTypeOf<"CornersError">();
expectTypeOf<CornersError["code"]>().toEqualTypeOf<ErrorCode>();
expectTypeOf<Exclude<CornersError["reason"], undefined>>().toEqualTypeOf<
  "no-man" | "not-your-man" | "occupied" | "unreachable" | "off-board" | "bad-path" | "traps"
>();
expectTypeOf<CornersError["legal"]>().toExtend<string[] | undefined>();
expectTypeOf<CornersError["trapped"]>().toExtend<Square[] | undefined>();
expectTypeOf<CornersError["faults"]>().toExtend<string[] | undefined>();
expectTypeOf<CornersError["field"]>().toExtend<string | undefined>();
expectTypeOf<CornersError["line"]>().toExtend<number | undefined>();
expectTypeOf<CornersError["column"]>().toExtend<number | undefined>();
expectTypeOf<CornersError["number"]>().toExtend<number | undefined>();
expectTypeOf<CornersError["side"]>().toExtend<Side | undefined>();

// The computer player.
expectTypeOf<Score>().toEqualTypeOf<number | { winner: Side | null; plies: number }>();
expectTypeOf<Variation>().toEqualTypeOf<{ score: Score; depth: number; pv: string[] }>();
expectTypeOf<Thought>().toEqualTypeOf<{
  move: string;
  score: Score;
  depth: number;
  nodes: number;
  pv: string[];
  lines: Variation[];
}>();
expectTypeOf<ThinkOptions>().toEqualTypeOf<{
  timeMs?: number;
  nodes?: number;
  depth?: number;
  clock?: { reserve: number; increment?: number };
  level?: number;
  seed?: number;
  lines?: number;
}>();
expectTypeOf<EngineOptions>().toEqualTypeOf<{ hashMb?: number }>();
expectTypeOf(Engine).toBeConstructibleWith();
expectTypeOf(Engine).toBeConstructibleWith({ hashMb: 4 });
// @ts-expect-error: no such option
new Engine({ worker: new Worker("worker.js") });
const engine = new Engine();
expectTypeOf(engine.think).toEqualTypeOf<
  (game: Game, options?: ThinkOptions, onInfo?: (thought: Thought) => void) => Promise<Thought>
>();
expectTypeOf(engine.stop).toEqualTypeOf<() => void>();
expectTypeOf(engine[Symbol.dispose]).toEqualTypeOf<() => void>();
expectTypeOf(acceptsDraw).toEqualTypeOf<(score: Score, side: Side) => boolean>();
expectTypeOf(resigns).toEqualTypeOf<(scores: Score[], side: Side) => boolean>();
expectTypeOf(client.EngineClient).toBeConstructibleWith();
expectTypeOf(client.EngineClient).toBeConstructibleWith({ hashMb: 4, worker: new Worker("worker.js") });
expectTypeOf<Omit<client.EngineClient, "race" | "par">>().toEqualTypeOf<Engine>();
expectTypeOf<client.EngineClient["par"]>().toEqualTypeOf<(variant: string | Variant) => Promise<RaceResult | null>>();
expectTypeOf(client.resigns).toEqualTypeOf(resigns);

// `ugolki/web` offers the same, and how to load it.
expectTypeOf(web.applyMove).toEqualTypeOf(applyMove);
expectTypeOf(web.Engine).toEqualTypeOf(Engine);
expectTypeOf<web.Game>().toEqualTypeOf<Game>();
expectTypeOf<web.CornersError>().toEqualTypeOf<CornersError>();
expectTypeOf(web.init).toEqualTypeOf(initByDefault);
expectTypeOf(web.init).returns.resolves.toEqualTypeOf<void>();
expectTypeOf(web.init).toBeCallableWith();
expectTypeOf(web.init).toBeCallableWith("/assets/ugolki_bg.wasm");
expectTypeOf(web.init).toBeCallableWith(new Uint8Array());
expectTypeOf(web.init).toBeCallableWith(fetch("/assets/ugolki_bg.wasm"));
