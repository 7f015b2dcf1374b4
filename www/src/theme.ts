import type { Theme } from "./state.ts";

/** The colours follow the device unless someone chose; the browser's own bar goes with them. */
export function applyTheme(theme: Theme): void {
  const html = document.documentElement;
  if (theme === "auto") delete html.dataset.theme;
  else html.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.dataset.own ??= meta.content;
    const chosen = document.querySelector<HTMLMetaElement>(`meta[name="theme-color"][media*="${theme}"]`);
    meta.content = (theme !== "auto" && (chosen?.dataset.own ?? chosen?.content)) || meta.dataset.own;
  }
}
