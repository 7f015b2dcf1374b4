import type { RaceOptions, RaceResult } from "./racing.js";
import type { Game } from "./ugolki.js";

/**
 * The fewest moves in which one army, alone on the board, comes to its goal from where it stands: the other army is left
 * out, and so are all deadlines. It gives way to others every few milliseconds; `EngineClient` from `ugolki/client` has
 * the same in a worker. Its WebAssembly is loaded by the first race; it takes up to 200 MB, and keeps them for the next
 * race.
 *
 * What can't be proven in the time or the memory given is answered with the best line found and the proven lower bound.
 *
 * Rejects with a `CornersError`: `bad-game` and `bad-argument` with the `field` that is wrong.
 */
export function race(game: Game, options?: RaceOptions): Promise<RaceResult>;
