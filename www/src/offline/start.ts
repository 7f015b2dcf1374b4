/** Has the page kept for use without a network, once all that is needed to play has come and been shown. */
export function startOffline(announce: (text: string) => void): void {
  // Vite's own server builds no worker.
  if (!import.meta.env.PROD) return;
  const start = () => {
    // What can't be fetched now is fetched the next time.
    import("./notice.ts").then(({ watch }) => watch(announce)).catch(() => {});
  };
  // Safari has no word for idle.
  const whenIdle = globalThis.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 1000));
  if (document.readyState === "complete") whenIdle(start);
  else addEventListener("load", () => whenIdle(start), { once: true });
}
