import * as ugolki from "ugolki";
import * as web from "ugolki/web";
import { smoke } from "./smoke.js";

const checks = smoke(ugolki);
await web.init();
document.documentElement.dataset.done = checks + smoke(web);
