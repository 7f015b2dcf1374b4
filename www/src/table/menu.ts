import { html, nothing, type TemplateResult } from "lit-html";
import type { App } from "../app.ts";
import { t } from "../l10n/l10n.ts";
import { BOARDS, LANGUAGES, type Settings, THEMES } from "../settings.ts";
import { newsText } from "../texts.ts";
import { icons } from "../views/icons.ts";
import { movesTemplate } from "../views/moves.ts";
import { button, choice, toggle } from "../views/parts.ts";
import { typedMove } from "../views/typed.ts";
import type { TableActions } from "./dialogs.ts";
import {
  canHint,
  canPause,
  canTakeBack,
  type Dialog,
  isSealed,
  looksBack,
  type Seating,
  type State,
  speaker,
} from "./state.ts";

/** The screens beside the table, in the order of the menu. */
const PLACES = ["games", "rating", "practice", "setup", "race", "puzzles", "daily", "learn", "rules"] as const;

const SEATINGS: readonly Seating[] = ["white", "black", "auto"];

/** The sheet with everything that the table itself has no room for. */
export function menuBody(state: State, app: App, actions: TableActions, close: () => void): TemplateResult {
  const { dispatch, rematch, copyRecord, analyse, review, share } = actions;
  const { game, setup } = state;
  const ask = (dialog: Dialog) => dispatch({ type: "dialog", dialog });
  const item = (icon: TemplateResult, label: string, act: () => void, isThere = true) =>
    isThere ? html`<button type="button" class="item" @click=${act}>${icon}<span>${label}</span></button>` : nothing;
  const isOpen = !game.outcome;
  return html`<div class="panel">
    <h2 id="dialog-title">${t("menu-title")}</h2>
    <section class="moves-part">
      <h3>${t("moves-name")}</h3>
      <div class="moves-sheet" tabindex="0" role="region" aria-label=${t("moves-name")}>
        ${movesTemplate(state.history, state.view, (ply) => dispatch({ type: "look", ply }))}
      </div>
    </section>
    ${isOpen && !looksBack(state) ? html`<section class="typed-part">${typedMove((text) => dispatch({ type: "typed", text, now: performance.now() }))}</section>` : nothing}
    <section class="items" aria-label=${t("menu-game")}>
      ${item(icons.newGame, t("action-new-game"), () => ask({ kind: "new-game" }))}
      ${item(icons.rematch, t("action-rematch"), rematch, !isOpen)}
      ${item(icons.takeBack, t("action-take-back"), () => dispatch({ type: "take-back", now: performance.now() }), canTakeBack(state))}
      ${item(icons.redo, t("action-redo"), () => dispatch({ type: "redo", now: performance.now() }), state.undone.length > 0)}
      ${item(icons.hint, t("action-hint"), () => dispatch({ type: "seek-hint" }), canHint(state))}
      ${item(icons.pause, t("action-pause"), () => dispatch({ type: "pause", now: performance.now() }), canPause(state))}
      ${item(icons.draw, t(setup.opponent === "link" ? "action-draw-agreed" : "action-draw"), () => ask({ kind: "draw", by: speaker(state) }), isOpen)}
      ${item(icons.resign, t("action-resign"), () => ask({ kind: "resign", side: speaker(state) }), isOpen)}
      ${item(icons.share, t("action-share"), () => {
        close();
        share("share");
      })}
      ${item(icons.analysis, t("action-review"), review, !isOpen)}
      ${item(icons.practice, t("action-analyse"), analyse, !isSealed(state))}
      ${item(icons.copy, t("action-copy"), copyRecord)}
    </section>
    <p class="said" role="status">${newsText(state) ?? nothing}</p>
    <nav class="items" aria-label=${t("menu-places")}>
      ${PLACES.map((place) => html`<a class="item" href="#/${place}" @click=${close}>${icons[place]}<span>${t("nav", { place })}</span></a>`)}
      ${item(icons.keys, t("keys-title"), () => ask({ kind: "keys" }))}
    </nav>
    <fieldset>
      <legend>${t("menu-seating")}</legend>
      <div class="chips thirds">
        ${SEATINGS.map((seating) =>
          choice(
            "menu-seating",
            seating,
            setup.autoTurn ? seating === "auto" : seating === state.bottom,
            seating === "auto" ? t("seating-auto") : t("side", { side: seating }),
            { change: () => dispatch({ type: "seating", seating }) },
          ),
        )}
      </div>
    </fieldset>
    ${settingsTemplate(app)}
    <div class="buttons">${button(t("action-close"), close, { kind: "primary", focus: true })}</div>
  </div>`;
}

/** Choices for the page as a whole. */
function settingsTemplate({ settings }: App): TemplateResult {
  const now = settings.get();
  const set = (change: Partial<Settings>) => () => settings.set(change);
  return html`
    <fieldset>
      <legend>${t("menu-theme")}</legend>
      <div class="chips thirds">
        ${THEMES.map((theme) => choice("theme", theme, theme === now.theme, t("theme", { theme }), { change: set({ theme }) }))}
      </div>
    </fieldset>
    <fieldset>
      <legend>${t("menu-board")}</legend>
      <div class="chips halves boards">
        ${BOARDS.map((board) =>
          choice(
            "board",
            board,
            board === now.board,
            html`<span class="swatch" data-board=${board}></span>${t("board-theme", { board })}`,
            {
              change: set({ board }),
            },
          ),
        )}
      </div>
    </fieldset>
    <fieldset>
      <legend>${t("menu-language")}</legend>
      <div class="chips languages">
        ${LANGUAGES.map((language) =>
          choice("language", language, language === now.language, t("language", { language }), {
            change: set({ language }),
          }),
        )}
      </div>
    </fieldset>
    <div class="toggles">
      ${toggle("sound", now.sound, t("menu-sound"), { change: (sound) => settings.set({ sound }) })}
      ${toggle("never-resigns", now.neverResigns, t("menu-never-resigns"), { change: (neverResigns) => settings.set({ neverResigns }) })}
      ${"vibrate" in navigator ? toggle("vibration", now.vibration, t("menu-vibration"), { change: (vibration) => settings.set({ vibration }) }) : nothing}
    </div>
  `;
}
