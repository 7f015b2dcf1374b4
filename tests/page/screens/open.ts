import { expect, type Table } from "../table.ts";
import { Desk } from "./desk.ts";
import type { Screen } from "./list.ts";
import { type Locale, wordsOf } from "./words.ts";

/** Opens a screen and does what is done there; `update` has the page's host go over to a newer build. */
export async function openScreen(screen: Screen, locale: Locale, table: Table, update?: () => void): Promise<void> {
  const { page } = table;
  const desk = new Desk(table, wordsOf(locale));
  if (screen.allow) table.allow(screen.allow);
  const kept = { ...(screen.game ? { "corners.game": screen.game } : {}), ...screen.kept };
  await page.addInitScript((texts) => {
    if (sessionStorage.getItem("kept")) return;
    sessionStorage.setItem("kept", "yes");
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  }, kept);
  if (screen.noArchive) {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("no", "SecurityError");
      };
    });
  }
  await desk.go(screen.at ?? "");
  // The table is seen until the screen has come.
  await desk.sees(screen.sees ?? `${screen.at ? "#screen " : ""}[data-square]`);
  if (screen.isKept)
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
  if (update) {
    update();
    await page.reload();
  }
  await screen.show?.(desk);
}
