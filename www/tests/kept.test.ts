import { beforeEach, describe, expect, it } from "vitest";
import { createShelf, KeptError, parseKept } from "../src/room/kept.ts";

/** A storage that can be full or denied. */
function storageOf(mode: { full?: boolean; denied?: boolean } = {}) {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem(key: string, text: string) {
      if (mode.full) throw new Error("full");
      texts.set(key, text);
    },
    removeItem: (key: string) => void texts.delete(key),
  } as unknown as Storage;
  const open = () => {
    if (mode.denied) throw new Error("denied");
    return storage;
  };
  return { texts, mode, open };
}

const parse = (text: string) => parseKept(text, 1).value;
let key = 0;
beforeEach(() => {
  key += 1;
});
const shelfIn = (storage: ReturnType<typeof storageOf>) => createShelf(storage.open, `key${key}`, parse);
const good = (value: number) => JSON.stringify({ version: 1, value });

describe("a shelf", () => {
  it("gives what was put on it", () => {
    const storage = storageOf();
    const shelf = shelfIn(storage);
    expect(shelf.read()).toBeNull();
    expect(shelf.write(good(5))).toBe(true);
    expect(shelf.read()).toBe(5);
    expect(shelf.aside()).toBeNull();
  });

  it("puts aside what it can't read, all of it, until it is dropped", () => {
    const storage = storageOf();
    const shelf = shelfIn(storage);
    storage.texts.set(`key${key}`, "{");
    expect(shelf.read()).toBeNull();
    expect(shelf.write(good(1))).toBe(true);
    expect(shelf.aside()).toMatchObject({ text: "{", error: { fault: "json" } });
    storage.texts.set(`key${key}`, '{"version":2}');
    expect(shelf.read()).toBeNull();
    expect(shelf.read()).toBeNull();
    expect(shelf.aside()?.text).toBe('{\n\n{"version":2}');
    shelf.dropAside();
    expect(shelf.aside()).toBeNull();
  });

  it("writes over nothing that isn't safe elsewhere", () => {
    const storage = storageOf();
    const shelf = shelfIn(storage);
    storage.texts.set(`key${key}`, "{");
    storage.mode.full = true;
    expect(shelf.read()).toBeNull();
    storage.mode.full = false;
    expect(shelf.write(good(1))).toBe(false);
    expect(storage.texts.get(`key${key}`)).toBe("{");
    expect(shelf.aside()?.text).toBe("{");
    shelf.dropAside();
    expect(shelf.write(good(1))).toBe(true);
  });

  it("keeps what a browser refuses as long as the page is open", () => {
    for (const mode of [{ full: true }, { denied: true }]) {
      const shelf = shelfIn(storageOf(mode));
      expect(shelf.write(good(7))).toBe(false);
      expect(shelf.read()).toBe(7);
      key += 1;
    }
  });
});

describe("a kept text", () => {
  it("is an object of this version, or an error that says what it is instead", () => {
    expect(parseKept(good(3), 1)).toEqual({ version: 1, value: 3 });
    for (const text of ["", "[]", "null", "7"]) expect(() => parseKept(text, 1)).toThrow(KeptError);
    expect(() => parseKept(good(3), 2)).toThrow("version at version");
  });
});
