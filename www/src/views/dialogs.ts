import { html, nothing, render as renderTemplate, type TemplateResult } from "lit-html";
import type { Side, Square, Variant } from "ugolki/web";
import type { TimeControl } from "../clock.ts";
import { cellOf, opponent, turned } from "../geometry.ts";
import { t } from "../l10n/l10n.ts";
import type { Action, Dialog, Seating, Setup, State, Theme } from "../state.ts";
import { nameOf, noticeText, outcomeReason, outcomeTitle } from "../texts.ts";
import { movesTemplate } from "./moves.ts";

export interface DialogActions {
  dispatch(action: Action): void;
  startGame(setup: Setup): void;
  playAgain(): void;
  copyRecord(): void;
}

export interface Dialogs {
  render(state: State): void;
}

/** Reserve in minutes and increment in seconds. */
const PRESETS = [
  [3, 2],
  [5, 3],
  [10, 5],
  [15, 10],
] as const;
const OWN_DEFAULT = { minutes: 20, increment: 0 };
const MAX_MINUTES = 180;
const MAX_INCREMENT = 180;
const MAX_NAME = 30;

/** These wait for an answer; what they tell is read out with their title. */
const ASKING: readonly Dialog["kind"][] = ["resign", "draw", "loses"];
const TELLING: readonly Dialog["kind"][] = [...ASKING, "end", "record"];

/** One native dialog; the state says what it shows. */
export function createDialogs(
  dialog: HTMLDialogElement,
  variants: readonly Variant[],
  actions: DialogActions,
): Dialogs {
  let open: Dialog | null = null;

  const close = () => {
    if (open?.kind === "draw") actions.dispatch({ type: "decline-draw" });
    else actions.dispatch({ type: "close" });
  };
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    close();
  });
  // A browser may close it in spite of that (a second Esc in Chromium).
  dialog.addEventListener("close", () => {
    if (open && !dialog.open) close();
  });
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog && open?.kind === "menu") close();
  });
  // The key that opened it may still be down.
  dialog.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && event.repeat) event.preventDefault();
  });

  return {
    render(state) {
      const next = state.dialog;
      if (next?.kind !== open?.kind) {
        open = null;
        if (dialog.open) dialog.close();
        renderTemplate(nothing, dialog);
      }
      open = next;
      if (!next) return;
      dialog.dataset.kind = next.kind;
      dialog.setAttribute("role", ASKING.includes(next.kind) ? "alertdialog" : "dialog");
      dialog.setAttribute("aria-labelledby", "dialog-title");
      if (TELLING.includes(next.kind)) dialog.setAttribute("aria-describedby", "dialog-text");
      else dialog.removeAttribute("aria-describedby");
      renderTemplate(content(next, state, variants, actions, close), dialog);
      if (!dialog.open) {
        dialog.showModal();
        dialog.scrollTop = 0;
        dialog.querySelector<HTMLTextAreaElement>("textarea")?.select();
        const moves = dialog.querySelector(".moves-sheet");
        if (moves) moves.scrollTop = moves.scrollHeight;
      }
    },
  };
}

function content(
  dialog: Dialog,
  state: State,
  variants: readonly Variant[],
  actions: DialogActions,
  close: () => void,
): TemplateResult {
  switch (dialog.kind) {
    case "new-game":
      return newGame(state, variants, actions, close);
    case "menu":
      return menu(state, actions, close);
    case "resign":
      return question(
        t("resign-title"),
        html`<p>${t("resign-text", { name: nameOf(state, dialog.side), winner: nameOf(state, opponent(dialog.side)) })}</p>`,
        html`
          ${button(t("action-cancel"), close, { focus: true })}
          ${button(t("resign-do"), () => actions.dispatch({ type: "resign", now: performance.now() }), { kind: "danger" })}
        `,
      );
    case "draw":
      return question(
        t("draw-title", { name: nameOf(state, dialog.by) }),
        html`<p>${t("draw-text", { other: nameOf(state, opponent(dialog.by)) })}</p>`,
        html`
          ${button(t("draw-decline"), close, { focus: true })}
          ${button(t("draw-accept"), () => actions.dispatch({ type: "accept-draw", now: performance.now() }), { kind: "primary" })}
        `,
      );
    case "loses": {
      const { path, to } = dialog.destination;
      return question(
        t("loses-title"),
        html`<p>${t("loses-text", { deadline: state.game.variant.exitDeadline })}</p>
          <p>${t("loses-question", { from: path[0] ?? "", to })}</p>`,
        html`
          ${button(t("loses-do"), () => actions.dispatch({ type: "play-losing", now: performance.now() }), { kind: "danger" })}
          ${button(t("loses-back"), close, { kind: "primary", focus: true })}
        `,
      );
    }
    case "end": {
      const { outcome } = state.game;
      if (!outcome) return html``;
      // No button has the focus: the press that ended the game may be followed by another one.
      return question(
        outcomeTitle(state, outcome),
        html`<p>${outcomeReason(state, outcome)}</p>
          <div class="line">
            <p class="rule">${t("end-rule", { rule: outcome.rule })}</p>
            <p class="said" role="status">${noticeText(state) ?? nothing}</p>
          </div>`,
        html`
          ${button(t("end-see-board"), close)}
          ${button(t("action-copy"), actions.copyRecord)}
          ${button(t("action-new-game"), () => actions.dispatch({ type: "dialog", dialog: { kind: "new-game" } }))}
          ${button(t("action-again"), actions.playAgain, { kind: "primary" })}
        `,
        {
          emblem: html`<span class="token" data-side=${outcome.winner ?? "both"} aria-hidden="true"></span>`,
          focus: true,
        },
      );
    }
    case "record":
      return question(
        t("record-title"),
        html`<p>${t("record-text")}</p>`,
        button(t("action-close"), close, { kind: "primary" }),
        {
          field: html`<textarea class="record" readonly rows="8" aria-label=${t("record-field")} .value=${dialog.text}></textarea>`,
        },
      );
  }
}

function question(
  title: string,
  text: TemplateResult,
  buttons: TemplateResult,
  { emblem, field, focus = false }: { emblem?: TemplateResult; field?: TemplateResult; focus?: boolean } = {},
): TemplateResult {
  return html`<div class="panel">
    <div class="head">${emblem ?? nothing}<h2 id="dialog-title" tabindex="-1" ?autofocus=${focus}>${title}</h2></div>
    <div class="text" id="dialog-text">${text}</div>
    ${field ?? nothing}
    <div class="buttons">${buttons}</div>
  </div>`;
}

function button(
  label: string,
  act: () => void,
  { kind = "", focus = false }: { kind?: string; focus?: boolean } = {},
): TemplateResult {
  return html`<button type="button" class="button ${kind}" ?autofocus=${focus} @click=${act}>${label}</button>`;
}

function choice(
  name: string,
  value: string,
  checked: boolean,
  label: unknown,
  { accessible, change }: { accessible?: string; change?: () => void } = {},
): TemplateResult {
  return html`<label class="choice">
    <input
      type="radio"
      name=${name}
      value=${value}
      ?checked=${checked}
      aria-label=${accessible ?? nothing}
      @change=${change ?? nothing}
    />
    <span>${label}</span>
  </label>`;
}

const SEATINGS: readonly Seating[] = ["white", "black", "auto"];
const seatingLabel = (seating: Seating) => (seating === "auto" ? t("seating-auto") : t("side", { side: seating }));

function newGame(
  state: State,
  variants: readonly Variant[],
  { startGame }: DialogActions,
  close: () => void,
): TemplateResult {
  const { setup, game } = state;
  const presets = PRESETS.map(([minutes, increment]) => ({
    minutes,
    increment,
    value: `${minutes}+${increment}`,
    chosen: setup.control?.reserve === minutes * 60_000 && setup.control.increment === increment * 1000,
  }));
  const own = setup.control !== null && !presets.some((preset) => preset.chosen);
  const ownMinutes = own && setup.control ? setup.control.reserve / 60_000 : OWN_DEFAULT.minutes;
  const ownIncrement = own && setup.control ? setup.control.increment / 1000 : OWN_DEFAULT.increment;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const data = new FormData(form);
    const text = (key: string) => String(data.get(key) ?? "").trim();
    let control: TimeControl | null = null;
    const time = text("time");
    if (time === "own") {
      const fields = [...form.querySelectorAll<HTMLInputElement>(".own input")];
      if (!fields.every((field) => field.reportValidity())) return;
      control = { reserve: Number(text("minutes")) * 60_000, increment: Number(text("increment")) * 1000 };
    } else if (time !== "none") {
      const preset = presets.find(({ value }) => value === time);
      if (preset) control = { reserve: preset.minutes * 60_000, increment: preset.increment * 1000 };
    }
    startGame({
      variant: text("variant"),
      names: { white: text("white"), black: text("black") },
      control,
      seating: text("seating") as Seating,
    });
  };

  const nameField = (side: Side) => html`<label class="field">
    <span class="token" data-side=${side} aria-hidden="true"></span>
    <input
      type="text"
      name=${side}
      dir="auto"
      maxlength=${MAX_NAME}
      autocomplete="off"
      spellcheck="false"
      aria-label=${t("new-game-name", { side })}
      placeholder=${t("side", { side })}
      .value=${setup.names[side]}
    />
  </label>`;

  return html`<form class="panel" novalidate @submit=${submit}>
    <h2 id="dialog-title">${t("new-game-title")}</h2>
    <fieldset>
      <legend>${t("new-game-variant")}</legend>
      <div class="variants">
        ${variants.map((variant) =>
          choice(
            "variant",
            variant.name,
            variant.name === setup.variant,
            html`${thumbnail(variant)}<span>${t("variant", { name: variant.name })}</span>`,
          ),
        )}
      </div>
    </fieldset>
    <fieldset>
      <legend>${t("new-game-names")}</legend>
      <div class="names">${nameField("white")}${nameField("black")}</div>
    </fieldset>
    <fieldset>
      <legend>${t("new-game-time")}</legend>
      <div class="chips times">
        ${choice("time", "none", setup.control === null, t("new-game-time-none"))}
        ${presets.map(({ minutes, increment, value, chosen }) =>
          choice("time", value, chosen, t("new-game-time-preset", { minutes, increment }), {
            accessible: t("new-game-time-preset-name", { minutes, increment }),
          }),
        )}
        ${choice("time", "own", own, t("new-game-time-own"))}
      </div>
      <div class="own">
        <label class="field"><span>${t("new-game-minutes")}</span>
          <input type="number" name="minutes" required min="0.5" max=${MAX_MINUTES} step="0.5" inputmode="decimal" .value=${String(ownMinutes)} />
        </label>
        <label class="field"><span>${t("new-game-increment")}</span>
          <input type="number" name="increment" required min="0" max=${MAX_INCREMENT} step="1" inputmode="numeric" .value=${String(ownIncrement)} />
        </label>
      </div>
    </fieldset>
    <fieldset>
      <legend>${t("new-game-bottom")}</legend>
      <div class="chips thirds">
        ${SEATINGS.map((seating) => choice("seating", seating, seating === setup.seating, seatingLabel(seating)))}
      </div>
    </fieldset>
    <div class="foot">
      ${game.moves.length > 0 && !game.outcome ? html`<p class="quiet">${t("new-game-drops")}</p>` : nothing}
      <div class="buttons">
        ${button(t("action-cancel"), close)}
        <button type="submit" class="button primary">${t("action-start")}</button>
      </div>
    </div>
  </form>`;
}

/** A small board: both homes, and the directions in which a man steps. */
function thumbnail({ size, home, diagonal }: Variant): TemplateResult {
  const area = (squares: readonly Square[]) =>
    squares
      .map((square) => cellOf(square, size, "white"))
      .map(({ row, col }) => `M${col} ${row}h1v1h-1z`)
      .join("");
  const middle = size / 2;
  const arm = size * 0.15;
  const slant = arm * 0.72;
  const straight = `M${middle - arm} ${middle}h${2 * arm}M${middle} ${middle - arm}v${2 * arm}`;
  const slanted = `M${middle - slant} ${middle - slant}l${2 * slant} ${2 * slant}m0 ${-2 * slant}l${-2 * slant} ${2 * slant}`;
  return html`<svg class="thumbnail" viewBox="0 0 ${size} ${size}" aria-hidden="true">
    <rect class="ground" width=${size} height=${size} />
    <path class="white" d=${area(home)} />
    <path class="black" d=${area(home.map((square) => turned(square, size)))} />
    <circle class="hub" cx=${middle} cy=${middle} r=${arm * 1.45} />
    <path class="ways" d=${diagonal ? straight + slanted : straight} stroke-width=${size * 0.045} />
  </svg>`;
}

const THEMES: readonly Theme[] = ["auto", "light", "dark"];

function menu(state: State, { dispatch, copyRecord }: DialogActions, close: () => void): TemplateResult {
  return html`<div class="panel">
    <h2 id="dialog-title">${t("menu-title")}</h2>
    <section class="moves-part">
      <h3>${t("moves-name")}</h3>
      <div class="moves-sheet" tabindex="0" role="region" aria-label=${t("moves-name")}>${movesTemplate(state.game)}</div>
    </section>
    <fieldset>
      <legend>${t("new-game-bottom")}</legend>
      <div class="chips thirds">
        ${SEATINGS.map((seating) =>
          choice("menu-seating", seating, seating === state.setup.seating, seatingLabel(seating), {
            change: () => dispatch({ type: "seating", seating }),
          }),
        )}
      </div>
    </fieldset>
    <fieldset>
      <legend>${t("menu-theme")}</legend>
      <div class="chips thirds">
        ${THEMES.map((theme) =>
          choice("theme", theme, theme === state.theme, t("theme", { theme }), {
            change: () => dispatch({ type: "theme", theme }),
          }),
        )}
      </div>
    </fieldset>
    <div class="buttons">
      <p class="said" role="status">${noticeText(state) ?? nothing}</p>
      ${button(t("action-copy"), copyRecord)} ${button(t("action-close"), close, { kind: "primary", focus: true })}
    </div>
  </div>`;
}
