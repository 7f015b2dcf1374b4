// The worker that an `EngineClient` talks to, in a browser, Deno and Bun, and in Node. Nothing here is awaited while it
// starts, for a message that comes then would be lost.
import { load } from "./engine_module.js";
import { Thinking } from "./thinking.js";

const port = globalThis.postMessage ? globalThis : process.getBuiltinModule("node:worker_threads").parentPort;

let engine;

port.onmessage = async ({ data: { hashMb, stop, id, game, options, informs } }) => {
  if (hashMb !== undefined) {
    engine = new Thinking({ hashMb }, load);
  } else if (stop) {
    engine.stop();
  } else {
    const onInfo = informs ? (info) => port.postMessage({ id, info }) : undefined;
    try {
      port.postMessage({ id, thought: await engine.think(game, options, onInfo) });
    } catch (error) {
      // An error that is posted as it is loses its fields.
      port.postMessage({ id, error: { ...error, name: error.name, message: error.message } });
    }
  }
};
