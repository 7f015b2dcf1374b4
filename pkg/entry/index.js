// The entry for every runtime: the module's bytes are in this file, and it is ready as soon as it is imported.
import { bytes } from "./base64.js";
import { initSync } from "./ugolki.js";

initSync({ module: bytes("BYTES") });

export { Engine } from "./engine.js";
export { acceptsDraw, resigns } from "./judgement.js";
export { par } from "./par.js";
export { race } from "./race.js";
export { levelRating, rate } from "./rating.js";
// EXPORTS
