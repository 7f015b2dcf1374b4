import { html, nothing, render as renderTemplate, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import type { Side, Variant } from "ugolki/web";
import { t } from "../l10n/l10n.ts";
import { roomIcons } from "../room/icons.ts";
import { countMen } from "../room/position.ts";
import { action, NAMELESS, type RoomPlaces, roomHead } from "../room/room.ts";
import { faultText } from "../room/words.ts";
import { outcomeLine, outcomeReason } from "../texts.ts";
import { icons } from "../views/icons.ts";
import { button, choice } from "../views/parts.ts";
import { type Action, MAX_TEXT, type Setup, type Tool } from "./state.ts";

/** What the buttons ask of the screen. */
export interface SetupActions {
  dispatch(action: Action): void;
  copy(): void;
  paste(): void;
  practise(): void;
  play(against: "friend" | "computer"): void;
}

const SIDES: readonly Side[] = ["white", "black"];

/** Whether the position can be played from, or what is wrong, in sentences. */
export function verdict({ faults, game }: Setup): string[] {
  if (faults.length > 0) return faults.map(faultText);
  if (game?.outcome) {
    const { outcome } = game;
    return [`${t("setup-over", { line: outcomeLine(NAMELESS, outcome) })} ${outcomeReason(NAMELESS, outcome)}`];
  }
  return [t("setup-ready")];
}

/** Draws the screen but for its board and dialog. */
export function createView(places: RoomPlaces, variants: readonly Variant[], actions: SetupActions) {
  return {
    render(state: Setup): void {
      renderTemplate(roomHead(t("setup-title"), state.draft.variant.name), places.head);
      renderTemplate(info(state), places.info);
      renderTemplate(tools(state, actions), places.actions);
      renderTemplate(more(state, variants, actions), places.more);
    },
  };
}

function info(state: Setup): TemplateResult {
  const { faults, game, layout, draft, message, isStored } = state;
  const kind = faults.length > 0 ? "wrong" : game?.outcome ? "over" : "ready";
  const men = (side: Side) => {
    const count = countMen(layout.men, side);
    const most = draft.variant.home.length;
    return html`<span role="img" data-men=${side} aria-label=${t("setup-men", { side, count, most })}>
      <span class="token" data-side=${side}></span>${t("bar-arrived-count", { count, men: most })}
    </span>`;
  };
  return html`
    <div class="room-line">
      <ul class="setup-verdict" id="setup-verdict" data-kind=${kind}>${verdict(state).map((line) => html`<li>${line}</li>`)}</ul>
      <span class="arrivals">${SIDES.map(men)}</span>
    </div>
    ${message ? html`<p class="quiet" role="status">${t("setup-message", { message })}</p>` : nothing}
    ${isStored ? nothing : html`<p class="quiet" data-not-kept>${t("setup-not-kept")}</p>`}
  `;
}

function tools(state: Setup, { dispatch }: SetupActions): TemplateResult {
  const tool = (name: Tool, icon: TemplateResult) =>
    action(icon, t("setup-tool", { tool: name }), () => dispatch({ type: "tool", tool: name }), {
      short: t("setup-tool-short", { tool: name }),
      pressed: state.tool === name,
    });
  return html`
    ${SIDES.map((side) => tool(side, html`<span class="token" data-side=${side} aria-hidden="true"></span>`))}
    ${tool("rubber", roomIcons.clear)}
    ${action(icons.takeBack, t("setup-undo"), () => dispatch({ type: "undo" }), { disabled: state.past.length === 0 })}
    ${action(icons.redo, t("setup-redo"), () => dispatch({ type: "redo" }), { disabled: state.future.length === 0 })}
  `;
}

function more(state: Setup, variants: readonly Variant[], actions: SetupActions): TemplateResult {
  const { dispatch, copy, paste, practise, play } = actions;
  const { draft, layout, faults, game, other } = state;
  const named = variants.find((variant) => JSON.stringify(variant) === JSON.stringify(draft.variant));
  const pick = (event: Event) => {
    const name = (event.currentTarget as HTMLSelectElement).value;
    const variant = variants.find((one) => one.name === name);
    if (variant) dispatch({ type: "variant", variant });
  };
  const value = (event: Event) => (event.currentTarget as HTMLInputElement | HTMLTextAreaElement).value;
  const clipboard = navigator.clipboard as Clipboard | undefined;
  return html`
    <div class="room-tools" role="group" aria-label=${t("setup-board")}>
      ${action(roomIcons.remove, t("setup-clear"), () => dispatch({ type: "clear" }), { short: t("setup-clear-short") })}
      ${action(roomIcons.start, t("setup-start"), () => dispatch({ type: "start" }), { short: t("setup-start-short") })}
      ${action(roomIcons.mirror, t("setup-mirror"), () => dispatch({ type: "mirror" }), { short: t("setup-mirror-short") })}
      ${action(icons.turn, t("action-turn-board"), () => dispatch({ type: "turn-board" }), { short: t("action-turn-board-short") })}
    </div>
    <div class="setup-fields">
      <label class="room-field setup-variant">
        <span>${t("new-game-variant")}</span>
        <select @change=${pick}>
          ${named ? nothing : html`<option value="" selected>${t("setup-house", { variant: t("variant", { name: draft.variant.name }), deadline: draft.variant.exitDeadline, limit: draft.variant.moveLimit })}</option>`}
          ${variants.map(
            (variant) =>
              html`<option value=${variant.name} .selected=${variant === named}>${t("variant", { name: variant.name })}</option>`,
          )}
        </select>
      </label>
      <fieldset class="setup-turn">
        <legend>${t("setup-turn")}</legend>
        <div class="chips halves">
          ${SIDES.map((side) =>
            choice("setup-turn", side, side === layout.turn, t("side", { side }), {
              change: () => dispatch({ type: "turn", turn: side }),
            }),
          )}
        </div>
      </fieldset>
      <label class="room-field setup-number">
        <span>${t("setup-number")}</span>
        <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          maxlength="9"
          .value=${live(layout.number)}
          aria-invalid=${faults.some(({ kind }) => kind === "number")}
          aria-describedby="setup-verdict"
          @input=${(event: Event) => dispatch({ type: "number", number: value(event) })}
        />
      </label>
    </div>
    <label class="room-field">
      <span>${t("setup-text")}</span>
      <textarea
        class="record"
        rows="2"
        dir="ltr"
        spellcheck="false"
        autocapitalize="off"
        autocomplete="off"
        maxlength=${MAX_TEXT}
        .value=${live(draft.text)}
        aria-invalid=${faults.length > 0}
        aria-describedby="setup-verdict"
        @input=${(event: Event) => dispatch({ type: "text", text: value(event) })}
      ></textarea>
    </label>
    <div class="setup-buttons">
      ${other ? button(t("setup-other", { variant: t("variant", { name: other.name }) }), () => dispatch({ type: "variant", variant: other })) : nothing}
      ${button(t("room-copy-position"), copy)}
      ${clipboard?.readText ? button(t("setup-paste"), paste) : nothing}
      ${button(t("room-to-table"), () => play("friend"), { disabled: !game || game.outcome !== null })}
      ${button(t("room-to-computer"), () => play("computer"), { disabled: !game || game.outcome !== null })}
      ${button(t("setup-practise"), practise, { kind: "primary", disabled: !game })}
    </div>
  `;
}
