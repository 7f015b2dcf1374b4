import { html, nothing, render as renderTemplate, type TemplateResult } from "lit-html";
import type { Game, Side } from "ugolki/web";
import type { App, Screen } from "../app.ts";
import { opponent, pathOf } from "../geometry.ts";
import { EMPTY_HAND } from "../hand.ts";
import { t } from "../l10n/l10n.ts";
import { newId, recordTags } from "../record.ts";
import "../styles/share.css";
import type { Stored } from "../table/state.ts";
import { nameOf, outcomeLine, outcomeReason } from "../texts.ts";
import { answerTo } from "../views/answers.ts";
import { type BoardState, createBoard } from "../views/board.ts";
import { icons } from "../views/icons.ts";
import { movesTemplate, showCurrent } from "../views/moves.ts";
import { readLink } from "./link.ts";
import { faultText, toTable } from "./open.ts";
import { openShare } from "./sheet.ts";
import { storedOf } from "./stored.ts";

interface State {
  view: number;
  bottom: Side;
  /** What came of keeping the game; null before that was asked for. */
  kept: "yes" | "no" | null;
}

/** A game that somebody has shared, to be looked at; `path` is the link's fragment. */
export function open(place: HTMLElement, app: App, path: string): Screen {
  const reading = readLink(path, app.rules);
  if (!reading.ok) {
    renderTemplate(
      html`<main class="failure">
        <h1 tabindex="-1">${t("open-fault-title")}</h1>
        <p>${faultText(reading.fault)} ${t("open-fault-advice")}</p>
        <div class="buttons"><a class="button primary" href="#/">${t("nav-table")}</a></div>
      </main>`,
      place,
    );
    return { close() {} };
  }
  return createViewer(place, app, { ...storedOf(app.rules, reading.shared, null) }, reading.shared.ply);
}

function createViewer(place: HTMLElement, app: App, stored: Stored, ply: number): Screen {
  const { history } = stored;
  const closing = new AbortController();
  const { signal } = closing;
  let state: State = { view: ply, bottom: "white", kept: null };

  const part = (className: string) => {
    const element = document.createElement("div");
    element.className = className;
    return element;
  };
  const [far, boardPlace, near, info, moves, actions] = [
    part("far"),
    part("board"),
    part("near"),
    part("info"),
    part("moves"),
    part("actions"),
  ];
  moves.tabIndex = 0;
  moves.setAttribute("role", "region");
  moves.setAttribute("aria-label", t("moves-name"));
  actions.setAttribute("role", "group");
  actions.setAttribute("aria-label", t("action-bar"));
  renderTemplate(
    html`<main class="table viewer">
      <h1 class="title" tabindex="-1">${t("view-title")}</h1>
      ${far}${boardPlace}${near}${info}${moves}${actions}
    </main>`,
    place,
  );
  // Nothing is played here; a press on a square says so by doing nothing.
  const board = createBoard(boardPlace, () => {});

  function update(change: Partial<State>): void {
    const before = state;
    state = { ...state, ...change };
    render();
    if (before.view !== state.view) {
      showCurrent(moves);
      app.announce(`${viewText()}. ${t("said-turn", { side: shown().turn })}`);
    }
  }

  const shown = () => history[state.view] as Game;

  function look(view: number): void {
    update({ view: Math.min(Math.max(0, view), history.length - 1) });
  }

  function viewText(): string {
    const { moves: made, number } = shown();
    return made.length === 0 ? t("status-view-start") : t("status-view", { number, move: made.at(-1) ?? "" });
  }

  function render(): void {
    const game = shown();
    const last = game.moves.at(-1);
    const boardState: BoardState = {
      ...EMPTY_HAND,
      game,
      bottom: state.bottom,
      last: last ? pathOf(last) : [],
      movable: "none",
      asking: false,
    };
    board.render(boardState);
    renderTemplate(bar(game, opponent(state.bottom)), far);
    renderTemplate(bar(game, state.bottom), near);
    renderTemplate(infoTemplate(game), info);
    renderTemplate(movesTemplate(history, state.view, look), moves);
    renderTemplate(actionsTemplate(game), actions);
  }

  function bar(game: Game, side: Side): TemplateResult {
    const name = nameOf(stored, side);
    return html`<div
      class="bar"
      role="group"
      aria-label=${stored.setup.names[side] ? t("bar-name", { name, side }) : name}
      ?data-active=${!game.outcome && game.turn === side}
      ?data-won=${game.outcome?.winner === side}
    >
      <span class="token" data-side=${side} aria-hidden="true"></span>
      <span class="name" dir="auto">${name}</span>
      <span class="counts">
        <span><b>${game.atHome[side]}</b> ${t("bar-home")}</span>
        <span><b>${t("bar-arrived-count", { count: game.inGoal[side], men: game.variant.home.length })}</b> ${t("bar-arrived")}</span>
      </span>
    </div>`;
  }

  function infoTemplate(game: Game): TemplateResult {
    const { outcome, turn, variant, number } = game;
    const isLast = state.view === history.length - 1;
    const status = outcome
      ? outcomeLine(stored, outcome)
      : isLast
        ? t("status-turn", { name: nameOf(stored, turn) })
        : viewText();
    const { kept } = state;
    return html`
      <p class="status" data-kind=${outcome ? "end" : "view"}>${status}</p>
      ${outcome ? html`<p class="reason">${outcomeReason(stored, outcome)}</p>` : nothing}
      <dl class="progress" aria-label=${t("progress-name")}>
        <div><dt>${t("progress-move")}</dt><dd>${Math.min(number, variant.moveLimit)}</dd></div>
        <div><dd>${t("variant", { name: variant.name })}</dd></div>
      </dl>
      <p class="quiet" role="status">${kept ? t(kept === "yes" ? "view-kept" : "view-not-kept") : t("view-note")}</p>
    `;
  }

  function actionsTemplate(game: Game): TemplateResult {
    const action = (
      icon: TemplateResult,
      name: string,
      act: () => void,
      { short = name, kind = "", disabled = false }: { short?: string; kind?: string; disabled?: boolean } = {},
    ) =>
      html`<button type="button" class="action ${kind}" aria-label=${name} ?disabled=${disabled} @click=${act}>${icon}<span>${short}</span></button>`;
    const { view, kept } = state;
    return html`
      <a class="action" href="#/">${icons.board}<span>${t("nav-table")}</span></a>
      ${action(icons.back, t("action-look-back"), () => look(view - 1), { short: t("action-look-back-short"), disabled: view === 0 })}
      ${action(icons.forward, t("action-look-forward"), () => look(view + 1), { short: t("action-look-forward-short"), disabled: view === history.length - 1 })}
      ${game.outcome ? nothing : action(icons.play, t("view-play-on"), playOn, { short: t("view-play-on-short") })}
      ${action(icons.games, t("view-keep"), () => void keep(), { short: t("view-keep-short"), disabled: kept === "yes" })}
      ${action(icons.turn, t("action-turn-board"), () => update({ bottom: opponent(state.bottom) }), { short: t("action-turn-board-short"), kind: "wide" })}
      ${action(icons.share, t("action-share"), () => void share(), { kind: "wide" })}
    `;
  }

  /** A game of its own goes on from the position looked at. */
  function playOn(): void {
    const upTo = history.slice(0, state.view + 1);
    void toTable(app, { ...stored, id: newId(), history: upTo, setup: { ...stored.setup, opponent: "friend" } });
  }

  async function keep(): Promise<void> {
    const isKept = await app.games.add({ ...stored, setup: { ...stored.setup, opponent: "friend" } });
    if (!signal.aborted) update({ kept: isKept ? "yes" : "no" });
  }

  async function share(): Promise<void> {
    const { setup, date, id } = stored;
    const { view, bottom } = state;
    const tags = recordTags(stored);
    const more = { correspondence: null, toCorrespondence: null };
    await openShare(app, { history, view, names: setup.names, date, id, tags, bottom, ...more });
  }

  addEventListener(
    "keydown",
    (event) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const target = event.target as HTMLElement;
      const to = {
        ArrowLeft: state.view - 1,
        ArrowRight: state.view + 1,
        ArrowUp: 0,
        ArrowDown: history.length - 1,
        Home: 0,
        End: history.length - 1,
      }[event.key];
      if (target.closest('[role="grid"]')) {
        const answer = answerTo(event.key, app.rules, shown(), board.cursor(), (side) => nameOf(stored, side));
        if (!answer) return;
        app.announce(answer);
      } else if (target.closest('[role="region"]') && /^Arrow(Up|Down)$/.test(event.key)) return;
      else if (to === undefined) return;
      else look(to);
      event.preventDefault();
    },
    { signal },
  );

  render();
  showCurrent(moves);
  return {
    close() {
      closing.abort();
      board.close();
    },
  };
}
