// The entry for a page that wants the module as a file of its own: call `init()` once before anything else.
import load from "./ugolki.js";

let loading;

export function init(source = new URL("./ugolki_bg.wasm", import.meta.url)) {
  loading ??= load({ module_or_path: source }).then(
    () => undefined,
    (error) => {
      loading = undefined; // so that the next call tries again
      throw error;
    },
  );
  return loading;
}

export default init;

export { Engine } from "./engine.js";
export { acceptsDraw, resigns } from "./judgement.js";
export { par } from "./par.js";
export { race } from "./race.js";
export { levelRating, rate } from "./rating.js";
// EXPORTS
