import * as ugolki from "./node_modules/ugolki/dist/index.js";
import * as web from "./node_modules/ugolki/dist/web.js";
import { smoke } from "./smoke.js";

const checks = smoke(ugolki);
await web.init();
postMessage(checks + smoke(web));
