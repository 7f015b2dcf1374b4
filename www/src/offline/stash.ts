/** A text that came from outside the page: shared with it, or a file opened with it. */
export interface IncomingText {
  /** What its sender calls it; may be empty. */
  name: string;
  text: string;
}

/** Where in the page they are looked at. */
export const IMPORT = "#/games?import";

// The worker puts texts here, and the page finds them. A cache is the one store that both reach without ado.
const cacheName = (place: URL) => `corners ${place.pathname} incoming`;

/** Keeps texts until the page, which lives at `place`, takes them. */
export async function putTexts(place: URL, texts: readonly IncomingText[]): Promise<void> {
  const cache = await caches.open(cacheName(place));
  for (const text of texts) {
    await cache.put(new URL(`incoming/${crypto.randomUUID()}`, place), new Response(JSON.stringify(text)));
  }
}

/** The texts that have come since the last time, the oldest first. */
export async function takeTexts(place: URL): Promise<IncomingText[]> {
  const name = cacheName(place);
  if (!(await caches.has(name))) return [];
  const cache = await caches.open(name);
  const texts: IncomingText[] = [];
  for (const key of await cache.keys()) {
    const text = await cache.match(key);
    // Of two windows that look at once, one gets it.
    if ((await cache.delete(key)) && text) texts.push(await text.json());
  }
  return texts;
}
