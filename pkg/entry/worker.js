// The worker that an `EngineClient` talks to, in a browser, Deno and Bun, and in Node. Nothing here is awaited while it
// starts, for a message that comes then would be lost.
import { load } from "./engine_module.js";
import { load as loadRace } from "./race_module.js";
import { racing } from "./racing.js";
import { Thinking } from "./thinking.js";

const port = globalThis.postMessage ? globalThis : process.getBuiltinModule("node:worker_threads").parentPort;

let engine;
/** The number of the last thought. */
let thought;
/** The last race. */
let current = { stopped: true };

port.onmessage = async ({ data: { hashMb, stop, id, what, game, options, informs } }) => {
  if (hashMb !== undefined) {
    engine = new Thinking({ hashMb }, load);
  } else if (stop !== undefined) {
    if (stop === "all" || stop === thought) engine.stop();
    if (stop === "all" || stop === current.id) current.stopped = true;
  } else {
    const onInfo = informs ? (info) => port.postMessage({ id, info }) : undefined;
    try {
      port.postMessage({ id, answer: await answer(what, id, game, options, onInfo) });
    } catch (error) {
      // An error that is posted as it is loses its fields.
      port.postMessage({ id, error: { ...error, name: error.name, message: error.message } });
    }
  }
};

function answer(what, id, game, options, onInfo) {
  if (what === "think") {
    thought = id;
    return engine.think(game, options, onInfo);
  }
  current.stopped = true;
  current = { stopped: false, id };
  return racing(loadRace, game, onInfo ? { ...options, onInfo } : options, current);
}
