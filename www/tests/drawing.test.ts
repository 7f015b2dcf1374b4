import type { TemplateResult } from "lit-html";
import { describe, expect, it } from "vitest";
import { type Colour, type Drawing, draw, hex, standalone } from "../src/drawing.ts";

const home = ["a1", "a2", "b1"];

const EVERYTHING: Drawing = {
  size: 4,
  home,
  white: ["a1", "b2"],
  black: ["d4"],
  coordinates: true,
  last: ["b1", "b2"],
  chosen: "a1",
  lit: ["c3"],
  destinations: [
    { to: "a2", kind: "step", loses: false },
    { to: "c1", kind: "chain", loses: false },
    { to: "d1", kind: "chain", loses: true },
    { to: "c3", kind: "chain", loses: false },
  ],
  paths: [["a1", "a3", "c3"]],
  trapped: ["d4"],
};

/** What a template writes, without attributes that it leaves out. */
function written(value: unknown): string {
  if (Array.isArray(value)) return value.map(written).join("");
  if (typeof value === "string" || typeof value === "number") return String(value);
  if (typeof value === "symbol" || value === null || value === undefined) return "∅";
  const { strings, values } = value as TemplateResult;
  return strings
    .map((text, i) => text + (i < values.length ? written(values[i]) : ""))
    .join("")
    .replaceAll(/\s[\w-]+=∅/g, "");
}

const inFile = (drawing: Drawing, title = "A board") =>
  standalone(drawing, { colours: (colour) => `<${colour}>`, square: 100, title });
const shapesOf = (text: string) => [...text.matchAll(/\bd="?([^"]*?)"? (?:class|fill)=/g)].map(([, d]) => d);

describe("a drawing", () => {
  it("is the same in the page and in a file", () => {
    const page = written(draw(EVERYTHING, null)).replace(/<path d=[^>]*class=outline[^>]*>/g, "");
    const file = inFile(EVERYTHING).replace(/<path d=[^>]*&lt;page&gt;[^>]*>/, "");
    expect(shapesOf(page).length).toBeGreaterThan(15);
    expect(shapesOf(page)).toEqual(shapesOf(file));
  });

  it("takes the page's colours by name and the file's as they are now", () => {
    const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name);
    const page = names(written(draw(EVERYTHING, null)), /var\(--([\w-]+)\)/g);
    const file = names(inFile(EVERYTHING), /"&lt;([\w-]+)&gt;"/g);
    expect(new Set(file)).toEqual(new Set([...page, "page"]));
    expect(inFile(EVERYTHING)).not.toContain("var(");
  });

  it("is a picture with a name, or hidden", () => {
    expect(written(draw({ size: 4 }, "An empty board"))).toMatch(/role=img\s+aria-label=An empty board/);
    expect(written(draw({ size: 4 }, "An empty board"))).not.toContain("aria-hidden");
    expect(written(draw({ size: 4 }, null))).toMatch(/aria-hidden=true/);
    expect(written(draw({ size: 4 }, null))).not.toContain("role=");
  });

  it("has one light square at a1's right and both homes tinted", () => {
    const fills = (drawing: Drawing) => [...inFile(drawing).matchAll(/d="([^"]*)" fill="&lt;([\w-]+)&gt;"/g)];
    const of = (drawing: Drawing, colour: Colour) => fills(drawing).find(([, , fill]) => fill === colour)?.[1];
    expect(of({ size: 4, home }, "white-home-dark")).toBe("M0 3h1v1h-1z");
    expect(of({ size: 4, home }, "white-home-light")).toBe("M0 2h1v1h-1zM1 3h1v1h-1z");
    expect(of({ size: 4, home }, "black-home-dark")).toBe("M3 0h1v1h-1z");
    expect(of({ size: 4, home, bottom: "black" }, "black-home-dark")).toBe("M0 3h1v1h-1z");
    expect(of({ size: 4 }, "white-home-dark")).toBeUndefined();
  });

  it("turns with its bottom side, coordinates too", () => {
    const texts = (drawing: Drawing) => [...inFile(drawing).matchAll(/<text x="([-\d.]+)"[^>]*>(\w+)</g)];
    const left = (drawing: Drawing) => texts(drawing).flatMap(([, x, text]) => (Number(x) < 0 ? [text] : []));
    expect(left({ size: 4, coordinates: true })).toEqual(["4", "3", "2", "1"]);
    expect(left({ size: 4, coordinates: true, bottom: "black" })).toEqual(["1", "2", "3", "4"]);
    expect(texts({ size: 16, coordinates: true }).map(([, , text]) => text)).toContain("p");
    expect(texts({ size: 16 })).toEqual([]);
  });

  it("doesn't mark what a path has dots on", () => {
    const [plain, withPath] = [{ ...EVERYTHING, paths: [] }, EVERYTHING].map((drawing) => inFile(drawing));
    const dots = (text: string | undefined) =>
      /d="([^"]*)" fill="&lt;accent&gt;" stroke="&lt;halo&gt;"/.exec(text ?? "")?.[1];
    expect(dots(plain)?.match(/M/g)).toHaveLength(2);
    expect(dots(withPath)?.match(/M/g)).toHaveLength(1);
  });
});

describe("a file", () => {
  it("keeps a title from breaking it", () => {
    const text = inFile({ size: 4 }, 'Anna <"&"> Boris');
    expect(text).toContain("<title>Anna &lt;&quot;&amp;&quot;&gt; Boris</title>");
    expect(text).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="-0.04 -0.04 4.08 4.08" width="408" height="408"/,
    );
  });

  it("writes colours as every program reads them", () => {
    expect(hex("rgb(41, 31, 16)")).toBe("#291f10");
    expect(hex("color(srgb 1 0.5 0)")).toBe("#ff8000");
    expect(hex("rgba(0, 0, 0, 0.5)")).toBe("rgba(0, 0, 0, 0.5)");
    expect(hex("lab(50 20 10)")).toBe("lab(50 20 10)");
  });
});
