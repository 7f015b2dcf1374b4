// Ratings, computed in the module with the computer player.

/** The module, loaded when it is asked for first. */
export const loadEngine = async () => (await import("./engine_module.js")).load();

export async function rate(player, games) {
  return (await loadEngine()).rate(player, games);
}

export async function levelRating(variant, level) {
  return (await loadEngine()).levelRating(variant, level) ?? null;
}
