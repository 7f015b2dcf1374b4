import { beforeEach, expect, it, vi } from "vitest";
import { putTexts, takeTexts } from "../src/offline/stash.ts";

const place = new URL("https://host.example/corners/");

/** A store of caches as browsers have it: entries in the order in which they came. */
function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  return {
    has: async (name: string) => stores.has(name),
    async open(name: string) {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return {
        put: async (key: URL, value: Response) => void store.set(key.href, value),
        keys: async () => [...store.keys()],
        match: async (key: string) => store.get(key)?.clone(),
        delete: async (key: string) => store.delete(key),
      };
    },
  };
}

beforeEach(() => vi.stubGlobal("caches", fakeCaches()));

it("hands each text out once, the oldest first", async () => {
  await putTexts(place, [
    { name: "a", text: "1" },
    { name: "b", text: "2" },
  ]);
  await putTexts(place, [{ name: "c", text: "3" }]);
  expect((await takeTexts(place)).map(({ name }) => name)).toEqual(["a", "b", "c"]);
  expect(await takeTexts(place)).toEqual([]);
});

it("gives a text to one of two who ask at once", async () => {
  await putTexts(place, [{ name: "a", text: "1" }]);
  const taken = await Promise.all([takeTexts(place), takeTexts(place)]);
  expect(taken.flat()).toEqual([{ name: "a", text: "1" }]);
});

it("keeps the texts of two copies of the page apart", async () => {
  await putTexts(place, [{ name: "a", text: "1" }]);
  expect(await takeTexts(new URL("https://host.example/next/"))).toEqual([]);
});

it("has nothing where nothing came", async () => {
  expect(await takeTexts(place)).toEqual([]);
});
