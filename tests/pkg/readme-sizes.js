// The sizes in the README: `npm run sizes` writes those of the build in pkg/dist.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { packageFolder } from "./harness/paths.js";

const readme = join(packageFolder, "README.md");
const sentence = /`ugolki_bg\.wasm` is (\d+) KB, (\d+) KB by brotli; `index\.js` is (\d+) KB, (\d+) KB by brotli/;
const engine = /`engine_module\.js`, which is (\d+) KB, (\d+) KB by brotli/;
const racer = /`race_module\.js`, (\d+) KB, (\d+) KB by brotli/;
const glue = /the (\d+) KB of `ugolki\.js`/;

/** The numbers of a README, in KB. */
export function sizes(text) {
  const found = [sentence, glue, engine, racer].map((place) => text.match(place));
  if (found.includes(null)) throw new Error("pkg/README.md: where are the sentences with the sizes?");
  return found.flatMap((numbers) => numbers.slice(1)).map(Number);
}

/** The README with the numbers of this build. */
export async function withSizes(text) {
  const measure = async (name) => {
    const bytes = await readFile(join(packageFolder, "dist", name));
    return [bytes.length, brotliCompressSync(bytes).length].map((size) => Math.round(size / 1000));
  };
  const names = ["ugolki_bg.wasm", "index.js", "ugolki.js", "engine_module.js", "race_module.js"];
  const [wasm, index, [code], player, race] = await Promise.all(names.map(measure));
  const is = ([size, compressed]) => `${size} KB, ${compressed} KB by brotli`;
  return text
    .replace(sentence, `\`ugolki_bg.wasm\` is ${is(wasm)}; \`index.js\` is ${is(index)}`)
    .replace(glue, `the ${code} KB of \`ugolki.js\``)
    .replace(engine, `\`engine_module.js\`, which is ${is(player)}`)
    .replace(racer, `\`race_module.js\`, ${is(race)}`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await writeFile(readme, await withSizes(await readFile(readme, "utf8")));
}
