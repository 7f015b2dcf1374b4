// The race of one army alone, on the thread of whoever asks.
import { racing } from "./racing.js";

/** The module, loaded when it is asked for first. */
const load = async () => (await import("./race_module.js")).load();

export async function race(game, options) {
  return racing(load, game, options);
}
