import { html, type TemplateResult } from "lit-html";
import type { Side, Variant } from "ugolki/web";
import { t } from "../l10n/l10n.ts";
import { choice, startFoot } from "../views/parts.ts";
import { thumbnail } from "../views/thumbnail.ts";
import { homeCourse } from "./course.ts";
import { parOf, parText, stars } from "./par.ts";
import type { Races } from "./races.ts";

const SIDES: readonly Side[] = ["white", "black"];

/** The form for another race; `start` gets the variant and the side. */
export function newRace(
  variants: readonly Variant[],
  { run, best }: Races,
  start: (variant: string, side: Side) => void,
  close: () => void,
): TemplateResult {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    start(String(data.get("variant")), data.get("side") as Side);
  };
  const about = (variant: Variant) => {
    const par = parOf(homeCourse(variant, "white"));
    const count = best[variant.name]?.moves.length;
    return html`<span class="about"><span>${t("variant", { name: variant.name })}</span
      ><small>${par ? parText(par) : ""}</small
      ><small>${count ? html`${t("race-best-of", { count })} ${stars(par, count)}` : t("race-none-yet")}</small></span>`;
  };
  return html`<form class="panel" novalidate @submit=${submit}>
    <h2 id="dialog-title">${t("race-other")}</h2>
    <fieldset>
      <legend>${t("new-game-variant")}</legend>
      <div class="variants">
        ${variants.map((variant) =>
          choice("variant", variant.name, variant.name === run.variant, html`${thumbnail(variant)}${about(variant)}`),
        )}
      </div>
    </fieldset>
    <fieldset>
      <legend>${t("race-army")}</legend>
      <div class="chips halves">
        ${SIDES.map((side) => choice("side", side, side === run.side, t("side", { side })))}
      </div>
    </fieldset>
    ${startFoot(t("race-keeps"), close)}
  </form>`;
}
