import { html, nothing, render as renderTemplate, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { live } from "lit-html/directives/live.js";
import { t } from "../l10n/l10n.ts";
import { roomIcons } from "../room/icons.ts";
import { action, arrivals, NAMELESS, type RoomPlaces, roomHead } from "../room/room.ts";
import { hintText, outcomeLine, outcomeReason, refusalText } from "../texts.ts";
import { icons } from "../views/icons.ts";
import { showCurrent } from "../views/moves.ts";
import { typedMove } from "../views/typed.ts";
import { type Action, type Message, type Practice, stepTarget } from "./state.ts";
import { besides, branchAt, isMainLine, MAX_MOVES, MAX_NOTE, type Tree } from "./tree.ts";
import { type Beginning, markCurrent, treeTemplate } from "./tree-view.ts";

export function messageText(message: Message): string {
  switch (message.kind) {
    case "copied":
      return t("copied", { what: message.what });
    case "removed":
      return t("practice-removed", { count: message.count });
    case "restored":
      return t("practice-restored");
    case "promoted":
      return t("practice-promoted");
    case "not-loaded":
      return t("fail-screen-title");
    case "seeking":
      return t("status-seeking");
    case "hint":
      return hintText(message.path);
    case "full":
      return t("practice-full", { max: MAX_MOVES });
  }
}

/** How things stand, or what has just been told. */
export function statusText({ game, refusal, message }: Practice): string {
  if (refusal) return refusalText(refusal, t("side", { side: game.turn }));
  if (message) return messageText(message);
  return game.outcome
    ? outcomeLine(NAMELESS, game.outcome)
    : t("status-turn", { name: t("side", { side: game.turn }) });
}

/** Draws the practice room but for its board and dialogs. `beginning` gives the first move's number and side. */
export function createView(
  places: RoomPlaces,
  dispatch: (action: Action) => void,
  hint: () => void,
  beginning: (tree: Tree) => Beginning,
) {
  let shown: Pick<Practice, "tree" | "at"> | null = null;
  return {
    render(state: Practice): void {
      const { tree, at } = state;
      renderTemplate(roomHead(t("nav", { place: "practice" }), tree.variant.name), places.head);
      renderTemplate(info(state), places.info);
      renderTemplate(
        html`${guard([tree], () => treeTemplate(tree, beginning(tree), (path) => dispatch({ type: "go", path })))}`,
        places.list,
      );
      if (shown?.tree !== tree || shown.at !== at) {
        const hadFocus = places.list.contains(document.activeElement) && document.activeElement !== places.list;
        const current = markCurrent(places.list, branchAt(tree, at));
        showCurrent(places.list);
        if (hadFocus) current?.focus({ preventScroll: true });
      }
      shown = { tree, at };
      renderTemplate(actions(state, dispatch), places.actions);
      renderTemplate(more(state, dispatch, hint), places.more);
    },
  };
}

function info(state: Practice): TemplateResult {
  const { game, refusal, message } = state;
  const { exitDeadline, moveLimit } = game.variant;
  const left = Math.max(0, exitDeadline - game.number + 1);
  const kind = refusal?.kind ?? message?.kind ?? (game.outcome ? "end" : "turn");
  return html`
    <div class="room-line">
      <p class="status" data-kind=${kind}>${statusText(state)}</p>
      ${arrivals(game)}
    </div>
    ${game.outcome ? html`<p class="reason">${outcomeReason(NAMELESS, game.outcome)}</p>` : nothing}
    ${
      game.outcome
        ? nothing
        : html`<dl class="progress" aria-label=${t("progress-name")}>
            <div><dt>${t("progress-move")}</dt><dd data-number>${game.number}</dd></div>
            <div><dt>${t("progress-exit")}</dt><dd>${t("progress-exit-left", { left })}</dd></div>
            <div><dt>${t("progress-limit")}</dt><dd>${moveLimit}</dd></div>
          </dl>`
    }
    ${state.isStored ? nothing : html`<p class="quiet" data-not-kept>${t("practice-not-kept")}</p>`}
  `;
}

function actions(state: Practice, dispatch: (action: Action) => void): TemplateResult {
  const step = (to: "start" | "back" | "forward" | "end") => ({
    act: () => dispatch({ type: "step", to }),
    disabled: stepTarget(state, to) === null,
  });
  const steps = [
    { icon: roomIcons.first, name: t("room-first"), short: t("room-first-short"), ...step("start") },
    { icon: icons.back, name: t("action-look-back"), short: t("action-look-back-short"), ...step("back") },
    { icon: icons.forward, name: t("action-look-forward"), short: t("action-look-forward-short"), ...step("forward") },
    { icon: roomIcons.last, name: t("room-last"), short: t("room-last-short"), ...step("end") },
  ];
  return html`
    ${steps.map(({ icon, name, act, short, disabled }) => action(icon, name, act, { short, disabled }))}
    ${action(icons.analysis, t("practice-analysis"), () => dispatch({ type: "analyse" }), { short: t("practice-analysis-short"), pressed: state.isAnalysed })}
    ${action(icons.turn, t("action-turn-board"), () => dispatch({ type: "turn-board" }), { short: t("action-turn-board-short") })}
    ${action(icons.more, t("action-menu"), () => dispatch({ type: "dialog", dialog: { kind: "menu" } }))}
  `;
}

function more(state: Practice, dispatch: (action: Action) => void, hint: () => void): TemplateResult {
  const { tree, at, removed } = state;
  const beside = (by: 1 | -1) => ({
    act: () => dispatch({ type: "beside", by }),
    disabled: besides(tree, at, by) === null,
  });
  const [up, down] = [beside(-1), beside(1)];
  return html`
    <div class="room-tools" role="group" aria-label=${t("practice-lines")}>
      ${action(roomIcons.lineUp, t("practice-line-before"), up.act, { short: t("practice-line-before-short"), disabled: up.disabled })}
      ${action(roomIcons.lineDown, t("practice-line-after"), down.act, { short: t("practice-line-after-short"), disabled: down.disabled })}
      ${action(roomIcons.promote, t("practice-promote"), () => dispatch({ type: "promote" }), { short: t("practice-promote-short"), disabled: isMainLine(tree, at) })}
      ${action(icons.takeBack, t("practice-restore"), () => dispatch({ type: "restore" }), { short: t("practice-restore-short"), disabled: !removed })}
      ${action(roomIcons.remove, t("practice-remove"), () => dispatch({ type: "remove" }), { short: t("practice-remove-short"), disabled: at.length === 0 })}
    </div>
    <label class="room-field">
      <span>${at.length === 0 ? t("practice-note-start") : t("practice-note", { move: at.at(-1) ?? "" })}</span>
      <textarea
        class="room-note"
        rows="3"
        dir="auto"
        maxlength=${MAX_NOTE}
        .value=${live(branchAt(tree, at)?.note ?? "")}
        @input=${(event: Event) => dispatch({ type: "note", text: (event.currentTarget as HTMLTextAreaElement).value })}
      ></textarea>
    </label>
    <div class="practice-try">
      ${typedMove((text) => dispatch({ type: "typed", text }))}
      ${action(icons.hint, t("action-hint"), hint, { disabled: state.game.outcome !== null || state.isAnalysed })}
    </div>
  `;
}
