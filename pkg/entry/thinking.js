// Thinking in slices: whoever says stop between two of them is heard. The rules and the search are in the module.
import { checkListener, disposed, hashOf } from "./failure.js";
import { pause, SLICE } from "./slices.js";

export class Thinking {
  #load;
  #hash;
  #player;
  /** The last thought, and when it is over. */
  #current = { stopped: true };
  #over;
  #isThinking = false;
  #isDisposed = false;

  constructor(options, load) {
    this.#hash = hashOf(options);
    this.#load = load;
  }

  think(game, options, onInfo) {
    this.stop();
    const current = { stopped: false };
    const thought = this.#think(current, this.#over, game, options, onInfo);
    this.#current = current;
    this.#over = thought.then(
      () => {},
      () => {},
    );
    return thought;
  }

  stop() {
    this.#current.stopped = true;
  }

  // Where there is no such symbol yet, this and the caller's `[Symbol.dispose]` are both called "undefined".
  [Symbol.dispose]() {
    this.#isDisposed = true;
    if (!this.#isThinking) this.#free();
  }

  async #think(current, before, game, options, onInfo) {
    const started = performance.now();
    checkListener(onInfo);
    this.#refuseDisposed();
    await before;
    const { Player } = await this.#load();
    this.#refuseDisposed();
    this.#player ??= new Player(this.#hash);
    const player = this.#player;
    this.#isThinking = true;
    try {
      player.begin(game, options);
      let told = 0;
      for (let more = true; more && !current.stopped; ) {
        await pause();
        this.#refuseDisposed();
        if (current.stopped) break;
        let now = performance.now();
        for (const end = now + SLICE; more && now < end; now = performance.now()) more = player.advance(now - started);
        const thought = onInfo && player.thought();
        if (thought?.depth > told) {
          told = thought.depth;
          onInfo(thought);
          this.#refuseDisposed();
        }
      }
      return player.finish();
    } finally {
      this.#isThinking = false;
      if (this.#isDisposed) this.#free();
    }
  }

  #refuseDisposed() {
    if (this.#isDisposed) throw disposed();
  }

  #free() {
    this.#player?.free();
    this.#player = undefined;
  }
}
