// The module with the computer player, its bytes in this file, which is loaded when somebody thinks for the first time.
import { bytes } from "./base64.js";
import init, { levelRating, Player, rate } from "./ugolki_engine.js";

let loading;

/** The class of players and the functions of ratings, once the module is compiled. */
export function load() {
  loading ??= init({ module_or_path: bytes("ENGINE_BYTES") }).then(() => ({ Player, rate, levelRating }));
  return loading;
}
