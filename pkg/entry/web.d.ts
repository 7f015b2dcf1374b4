/** What {@link init} can load the module from. */
export type Source = string | URL | Request | Response | BufferSource | WebAssembly.Module;

/**
 * Loads the module; wait for it before you call anything else. Later calls give the same promise, and a load that
 * failed can be tried again.
 *
 * @param source - Where the module is, or the module: by default the file `ugolki_bg.wasm` beside this one.
 */
export function init(source?: Source | Promise<Source>): Promise<void>;

export default init;

export { Engine } from "./engine.js";
export { acceptsDraw, resigns } from "./judgement.js";
export { par } from "./par.js";
export { race } from "./race.js";
export type { RaceInfo, RaceOptions, RaceResult } from "./racing.js";
export type { RatedGame, Rating } from "./rating.js";
export { levelRating, rate } from "./rating.js";
export type { EngineOptions, Score, ThinkOptions, Thought, Variation } from "./thinking.js";
// EXPORTS
