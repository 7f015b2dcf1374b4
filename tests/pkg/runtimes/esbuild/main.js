import * as ugolki from "ugolki";
import { smoke } from "./smoke.js";

const checks = smoke(ugolki);
if (typeof document === "undefined") console.log(checks);
else document.documentElement.dataset.done = checks;
