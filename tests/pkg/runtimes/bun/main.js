import * as ugolki from "ugolki";
import { EngineClient } from "ugolki/client";
import { smoke } from "./smoke.js";
import { think } from "./think.js";

console.log(smoke(ugolki), await think(ugolki, EngineClient));
