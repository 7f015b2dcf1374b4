// The entry for every runtime: the module's bytes are in this file, and it is ready as soon as it is imported.
import { initSync } from "./ugolki.js";

const base64 = "BYTES";

initSync({ module: Uint8Array.fromBase64?.(base64) ?? Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)) });

// EXPORTS
