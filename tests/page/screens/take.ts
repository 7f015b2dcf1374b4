// Takes the pictures: `cargo xtask screens`.
import { rmSync } from "node:fs";
import { buildOther } from "../builds.ts";
import { test as base, type Table } from "../table.ts";
import { extras, type Screen, screens } from "./list.ts";
import { openScreen } from "./open.ts";
import { pictureFile } from "./sheet.ts";
import { LOCALES, type Locale } from "./words.ts";

const phone = { hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const devices = {
  phone: { viewport: { width: 360, height: 640 }, ...phone },
  desktop: { viewport: { width: 1280, height: 800 } },
  landscape: { viewport: { width: 740, height: 360 }, ...phone },
  /** The desktop at 200 %. */
  zoomed: { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
  "forced-colors": { viewport: { width: 1280, height: 800 } },
};
type Device = keyof typeof devices;
const THEMES = ["light", "dark"] as const;

const test = base.extend<object, { other: string }>({
  /** The folder of a newer build. */
  other: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants it.
    async ({}, use) => {
      const folder = await buildOther("B");
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
});

for (const screen of screens) {
  for (const locale of screen.locales ?? LOCALES)
    for (const device of ["phone", "desktop"] as const) take(screen, device, locale);
  for (const { device, of } of extras) if (of.includes(screen.name)) take(screen, device, "en");
}

function take(screen: Screen, device: Device, locale: Locale): void {
  const title = `${screen.name}, ${device}, ${locale}`;
  test.describe(() => {
    test.use({ ...devices[device], locale, serviceWorkers: screen.isKept ? "allow" : "block" });
    if (screen.update)
      test(title, ({ table, site, other }) => picture(screen, device, locale, table, () => site.deploy(other)));
    else test(title, ({ table }) => picture(screen, device, locale, table));
  });
}

async function picture(
  screen: Screen,
  device: Device,
  locale: Locale,
  table: Table,
  update?: () => void,
): Promise<void> {
  const { page } = table;
  await page.emulateMedia({ forcedColors: device === "forced-colors" ? "active" : "none" });
  await openScreen(screen, locale, table, update);
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    const path = pictureFile(screen.name, device, locale, colorScheme);
    await page.screenshot({ path, animations: "disabled", fullPage: screen.whole ?? false });
  }
}
