import { EngineClient } from "./node_modules/ugolki/dist/client.js";
import * as ugolki from "./node_modules/ugolki/dist/index.js";
import init, * as web from "./node_modules/ugolki/dist/web.js";
import { smoke } from "./smoke.js";
import { think } from "./think.js";

const checks = smoke(ugolki);
await init("./node_modules/ugolki/dist/ugolki_bg.wasm");
document.documentElement.dataset.done = `${checks + smoke(web)} ${await think(web, EngineClient)}`;
