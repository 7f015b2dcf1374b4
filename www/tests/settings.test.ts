import { describe, expect, it } from "vitest";
import { localeFor } from "../src/l10n/l10n.ts";
import { createSettings } from "../src/settings.ts";

const storage = (items: Record<string, string>) =>
  ({
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, text: string) => (items[key] = text),
  }) as unknown as Storage;

describe("settings", () => {
  it("are kept, and told to whoever asked", () => {
    const items = {};
    const settings = createSettings(() => storage(items));
    const heard: string[] = [];
    const end = new AbortController();
    settings.onChange(({ board }) => heard.push(board), end.signal);
    settings.set({ board: "slate" });
    end.abort();
    settings.set({ board: "baize" });
    expect(heard).toEqual(["slate"]);
    expect(createSettings(() => storage(items)).get().board).toBe("baize");
  });

  it("follow what another window has stored", () => {
    const items: Record<string, string> = {};
    const [one, other] = [createSettings(() => storage(items)), createSettings(() => storage(items))];
    const heard: string[] = [];
    one.onChange(({ board }) => heard.push(board));
    other.set({ board: "slate" });
    one.reread();
    one.reread();
    expect(heard).toEqual(["slate"]);
    delete items["corners.settings"];
    one.reread();
    expect(one.get().board).toBe("auto");
  });

  it("take over the theme of the first version", () => {
    expect(createSettings(() => storage({ "corners.theme": "dark" })).get().theme).toBe("dark");
  });

  it("fall back one by one where they are damaged, and all where storage is denied", () => {
    const kept = { "corners.settings": JSON.stringify({ theme: "pink", board: "slate", sound: "loud" }) };
    expect(createSettings(() => storage(kept)).get()).toMatchObject({ theme: "auto", board: "slate", sound: true });
    expect(createSettings(() => storage({ "corners.settings": "{" })).get().theme).toBe("auto");
    const denied = createSettings(() => {
      throw new DOMException("denied", "SecurityError");
    });
    denied.set({ theme: "dark" });
    expect(denied.get().theme).toBe("dark");
  });
});

describe("the language", () => {
  it("is the one chosen, else the first of the browser's that there is, else English", () => {
    expect(localeFor("el", ["ru"])).toBe("el");
    expect(localeFor("auto", ["fr-FR", "ru-RU", "el"])).toBe("ru");
    expect(localeFor("auto", ["EL-gr"])).toBe("el");
    expect(localeFor("auto", ["fr", "de"])).toBe("en");
    expect(localeFor("auto", [])).toBe("en");
  });
});
