// The computer player on the thread of whoever asks.
import { loadEngine } from "./rating.js";
import { Thinking } from "./thinking.js";

export class Engine extends Thinking {
  constructor(options) {
    super(options, loadEngine);
  }
}
