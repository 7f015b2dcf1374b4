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
  const sizes = new ResizeObserver(() => position(bar));
  for (const element of [document.documentElement, ...document.querySelectorAll("#table, #screen")]) {
    sizes.observe(element);
  }
  addEventListener("scroll", () => position(bar), { passive: true });

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

/** Clear of the board and the actions: over the oldest of the moves where they are seen, else just above the actions. */
function position(bar: HTMLElement): void {
  const seen = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .map((element) => element.getBoundingClientRect())
      .find(({ top, bottom, height }) => height > 0 && top >= 0 && bottom <= innerHeight + 1);
  const moves = seen(".moves, .room-list");
  const column = seen(".actions, .room-actions, .lesson-actions") ?? {
    left: 0,
    width: document.body.clientWidth,
    top: innerHeight,
  };
  const isOverMoves = moves !== undefined && moves.height > bar.offsetHeight;
  const { style } = bar;
  style.setProperty("left", `${column.left}px`);
  style.setProperty("width", `${column.width}px`);
  style.setProperty("top", isOverMoves ? `${moves.top}px` : "auto");
  style.setProperty("bottom", isOverMoves ? "auto" : `${innerHeight - column.top}px`);
}
