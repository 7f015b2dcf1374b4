// The pictures that the system shows of the installed page, made from the drawing in www/public/favicon.svg, the icons in
// www/src/views/icons.ts and the built page: `npm run icons`.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { launchOptions } from "../browser.mjs";

const www = fileURLToPath(new URL("../../www/", import.meta.url));
const into = `${www}public/install/`;

const favicon = await readFile(`${www}public/favicon.svg`, "utf8");
const icons = await readFile(`${www}src/views/icons.ts`, "utf8");

/** The drawing from edge to edge, smaller by `scale`: whatever shape the system cuts, both men stay whole. */
const fullBleed = (scale) =>
  favicon.replace('clip-path="url(#edge)"', `transform="translate(16 16) scale(${scale}) translate(-16 -16)"`);

/** One colour; the system gives its own. */
const monochrome = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <path fill-rule="evenodd" d="M6 16h6.5a3.5 3.5 0 0 1 3.5 3.5V26H9a3 3 0 0 1-3-3zm5 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6" />
  <circle cx="21.2" cy="10.8" r="5.4" />
</svg>`;

/** One of the page's icons, on its accent colour. */
function shortcut(name) {
  const drawing = icons.match(new RegExp(`${name}: html\`<svg[^>]*>(.*)</svg>\``))?.[1];
  if (!drawing) throw new Error(`no icon "${name}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="24" fill="#0b6b62" />
    <g transform="translate(8.4 8.4) scale(1.3)" fill="none" stroke="#fffaf0" stroke-width="1.8"
      stroke-linecap="round" stroke-linejoin="round">${drawing}</g></svg>`;
}

const drawn = {
  "icon-192": [favicon, 192],
  "icon-512": [favicon, 512],
  "maskable-192": [fullBleed(0.78), 192],
  "maskable-512": [fullBleed(0.78), 512],
  "monochrome-512": [monochrome, 512],
  "apple-touch-icon": [fullBleed(0.92), 180],
  practice: [shortcut("practice"), 96],
  race: [shortcut("race"), 96],
  games: [shortcut("games"), 96],
};

const browser = await chromium.launch(launchOptions());
await mkdir(into, { recursive: true });

for (const [name, [svg, size]] of Object.entries(drawn)) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${svg}`);
  await writeFile(`${into}${name}.png`, await page.screenshot({ omitBackground: true }));
  await page.close();
}

await browser.close();
