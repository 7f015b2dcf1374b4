// The contact sheet of all pictures: target/screens/index.html.
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { screens } from "./list.ts";

const folder = process.env.SCREENS ?? fileURLToPath(new URL("../../../target/screens/", import.meta.url));

/** Where a picture goes. */
export function pictureFile(screen: string, ...circumstances: string[]): string {
  return join(folder, screen, `${circumstances.join(" ")}.png`);
}

/** Playwright calls it when all pictures are taken. */
export default function sheet(): void {
  const taken = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const order = screens.map(({ name }) => name);
  const names = taken.map(({ name }) => name).sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const kinds = new Set<string>();
  const sections = names.map((name) => {
    const figures = readdirSync(join(folder, name))
      .sort()
      .map((file) => {
        const words = file.replace(/\.png$/, "").split(" ");
        for (const word of words) kinds.add(word);
        const path = `${name}/${encodeURIComponent(file)}`;
        return `<figure class="${words.join(" ")}"><a href="${path}"><img src="${path}" alt="" loading="lazy"></a><figcaption>${words.join(", ")}</figcaption></figure>`;
      });
    return `<section id="${name}"><h2>${name}</h2>${figures.join("\n")}</section>`;
  });
  const boxes = [...kinds].map((kind) => `<label><input type="checkbox" id="${kind}" checked> ${kind}</label>`);
  const hidden = [...kinds].map((kind) => `body:has(#${kind}:not(:checked)) figure.${kind}`);
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Corners: all screens</title>
<style>
  body { margin: 0 1rem; background: #777; color: #fff; font: 1rem/1.4 system-ui, sans-serif; }
  header { position: sticky; top: 0; padding: .5rem 0; background: #555; box-shadow: 0 0 0 1rem #555; }
  label, nav a { margin-right: 1rem; white-space: nowrap; color: inherit; }
  section { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; scroll-margin-top: 6rem; }
  h2 { flex-basis: 100%; margin: 2rem 0 0; }
  figure { margin: 0; }
  figcaption { font-size: .8rem; }
  img { display: block; height: 400px; }
  ${hidden.join(", ")} { display: none; }
</style>
<header><div>${boxes.join("\n")}</div></header>
<nav>${names.map((name) => `<a href="#${name}">${name}</a>`).join("\n")}</nav>
${sections.join("\n")}
</html>
`;
  writeFileSync(join(folder, "index.html"), html);
}
