import { existsSync } from "node:fs";

const places = [
  process.env.CHROME_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const quiet = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];
const flags = [...quiet, "--disable-component-update", "--disable-sync"];

/**
 * How Playwright is to start Chromium: the one that CHROME_PATH names, the system's, or (no path) Playwright's own.
 * @returns {{ executablePath?: string, args: string[] }}
 */
export function launchOptions() {
  const executablePath = places.find((path) => path && existsSync(path));
  // Chromium's sandbox refuses to work for root.
  const args = process.getuid?.() === 0 ? [...flags, "--no-sandbox"] : flags;
  return executablePath ? { executablePath, args } : { args };
}
