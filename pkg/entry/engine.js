// The computer player on the thread of whoever asks.
import { Thinking } from "./thinking.js";

export class Engine extends Thinking {
  constructor(options) {
    super(options, async () => (await import("./engine_module.js")).load());
  }
}
