/** The bytes that a text in base64 holds. */
export const bytes = (base64) =>
  Uint8Array.fromBase64?.(base64) ?? Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
