import { EngineClient } from "./node_modules/ugolki/dist/client.js";
import * as ugolki from "./node_modules/ugolki/dist/index.js";
import * as web from "./node_modules/ugolki/dist/web.js";
import { smoke } from "./smoke.js";
import { think } from "./think.js";

const checks = smoke(ugolki);
await web.init();
postMessage(`${checks + smoke(web)} ${await think(ugolki, EngineClient)}`);
