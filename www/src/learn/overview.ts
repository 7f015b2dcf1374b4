import { html, nothing, type TemplateResult } from "lit-html";
import { draw } from "../drawing.ts";
import { t } from "../l10n/l10n.ts";
import { chapterRow, type Part, partLinks } from "../views/chapters.ts";
import { icons } from "../views/icons.ts";
import { screenHead } from "../views/parts.ts";
import type { LearnRules } from "./goals.ts";
import { LESSONS, type Lesson } from "./lessons.ts";
import { isDone, nextOpen, type Progress } from "./progress.ts";

/** All lessons, what has been done of each, and where to go on. */
export function overview(progress: Progress, isKept: boolean, rules: LearnRules): TemplateResult {
  return html`<main class="chapters">
    ${screenHead(t("learn-title"))}
    <p class="chapters-intro">${t("learn-intro")}</p>
    ${isKept ? nothing : html`<p class="quiet">${t("learn-not-kept")}</p>`}
    ${onward(progress)}
    <ol class="chapter-list" role="list">${LESSONS.map((lesson) => row(lesson, progress, rules))}</ol>
  </main>`;
}

function onward(progress: Progress): TemplateResult {
  const next = nextOpen(progress);
  if (!next) {
    return html`<div class="chapters-on">
      <p>${t("learn-all-done")}</p>
      <a class="button primary" href="#/">${t("learn-to-table")}</a>
      <a class="button" href="#/practice">${t("learn-to-practice")}</a>
    </div>`;
  }
  const { lesson, task } = next;
  const isNew = [...progress.done.values()].every((tasks) => tasks.size === 0);
  const label = isNew ? t("learn-begin") : t("learn-resume", { lesson: t(`learn-${lesson}-title`), task });
  return html`<p class="chapters-on"><a class="button primary" href=${`#/learn/${lesson}/${task}`}>${label}</a></p>`;
}

function row({ id, tasks }: Lesson, progress: Progress, rules: LearnRules): TemplateResult {
  const done = progress.done.get(id)?.size ?? 0;
  const [first] = tasks;
  const { variant, white, black } = rules.gameFromPosition(first.variant, first.position);
  return chapterRow({
    name: id,
    href: `#/learn/${id}`,
    picture: draw({ size: variant.size, home: variant.home, white, black, lit: first.targets }, null),
    title: t(`learn-${id}-title`),
    about: t(`learn-${id}-about`),
    progress: t("learn-progress", { done, count: tasks.length }),
    isDone: done === tasks.length,
    parts: taskLinks(id, tasks.length, progress, null),
  });
}

/** The tasks of a lesson by their numbers. */
export function taskLinks(id: Lesson["id"], count: number, progress: Progress, current: number | null): TemplateResult {
  const part = (task: number): Part => {
    const isTaskDone = isDone(progress, { lesson: id, task });
    return {
      href: `#/learn/${id}/${task}`,
      name: t("learn-task-link", { task, done: isTaskDone ? "yes" : "no" }),
      sign: isTaskDone ? icons.done : task,
      isDone: isTaskDone,
      isCurrent: task === current,
    };
  };
  return partLinks(
    t("learn-tasks"),
    Array.from({ length: count }, (_, i) => part(i + 1)),
  );
}
