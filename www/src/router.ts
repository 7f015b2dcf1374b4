import type { OpenScreen } from "./app.ts";

/** The screens beside the table, each loaded when it is opened. */
const screens: Record<string, () => Promise<{ open: OpenScreen }>> = {};
for (const [file, load] of Object.entries(import.meta.glob<{ open: OpenScreen }>("./*/screen.ts"))) {
  screens[file.split("/")[1] as string] = load;
}

export interface Route {
  /** `""` is the table. */
  screen: string;
  /** What follows the screen's name. */
  path: string;
  /** The fragment, without its sign, where it is a link that holds a game. */
  link: string | null;
}

/** What a fragment means: `#/learn/chain/2`, or a link that holds a game; anything else is the table. */
export function routeOf(fragment: string): Route {
  if (isLink(fragment)) return { screen: "", path: "", link: fragment.replace(/^#/, "") };
  const [, screen = "", path = ""] = /^#?\/([a-z]+)\/?(.*)$/.exec(fragment) ?? [];
  return Object.hasOwn(screens, screen) ? { screen, path, link: null } : { screen: "", path: "", link: null };
}

/** Whether a fragment, with or without its sign, is meant to hold a game; see share/link.ts. */
export function isLink(fragment: string): boolean {
  return /^#?g(=|%3D)/i.test(fragment);
}

/** Loads a screen's code. */
export async function loadScreen(screen: string): Promise<OpenScreen> {
  const load = screens[screen];
  if (!load) throw new Error(`no screen "${screen}"`);
  return (await load()).open;
}
