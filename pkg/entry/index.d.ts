export { Engine } from "./engine.js";
export { acceptsDraw, resigns } from "./judgement.js";
export { par } from "./par.js";
export { race } from "./race.js";
export type { RaceInfo, RaceOptions, RaceResult } from "./racing.js";
export type { RatedGame, Rating } from "./rating.js";
export { levelRating, rate } from "./rating.js";
export type { EngineOptions, Score, ThinkOptions, Thought, Variation } from "./thinking.js";
// EXPORTS
