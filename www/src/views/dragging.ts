import type { Square } from "ugolki/web";

/** How far a pointer moves before a press is a drag. */
const DRAG_FROM = { mouse: 4, other: 8 };

/** What the board does with a man that is dragged. */
export interface Carrier {
  /** The square of the man that this press could take; null where there is none. */
  takable(event: PointerEvent): Square | null;
  /** Takes the man up; false when it can't be taken after all. */
  take(square: Square): boolean;
  /** Shows it so many pixels from its square. */
  carry(square: Square, dx: number, dy: number, event: PointerEvent): void;
  drop(event: PointerEvent): void;
  /** The press or drag is over, whichever way: the man goes where its square is. */
  release(): void;
}

export interface Dragging {
  /** A pointer is down on a man, dragging it or not yet. */
  pressed(): boolean;
  /** The square of the man that is carried. */
  carried(): Square | null;
  /** A browser sends a click after a drag, which isn't meant. */
  swallowsClick(): boolean;
  end(): void;
}

interface Drag {
  pointer: number;
  square: Square;
  x: number;
  y: number;
  /** False while the press may still be a click. */
  moving: boolean;
}

/** Dragging by mouse, pen and finger: one man by one pointer; until the signal ends it. */
export function createDragging(grid: HTMLElement, signal: AbortSignal, carrier: Carrier): Dragging {
  let drag: Drag | null = null;
  let swallowsClick = false;

  function end(): void {
    if (!drag) return;
    drag = null;
    carrier.release();
  }

  grid.addEventListener("pointerdown", (event) => {
    const second = drag && drag.pointer !== event.pointerId;
    end();
    // A second finger: whatever it means, it isn't a drag.
    if (second) return;
    swallowsClick = false;
    const square = event.isPrimary && event.button === 0 ? carrier.takable(event) : null;
    if (square) drag = { pointer: event.pointerId, square, x: event.clientX, y: event.clientY, moving: false };
  });

  const onWindow = <K extends keyof WindowEventMap>(type: K, act: (event: WindowEventMap[K]) => void) =>
    addEventListener(type, act, { signal });

  onWindow("pointermove", (event) => {
    if (!drag || event.pointerId !== drag.pointer) return;
    if (event.pointerType === "mouse" && event.buttons === 0) {
      // The button was let go outside the window.
      end();
      return;
    }
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.moving) {
      if (Math.hypot(dx, dy) < (event.pointerType === "mouse" ? DRAG_FROM.mouse : DRAG_FROM.other)) return;
      const isTaken = carrier.take(drag.square);
      // What is shown meanwhile may end the press.
      if (!isTaken || !drag) {
        end();
        return;
      }
      drag.moving = true;
      swallowsClick = true;
      grid.setPointerCapture(event.pointerId);
    }
    carrier.carry(drag.square, dx, dy, event);
  });

  onWindow("pointerup", (event) => {
    if (!drag || event.pointerId !== drag.pointer) return;
    if (!drag.moving) {
      drag = null;
      return;
    }
    drag.moving = false;
    carrier.drop(event);
    end();
  });

  const abort = (event: PointerEvent) => {
    if (event.pointerId === drag?.pointer) end();
  };
  onWindow("pointercancel", abort);
  grid.addEventListener("lostpointercapture", (event) => {
    // A touched button loses its implicit capture when the grid takes it over: that isn't the end.
    if (event.target === grid) abort(event);
  });
  onWindow("resize", end);
  onWindow("blur", end);
  // A long press or the second button.
  grid.addEventListener("contextmenu", (event) => {
    if (drag) event.preventDefault();
    end();
  });

  return {
    pressed: () => drag !== null,
    carried: () => (drag?.moving ? drag.square : null),
    swallowsClick: () => swallowsClick,
    end,
  };
}
