import { html, nothing, render as renderTemplate, type TemplateResult } from "lit-html";
import type { App } from "../app.ts";
import { jumpsOf, pathOf } from "../geometry.ts";
import { t } from "../l10n/l10n.ts";
import { createLoop } from "../room/loop.ts";
import { answerTo } from "../views/answers.ts";
import { type BoardState, createBoard } from "../views/board.ts";
import { icons } from "../views/icons.ts";
import { button } from "../views/parts.ts";
import { LESSONS } from "./lessons.ts";
import { taskLinks } from "./overview.ts";
import { firstOpen, type Place, type ProgressStore, taskAt } from "./progress.ts";
import { type Action, begin, movesMade, reducer, type State } from "./task.ts";
import { numbersText, wordOf } from "./words.ts";

/** How long a position is looked at before the opponent answers it, or the solution goes on. */
const PAUSE_MS = 500;
/** How long a man travels, at most: per jump, or for a step. */
const TRAVEL_MS = 140;

export interface LessonView {
  /** Gives the focus to the board. */
  focus(): void;
  close(): void;
}

/** Shows a task, lets it be done, and remembers that it was. */
export function createLesson(place: HTMLElement, app: App, at: Place, progress: ProgressStore): LessonView {
  const { rules } = app;
  const { lesson, task } = taskAt(at);
  const closing = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const parts = skeleton(place);
  const board = createBoard(parts.board, (action) => {
    if (action.type !== "settled") dispatch(action);
  });
  const { get, dispatch } = createLoop<State, Action>(begin(rules, task), reducer(rules), show);

  function show(before: State, state: State): void {
    if (state.phase === "done" && before.phase !== "done") progress.done(at);
    render(state);
    tell(before, state);
    const isDue = state.phase === "answer" || state.phase === "showing";
    if (before.game === state.game && before.phase === state.phase) return;
    clearTimeout(timer);
    if (isDue) timer = setTimeout(() => dispatch({ type: "go-on" }), PAUSE_MS + travelTime(state));
  }

  function render(state: State): void {
    const hadFocus = place.contains(document.activeElement);
    board.render(boardState(state));
    renderTemplate(head(), parts.head);
    renderTemplate(t(`learn-${at.lesson}-${at.task}`), parts.task);
    renderTemplate(info(state), parts.info);
    renderTemplate(actions(state), parts.actions);
    renderTemplate(taskLinks(at.lesson, lesson.tasks.length, progress.get(), at.task), parts.tasks);
    if (!hadFocus) return;
    // What had the focus may be gone, and where there is one thing to do next, the focus waits on it.
    const next = parts.actions.querySelector<HTMLElement>(".primary");
    if (next && (isOver(state) || document.activeElement === document.body)) next.focus({ preventScroll: true });
    else if (document.activeElement === document.body) board.focus();
  }

  function tell(before: State, state: State): void {
    const said = news(before, state);
    if (said) app.announce(said);
  }

  function news(before: State, state: State): string | null {
    const word = wordOf(state, at);
    const isWord = word.kind !== "told" || state.phase === "shown";
    const changed =
      before.phase !== state.phase || before.refused !== state.refused || before.refusal !== state.refusal;
    const spoken = isWord && changed ? [word.lead, word.text].filter(Boolean).join(" ") : null;
    const moves = state.game.moves.length > before.game.moves.length ? state.game.moves.slice(-1) : [];
    const moved = moves.map((move) => moveText(before, move));
    if (spoken || moved.length > 0) return [...moved, spoken].filter(Boolean).join(" ");
    if (before.chosen?.square === state.chosen?.square || before.game !== state.game) return null;
    if (!state.chosen) return t("said-let-go");
    return t("said-chosen", { square: state.chosen.square, count: state.chosen.destinations.length });
  }

  function head(): TemplateResult {
    const count = lesson.tasks.length;
    return html`<header class="screen-head">
      <a class="back" href="#/learn">${icons.back}<span>${t("learn-back")}</span></a>
      <h1 tabindex="-1">${t(`learn-${at.lesson}-title`)}<span class="unseen">: ${t("learn-where", { task: at.task, count })}</span></h1>
      <span class="lesson-where" aria-hidden="true">${at.task}/${count}</span>
      <a class="lesson-rule" href=${`#/rules/${lesson.rules}`} aria-label=${t("learn-rule")} title=${t("learn-rule")}>${icons.rules}</a>
    </header>`;
  }

  function info(state: State): TemplateResult {
    const word = wordOf(state, at);
    const numbers = numbersText(state);
    const token = word.kind === "told" ? html`<span class="token" data-side=${state.side}></span>` : nothing;
    return html`<p class="lesson-word" data-kind=${word.kind}>${token}
        <span>${word.lead ? html`<strong>${word.lead}</strong> ` : nothing}${word.text}</span>
      </p>
      ${numbers ? html`<p class="lesson-numbers">${numbers}</p>` : nothing}`;
  }

  function actions(state: State): TemplateResult {
    const does = (action: Action) => () => dispatch(action);
    const showMe = button(t("learn-show"), does({ type: "show" }));
    const onward = nextLink();
    switch (state.phase) {
      case "done":
        return html`${button(t("learn-again"), does({ type: "restart" }))}${onward}`;
      case "shown":
        return html`${button(t("learn-restart"), does({ type: "restart" }), { kind: "primary" })}${skip()}`;
      case "showing":
        return html`${button(t("learn-restart"), does({ type: "restart" }))}${skip()}`;
      case "missed": {
        const back = task.moves > 1 ? button(t("learn-take-back"), does({ type: "take-back" })) : nothing;
        return html`${showMe}${back}${button(t("learn-retry"), does({ type: "restart" }), { kind: "primary" })}`;
      }
      default: {
        const disabled = movesMade(state) === 0;
        const back = button(t("learn-take-back"), does({ type: "take-back" }), { disabled });
        return html`${showMe}${task.moves > 1 ? back : nothing}${skip()}`;
      }
    }
  }

  function following(): Place | null {
    if (at.task < lesson.tasks.length) return { lesson: at.lesson, task: at.task + 1 };
    const next = LESSONS[LESSONS.indexOf(lesson) + 1];
    return next ? firstOpen(progress.get(), next) : null;
  }

  function nextLink(): TemplateResult {
    const next = following();
    if (!next) return html`<a class="button primary" href="#/learn">${t("learn-back")}</a>`;
    const isNew = next.lesson !== at.lesson;
    const label = isNew ? t("learn-next-lesson", { lesson: t(`learn-${next.lesson}-title`) }) : t("learn-next");
    return html`<a class="button primary" href=${`#/learn/${next.lesson}/${next.task}`}>${label}</a>`;
  }

  function skip(): TemplateResult {
    const next = following();
    const href = next ? `#/learn/${next.lesson}/${next.task}` : "#/learn";
    return html`<a class="button" href=${href}>${t("learn-skip")}</a>`;
  }

  place.addEventListener(
    "keydown",
    (event) => {
      // The key that made the last move is still down when the focus has gone on.
      if (event.key === "Enter" && event.repeat) event.preventDefault();
    },
    { signal: closing.signal, capture: true },
  );
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.defaultPrevented || event.altKey) return;
      const command = event.ctrlKey || event.metaKey;
      if (event.key === "Escape") dispatch({ type: "cancel" });
      else if (command && event.key.toLowerCase() === "z") {
        dispatch({ type: "take-back" });
        event.preventDefault();
      } else if (!command && parts.board.contains(document.activeElement)) {
        const state = get();
        const square = state.chosen?.square ?? board.cursor();
        const answer = answerTo(event.key, rules, state.game, square, (side) => t("side", { side }));
        if (answer) app.announce(answer);
      }
    },
    { signal: closing.signal },
  );

  progress.visit(at);
  render(get());
  return {
    focus() {
      board.focus();
      app.announce(t(`learn-${at.lesson}-${at.task}`));
    },
    close() {
      closing.abort();
      clearTimeout(timer);
      board.close();
    },
  };
}

function isOver({ phase }: State): boolean {
  return phase === "done" || phase === "missed" || phase === "shown";
}

function boardState(state: State): BoardState {
  const { game, side, phase, task, refused } = state;
  const last = game.moves.at(-1);
  return {
    ...state,
    // The men that would be trapped are ringed.
    refusal: refused?.why === "traps" ? state.refusal : null,
    bottom: side,
    last: last ? pathOf(last) : [],
    lit: task.targets.filter((square) => phase !== "done" && !game[side].includes(square)),
    movable: phase === "play" ? "turn" : "none",
    asking: false,
  };
}

function moveText({ game }: State, move: string): string {
  const path = pathOf(move);
  const [from, to] = [path[0] ?? "", path.at(-1) ?? ""];
  return t("said-move", { side: game.turn, from, to, jumps: jumpsOf(path) });
}

function travelTime({ game }: State): number {
  const path = pathOf(game.moves.at(-1) ?? "");
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return still ? 0 : TRAVEL_MS * Math.max(1, path.length - 1);
}

/** The places of a task, in the order in which they are read. */
function skeleton(root: HTMLElement) {
  const make = (className: string, tag = "div") => {
    const element = document.createElement(tag);
    element.className = className;
    return element;
  };
  const head = make("lesson-head");
  const task = make("lesson-task", "p");
  const board = make("board");
  const info = make("lesson-info");
  const actions = make("lesson-actions");
  actions.setAttribute("role", "group");
  actions.setAttribute("aria-label", t("action-bar"));
  const tasks = make("lesson-tasks", "nav");
  tasks.setAttribute("aria-label", t("learn-tasks"));
  renderTemplate(html`<main class="lesson">${head}${task}${board}${info}${actions}${tasks}</main>`, root);
  return { head, task, board, info, actions, tasks };
}
