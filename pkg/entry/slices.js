// Long work in slices: whoever says stop between two of them is heard.

/** How long to work before others have their turn, in milliseconds. */
export const SLICE = 12;

/** Lets the event loop go on. Timers would take longer, and wait in a hidden tab. */
export function pause() {
  if (typeof setImmediate === "function") return new Promise((resolve) => setImmediate(resolve));
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
