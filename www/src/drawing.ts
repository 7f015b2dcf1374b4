import { html, nothing, svg, type TemplateResult } from "lit-html";
import type { Destination, Side, Square } from "ugolki/web";
import { cellOf, squareAt, turned } from "./geometry.ts";

/** A board that is only looked at; what isn't given isn't drawn. */
export interface Drawing {
  size: number;
  /** White's home; Black's follows from it (rules 1.2). */
  home?: readonly Square[];
  white?: readonly Square[];
  black?: readonly Square[];
  /** Whose home is at the lower left; White's if left out. */
  bottom?: Side;
  coordinates?: boolean;
  /** The path of the last move: a tint on both its squares, and a thin line. */
  last?: readonly Square[];
  /** The square of a chosen man. */
  chosen?: Square;
  /** Squares that are spoken of. */
  lit?: readonly Square[];
  /** Marks on where a man may end: a ring, a dot, or a warning sign. */
  destinations?: readonly Pick<Destination, "to" | "kind" | "loses">[];
  /** Squares on which a man may not end. */
  refused?: readonly Square[];
  /** Ways of men, with a dot on each landing. */
  paths?: readonly (readonly Square[])[];
  /** Men with a ring around them. */
  trapped?: readonly Square[];
}

/** Names of custom properties. In the page they are used as they are, so that a drawing follows the theme. */
export type Colour =
  | `square-${"light" | "dark"}`
  | `${Side}-home-${"light" | "dark"}`
  | `${Side}-man`
  | `${Side}-rim`
  | "black-ring"
  | "board-edge"
  | "page"
  | "muted"
  | "accent"
  | "danger"
  | "on-danger"
  | "halo"
  | "last"
  | "last-line";

interface Area {
  d: string;
  fill?: Colour;
  stroke?: Colour;
  width?: number;
  opacity?: number;
  /** Straight edges on whole pixels. */
  crisp?: boolean;
  /** Only for the page's forced colours, where squares have no tones; see drawing.css. */
  outline?: "squares" | Side;
}

interface Letter {
  text: string;
  x: number;
  y: number;
}

/** Room for coordinates, at the left and below; in a file all around. */
const MARGIN = 0.7;
const EDGE = 0.04;
const FONT = 0.4;
/** From a letter's middle down to its foot. */
const BASELINE = 0.14;
const FONTS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** Numbers as short as they may be. */
const n = (value: number) => String(Math.round(value * 1000) / 1000);

const circle = (x: number, y: number, r: number) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;

const cross = (x: number, y: number) => `M${n(x - 0.16)} ${n(y - 0.16)}l.32 .32m0 -.32l-.32 .32`;

/** Everything but the letters, from the bottom up; each kind of thing is one path. */
function areas(drawing: Drawing): Area[] {
  const {
    size,
    home = [],
    white = [],
    black = [],
    bottom = "white",
    last = [],
    paths = [],
    destinations = [],
  } = drawing;
  const at = (square: Square) => cellOf(square, size, bottom);
  const cells = (squares: Iterable<Square>) =>
    Array.from(squares, at)
      .map(({ row, col }) => `M${col} ${row}h1v1h-1z`)
      .join("");
  /** A shape in the middle of each square. */
  const shapes = (squares: Iterable<Square>, shape: (x: number, y: number) => string) =>
    Array.from(squares, at)
      .map(({ row, col }) => shape(col + 0.5, row + 0.5))
      .join("");
  const dots = (squares: Iterable<Square>, r: number) => shapes(squares, (x, y) => circle(x, y, r));
  const line = (path: readonly Square[]) =>
    path.map(at).reduce((d, { row, col }, i) => `${d}${i === 0 ? "M" : "L"}${col + 0.5} ${row + 0.5}`, "");

  const all: Square[] = [];
  for (let row = 0; row < size; row++)
    for (let col = 0; col < size; col++) all.push(squareAt({ row, col }, size, bottom) as Square);
  const isDark = (square: Square) => {
    const { row, col } = at(square);
    return (row + col) % 2 === 1;
  };
  const homes: Record<Side, readonly Square[]> = { white: home, black: home.map((square) => turned(square, size)) };
  const sides = ["white", "black"] as const;

  const landings = paths.flatMap((path) => path.slice(1, -1));
  const ends = paths.flatMap((path) => path.slice(-1));
  // A path has dots of its own.
  const marked = destinations.filter(({ to }) => !landings.includes(to) && !ends.includes(to));
  const losing = marked.filter(({ loses }) => loses).map(({ to }) => to);
  const steps = marked.filter(({ loses, kind }) => !loses && kind === "step").map(({ to }) => to);
  const chains = marked.filter(({ loses, kind }) => !loses && kind === "chain").map(({ to }) => to);

  const parts: Area[] = [
    { d: `M0 0h${size}v${size}h${-size}z`, stroke: "board-edge", width: 2 * EDGE },
    { d: `M0 0h${size}v${size}h${-size}z`, fill: "square-light", crisp: true },
    { d: cells(all.filter(isDark)), fill: "square-dark", crisp: true },
    ...sides.flatMap((side): Area[] => [
      { d: cells(homes[side].filter((s) => !isDark(s))), fill: `${side}-home-light`, crisp: true },
      { d: cells(homes[side].filter(isDark)), fill: `${side}-home-dark`, crisp: true },
    ]),
    { d: cells(last.slice(0, 1)), fill: "last", opacity: 0.26, crisp: true },
    { d: cells(last.slice(1).slice(-1)), fill: "last", opacity: 0.4, crisp: true },
    { d: cells(drawing.chosen ? [drawing.chosen] : []), fill: "accent", opacity: 0.42, crisp: true },
    { d: cells(drawing.lit ?? []), fill: "accent", opacity: 0.3, crisp: true },
    { d: cells(all), stroke: "muted", width: 0.02, outline: "squares" },
    ...sides.map((side): Area => ({ d: cells(homes[side]), stroke: "muted", width: 0.05, outline: side })),
    { d: line(last), stroke: "last-line", width: 0.045, opacity: 0.8 },
    ...sides.map((side): Area => {
      const men = side === "white" ? white : black;
      return { d: dots(men, 0.353), fill: `${side}-man`, stroke: `${side}-rim`, width: 0.034 };
    }),
    { d: dots(black, 0.192), stroke: "black-ring", width: 0.032 },
    { d: dots(steps, 0.17), stroke: "halo", width: 0.12 },
    { d: dots(steps, 0.17), stroke: "accent", width: 0.075 },
    { d: dots(chains, 0.155), fill: "accent", stroke: "halo", width: 0.035 },
    {
      d: shapes(losing, (x, y) => `M${n(x)} ${n(y - 0.25)}l.28 .47h-.56z`),
      fill: "danger",
      stroke: "halo",
      width: 0.04,
    },
    { d: shapes(losing, (x, y) => `M${n(x)} ${n(y - 0.09)}v.15`), stroke: "on-danger", width: 0.065 },
    { d: shapes(losing, (x, y) => circle(x, y + 0.145, 0.032)), fill: "on-danger" },
    { d: shapes(drawing.refused ?? [], cross), stroke: "halo", width: 0.17 },
    { d: shapes(drawing.refused ?? [], cross), stroke: "danger", width: 0.09 },
    { d: paths.map(line).join(""), stroke: "halo", width: 0.175 },
    { d: paths.map(line).join(""), stroke: "accent", width: 0.11 },
    { d: dots(landings, 0.12) + dots(ends, 0.19), fill: "accent", stroke: "halo", width: 0.035 },
    { d: dots(drawing.trapped ?? [], 0.42), stroke: "danger", width: 0.08 },
  ];
  return parts.filter(({ d }) => d !== "");
}

/** Ranks at the left of the board and files below it, where they can be read on the smallest drawing too. */
function letters({ size, bottom = "white", coordinates = false }: Drawing): Letter[] {
  if (!coordinates) return [];
  const found: Letter[] = [];
  for (let i = 0; i < size; i++) {
    const left = squareAt({ row: i, col: 0 }, size, bottom) as Square;
    const low = squareAt({ row: size - 1, col: i }, size, bottom) as Square;
    found.push({ text: left.slice(1), x: -MARGIN / 2, y: i + 0.5 + BASELINE });
    found.push({ text: low.charAt(0), x: i + 0.5, y: size + MARGIN / 2 + BASELINE });
  }
  return found;
}

const used = (colour: Colour | undefined) => (colour ? `var(--${colour})` : "none");

/** A drawing for the page. Without a label it is hidden from assistive technology: the text beside it says it all. */
export function draw(drawing: Drawing, label: string | null): TemplateResult {
  const { size, coordinates } = drawing;
  const margin = coordinates ? MARGIN : EDGE;
  return html`<svg
    class="drawing"
    viewBox="${-margin} ${-EDGE} ${n(size + margin + EDGE)} ${n(size + margin + EDGE)}"
    role=${label === null ? nothing : "img"}
    aria-label=${label ?? nothing}
    aria-hidden=${label === null ? "true" : nothing}
    focusable="false"
    stroke-linecap="round"
    stroke-linejoin="round"
  >${areas(drawing).map(
    ({ d, fill, stroke, width, opacity, crisp, outline }) =>
      svg`<path d=${d} class=${outline ? `outline ${outline}` : nothing} fill=${used(fill)} stroke=${used(stroke)}
        stroke-width=${width ?? nothing} opacity=${opacity ?? nothing} shape-rendering=${crisp ? "crispEdges" : nothing} />`,
  )}${letters(drawing).map(
    ({ text, x, y }) =>
      svg`<text x=${n(x)} y=${n(y)} fill=${used("muted")} text-anchor="middle" font-size=${FONT} font-weight="600">${text}</text>`,
  )}</svg>`;
}

/** The same drawing as a file of its own, in these colours: it looks alike everywhere. A square is so many pixels. */
export function standalone(
  drawing: Drawing,
  { colours, square, title }: { colours: (colour: Colour) => string; square: number; title: string },
): string {
  const { size, coordinates } = drawing;
  const margin = coordinates ? MARGIN : EDGE;
  const side = n(size + 2 * margin);
  const escaped = (text: string) =>
    text.replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[c] ?? "&quot;");
  const tag = (name: string, attributes: Record<string, string | number | undefined>, content?: string) => {
    const written = Object.entries(attributes)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
      .join("");
    return content === undefined ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
  };
  const paint = (colour: Colour | undefined) => (colour ? colours(colour) : "none");
  const content = [
    tag("title", {}, escaped(title)),
    tag("path", { d: `M${-margin} ${-margin}h${side}v${side}h-${side}z`, fill: colours("page") }),
    ...areas(drawing)
      .filter(({ outline }) => !outline)
      .map(({ d, fill, stroke, width, opacity, crisp }) =>
        tag("path", {
          d,
          fill: paint(fill),
          stroke: stroke && paint(stroke),
          "stroke-width": width,
          opacity,
          "shape-rendering": crisp ? "crispEdges" : undefined,
        }),
      ),
    ...letters(drawing).map(({ text, x, y }) => tag("text", { x: n(x), y: n(y), fill: colours("muted") }, text)),
  ];
  const root = {
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: `${-margin} ${-margin} ${side} ${side}`,
    width: n(Number(side) * square),
    height: n(Number(side) * square),
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    "text-anchor": "middle",
    "font-family": FONTS,
    "font-size": FONT,
    "font-weight": 600,
  };
  return `${tag("svg", root, `\n${content.join("\n")}\n`)}\n`;
}

/** The colours that the page has now, whatever its theme. */
export function pageColours(): (colour: Colour) => string {
  const probe = document.createElement("span");
  probe.hidden = true;
  // A file is looked at elsewhere, where nobody has forced colours.
  probe.style.setProperty("forced-color-adjust", "none");
  const seen = new Map<Colour, string>();
  return (colour) => {
    const known = seen.get(colour);
    if (known !== undefined) return known;
    // The property's own text may still hold both themes; a colour that uses it doesn't.
    probe.style.setProperty("color", `var(--${colour})`);
    document.body.append(probe);
    const found = hex(getComputedStyle(probe).color);
    probe.remove();
    seen.set(colour, found);
    return found;
  };
}

/** A computed colour in the one way of writing that every program reads; anything unusual stays as it is. */
export function hex(computed: string): string {
  const [, space, inner] = /^(rgb|color)a?\((.*)\)$/.exec(computed) ?? [];
  const numbers = inner?.match(/-?[\d.]+(e-?\d+)?/g)?.map(Number);
  if (numbers?.length !== 3 || (space === "color" && !inner?.startsWith("srgb "))) return computed;
  const bytes = numbers.map((value) => Math.min(255, Math.max(0, Math.round(space === "color" ? value * 255 : value))));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
