import { html, render as renderTemplate, svg } from "lit-html";
import type { Destination, Game, Side, Square } from "ugolki/web";
import { cellOf, jumpsOf, keyTarget, nearest, squareAt, squareAtPoint, turned } from "../geometry.ts";
import { destinationAt, type Hand, type HandAction } from "../hand.ts";
import { t } from "../l10n/l10n.ts";
import { createDragging } from "./dragging.ts";

const JUMP_MS = 120;
const STEP_MS = 140;
/** Squares smaller than this are hard to hit with a finger: their marks can be hit a little beside them. */
const SMALL_SQUARE = 24;
const BESIDE = 0.25;

/** What a board shows. */
export interface BoardState extends Hand {
  bottom: Side;
  /** The path of the last move; empty without one. A change of it is shown as that man's way. */
  last: readonly Square[];
  /** Squares that are pointed out. */
  lit?: readonly Square[];
  /** The path of a move that is advised. */
  hint?: readonly Square[];
  /** The paths of moves to compare, the best first. */
  ways?: readonly (readonly Square[])[];
  /** Which men can be dragged: those of the side to move, none, or (where a position is set up) all. */
  movable: "turn" | "none" | "all";
  /** A question is open, so nothing may be carried. */
  asking: boolean;
}

/** What a board asks for: what a hand does, at a time (`performance.now()`), and that the last move has been shown. */
export type BoardAction = (HandAction & { now: number }) | { type: "settled" };

/** How a square is shown and named. */
interface Look {
  man: Side | "none";
  home: Side | "none";
  dest: Destination["kind"] | "loses" | "none";
  last: "from" | "to" | "none";
  mark: Look["dest"] | "chosen" | "trapped";
  jumps: number;
  isTrapped: boolean;
  isMovable: boolean;
  /** Pointed out; as the texts want it. */
  lit: "yes" | "no";
}

export interface BoardView {
  render(state: BoardState): void;
  /** Gives the focus to the square that Tab leads to. */
  focus(): void;
  /** The square that Tab leads to. */
  cursor(): Square;
  /** Ends its listeners; its elements are the owner's to remove. */
  close(): void;
}

/**
 * The board: a grid of buttons made once per board size, the men in a layer above them, and marks and paths in an SVG
 * that assistive technology doesn't see. Turning the board only changes places, never the elements.
 */
export function createBoard(root: HTMLElement, dispatch: (action: BoardAction) => void): BoardView {
  const closing = new AbortController();
  const grid = document.createElement("div");
  grid.className = "grid";
  grid.setAttribute("role", "grid");
  const under = createLayer("layer under");
  const men = document.createElement("div");
  men.className = "men";
  men.setAttribute("aria-hidden", "true");
  const over = createLayer("layer over");
  root.append(grid, under, men, over);

  let shown: BoardState | null = null;
  const buttons = new Map<Square, HTMLButtonElement>();
  const discs = new Map<Square, HTMLElement>();
  /** How each square is shown, since making 256 anew takes its time. */
  const looks = new Map<Square, Look>();
  /** Where each disc was put. */
  const places = new WeakMap<HTMLElement, string>();
  /** The square that Tab leads to. */
  let cursor: Square = "a1";
  /** The last pointer was a finger. */
  let touched = false;
  /** The next move was put down by hand, so the man is there already. */
  let carried = false;
  let animations: Animation[] = [];
  /** A move has been shown in part, or cut short, and nobody has been told yet. */
  let unsettled = false;

  function build(state: BoardState): void {
    const { size } = state.game.variant;
    buttons.clear();
    looks.clear();
    for (const disc of discs.values()) disc.remove();
    discs.clear();
    grid.replaceChildren();
    root.style.setProperty("--size", String(size));
    grid.setAttribute("aria-rowcount", String(size));
    grid.setAttribute("aria-colcount", String(size));
    for (const layer of [under, over]) layer.setAttribute("viewBox", `0 0 ${size} ${size}`);
    for (let row = 0; row < size; row++) {
      const line = document.createElement("div");
      line.setAttribute("role", "row");
      for (let col = 0; col < size; col++) {
        const square = squareAt({ row, col }, size, "white") as Square;
        const cell = document.createElement("div");
        cell.setAttribute("role", "gridcell");
        const button = document.createElement("button");
        button.type = "button";
        button.tabIndex = -1;
        button.className = (row + col) % 2 === 0 ? "square light" : "square dark";
        button.dataset.square = square;
        cell.append(button);
        line.append(cell);
        buttons.set(square, button);
      }
      grid.append(line);
    }
    // The man nearest to the opponent is where a game is most likely to go on.
    setCursor(state.game.white.at(-1) ?? state.game.black[0] ?? "a1");
  }

  /** Puts the same buttons in the order in which they are now seen, so that reading order and sight agree. */
  function arrange(size: number, bottom: Side): void {
    const focused = grid.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null;
    const lines = [...grid.children];
    for (let row = 0; row < size; row++) {
      for (let col = 0; col < size; col++) {
        const button = buttons.get(squareAt({ row, col }, size, bottom) as Square) as HTMLButtonElement;
        lines[row]?.append(button.parentElement as HTMLElement);
        button.toggleAttribute("data-rank-edge", col === 0);
        button.toggleAttribute("data-file-edge", row === size - 1);
        const square = button.dataset.square as Square;
        button.dataset.file = square.charAt(0);
        button.dataset.rank = square.slice(1);
      }
    }
    focused?.focus({ preventScroll: true });
  }

  function setCursor(square: Square): void {
    const before = buttons.get(cursor);
    if (before) before.tabIndex = -1;
    cursor = square;
    const button = buttons.get(cursor);
    if (button) button.tabIndex = 0;
  }

  function renderSquares(state: BoardState): void {
    const { game, chosen } = state;
    const { size, home } = game.variant;
    const men = new Map<Square, Side>();
    for (const square of game.white) men.set(square, "white");
    for (const square of game.black) men.set(square, "black");
    const homes = new Map<Square, Side>();
    for (const square of home) homes.set(square, "white").set(turned(square, size), "black");
    const destinations = new Map(chosen?.destinations.map((d) => [d.to, d]));
    const trapped = new Set(trappedMen(state));
    const lit = new Set(state.lit);
    for (const [square, button] of buttons) {
      const man = men.get(square) ?? "none";
      const destination = destinations.get(square);
      const isChosen = chosen?.square === square;
      const isTrapped = trapped.has(square);
      const dest = destination ? (destination.loses ? "loses" : destination.kind) : "none";
      const look: Look = {
        man,
        home: homes.get(square) ?? "none",
        dest,
        last: square === state.last[0] ? "from" : square === state.last.at(-1) ? "to" : "none",
        mark: isChosen ? "chosen" : dest === "none" && isTrapped ? "trapped" : dest,
        jumps: destination ? jumpsOf(destination.path) : 0,
        isTrapped,
        isMovable: man !== "none" && isMovableSide(state, man),
        lit: lit.has(square) ? "yes" : "no",
      };
      const before = looks.get(square);
      looks.set(square, look);
      for (const key of ["man", "home", "dest", "last"] as const) {
        if (look[key] === (before?.[key] ?? "none")) continue;
        if (look[key] === "none") delete button.dataset[key];
        else button.dataset[key] = look[key];
      }
      if (look.isTrapped !== before?.isTrapped) button.toggleAttribute("data-trapped", isTrapped);
      if (look.isMovable !== before?.isMovable) button.toggleAttribute("data-movable", look.isMovable);
      if (
        before &&
        (["man", "home", "mark", "jumps", "last", "lit"] as const).every((key) => look[key] === before[key])
      )
        continue;
      const { home, mark, jumps, last, lit: isLit } = look;
      button.toggleAttribute("data-chosen", isChosen);
      button.setAttribute("aria-label", t("square", { square, man, home, mark, jumps, last, lit: isLit }));
      button.parentElement?.setAttribute("aria-selected", String(isChosen));
    }
  }

  function place(disc: HTMLElement, transform: string): void {
    if (places.get(disc) === transform) return;
    places.set(disc, transform);
    disc.style.transform = transform;
  }

  function renderMen(state: BoardState, before: BoardState | null): void {
    const { game } = state;
    const path = before && wayBetween(before, state);
    if (path) {
      const [from, to] = [path[0] as Square, path.at(-1) as Square];
      const disc = discs.get(from);
      if (disc) {
        discs.delete(from);
        discs.set(to, disc);
      }
    }
    const wanted = new Map<Square, Side>();
    for (const square of game.white) wanted.set(square, "white");
    for (const square of game.black) wanted.set(square, "black");
    for (const [square, disc] of discs) {
      if (wanted.get(square) === disc.dataset.side) continue;
      disc.remove();
      discs.delete(square);
    }
    for (const [square, side] of wanted) {
      if (discs.has(square)) continue;
      const disc = document.createElement("div");
      disc.className = "man";
      disc.dataset.side = side;
      disc.append(document.createElement("span"));
      men.append(disc);
      discs.set(square, disc);
    }
    for (const [square, disc] of discs) {
      if (dragging.carried() !== square) place(disc, transformOf(square, state));
      disc.toggleAttribute("data-chosen", state.chosen?.square === square);
    }
    if (path) travel(path, state);
  }

  /** Shows the man on its way, then tells that the move has been shown. */
  function travel(path: readonly Square[], state: BoardState): void {
    const disc = discs.get(path.at(-1) as Square);
    const still = carried || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
    carried = false;
    unsettled = true;
    if (!disc || still) {
      queueMicrotask(settle);
      return;
    }
    const jumps = jumpsOf(path);
    const duration = jumps === 0 ? STEP_MS : JUMP_MS * jumps;
    disc.toggleAttribute("data-travels", true);
    const way = disc.animate(
      path.map((square) => ({ transform: transformOf(square, state), easing: "ease-in-out" })),
      { duration },
    );
    animations = [way];
    if (jumps > 0) {
      const hop = [{ transform: "scale(1)" }, { transform: "scale(1.14)" }, { transform: "scale(1)" }];
      const body = disc.firstElementChild as HTMLElement;
      animations.push(body.animate(hop, { duration: duration / jumps, iterations: jumps }));
    }
    way.onfinish = () => {
      stopAnimations();
      settle();
    };
  }

  function settle(): void {
    if (!unsettled || closing.signal.aborted) return;
    unsettled = false;
    dispatch({ type: "settled" });
  }

  function stopAnimations(): void {
    if (animations.length === 0) return;
    for (const animation of animations) animation.cancel();
    animations = [];
    for (const disc of discs.values()) disc.removeAttribute("data-travels");
  }

  function renderMarks(state: BoardState): void {
    const { game, chosen } = state;
    const { size } = game.variant;
    const at = (square: Square) => {
      const { row, col } = cellOf(square, size, state.bottom);
      return { x: col + 0.5, y: row + 0.5 };
    };
    const line = (path: readonly Square[]) => path.map((square) => `${at(square).x},${at(square).y}`).join(" ");
    const lit = state.lit?.map((square) => {
      const { x, y } = at(square);
      return svg`<rect class="lit" x=${x - 0.43} y=${y - 0.43} width=".86" height=".86" rx=".1" />`;
    });
    const last = state.last.length > 0 ? svg`<polyline class="last" points=${line(state.last)} />` : null;
    renderTemplate(svg`${lit}${last}`, under);

    const preview = state.preview ? destinationAt(state, state.preview) : null;
    const landings = preview?.path.slice(1, preview.loses ? -1 : undefined) ?? [];
    // The path has dots of its own.
    const marked = chosen?.destinations.filter((d) => !landings.includes(d.to)) ?? [];
    const marks = marked.map((d) => {
      const { x, y } = at(d.to);
      const faded = preview && preview !== d ? "faded" : "";
      if (d.loses)
        return svg`<g class="loses ${faded}" transform="translate(${x} ${y})">
          <path class="sign" d="M0-.25 .28.22H-.28Z" /><path class="stroke" d="M0-.09V.06" /><circle r=".032" cy=".145" />
        </g>`;
      return d.kind === "step"
        ? svg`<circle class="step-halo ${faded}" cx=${x} cy=${y} r=".17" /><circle class="step ${faded}" cx=${x} cy=${y} r=".17" />`
        : svg`<circle class="chain ${faded}" cx=${x} cy=${y} r=".155" />`;
    });
    const way = (path: readonly Square[], dots: readonly Square[]) =>
      svg`<polyline class="way-halo" points=${line(path)} /><polyline class="way" points=${line(path)} />
          ${dots.map((square) => svg`<circle cx=${at(square).x} cy=${at(square).y} r=${square === path.at(-1) ? 0.19 : 0.12} />`)}`;
    const path = preview ? svg`<g class="path" data-loses=${preview.loses}>${way(preview.path, landings)}</g>` : null;
    const { hint = [] } = state;
    // The man's own path is in its way.
    const advice = hint.length > 0 && !preview ? svg`<g class="path" data-hint>${way(hint, hint.slice(1))}</g>` : null;
    // A man in hand has ways of his own; the best is drawn last, over the others.
    const ways = chosen
      ? []
      : (state.ways ?? []).map(
          (one, rank) => svg`<g class="path compared" data-rank=${rank}>${way(one, one.slice(1))}</g>`,
        );
    renderTemplate(
      svg`${ways.reverse()}${advice}${path}${marks}${trappedMen(state).map((s) => svg`<circle class="trapped" cx=${at(s).x} cy=${at(s).y} r=".42" />`)}`,
      over,
    );
  }

  function render(state: BoardState): void {
    const before = shown;
    const fresh = before?.game.variant.size !== state.game.variant.size;
    if (before && before.game !== state.game) {
      stopAnimations();
      unsettled = false;
    } else if (before && before.bottom !== state.bottom && animations.length > 0) {
      // The way was laid out for the other view.
      stopAnimations();
      settle();
    }
    // A press or drag doesn't outlive the position or the view that it began in, nor a drag its choice.
    if (dragging.pressed()) {
      const same = before?.game === state.game && before.bottom === state.bottom;
      const man = dragging.carried();
      if (!same || (man && (state.chosen?.square !== man || state.asking))) dragging.end();
    }
    if (fresh) build(state);
    if (fresh || before?.bottom !== state.bottom) arrange(state.game.variant.size, state.bottom);
    shown = state;
    const differs = (keys: readonly (keyof BoardState)[]) => fresh || keys.some((key) => before?.[key] !== state[key]);
    if (differs(["game", "bottom"])) {
      const { name } = state.game.variant;
      grid.setAttribute("aria-label", t("board-name", { variant: t("variant", { name }), bottom: state.bottom }));
      root.toggleAttribute("data-over", state.game.outcome !== null);
    }
    if (differs(["game", "bottom", "last", "chosen", "refusal", "movable", "lit"])) {
      renderSquares(state);
      renderMen(state, fresh ? null : before);
    }
    if (differs(["bottom", "last", "chosen", "preview", "refusal", "lit", "hint", "ways"])) renderMarks(state);
  }

  function squareOf(event: Event): Square | null {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-square]") : null;
    return target?.dataset.square ?? null;
  }

  function squareUnder(event: PointerEvent): Square | null {
    if (!shown) return null;
    const rect = grid.getBoundingClientRect();
    return squareAtPoint(event.clientX, event.clientY, rect, shown.game.variant.size, shown.bottom);
  }

  grid.addEventListener("click", (event) => {
    const square = squareOf(event);
    const fromPointer = event.detail > 0;
    if (!square || (fromPointer && dragging.swallowsClick())) return;
    const meant = (fromPointer && touched && beside(square, event)) || square;
    // Safari doesn't focus a button that is clicked.
    buttons.get(meant)?.focus({ preventScroll: true });
    dispatch({ type: "square", square: meant, now: performance.now() });
  });

  function preview(square: Square | null): void {
    if (!closing.signal.aborted) dispatch({ type: "preview", square, now: performance.now() });
  }

  /** The destination that a finger has missed by little, where squares are small and nothing else can be meant. */
  function beside(square: Square, { clientX, clientY }: MouseEvent): Square | null {
    if (!shown?.chosen || buttons.get(square)?.matches("[data-movable], [data-dest]")) return null;
    const { size } = shown.game.variant;
    const { left, top, width } = grid.getBoundingClientRect();
    const side = width / size;
    if (side >= SMALL_SQUARE) return null;
    const squares = shown.chosen.destinations.map((d) => d.to);
    return nearest((clientX - left) / side, (clientY - top) / side, squares, size, shown.bottom, BESIDE);
  }

  grid.addEventListener("focusin", (event) => {
    const square = squareOf(event);
    if (!square) return;
    setCursor(square);
    preview(square);
  });
  grid.addEventListener("focusout", ({ relatedTarget }) => {
    // From square to square, the next one tells.
    if (!grid.contains(relatedTarget as Node | null)) preview(null);
  });

  grid.addEventListener("keydown", (event) => {
    if (!shown || event.altKey || event.metaKey) return;
    // A key that is held down means one press: not a man taken and let go in turn, nor a move and what comes after it.
    if (event.key === "Enter" && event.repeat) {
      event.preventDefault();
      return;
    }
    const { size } = shown.game.variant;
    const to = keyTarget(event.key, event.ctrlKey, cursor, size, shown.bottom);
    if (!to) return;
    event.preventDefault();
    buttons.get(to)?.focus();
  });

  // A finger has no hover; its preview would only flash.
  grid.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "touch" && !dragging.carried()) preview(squareOf(event));
  });
  grid.addEventListener("pointerleave", (event) => {
    if (event.pointerType !== "touch" && !dragging.carried()) preview(null);
  });

  grid.addEventListener("pointerdown", ({ pointerType }) => {
    touched = pointerType === "touch";
  });

  const dragging = createDragging(grid, closing.signal, {
    takable(event) {
      const square = squareOf(event);
      return square && buttons.get(square)?.hasAttribute("data-movable") ? square : null;
    },
    take(square) {
      // The board turns, where it turns by itself, only when this drag is over.
      stopAnimations();
      dispatch({ type: "take", square, now: performance.now() });
      if (shown?.chosen?.square !== square) return false;
      root.toggleAttribute("data-dragging", true);
      discs.get(square)?.toggleAttribute("data-dragged", true);
      return true;
    },
    carry(square, dx, dy, event) {
      const disc = discs.get(square);
      if (!disc || !shown) return;
      place(disc, `${transformOf(square, shown)} translate(${dx}px, ${dy}px)`);
      preview(squareUnder(event));
    },
    drop(event) {
      const square = squareUnder(event);
      const before = shown?.game;
      carried = true;
      dispatch({ type: "drop", square, now: performance.now() });
      if (shown?.game !== before && square) buttons.get(square)?.focus({ preventScroll: true });
      carried = false;
    },
    /** The choice stays. */
    release() {
      root.removeAttribute("data-dragging");
      for (const [square, disc] of discs) {
        disc.removeAttribute("data-dragged");
        if (shown) place(disc, transformOf(square, shown));
      }
      if (shown?.preview) queueMicrotask(() => preview(null));
      // Unless a man still travels, whose arrival tells it.
      if (animations.length === 0) queueMicrotask(settle);
    },
  });

  return {
    render,
    focus: () => buttons.get(cursor)?.focus({ preventScroll: true }),
    cursor: () => cursor,
    close() {
      closing.abort();
      dragging.end();
      stopAnimations();
    },
  };
}

function trappedMen({ refusal }: BoardState): Square[] {
  return refusal?.kind === "traps" ? refusal.trapped : [];
}

function isMovableSide({ game, movable }: BoardState, side: Side): boolean {
  return movable === "all" || (movable === "turn" && !game.outcome && game.turn === side);
}

/** The way of the one man by which two pictures differ: along the last move, or back along the one before. */
function wayBetween(before: BoardState, after: BoardState): readonly Square[] | null {
  if (before.game === after.game) return null;
  if (isMoved(before.game, after.game, after.last)) return after.last;
  const back = [...before.last].reverse();
  return isMoved(before.game, after.game, back) ? back : null;
}

function isMoved(before: Game, after: Game, path: readonly Square[]): boolean {
  const [from, to] = [path[0], path.at(-1)];
  const sides = ["white", "black"] as const;
  if (!from || !to || !sides.some((side) => before[side].includes(from) && after[side].includes(to))) return false;
  return sides.every((side) => {
    const moved = new Set(before[side].map((square) => (square === from ? to : square)));
    return moved.size === after[side].length && after[side].every((square) => moved.has(square));
  });
}

function transformOf(square: Square, state: BoardState): string {
  const { row, col } = cellOf(square, state.game.variant.size, state.bottom);
  return `translate(${col * 100}%, ${row * 100}%)`;
}

function createLayer(className: string): SVGSVGElement {
  const host = document.createElement("div");
  renderTemplate(html`<svg class=${className} aria-hidden="true" focusable="false"></svg>`, host);
  return host.firstElementChild as SVGSVGElement;
}
