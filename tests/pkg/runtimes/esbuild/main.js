import * as ugolki from "ugolki";
import { EngineClient } from "ugolki/client";
import { smoke } from "./smoke.js";
import { think } from "./think.js";

const done = `${smoke(ugolki)} ${await think(ugolki, EngineClient)}`;
if (typeof document === "undefined") console.log(done);
else document.documentElement.dataset.done = done;
