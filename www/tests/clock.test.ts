import { describe, expect, it } from "vitest";
import { fallen, newClock, nextChange, press, reading, rebase, remaining, stop } from "../src/clock.ts";
import { clockText } from "../src/texts.ts";

const control = { reserve: 180_000, increment: 2000 };
const shows = (left: number) => clockText(reading(left));

describe("a clock", () => {
  it("doesn't run before White's first move", () => {
    const clock = newClock(control);
    expect(remaining(clock, "white", 1e9)).toBe(180_000);
    expect(fallen(clock, 1e9)).toBeNull();
    expect(nextChange(clock, 1e9)).toBeNull();
  });

  it("runs for Black from White's first move, which uses no time", () => {
    const clock = press(newClock(control), "white", 50_000);
    expect(clock.running).toBe("black");
    expect(remaining(clock, "white", 60_000)).toBe(182_000);
    expect(remaining(clock, "black", 60_000)).toBe(170_000);
  });

  it("credits the increment as the move is made", () => {
    let clock = press(newClock(control), "white", 0);
    clock = press(clock, "black", 10_000);
    expect(remaining(clock, "black", 99_000)).toBe(172_000);
    expect(remaining(clock, "white", 11_000)).toBe(181_000);
  });

  it("falls at zero and not before, however late it is looked at", () => {
    const clock = press(newClock(control), "white", 0);
    expect(fallen(clock, 179_999)).toBeNull();
    expect(fallen(clock, 180_000)).toBe("black");
    expect(fallen(clock, 1e9)).toBe("black");
    expect(remaining(clock, "black", 1e9)).toBe(0);
  });

  it("stands once stopped", () => {
    const clock = stop(press(newClock(control), "white", 0), 30_000);
    expect(remaining(clock, "black", 99_000)).toBe(150_000);
    expect(fallen(clock, 1e9)).toBeNull();
  });

  it("is counted from another moment without losing time", () => {
    const clock = rebase(press(newClock(control), "white", 1000), 31_000, 5);
    expect(clock.running).toBe("black");
    expect(remaining(clock, "black", 10_005)).toBe(140_000);
  });

  it("never counts backwards when a reading is earlier than the last", () => {
    const clock = press(newClock(control), "white", 1000);
    expect(remaining(clock, "black", 500)).toBe(180_000);
  });
});

describe("the display", () => {
  it("shows minutes and seconds, and tenths below 20 seconds", () => {
    expect(shows(180_000)).toBe("3:00");
    expect(shows(179_000)).toBe("2:59");
    expect(shows(20_000)).toBe("0:20");
    expect(shows(19_900)).toBe("19.9");
    expect(shows(500)).toBe("0.5");
    expect(shows(10_800_000)).toBe("180:00");
  });

  it("reads zero only when the flag has fallen", () => {
    expect(shows(1)).toBe("0.1");
    expect(shows(0)).toBe("0.0");
  });

  it("changes exactly when it is said to", () => {
    for (const left of [65_400, 20_500, 20_000, 19_950, 100, 42]) {
      const clock = { left: { white: left, black: 1 }, increment: 0, running: "white" as const, since: 0 };
      const wait = nextChange(clock, 0);
      expect(wait).not.toBeNull();
      const text = (now: number) => shows(remaining(clock, "white", now));
      expect(text((wait ?? 0) - 1)).toBe(text(0));
      expect(text((wait ?? 0) + 1)).not.toBe(text(0));
    }
  });
});
