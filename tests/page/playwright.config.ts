import { defineConfig } from "@playwright/test";
import { launchOptions } from "../browser.mjs";

export default defineConfig({
  testDir: ".",
  outputDir: "results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  // A machine that does much else is slow with axe.
  timeout: 240_000,
  // Once more, and named as flaky at the end: a machine that stood still for seconds isn't the page's fault.
  retries: 1,
  expect: { timeout: 10_000 },
  use: {
    browserName: "chromium",
    launchOptions: launchOptions(),
    // What a test sees is the page's own doing; those about use without a network allow them.
    serviceWorkers: "block",
    viewport: { width: 1280, height: 800 },
    // Where motion matters, a test asks for it.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
  },
});
