import { defineConfig } from "@playwright/test";
import all from "./playwright.config.ts";

/** Not tests: pictures of every screen, for a person to look through. */
export default defineConfig({
  ...all,
  testDir: "screens",
  testMatch: "take.ts",
  globalTeardown: "./screens/sheet.ts",
});
