// Every screen of the list of pictures, on a phone, in the languages whose words are longer: axe finds nothing in either
// theme, no word breaks, and nothing is wider than the screen.
import { AxeBuilder } from "@axe-core/playwright";
import { screens } from "./screens/list.ts";
import { openScreen } from "./screens/open.ts";
import { LOCALES } from "./screens/words.ts";
import { expect, test } from "./table.ts";

/** Runs in the page: the words of what is open that go on in another line, and by how much the page is too wide. */
function misfits(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(
    document.querySelector("dialog[open]") ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    // Names and records may be of any length, and prose is hyphenated.
    if (!text.parentElement?.checkVisibility() || text.parentElement.closest("textarea, [dir=auto], .rules-text"))
      continue;
    for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[\p{L}\p{M}’]{3,}/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(word);
    }
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [...found, `${scrollWidth - clientWidth} px too wide`] : found;
}

// English is looked at where the screens are tested, and a new build's offer in offline.spec.ts.
for (const locale of LOCALES.filter((one) => one !== "en")) {
  for (const screen of screens.filter(({ locales, update }) => !update && (locales ?? LOCALES).includes(locale))) {
    test.describe(() => {
      test.use({
        locale,
        serviceWorkers: screen.isKept ? "allow" : "block",
        viewport: { width: 360, height: 640 },
        hasTouch: true,
        isMobile: true,
      });

      test(`${screen.name}, ${locale}`, async ({ table, page }) => {
        await openScreen(screen, locale, table);
        expect.soft(await page.evaluate(misfits)).toEqual([]);
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          const { violations } = await new AxeBuilder({ page }).analyze();
          const found = violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
          expect.soft(found, colorScheme).toEqual([]);
        }
      });
    });
  }
}
