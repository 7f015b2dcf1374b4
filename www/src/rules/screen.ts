import { render as renderTemplate } from "lit-html";
import type { App, Screen } from "../app.ts";
import { sectionOf } from "./contents.ts";
import { rulesPage } from "./page.ts";
import "../styles/drawing.css";
import "../styles/rules.css";

/** The rules. The path names a section (`chains`) or a number of docs/rules.md (`4.4`), which is scrolled to. */
export function open(place: HTMLElement, app: App, path: string): Screen {
  renderTemplate(rulesPage(app.rules), place);
  const watcher = watch(place);
  // A link to where the address is already changes nothing there, but its reader may have gone on since.
  place.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#/rules/"]') : null;
    if (link && link.hash === location.hash) goTo(place, link.hash.slice("#/rules/".length));
  });
  // When everything has its place, and the page has gone to its top.
  const waiting = path ? requestAnimationFrame(() => goTo(place, path)) : 0;
  return {
    follow: (to) => goTo(place, to),
    close() {
      cancelAnimationFrame(waiting);
      watcher.disconnect();
    },
  };
}

/** Marks in the contents what is being read: the section across the upper part of the window. */
function watch(place: HTMLElement): IntersectionObserver {
  const link = (id: string) => place.querySelector(`.rules-contents a[href="#/${id.replace("-", "/")}"]`);
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) link(target.id)?.setAttribute("aria-current", "location");
        else link(target.id)?.removeAttribute("aria-current");
      }
    },
    { rootMargin: "-20% 0% -79.9% 0%" },
  );
  for (const section of place.querySelectorAll(".rules-text > section")) watcher.observe(section);
  return watcher;
}

function goTo(place: HTMLElement, path: string): void {
  for (const told of place.querySelectorAll("[data-told]")) told.removeAttribute("data-told");
  const found = sectionOf(path);
  if (!found) {
    scrollTo(0, 0);
    place.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
    return;
  }
  const { section, paragraph } = found;
  const id = paragraph === null ? `rules-${section}-title` : `rules-${section}-${paragraph}`;
  const target = place.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  target?.scrollIntoView({ block: "start" });
  target?.focus({ preventScroll: true });
  if (paragraph !== null) target?.setAttribute("data-told", "");
}
