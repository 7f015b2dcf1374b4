import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { EngineClient } from "ugolki/client";
import * as ugolki from "ugolki/web";
import { smoke } from "./smoke.js";
import { think } from "./think.js";

await ugolki.init(await readFile(fileURLToPath(import.meta.resolve("ugolki/ugolki_bg.wasm"))));
console.log(smoke(ugolki), await think(ugolki, EngineClient));
