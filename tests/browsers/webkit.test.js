import { corePaths } from "./core.js";
import { openWebKit } from "./webkit.js";

corePaths("WebKit", openWebKit);
