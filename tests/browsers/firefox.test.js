import { corePaths } from "./core.js";
import { openFirefox } from "./firefox.js";

corePaths("Firefox", openFirefox);
