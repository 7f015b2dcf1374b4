import { render as renderTemplate } from "lit-html";
import type { App, Screen } from "../app.ts";
import { createLesson, type LessonView } from "./lesson.ts";
import { overview } from "./overview.ts";
import { createProgress, firstOpen, lessonOf, placeOf } from "./progress.ts";
import "../styles/chapters.css";
import "../styles/drawing.css";
import "../styles/learn.css";

/** The lessons: all of them, or the task that the path names: `chain/2`, or `chain` for its first that isn't done. */
export function open(place: HTMLElement, app: App, path: string): Screen {
  const progress = createProgress(() => localStorage);
  const closing = new AbortController();
  let lesson: LessonView | null = null;

  function show(to: string): void {
    lesson?.close();
    lesson = null;
    const room = document.createElement("div");
    place.replaceChildren(room);
    const named = lessonOf(to.split("/")[0] ?? "");
    const at = placeOf(to) ?? (named && firstOpen(progress.get(), named));
    const address = at ? `#/learn/${at.lesson}/${at.task}` : "#/learn";
    if (location.hash !== address) history.replaceState(history.state, "", address);
    if (at) lesson = createLesson(room, app, at, progress);
    else renderTemplate(overview(progress.get(), progress.isKept(), app.rules), room);
  }

  show(path);
  // What is done in another window counts here, too.
  addEventListener(
    "storage",
    () => {
      if (!lesson) show("");
    },
    { signal: closing.signal },
  );
  return {
    follow(to) {
      show(to);
      scrollTo(0, 0);
      if (lesson) lesson.focus();
      else place.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
    },
    close() {
      closing.abort();
      lesson?.close();
    },
  };
}
