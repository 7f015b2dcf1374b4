import { afterEach, describe, expect, it, vi } from "vitest";
import { createOwner, type Owner } from "../../src/games/owner.ts";
import { createLocks } from "./fixtures.ts";

const channels: BroadcastChannel[] = [];
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
});

interface Tab {
  owner: Owner;
  lost: string[];
  flushed: string[];
}

function openTab(locks: LockManager | undefined, name: string, { asleep = false, mute = false } = {}): Tab {
  const channel = mute ? null : new BroadcastChannel("corners.games");
  if (channel) channels.push(channel);
  const lost: string[] = [];
  const flushed: string[] = [];
  const owner = createOwner(
    {
      locks,
      // A tab that sleeps hears nothing.
      channel: asleep && channel ? { postMessage: () => {}, addEventListener: () => {} } : channel,
      flush: async (id) => flushed.push(id),
      lost: (id) => lost.push(id),
    },
    name,
  );
  return { owner, lost, flushed };
}

describe.each([
  ["with locks", true],
  ["without locks", false],
])("a game's tab, %s", (_, hasLocks) => {
  const browser = () => (hasLocks ? createLocks() : undefined);

  it("is the first that claims it", async () => {
    const locks = browser();
    const [first, second] = [openTab(locks, "1"), openTab(locks, "2")];
    expect(await first.owner.claim("g")).toBe(true);
    expect(await first.owner.claim("g")).toBe(true);
    expect(await second.owner.claim("g")).toBe(false);
    expect(await second.owner.claim("other")).toBe(true);
    expect([first.owner.has("g"), second.owner.has("g")]).toEqual([true, false]);
    expect(await second.owner.elsewhere(["g", "other", "nobody's"])).toEqual(new Set(["g"]));
  });

  it("is free again when it lets go", async () => {
    const locks = browser();
    const [first, second] = [openTab(locks, "1"), openTab(locks, "2")];
    await first.owner.claim("g");
    first.owner.release("g");
    expect(await first.owner.claim("g")).toBe(true);
    first.owner.release("g");
    await new Promise((resolve) => setTimeout(resolve));
    expect(await second.owner.claim("g")).toBe(true);
    expect(first.lost).toEqual([]);
  });

  it("writes what it still knows before another one takes over, and back", async () => {
    const locks = browser();
    const [first, second] = [openTab(locks, "1"), openTab(locks, "2")];
    await first.owner.claim("g");
    await second.owner.take("g");
    expect(first).toMatchObject({ flushed: ["g"], lost: ["g"] });
    expect([first.owner.has("g"), second.owner.has("g")]).toEqual([false, true]);
    await first.owner.take("g");
    expect(second).toMatchObject({ flushed: ["g"], lost: ["g"] });
    expect([first.owner.has("g"), second.owner.has("g")]).toEqual([true, false]);
    expect(first.lost).toEqual(["g"]);
  });

  it("is just one when two claim it at once", async () => {
    const locks = browser();
    const tabs = [openTab(locks, "1"), openTab(locks, "2")];
    const claims = await Promise.all(tabs.map(({ owner }) => owner.claim("g")));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });
});

describe("a tab that sleeps", () => {
  it("loses its game to one that takes it, and learns of it", async () => {
    const locks = createLocks();
    const [first, second] = [openTab(locks, "1", { asleep: true }), openTab(locks, "2")];
    await first.owner.claim("g");
    await second.owner.take("g");
    await vi.waitFor(() => expect(first.lost).toEqual(["g"]));
    expect(first.flushed).toEqual([]);
    expect(second.owner.has("g")).toBe(true);
  });

  it("that died leaves the game to be claimed where tabs ask each other", async () => {
    const [first, second] = [openTab(undefined, "1", { asleep: true }), openTab(undefined, "2")];
    await first.owner.claim("g");
    expect(await second.owner.claim("g")).toBe(true);
  });
});

it("a browser with neither locks nor channels has every game at once", async () => {
  const { owner } = openTab(undefined, "1", { mute: true });
  expect(await owner.claim("g")).toBe(true);
  expect(await owner.elsewhere(["h"])).toEqual(new Set());
  owner.release("g");
  await owner.take("g");
  expect(owner.has("g")).toBe(true);
});

it("a message that isn't one is ignored", async () => {
  const { owner } = openTab(undefined, "1");
  await owner.claim("g");
  const stranger = new BroadcastChannel("corners.games");
  channels.push(stranger);
  for (const text of [null, 3, "take", { kind: "take" }, { kind: "steal", id: "g", from: "x" }])
    stranger.postMessage(text);
  expect(await openTab(undefined, "2").owner.claim("g")).toBe(false);
  expect(owner.has("g")).toBe(true);
});
