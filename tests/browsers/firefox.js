import { existsSync } from "node:fs";
import puppeteer from "puppeteer-core";

const places = [
  process.env.FIREFOX_PATH,
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];

/**
 * Firefox, by WebDriver BiDi: the one that FIREFOX_PATH names, or the system's.
 * @returns {Promise<import("./table.js").Driver>}
 */
export async function openFirefox() {
  const executablePath = places.find((path) => path && existsSync(path));
  if (!executablePath) throw new Error("Firefox is missing: install it, or set FIREFOX_PATH");
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    defaultViewport: null,
    args: ["--width=1280", "--height=900"],
    extraPrefsFirefox: { "intl.accept_languages": "en" },
  });
  // The window's first page doesn't have the focus, and so hears of no focus that moves in it.
  const page = await browser.newPage();
  return {
    name: await browser.version(),
    goto: (url) => page.goto(url),
    reload: () => page.reload(),
    tap: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    run: (work, ...args) => page.evaluate(work, ...args),
    close: () => browser.close(),
  };
}
