import { html, nothing, type TemplateResult } from "lit-html";
import { draw } from "../drawing.ts";
import { t } from "../l10n/l10n.ts";
import { icons } from "../views/icons.ts";
import { screenHead } from "../views/parts.ts";
import type { LearnRules } from "./goals.ts";
import { LESSONS, type Lesson } from "./lessons.ts";
import { isDone, nextOpen, type Progress } from "./progress.ts";

/** All lessons, what has been done of each, and where to go on. */
export function overview(progress: Progress, isKept: boolean, rules: LearnRules): TemplateResult {
  return html`<main class="lessons">
    ${screenHead(t("learn-title"))}
    <p class="lessons-intro">${t("learn-intro")}</p>
    ${isKept ? nothing : html`<p class="quiet">${t("learn-not-kept")}</p>`}
    ${onward(progress)}
    <ol class="lesson-list" role="list">${LESSONS.map((lesson) => row(lesson, progress, rules))}</ol>
  </main>`;
}

function onward(progress: Progress): TemplateResult {
  const next = nextOpen(progress);
  if (!next) {
    return html`<div class="lessons-on">
      <p>${t("learn-all-done")}</p>
      <a class="button primary" href="#/">${t("learn-to-table")}</a>
      <a class="button" href="#/practice">${t("learn-to-practice")}</a>
    </div>`;
  }
  const { lesson, task } = next;
  const isNew = [...progress.done.values()].every((tasks) => tasks.size === 0);
  const label = isNew ? t("learn-begin") : t("learn-resume", { lesson: t(`learn-${lesson}-title`), task });
  return html`<p class="lessons-on"><a class="button primary" href=${`#/learn/${lesson}/${task}`}>${label}</a></p>`;
}

function row({ id, tasks }: Lesson, progress: Progress, rules: LearnRules): TemplateResult {
  const done = progress.done.get(id)?.size ?? 0;
  const [first] = tasks;
  const { variant, white, black } = rules.gameFromPosition(first.variant, first.position);
  return html`<li class="lesson-row" data-lesson=${id} ?data-done=${done === tasks.length}>
    <a class="lesson-picture" href=${`#/learn/${id}`} tabindex="-1" aria-hidden="true">
      ${draw({ size: variant.size, home: variant.home, white, black, lit: first.targets }, null)}
    </a>
    <div class="lesson-about">
      <h2><a href=${`#/learn/${id}`}>${t(`learn-${id}-title`)}</a></h2>
      <p>${t(`learn-${id}-about`)}</p>
      <p class="quiet">${t("learn-progress", { done, count: tasks.length })}</p>
    </div>
    ${taskLinks(id, tasks.length, progress, null)}
  </li>`;
}

/** The tasks of a lesson by their numbers. */
export function taskLinks(id: Lesson["id"], count: number, progress: Progress, current: number | null): TemplateResult {
  const numbers = Array.from({ length: count }, (_, i) => i + 1);
  return html`<ol class="task-links" role="list" aria-label=${t("learn-tasks")}>${numbers.map((task) => {
    const done = isDone(progress, { lesson: id, task });
    return html`<li><a
      href=${`#/learn/${id}/${task}`}
      ?data-done=${done}
      aria-current=${task === current ? "step" : nothing}
      aria-label=${t("learn-task-link", { task, done: done ? "yes" : "no" })}
    >${done ? icons.done : task}</a></li>`;
  })}</ol>`;
}
