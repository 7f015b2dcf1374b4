import { html, nothing, render } from "lit-html";
import { loadTexts, t } from "../l10n/l10n.ts";
import { button } from "../views/parts.ts";
import "../styles/offline.css";
import { watchOpenedFiles } from "./incoming.ts";
import { watchBuilds } from "./update.ts";

/** What the bar at the edge of the page says. */
type Notice = { kind: "ready" } | { kind: "waiting"; accept: () => void };

/** How long it says that the page can do without a network; that asks for nothing. */
const READY_TIME = 10_000;

/** Watches for other builds and for opened files, and tells of them in a bar of its own at the edge of the page. */
export async function watch(announce: (text: string) => void): Promise<void> {
  await loadTexts("offline");
  let notice: Notice | null = null;
  /** Where the focus was before it came into the bar. */
  let before: EventTarget | null = null;
  const bar = document.createElement("div");
  bar.className = "edge-place";
  bar.addEventListener("focusin", ({ relatedTarget }) => {
    if (relatedTarget && !bar.contains(relatedTarget as Node)) before = relatedTarget;
  });
  document.body.append(bar);

  const draw = () => {
    render(notice ? view(notice, () => show(null)) : nothing, bar);
    position(bar);
  };
  const show = (next: Notice | null) => {
    const hadFocus = bar.contains(document.activeElement);
    notice = next;
    draw();
    if (notice) announce(textOf(notice));
    else if (hadFocus && before instanceof HTMLElement) before.focus();
  };
  // The page speaks another language, or looks otherwise.
  new MutationObserver(draw).observe(document.documentElement, { attributeFilter: ["lang"] });
  // What stands beside the board can become another without a change of size.
  let due = 0;
  const reposition = () => {
    if (!notice) return;
    cancelAnimationFrame(due);
    due = requestAnimationFrame(() => position(bar));
  };
  const sizes = new ResizeObserver(reposition);
  const contents = new MutationObserver(reposition);
  for (const element of [document.documentElement, ...document.querySelectorAll("#table, #screen")]) {
    sizes.observe(element);
    if (element !== document.documentElement) contents.observe(element, { childList: true, subtree: true });
  }

  watchOpenedFiles();
  await watchBuilds({
    ready() {
      const ready: Notice = { kind: "ready" };
      show(ready);
      setTimeout(() => {
        if (notice === ready && !bar.contains(document.activeElement)) show(null);
      }, READY_TIME);
    },
    waiting: (accept) => show({ kind: "waiting", accept }),
    withdrawn: () => show(null),
  });
}

const textOf = ({ kind }: Notice) => t(`offline-${kind}`);

function view(notice: Notice, close: () => void) {
  return html`<section class="edge" aria-label=${t("offline-name")}>
    <p>${textOf(notice)}</p>
    ${
      notice.kind === "waiting"
        ? [button(t("offline-reload"), notice.accept, { kind: "primary" }), button(t("offline-later"), close)]
        : button(t("offline-ready-close"), close)
    }
  </section>`;
}

/** What the bar keeps clear of, if there is a place at all: the board, what can be pressed, the clocks, the last move. */
const KEPT = '[role="grid"], button:not(.ply), a, input, textarea, .bar, .ply[aria-current]';
/** What it covers rather than those. */
const READ = "p, li, dl, h1, h2";
/** Beside the board if there is so much room, in pixels. */
const LEAST_SIDE = 270;
/** How dear it is to cover a pixel of one or of the other, and to stand a pixel higher. */
const [KEPT_COST, READ_COST, HEIGHT_COST] = [100, 1, 40];

/** Finds the bar its place: at the bottom, or with a board on the screen, as low as nothing of use is below it. */
function position(bar: HTMLElement): void {
  const section = bar.firstElementChild;
  if (!section) return;
  const boxes = (selector: string) =>
    [...document.querySelectorAll(`#app :is(${selector})`)]
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0);
  const place = (left: number, width: number, top: number) => {
    bar.style.setProperty("left", `${left}px`);
    bar.style.setProperty("width", `${width}px`);
    bar.style.setProperty("top", `${top}px`);
  };
  const full = document.documentElement.clientWidth;
  const board = boxes('[role="grid"]')[0];
  const kept = boxes(KEPT);
  const read = boxes(READ);

  let [left, right] = [0, full];
  if (board && full - board.right >= LEAST_SIDE) {
    // In line with what stands there.
    const beside = [...kept, ...read].filter((box) => box.left >= board.right);
    left = Math.min(full - LEAST_SIDE, ...beside.map((box) => box.left));
    right = Math.max(left + LEAST_SIDE, ...beside.map((box) => box.right));
  }
  place(left, right - left, 0);
  const own = section.getBoundingClientRect();
  // What the bar has below its section is the safe area's.
  const bottom = innerHeight - bar.offsetHeight;

  const covered = (boxes: DOMRect[], top: number) =>
    boxes.reduce((sum, box) => {
      const width = Math.min(box.right, own.right) - Math.max(box.left, own.left);
      const height = Math.min(box.bottom, top + own.height) - Math.max(box.top, top);
      return sum + Math.max(0, width) * Math.max(0, height);
    }, 0);
  const cost = (top: number) =>
    KEPT_COST * covered(kept, top) + READ_COST * covered(read, top) + HEIGHT_COST * (bottom - top);
  let best = bottom;
  if (board) for (let top = bottom; top >= 0; top -= 2) if (cost(top) < cost(best)) best = top;
  place(left, right - left, best);
}
