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
  /** The fragment as it stands, without its sign, where it is no screen's. */
  other: string | null;
}

/** What a fragment means: `#/learn/chain/2`, or something else, such as a link that holds a game. */
export function routeOf(fragment: string): Route {
  const text = fragment.replace(/^#/, "");
  if (text === "" || text === "/") return { screen: "", path: "", other: null };
  const [, screen = "", path = ""] = /^\/([a-z]+)\/?(.*)$/.exec(text) ?? [];
  if (!(screen in screens)) return { screen: "", path: "", other: text };
  return { screen, path, other: null };
}

/** Loads a screen's code. */
export async function loadScreen(screen: string): Promise<OpenScreen> {
  const load = screens[screen];
  if (!load) throw new Error(`no screen "${screen}"`);
  return (await load()).open;
}
