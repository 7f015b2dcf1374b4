// The computer player in a worker of its own.
import { checkListener, checkSignal, disposed, failure, hashOf, wrong } from "./failure.js";
import { par } from "./par.js";

export { acceptsDraw, resigns } from "./judgement.js";
export { par };

export class EngineClient {
  #hash;
  #given;
  /** The worker that was given has been ended, or has ended by itself. */
  #isSpent = false;
  #worker;
  /** The thoughts and races that aren't over, by their numbers. */
  #waiting = new Map();
  #count = 0;
  #isDisposed = false;

  constructor(options) {
    this.#hash = hashOf(options);
    this.#given = options?.worker;
    const isWorker = (given) => typeof given?.postMessage === "function" && typeof given.terminate === "function";
    if (this.#given !== undefined && !isWorker(this.#given)) throw wrong("options.worker", "isn't a worker");
  }

  async think(game, options, onInfo) {
    checkListener(onInfo);
    return this.#ask("think", game, options, onInfo);
  }

  async race(game, options) {
    const onInfo = options?.onInfo;
    const signal = options?.signal;
    checkListener(onInfo, "options.onInfo");
    checkSignal(signal, "options.signal");
    const isRefused = typeof options !== "object" || options === null || Array.isArray(options);
    // A function and a signal can't be posted.
    const plain = isRefused ? options : { side: options.side, timeMs: options.timeMs };
    return this.#ask("race", game, plain, onInfo, signal);
  }

  /** What is stored is at hand without the worker. */
  async par(variant) {
    return par(variant);
  }

  async #ask(what, game, options, onInfo, signal) {
    if (this.#isDisposed) throw disposed();
    this.#worker ??= this.#start();
    this.#count += 1;
    const id = this.#count;
    this.#post(game, { id, what, game, options, informs: onInfo !== undefined });
    // It keeps Node running while somebody waits, and no longer.
    this.#worker.ref?.();
    return new Promise((resolve, reject) => {
      const stop = () => this.#worker.postMessage({ stop: id });
      const forget = () => signal?.removeEventListener("abort", stop);
      this.#waiting.set(id, { resolve, reject, onInfo, forget });
      if (signal?.aborted) stop();
      else signal?.addEventListener("abort", stop);
    });
  }

  stop() {
    if (this.#waiting.size > 0) this.#worker.postMessage({ stop: "all" });
  }

  // As in thinking.js.
  [Symbol.dispose]() {
    this.#isDisposed = true;
    // It is this client's, whether it has thought or not.
    this.#given?.terminate();
    this.#end(disposed);
  }

  #start() {
    if (this.#isSpent) throw failed("it has ended");
    const worker = this.#given ?? newWorker();
    const hear = (data) => worker === this.#worker && this.#hear(data);
    const fail = (message) => worker === this.#worker && this.#end(() => failed(message));
    if (worker.on) {
      worker.on("message", hear);
      worker.on("error", (error) => fail(error?.message));
      worker.on("exit", () => fail("it has ended"));
      worker.unref();
    } else {
      worker.addEventListener("message", ({ data }) => hear(data));
      worker.addEventListener("error", (event) => {
        event.preventDefault?.();
        fail(event.message);
      });
    }
    worker.postMessage({ hashMb: this.#hash });
    return worker;
  }

  #post(game, message) {
    try {
      this.#worker.postMessage(message);
    } catch (error) {
      if (error?.name !== "DataCloneError") throw error;
      throw isPlain(game)
        ? wrong("options", "aren't plain data")
        : failure("bad-game", "game isn't plain data", { field: "game" });
    }
  }

  #hear({ id, info, answer, error }) {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    if (info) {
      try {
        waiting.onInfo(info);
      } catch (thrown) {
        this.#worker.postMessage({ stop: id });
        this.#settle(id, () => waiting.reject(thrown));
      }
    } else {
      this.#settle(id, () => (error ? waiting.reject(Object.assign(new Error(), error)) : waiting.resolve(answer)));
    }
  }

  #settle(id, settle) {
    this.#waiting.get(id).forget();
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) this.#worker?.unref?.();
    settle();
  }

  /** Ends the worker, and all that waits for it with an error. */
  #end(error) {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#isSpent = this.#given !== undefined;
    const all = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject, forget } of all) {
      forget();
      reject(error());
    }
  }
}

const failed = (message) => failure("worker-failed", `the worker doesn't work${message ? `: ${message}` : ""}`);

function newWorker() {
  if (typeof Worker === "function") return new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  // Node's. A bundler, which makes something of the line above, is to make nothing of this one.
  const here = import.meta.url;
  const threads = process.getBuiltinModule("node:worker_threads");
  // What the program itself was started with (`--input-type`, a loader) is not for this one.
  return new threads.Worker(new URL("./worker.js", here), { execArgv: [] });
}

function isPlain(value) {
  try {
    structuredClone(value);
    return true;
  } catch {
    return false;
  }
}
