/** A rating by Glicko-2. Somebody of whom nothing is known has 1500, 350 and 0.06. */
export interface Rating {
  /** The strength. */
  rating: number;
  /** How uncertain that is: the true strength is within twice this with 95 %. */
  deviation: number;
  /** How much the strength changes from time to time. */
  volatility: number;
}

/** A rated game: the opponent's rating before it, and what the player scored. */
export interface RatedGame {
  opponent: Rating;
  score: 0 | 0.5 | 1;
}

/**
 * A player's rating after these games, which are taken together (a rating period). Without games only the deviation
 * grows, to 350 at the most. What it gives is within the bounds of what it takes.
 *
 * Rejects with a `CornersError`: `bad-argument` with the `field` that is wrong.
 */
export function rate(player: Rating, games: RatedGame[]): Promise<Rating>;

/** The rating of a level of the computer player in a rated variant, or `null` where it has none. */
export function levelRating(variant: string, level: number): Promise<Rating | null>;
