/** An error like those that the module throws. */
export function failure(code, message, fields) {
  return Object.assign(new Error(message), { name: "CornersError", code, ...fields });
}

export const wrong = (field, problem) => failure("bad-argument", `${field} ${problem}`, { field });

export const disposed = () => failure("disposed", "the engine is disposed of");

/** How much memory an engine is to have, in megabytes. */
export function hashOf(options) {
  if (options === undefined) return 16;
  if (typeof options !== "object" || options === null) throw wrong("options", "isn't an object");
  const { hashMb = 16 } = options;
  if (typeof hashMb !== "number" || !(hashMb >= 0)) throw wrong("options.hashMb", "isn't a number from 0 up");
  return hashMb;
}

/** Refuses what can't be called. */
export function checkListener(onInfo, field = "onInfo") {
  if (onInfo !== undefined && typeof onInfo !== "function") throw wrong(field, "isn't a function");
}

/** Refuses what can't tell that it is aborted. */
export function checkSignal(signal, field) {
  if (signal === undefined) return;
  const isSignal = typeof signal?.aborted === "boolean" && typeof signal.addEventListener === "function";
  if (!isSignal) throw wrong(field, "isn't an AbortSignal");
}
