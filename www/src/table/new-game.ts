import { html, nothing, type TemplateResult } from "lit-html";
import type { Side, Variant } from "ugolki/web";
import type { TimeControl } from "../clock.ts";
import { opponent } from "../geometry.ts";
import { t } from "../l10n/l10n.ts";
import type { Choice } from "../store.ts";
import { choice, startFoot, toggle } from "../views/parts.ts";
import { thumbnail } from "../views/thumbnail.ts";
import { isAtStake, LEVELS, type Setup, type State } from "./state.ts";

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
/** What the package takes as a deadline or limit. */
const MAX_NUMBER = 9999;

const OPPONENTS: readonly Setup["opponent"][] = ["friend", "computer", "link"];
const LEVEL_LIST: readonly number[] = Array.from({ length: LEVELS }, (_, i) => i + 1);
const SIDES: readonly Choice["side"][] = ["white", "black", "random"];

/** The side whose name is the near player's in a choice. */
const nearSide = ({ side }: Pick<Choice, "side">): Side => (side === "black" ? "black" : "white");

/** The setup that a choice means, with the side drawn by lot where it was left to chance. */
export function setupOf(choice: Choice): Setup {
  // By link there is no clock, and each sits at their own side.
  const byLink = { control: null, autoTurn: false, rated: false };
  const made = choice.opponent === "link" ? { ...choice, ...byLink } : choice;
  const side: Side = made.side === "random" ? (Math.random() < 0.5 ? "white" : "black") : made.side;
  const near = made.names[nearSide(made)];
  // The name of the last friend isn't the computer's.
  const far = made.opponent === "computer" ? "" : made.names[opponent(nearSide(made))];
  const names = side === "white" ? { white: near, black: far } : { white: far, black: near };
  return { ...made, side, names, autoTurn: made.autoTurn && made.opponent === "friend" };
}

/** The form for a new game, filled with what was chosen last. */
export function newGameBody(
  state: State,
  variants: readonly Variant[],
  last: Choice,
  areLevelsKnown: boolean,
  start: (choice: Choice) => void,
  close: () => void,
): TemplateResult {
  const { game } = state;
  const presets = PRESETS.map(([minutes, increment]) => ({
    minutes,
    increment,
    value: `${minutes}+${increment}`,
    chosen: last.control?.reserve === minutes * 60_000 && last.control.increment === increment * 1000,
  }));
  const own = last.control !== null && !presets.some((preset) => preset.chosen);
  const ownMinutes = own && last.control ? last.control.reserve / 60_000 : OWN_DEFAULT.minutes;
  const ownIncrement = own && last.control ? last.control.increment / 1000 : OWN_DEFAULT.increment;
  const near = nearSide(last);
  const chosen = variants.find(({ name }) => name === last.variant) ?? (variants[0] as Variant);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const made = readForm(form, presets, variants);
    if (made) start(made);
  };

  const nameField = (who: "near" | "far", value: string) => html`<label class="field" data-who=${who}>
    <input
      type="text"
      name=${who}
      dir="auto"
      maxlength=${MAX_NAME}
      autocomplete="off"
      spellcheck="false"
      aria-label=${t("new-game-name", { who })}
      placeholder=${t("new-game-name", { who })}
      .value=${value}
    />
  </label>`;

  return html`<form class="panel" novalidate @submit=${submit} @change=${(event: Event) => tidy(event, variants)}>
    <h2 id="dialog-title">${t("new-game-title")}</h2>
    <fieldset>
      <legend>${t("new-game-variant")}</legend>
      <div class="variants">
        ${variants.map((variant) => variantChoice(variant, chosen))}
      </div>
      <div class="about-numbers">
        ${variants.map((variant) => about("variant", variant.name, chosen.name, t("new-game-numbers-text", numbersOf(variant))))}
      </div>
    </fieldset>
    <fieldset>
      <legend>${t("new-game-opponent")}</legend>
      <div class="chips opponents">
        ${OPPONENTS.map((one) => choice("opponent", one, one === last.opponent, t("opponent", { opponent: one })))}
      </div>
      <div class="levels">
        <div class="chips" role="radiogroup" aria-label=${t("new-game-level")}>
          ${LEVEL_LIST.map((level) =>
            choice("level", String(level), level === last.level, level, { accessible: t("level", { level }) }),
          )}
        </div>
        <div class="about-levels">${areLevelsKnown ? LEVEL_LIST.map((level) => about("level", String(level), String(last.level), aboutLevel(level))) : nothing}</div>
      </div>
      <div class="names">${nameField("near", last.names[near])}${nameField("far", last.names[opponent(near)])}</div>
    </fieldset>
    <fieldset>
      <legend>${t("new-game-side")}</legend>
      <div class="chips thirds">
        ${SIDES.map((side) =>
          choice("side", side, side === last.side, side === "random" ? t("side-random") : t("side", { side })),
        )}
      </div>
      <div class="here two">${toggle("auto-turn", last.autoTurn, t("new-game-auto-turn"))}</div>
    </fieldset>
    <fieldset class="here">
      <legend>${t("new-game-time")}</legend>
      <div class="chips times">
        ${choice("time", "none", last.control === null, t("new-game-time-none"))}
        ${presets.map(({ minutes, increment, value, chosen }) =>
          choice("time", value, chosen, t("new-game-time-preset", { minutes, increment }), {
            accessible: t("new-game-time-preset-name", { minutes, increment }),
          }),
        )}
        ${choice("time", "own", own, t("new-game-time-own"))}
      </div>
      <div class="own">
        ${number("minutes", ownMinutes, 0.5, MAX_MINUTES, 0.5)}
        ${number("increment", ownIncrement, 0, MAX_INCREMENT, 1)}
      </div>
    </fieldset>
    <details class="house" ?open=${last.house !== null || last.rated}>
      <summary>${t("new-game-rules")}</summary>
      <div class="own house-numbers">
        ${number("deadline", last.house?.exitDeadline ?? chosen.exitDeadline, 1, MAX_NUMBER, 1)}
        ${number("limit", last.house?.moveLimit ?? chosen.moveLimit, 1, MAX_NUMBER, 1)}
      </div>
      <p class="quiet" data-kind="house">${t("new-game-house")}</p>
      <div class="here">${toggle("rated", last.rated, t("new-game-rated"), { disabled: !chosen.rated || last.house !== null })}</div>
    </details>
    ${startFoot(game.moves.length > 0 && !game.outcome && !isAtStake(state) ? t("new-game-keeps") : null, close)}
  </form>`;
}

const numbersOf = ({ home, exitDeadline, moveLimit }: Variant) => ({
  men: home.length,
  deadline: exitDeadline,
  limit: moveLimit,
});

function variantChoice(variant: Variant, chosen: Variant): TemplateResult {
  const name = t("variant", { name: variant.name });
  const numbers = numbersOf(variant);
  const label = html`${thumbnail(variant)}<span class="about"><span>${name}</span><small>${t("new-game-numbers", numbers)}</small></span>`;
  const accessible = t("new-game-variant-name", { variant: name, ...numbers });
  return choice("variant", variant.name, variant === chosen, label, { accessible });
}

/** What is to be said about one of several values, seen while that one is chosen. */
function about(name: string, value: string, chosen: string, text: unknown): TemplateResult {
  return html`<p data-about=${name} data-value=${value} ?hidden=${value !== chosen}>${text}</p>`;
}

function aboutLevel(level: number): TemplateResult {
  return html`<b>${t("level-name", { level })}</b> ${t("level-about", { level })}`;
}

function number(name: string, value: number, min: number, max: number, step: number): TemplateResult {
  return html`<label class="field"><span>${t("new-game-number", { name })}</span>
    <input type="number" name=${name} required min=${min} max=${max} step=${step} inputmode=${step < 1 ? "decimal" : "numeric"} .value=${String(value)} />
  </label>`;
}

const text = (form: HTMLFormElement, name: string) => String(new FormData(form).get(name) ?? "").trim();
const field = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;

/** Another variant brings its own numbers, and only its own numbers can be rated (rules 6.1). */
function tidy(event: Event, variants: readonly Variant[]): void {
  const form = event.currentTarget as HTMLFormElement;
  const variant = variants.find(({ name }) => name === text(form, "variant"));
  const changed = (event.target as HTMLInputElement).name;
  if (!variant) return;
  if (changed === "variant") {
    field(form, "deadline").value = String(variant.exitDeadline);
    field(form, "limit").value = String(variant.moveLimit);
  }
  for (const one of form.querySelectorAll<HTMLElement>("[data-about]"))
    one.hidden = one.dataset.value !== text(form, one.dataset.about ?? "");
  field(form, "rated").disabled = !variant.rated || houseOf(form, variant) !== null;
  // The limit is never before the deadline.
  field(form, "limit").min = field(form, "deadline").value;
}

function houseOf(form: HTMLFormElement, variant: Variant | undefined): Setup["house"] {
  const house = { exitDeadline: Number(text(form, "deadline")), moveLimit: Number(text(form, "limit")) };
  const isOwn = variant?.exitDeadline === house.exitDeadline && variant.moveLimit === house.moveLimit;
  return isOwn ? null : house;
}

/** What the form says; null where a number is wrong, which the browser then tells. */
function readForm(
  form: HTMLFormElement,
  presets: readonly { minutes: number; increment: number; value: string }[],
  variants: readonly Variant[],
): Choice | null {
  // What a game by link doesn't have isn't shown either.
  const time = text(form, "opponent") === "link" ? "none" : text(form, "time");
  const numbers = [...(time === "own" ? ["minutes", "increment"] : []), "deadline", "limit"];
  for (const name of numbers) {
    const input = field(form, name);
    const details = input.closest("details");
    if (details && !input.checkValidity()) details.open = true;
    if (!input.reportValidity()) return null;
  }
  let control: TimeControl | null = null;
  if (time === "own") {
    control = { reserve: Number(text(form, "minutes")) * 60_000, increment: Number(text(form, "increment")) * 1000 };
  } else {
    const preset = presets.find(({ value }) => value === time);
    if (preset) control = { reserve: preset.minutes * 60_000, increment: preset.increment * 1000 };
  }
  const variant = text(form, "variant");
  const side = text(form, "side") as Choice["side"];
  const [near, far] = [text(form, "near"), text(form, "far")];
  return {
    variant,
    house: houseOf(
      form,
      variants.find(({ name }) => name === variant),
    ),
    opponent: text(form, "opponent") as Setup["opponent"],
    level: Number(text(form, "level")),
    side,
    names: nearSide({ side }) === "white" ? { white: near, black: far } : { white: far, black: near },
    control,
    autoTurn: field(form, "auto-turn").checked,
    rated: field(form, "rated").checked,
  };
}
