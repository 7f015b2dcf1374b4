import type { RatedGame, Rating } from "ugolki/web";
import { createShelf, type Shelf } from "../room/kept.ts";
import { type Entry, ratingIn, readBook, UNKNOWN, writeBook } from "./book.ts";

export const RATING_KEY = "corners.rating";

/** What computes ratings: the package, or a stand-in in a test. */
export interface Computing {
  rate(player: Rating, games: RatedGame[]): Promise<Rating>;
  levelRating(variant: string, level: number): Promise<Rating | null>;
}

/** What a game has made of a rating. */
export interface Change {
  before: Rating;
  after: Rating;
  /** It is the first one in its variant. */
  isFirst: boolean;
}

export interface RatingKeeper extends Pick<Shelf<Entry[]>, "aside" | "dropAside"> {
  entries(): readonly Entry[];
  /** False when this browser refuses to store anything. */
  isStored(): boolean;
  /** Enters a game once, at once. */
  enter(entry: Omit<Entry, "rated">): void;
  /** Computes the ratings that are still to be computed. */
  settle(): Promise<void>;
  /** What a game has changed; null where it isn't rated (yet). */
  change(id: string): Change | null;
}

/** The rated games of this browser, and the ratings that they give. */
export function createRatingKeeper(storage: () => Storage, computing: Computing): RatingKeeper {
  const shelf = createShelf(storage, RATING_KEY, readBook);
  let isStored = true;
  let settling = Promise.resolve();

  const entries = (): Entry[] => shelf.read() ?? [];

  function write(next: readonly Entry[]): void {
    isStored = shelf.write(writeBook(next));
  }

  async function settleAll(): Promise<void> {
    for (let next = nextToSettle(); next; next = nextToSettle()) {
      const { id, variant, level, score } = next;
      const opponent = await computing.levelRating(variant, level);
      // Without a rating of its own the level changes nobody's.
      const player = ratingIn(before(id), variant);
      const after = opponent ? await computing.rate(player, [{ opponent, score }]) : player;
      // Another window may have entered games meanwhile.
      write(
        entries().map((entry) =>
          entry.id === id ? { ...entry, rated: { opponent: opponent ?? UNKNOWN, after } } : entry,
        ),
      );
    }
  }

  const nextToSettle = () => entries().find(({ rated }) => rated === null);

  function before(id: string): Entry[] {
    const all = entries();
    return all.slice(
      0,
      all.findIndex((entry) => entry.id === id),
    );
  }

  return {
    entries,
    isStored: () => isStored,
    aside: shelf.aside,
    dropAside() {
      // Else what is thrown away would be found again.
      const all = entries();
      shelf.dropAside();
      write(all);
    },
    enter(entry) {
      const all = entries();
      if (!all.some(({ id }) => id === entry.id)) write([...all, { ...entry, rated: null }]);
    },
    settle() {
      settling = settling.catch(() => {}).then(settleAll);
      return settling;
    },
    change(id) {
      const entry = entries().find((one) => one.id === id);
      if (!entry?.rated) return null;
      const earlier = before(id);
      return {
        before: ratingIn(earlier, entry.variant),
        after: entry.rated.after,
        isFirst: !earlier.some(({ variant }) => variant === entry.variant),
      };
    },
  };
}
