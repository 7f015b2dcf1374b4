/** The longest wait for a quiet moment, in milliseconds. */
const PATIENCE = 2000;

/** Has the page kept for use without a network, once all that is needed to play has come and been shown. */
export function startOffline(announce: (text: string) => void): void {
  // Vite's own server builds no worker.
  if (!import.meta.env.PROD) return;
  const start = () => {
    // What can't be fetched now is fetched the next time.
    import("./notice.ts").then(({ watch }) => watch(announce)).catch(() => {});
  };
  const whenIdle = () => {
    // Safari has no word for idle.
    if ("requestIdleCallback" in globalThis) requestIdleCallback(start, { timeout: PATIENCE });
    else setTimeout(start, PATIENCE);
  };
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
}
