import * as ugolki from "ugolki";
import { EngineClient } from "ugolki/client";
import * as web from "ugolki/web";
import { smoke } from "./smoke.js";
import { think } from "./think.js";

const checks = smoke(ugolki);
await web.init();
document.documentElement.dataset.done = `${checks + smoke(web)} ${await think(web, EngineClient)}`;
