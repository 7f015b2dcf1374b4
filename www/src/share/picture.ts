import type { Game, Side } from "ugolki/web";
import { type Colour, type Drawing, pageColours, standalone } from "../drawing.ts";
import { pathOf } from "../geometry.ts";

/** The side of a picture, about. */
const PIXELS = 1440;

/** What a picture of a game shows: the position with its last move. */
export function drawingOf(game: Game, bottom: Side): Drawing {
  const { variant, white, black, moves } = game;
  const last = moves.at(-1);
  const { size, home } = variant;
  return { size, home, white, black, bottom, coordinates: true, last: last ? pathOf(last) : [] };
}

/** A name for the file of a picture: the variant, the day, and the move that was the last one. */
export function pictureName({ variant, moves }: Game, date: string | null, ending: "svg" | "png"): string {
  const name = variant.name.replace(/[^\p{L}\p{N}]+/gu, "-").slice(0, 40);
  const ply = moves.length > 0 ? `move-${Math.ceil(moves.length / 2)}${moves.length % 2 ? "w" : "b"}` : "start";
  return `${["corners", name, date?.replaceAll(".", "-"), ply].filter(Boolean).join("_")}.${ending}`;
}

/** The board as the text of an SVG file. */
export function svgOf(game: Game, bottom: Side, title: string, colours: (colour: Colour) => string): string {
  const drawing = drawingOf(game, bottom);
  // A multiple of ten, so that all edges lie between pixels.
  const square = 10 * Math.round(PIXELS / (drawing.size + 1) / 10);
  return standalone(drawing, { colours, square, title });
}

/** The board as an SVG file. */
export function svgFile(game: Game, bottom: Side, title: string): Blob {
  return new Blob([svgOf(game, bottom, title, pageColours())], { type: "image/svg+xml" });
}

/** The board as a PNG file; null where the browser gives no picture out, or a false one, so that nobody is traced. */
export async function pngFile(game: Game, bottom: Side, title: string): Promise<Blob | null> {
  const colours = pageColours();
  const url = URL.createObjectURL(new Blob([svgOf(game, bottom, title, colours)], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext("2d");
    if (!context) return null;
    context.drawImage(image, 0, 0);
    // Its corner has the page's colour, if it is what was drawn.
    const corner = [...context.getImageData(1, 1, 1, 1).data.subarray(0, 3)];
    const meant =
      colours("page")
        .match(/[0-9a-f]{2}/gi)
        ?.map((byte) => Number.parseInt(byte, 16)) ?? [];
    if (corner.some((value, i) => Math.abs(value - (meant[i] ?? value)) > 3)) return null;
    return await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}
