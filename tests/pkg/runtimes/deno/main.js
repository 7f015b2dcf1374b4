import * as ugolki from "ugolki";
import { smoke } from "./smoke.js";

console.log(smoke(ugolki));
