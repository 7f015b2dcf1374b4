import type { CDPSession } from "@playwright/test";

export interface Point {
  x: number;
  y: number;
}

/** Playwright taps, but doesn't drag. */
export class Finger {
  private at: Point = { x: 0, y: 0 };

  constructor(private readonly session: CDPSession) {}

  async drag(from: Point, to: Point): Promise<void> {
    await this.send("touchStart", [from]);
    for (let i = 1; i <= 5; i++) {
      this.at = { x: from.x + ((to.x - from.x) * i) / 5, y: from.y + ((to.y - from.y) * i) / 5 };
      await this.send("touchMove", [this.at]);
    }
  }

  second(point: Point) {
    return this.send("touchStart", [this.at, point]);
  }

  up() {
    return this.send("touchEnd", []);
  }

  cancel() {
    return this.send("touchCancel", []);
  }

  private async send(type: "touchStart" | "touchMove" | "touchEnd" | "touchCancel", points: Point[]): Promise<void> {
    await this.session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map((p, id) => ({ ...p, id })) });
  }
}
