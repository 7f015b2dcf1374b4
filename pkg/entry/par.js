// What `cargo xtask par` has found of the race alone in each variant (src/race/par.json).
import { wrong } from "./failure.js";

const known = "PARS";

/** What the race in a variant depends on: the board's size, the directions, and how many squares of each file are home. */
const shapes = {
  "classic-3x3": [8, false, "333"],
  "classic-3x4": [8, false, "3333"],
  "diagonal-3x3": [8, true, "333"],
  "diagonal-3x4": [8, true, "3333"],
  triangle: [8, false, "4321"],
  "classic-4x4": [8, false, "4444"],
  "halma-16x16": [16, true, "55432"],
};

export function par(variant) {
  const isName = typeof variant === "string";
  if (!isName && (typeof variant !== "object" || variant === null))
    throw wrong("variant", "is neither a name nor a variant");
  const name = isName ? variant : variant.name;
  if (typeof name !== "string" || !Object.hasOwn(known, name)) return null;
  return isName || hasShape(variant, ...shapes[name]) ? structuredClone(known[name]) : null;
}

function hasShape({ size, diagonal, home }, ownSize, ownDiagonal, files) {
  const squares = [...files].flatMap((count, file) =>
    Array.from({ length: Number(count) }, (_, rank) => `${"abcdefgh"[file]}${rank + 1}`),
  );
  const isHome = Array.isArray(home) && home.length === squares.length && squares.every((one) => home.includes(one));
  return size === ownSize && diagonal === ownDiagonal && isHome;
}
