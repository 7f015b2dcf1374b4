// A race in slices. The rules and the search are in the module.
import { checkListener, checkSignal } from "./failure.js";
import { pause, SLICE } from "./slices.js";

/** Looks at a race until it is solved, its time is over, its signal is aborted, or `current.stopped` is set. */
export async function racing(load, game, options, current = { stopped: false }) {
  const started = performance.now();
  const onInfo = options?.onInfo;
  const signal = options?.signal;
  checkListener(onInfo, "options.onInfo");
  checkSignal(signal, "options.signal");
  const { Race } = await load();
  const race = new Race(game, options);
  try {
    let told = {};
    for (let more = true; more; ) {
      await pause();
      if (current.stopped || signal?.aborted) break;
      let now = performance.now();
      for (const end = now + SLICE; more && now < end; now = performance.now()) more = race.advance(now - started);
      const info = onInfo && race.info();
      if (info && (info.moves !== told.moves || info.lowerBound !== told.lowerBound)) {
        told = info;
        onInfo({ ...info });
      }
    }
    return race.result();
  } finally {
    race.free();
  }
}
