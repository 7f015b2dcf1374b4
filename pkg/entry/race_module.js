// The module with the solver of the race, its bytes in this file, which is loaded with the first race.
import { bytes } from "./base64.js";
import init, { Race } from "./ugolki_race.js";

let loading;

/** The class of races, once the module is compiled. */
export function load() {
  loading ??= init({ module_or_path: bytes("RACE_BYTES") }).then(() => ({ Race }));
  return loading;
}
