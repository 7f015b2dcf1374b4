/**
 * Which tab a game belongs to. Where the browser has locks (in secure contexts) a game is a lock that its tab holds;
 * else the tabs ask each other. A tab that takes a game over asks the other one to write first what it still knows.
 */
export interface Owner {
  /** Whether this tab has the game now; false when another one has it. */
  claim(id: string): Promise<boolean>;
  /** Takes the game over from whichever tab has it. */
  take(id: string): Promise<void>;
  release(id: string): void;
  has(id: string): boolean;
  /** Those of these games that other tabs have. */
  elsewhere(ids: readonly string[]): Promise<Set<string>>;
}

export interface Tabs {
  /** `navigator.locks`, where there are any. */
  locks: LockManager | undefined;
  /** A channel between the tabs, where there are any. */
  channel: Pick<BroadcastChannel, "postMessage" | "addEventListener"> | null;
  /** Another tab takes this game: the last moment to write. */
  flush(id: string): Promise<unknown>;
  /** Another tab has taken this game. */
  lost(id: string): void;
}

/** How long another tab may take to say that it has a game: it does so at once, unless it sleeps. */
const ASK = 150;
/** How long it may take to write and let go. */
const TAKE = 1000;

const LOCK = "corners.game.";

type Message =
  /** Who has this game? */
  | { kind: "ask"; id: string; from: string }
  /** I have it. */
  | { kind: "mine"; id: string; from: string }
  /** Give it to me. */
  | { kind: "take"; id: string; from: string }
  /** I have let it go. */
  | { kind: "gone"; id: string; from: string };

function isMessage(value: unknown): value is Message {
  const message = value as Partial<Message> | null;
  return (
    typeof message?.id === "string" &&
    typeof message.from === "string" &&
    ["ask", "mine", "take", "gone"].includes(message.kind ?? "")
  );
}

export function createOwner(
  { locks, channel, flush, lost }: Tabs,
  me: string = crypto.getRandomValues(new Uint32Array(2)).join("-"),
): Owner {
  /** The games of this tab, and how each is let go. */
  const held = new Map<string, () => void>();
  /** Games that this tab is asking for; of two that ask at once the one with the lower name gets it. */
  const asking = new Set<string>();
  /** Settled when the lock of a game is free again. */
  const leaving = new Map<string, Promise<void>>();
  const listeners = new Set<(message: Message) => void>();

  const post = (message: Message) => {
    try {
      channel?.postMessage(message);
    } catch {
      // A closed channel: nobody hears it.
    }
  };

  /** Whether such a message comes in time. */
  function heard(kind: Message["kind"], id: string, wait: number): Promise<boolean> {
    if (!channel) return Promise.resolve(false);
    return new Promise((resolve) => {
      const end = (isHeard: boolean) => {
        clearTimeout(timer);
        listeners.delete(listen);
        resolve(isHeard);
      };
      const listen = (message: Message) => {
        if (message.kind === kind && message.id === id) end(true);
      };
      const timer = setTimeout(() => end(false), wait);
      listeners.add(listen);
    });
  }

  function lose(id: string): void {
    const letGo = held.get(id);
    if (!letGo) return;
    held.delete(id);
    letGo();
    lost(id);
  }

  async function give(id: string): Promise<void> {
    try {
      await flush(id);
    } finally {
      lose(id);
      post({ kind: "gone", id, from: me });
    }
  }

  channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data) || data.from === me) return;
    const { kind, id, from } = data;
    for (const listen of [...listeners]) listen(data);
    if (kind === "ask" && (held.has(id) || (asking.has(id) && me < from))) post({ kind: "mine", id, from: me });
    if (kind === "take" && held.has(id)) void give(id);
  });

  /** Holds the lock until it is let go or taken away. */
  async function lock(manager: LockManager, id: string, options: LockOptions): Promise<boolean> {
    // A lock that was let go just now isn't free at once.
    await leaving.get(id);
    return new Promise((resolve, reject) => {
      const hold = (granted: Lock | null) => {
        if (!granted) {
          resolve(false);
          return;
        }
        return new Promise<void>((letGo) => {
          held.set(id, letGo);
          resolve(true);
        });
      };
      const end = manager.request(LOCK + id, options, hold).then(
        () => {},
        (error: unknown) => {
          // Taken away while it was held, or never granted.
          if (held.has(id)) lose(id);
          else reject(error);
        },
      );
      leaving.set(id, end);
    });
  }

  async function ask(id: string): Promise<boolean> {
    asking.add(id);
    const answer = heard("mine", id, ASK);
    post({ kind: "ask", id, from: me });
    const isTaken = await answer;
    asking.delete(id);
    return isTaken;
  }

  return {
    async claim(id) {
      if (held.has(id)) return true;
      if (locks) {
        try {
          return await lock(locks, id, { ifAvailable: true });
        } catch {
          // Locks that are there but denied: ask instead.
        }
      }
      if (await ask(id)) return false;
      held.set(id, () => {});
      return true;
    },

    async take(id) {
      if (held.has(id)) return;
      const gone = heard("gone", id, TAKE);
      post({ kind: "take", id, from: me });
      await gone;
      if (locks) {
        try {
          await lock(locks, id, { steal: true });
          return;
        } catch {
          // Locks that are there but denied.
        }
      }
      held.set(id, () => {});
    },

    release(id) {
      const letGo = held.get(id);
      held.delete(id);
      letGo?.();
    },

    has: (id) => held.has(id),

    async elsewhere(ids) {
      const others = ids.filter((id) => !held.has(id));
      if (others.length === 0) return new Set();
      if (locks) {
        try {
          const names = new Set((await locks.query()).held?.map(({ name }) => name));
          return new Set(others.filter((id) => names.has(LOCK + id)));
        } catch {
          // As above.
        }
      }
      const isTaken = await Promise.all(others.map(ask));
      return new Set(others.filter((_, index) => isTaken[index]));
    },
  };
}

/** The channel between the tabs of this browser; null where it has none. */
export function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel("corners.games");
  } catch {
    return null;
  }
}
