import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { Builder, Key, Origin } from "selenium-webdriver";

/** The driver's names of the keys that aren't a sign. */
const keys = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
};
const START_LIMIT = 20_000; // milliseconds

/**
 * WebKit, in the small browser that WebKitGTK's driver brings along. It needs a display.
 * @returns {Promise<import("./table.js").Driver>}
 */
export async function openWebKit() {
  const port = await freePort();
  const env = { ...process.env, GDK_BACKEND: "x11", LANGUAGE: "en", LC_ALL: "C.UTF-8" };
  // WebKit's sandbox refuses to work for root.
  if (process.getuid?.() === 0) env.WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS = "1";
  // What it says is of machines without sound.
  const server = spawn("WebKitWebDriver", [`--port=${port}`], { env, stdio: "ignore" });
  const ended = once(server, "exit");
  try {
    const url = `http://127.0.0.1:${port}`;
    await listening(url, ended);
    const session = await new Builder().usingServer(url).withCapabilities({ browserName: "MiniBrowser" }).build();
    await session.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
    const capabilities = await session.getCapabilities();
    return {
      name: `WebKitGTK ${capabilities.getBrowserVersion()}`,
      goto: (url) => session.get(url),
      reload: () => session.navigate().refresh(),
      tap: (x, y) => session.actions().move({ x, y, duration: 0, origin: Origin.VIEWPORT }).click().perform(),
      press: (key) =>
        session
          .actions()
          .sendKeys(keys[key] ?? key)
          .perform(),
      run: (work, ...args) => session.executeScript(`return (${work})(...arguments)`, ...args),
      async close() {
        await session.quit();
        server.kill();
        await ended;
      },
    };
  } catch (error) {
    server.kill();
    throw error;
  }
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function listening(url, ended) {
  const limit = AbortSignal.timeout(START_LIMIT);
  for (;;) {
    if (await fetch(`${url}/status`, { signal: limit }).catch(() => null)) return;
    limit.throwIfAborted();
    const exit = await Promise.race([ended, pause(50)]);
    if (exit) throw new Error(`WebKitWebDriver ended with ${exit}`);
  }
}
