/**
 * The service worker: the page without a network.
 *
 * Each build of the page has a worker and a cache of its own. The cache's name comes from what is in it, and every file
 * is checked against its digest before it is let in, so a cache holds one build, whole, and nothing else. A page gets all
 * its files from the build that it was opened from, as long as it is open, even when another window has gone on to a
 * newer (or back to an older) build. What no page needs any more is deleted.
 */
import { IMPORT, type IncomingText, putTexts } from "./stash.ts";

interface File {
  /** Where it lies, seen from the page. */
  url: string;
  /** Its digest, as in `<script integrity>`. */
  revision: string;
}

/** What is remembered from one worker to the next. */
interface Notes {
  /** The cache of the build that is in use. */
  build: string;
  /** The windows that were opened from another build: by their id, its cache. */
  windows: Record<string, string>;
}

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: File[] };

const files = self.__WB_MANIFEST;
const place = new URL(self.registration.scope);
// Other copies of the page may live on the same host.
const builds = `corners ${place.pathname} build `;
const notes = `corners ${place.pathname} notes`;
const notesKey = new URL("notes", place);
/** Held while caches are filled or deleted. */
const lock = `corners ${place.pathname} caches`;

const own = digest(new TextEncoder().encode(JSON.stringify(files))).then((name) => builds + name);

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => event.waitUntil(answer(event)));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== place.origin || !url.pathname.startsWith(place.pathname)) return;
  const isPage = url.pathname === place.pathname || url.pathname === `${place.pathname}index.html`;
  if (request.method === "POST" && isPage && url.search === "?share") event.respondWith(receive(request));
  else if (request.method !== "GET") return;
  else if (request.mode !== "navigate") event.respondWith(file(request, url));
  else if (isPage) event.respondWith(file(request, place));
});

async function install(): Promise<void> {
  const name = await own;
  await navigator.locks.request(lock, async () => {
    const cache = await caches.open(name);
    await Promise.all(files.map((wanted) => fill(cache, wanted)));
  });
  // The same build as the one in use, come back after another that nobody had accepted: nothing changes for anyone.
  if ((await readNotes())?.build === name) await self.skipWaiting();
}

async function fill(cache: Cache, { url, revision }: File): Promise<void> {
  const address = new URL(url, place);
  if (await cache.match(address, { ignoreVary: true })) return;
  const known = await find(address);
  if (known && `sha256-${await digest(await known.clone().arrayBuffer())}` === revision) {
    return cache.put(address, known);
  }
  const response = await fetch(address, { integrity: revision, cache: "no-cache", priority: "low" });
  if (!response.ok) throw new Error(`${address.pathname}: status ${response.status}`);
  // A browser refuses to open a page by a response that was redirected.
  await cache.put(address, response.redirected ? new Response(response.body, response) : response);
}

async function activate(): Promise<void> {
  const build = await own;
  const before = await readNotes();
  const windows: Notes["windows"] = {};
  if (before) {
    for (const { id } of await self.clients.matchAll({ type: "window", includeUncontrolled: true })) {
      const from = before.windows[id] ?? before.build;
      if (from !== build) windows[id] = from;
    }
  }
  await writeNotes({ build, windows });
  await self.clients.claim();
  await tidy();
}

/** Deletes the caches that no window needs and no worker is waiting to use. */
async function tidy(): Promise<void> {
  await navigator.locks.request(lock, { ifAvailable: true }, async (held) => {
    const noted = await readNotes();
    if (!held || !noted || self.registration.installing || self.registration.waiting) return;
    const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const needed = [await own, noted.build, ...open.map(({ id }) => noted.windows[id])];
    for (const name of await caches.keys()) {
      if (name.startsWith(builds) && !needed.includes(name)) await caches.delete(name);
    }
  });
}

async function answer({ data, source, ports }: ExtendableMessageEvent): Promise<void> {
  if (data === "activate") return self.skipWaiting();
  if (data === "tidy") return tidy();
  // A page, of whatever build, asks whether it is of this one, and names the files it has loaded: it may have come before
  // there was a worker.
  const { loaded } = data as { loaded: string[] };
  const noted = await readNotes();
  const from = (source instanceof Client && noted?.windows[source.id]) || noted?.build;
  const listed = new Set(files.map(({ url }) => new URL(url, place).href));
  ports[0]?.postMessage(from === (await own) && loaded.every((url) => listed.has(url)));
}

/** A file of this build; of another one, for a page that is still open from that; else what the host has. */
async function file(request: Request, address: URL): Promise<Response> {
  return (await find(address)) ?? fetch(request);
}

async function find(address: URL): Promise<Response | undefined> {
  const options = { ignoreVary: true, ignoreSearch: true };
  const first = await own;
  const found = await caches.match(address, { ...options, cacheName: first });
  if (found) return found;
  for (const name of await caches.keys()) {
    if (name === first || !name.startsWith(builds)) continue;
    const other = await caches.match(address, { ...options, cacheName: name });
    if (other) return other;
  }
  return undefined;
}

/** Takes what another program shares with the page, and opens the page where it belongs. */
async function receive(request: Request): Promise<Response> {
  const fragment = await takeIn(request).catch((error) => {
    console.error(error);
    return IMPORT;
  });
  return Response.redirect(new URL(fragment, place).href, 303);
}

async function takeIn(request: Request): Promise<string> {
  const form = await request.formData();
  const field = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const shared = [field("text"), field("url")].filter((text) => text !== "");
  // A link that holds a game, perhaps in the middle of a sentence.
  const link = shared.join(" ").match(/#g=\S*[A-Za-z0-9]/);
  if (link) return link[0];

  const texts: IncomingText[] = shared.map((text) => ({ name: field("title"), text }));
  for (const value of form.getAll("file")) {
    if (typeof value !== "string") texts.push({ name: value.name, text: await value.text() });
  }
  await putTexts(place, texts);
  return IMPORT;
}

async function readNotes(): Promise<Notes | undefined> {
  return (await caches.match(notesKey, { cacheName: notes }))?.json();
}

async function writeNotes(value: Notes): Promise<void> {
  await (await caches.open(notes)).put(notesKey, new Response(JSON.stringify(value)));
}

async function digest(bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return btoa(String.fromCharCode(...hash));
}
