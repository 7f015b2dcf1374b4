export { Engine } from "./engine.js";
export { acceptsDraw, resigns } from "./judgement.js";
export type { EngineOptions, Score, ThinkOptions, Thought, Variation } from "./thinking.js";
// EXPORTS
