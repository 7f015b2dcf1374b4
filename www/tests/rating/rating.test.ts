import type { Rating } from "ugolki/web";
import { beforeEach, describe, expect, it } from "vitest";
import { type Entry, ratedGames, ratingIn, readBook, UNKNOWN, writeBook } from "../../src/rating/book.ts";
import { type Computing, createRatingKeeper, RATING_KEY } from "../../src/rating/keeper.ts";

const level: Rating = { rating: 1000, deviation: 60, volatility: 0.06 };

/** Ten points for a win, ten less for a defeat. */
const computing: Computing = {
  rate: async ({ rating, deviation, volatility }, games) => ({
    rating: games.reduce((sum, { score }) => sum + (score - 0.5) * 20, rating),
    deviation: deviation - 10,
    volatility,
  }),
  levelRating: async (variant) => (variant === "triangle" ? null : level),
};

const game = (id: string, score: Entry["score"], variant = "classic-3x3"): Omit<Entry, "rated"> => ({
  id,
  variant,
  at: 1_000_000 + id.length,
  level: 3,
  side: "white",
  score,
  reason: "arrived",
});

function fakeStorage(isFull = false): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new Error("full");
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
}

let storage: Storage;
beforeEach(() => {
  storage = fakeStorage();
});
const open = (by = computing) => createRatingKeeper(() => storage, by);

describe("the ratings", () => {
  it("change with each game, for each variant by itself", async () => {
    const ratings = open();
    ratings.enter(game("a", 1));
    ratings.enter(game("b", 0, "diagonal-3x3"));
    ratings.enter(game("c", 1));
    await ratings.settle();
    expect(ratingIn(ratings.entries(), "classic-3x3").rating).toBe(1520);
    expect(ratingIn(ratings.entries(), "diagonal-3x3").rating).toBe(1490);
    expect(ratingIn(ratings.entries(), "classic-3x4")).toEqual(UNKNOWN);
    expect(ratings.change("c")).toMatchObject({ before: { rating: 1510 }, after: { rating: 1520 }, isFirst: false });
    expect(ratings.change("b")).toMatchObject({ before: { rating: 1500 }, isFirst: true });
    expect(ratings.change("nobody")).toBeNull();
    expect(ratedGames(ratings.entries(), "classic-3x3").map(({ id, rated }) => [id, rated.opponent])).toEqual([
      ["a", level],
      ["c", level],
    ]);
  });

  it("count a game once, and are the same in another window", async () => {
    const [one, other] = [open(), open()];
    one.enter(game("a", 1));
    other.enter(game("a", 1));
    other.enter(game("b", 0.5));
    await Promise.all([one.settle(), one.settle(), other.settle()]);
    expect(one.entries()).toHaveLength(2);
    expect(one.entries()).toEqual(other.entries());
    expect(ratingIn(one.entries(), "classic-3x3").rating).toBe(1510);
  });

  it("are computed later where they can't be now: the game is entered at once", async () => {
    const broken = open({ ...computing, rate: () => Promise.reject(new Error("offline")) });
    broken.enter(game("a", 1));
    await expect(broken.settle()).rejects.toThrow("offline");
    expect(broken.change("a")).toBeNull();
    const later = open();
    expect(later.entries()).toHaveLength(1);
    await later.settle();
    expect(later.change("a")?.after.rating).toBe(1510);
  });

  it("aren't changed by a level without one", async () => {
    const ratings = open();
    ratings.enter(game("a", 1, "triangle"));
    await ratings.settle();
    expect(ratings.change("a")).toMatchObject({ before: UNKNOWN, after: UNKNOWN });
  });

  it("that can't be read are put aside, and a new list begins", async () => {
    storage.setItem(RATING_KEY, '{"version":1,"games":[{"id":"a"}]}');
    const ratings = open();
    ratings.enter(game("b", 1));
    await ratings.settle();
    expect(ratings.entries().map(({ id }) => id)).toEqual(["b"]);
    expect(ratings.aside()?.error).toMatchObject({ fault: "field", where: "games[0]" });
    expect(ratings.aside()?.text).toContain('"a"');
    ratings.dropAside();
    expect(ratings.aside()).toBeNull();
  });

  it("last as long as the page where nothing can be stored", async () => {
    storage = fakeStorage(true);
    const ratings = open();
    ratings.enter(game("full", 1));
    await ratings.settle();
    expect(ratings.isStored()).toBe(false);
    expect(ratings.change("full")?.after.rating).toBe(1510);
  });
});

describe("the kept list", () => {
  const rated = { opponent: level, after: UNKNOWN };
  const entries: Entry[] = [
    { ...game("a", 0.5), rated },
    { ...game("bb", 0), rated: null },
  ];

  it("is read as it was written", () => {
    expect(readBook(writeBook(entries))).toEqual(entries);
  });

  it.each([
    ["another version", '{"version":2,"games":[]}', "version"],
    ["no list", '{"version":1}', "field"],
    ["a game twice", writeBook([entries[0] as Entry, entries[0] as Entry]), "double"],
    ["a score that there isn't", writeBook([{ ...(entries[0] as Entry), score: 2 as 1 }]), "field"],
    [
      "a rating that is none",
      writeBook([{ ...(entries[0] as Entry), rated: { ...rated, after: { ...level, deviation: 0 } } }]),
      "field",
    ],
    [
      "a rating from which none can be computed",
      writeBook([{ ...(entries[0] as Entry), rated: { ...rated, after: { ...level, rating: 1e9 } } }]),
      "field",
    ],
    ["no JSON", "{", "json"],
  ])("says what is wrong with it: %s", (_, text, fault) => {
    expect(() => readBook(text)).toThrow(expect.objectContaining({ fault }));
  });
});
