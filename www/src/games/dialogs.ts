import { html, nothing, type TemplateResult } from "lit-html";
import { list, t } from "../l10n/l10n.ts";
import { icons } from "../views/icons.ts";
import type { ModalContent } from "../views/modal.ts";
import { button, question } from "../views/parts.ts";
import type { Listed } from "./entry.ts";
import { gameIcons } from "./icons.ts";
import type { Damaged } from "./library.ts";
import type { Dialog } from "./state.ts";
import type { Fault, Report } from "./transfer.ts";
import { detailsOf, faultText, placeOf, resultOf, titleOf } from "./words.ts";

/** What the dialogs ask for. */
export interface DialogActions {
  close(): void;
  openGame(entry: Listed): void;
  /** Has the game judged move by move. */
  review(entry: Listed): void;
  askName(entry: Listed): void;
  rename(entry: Listed, title: string): void;
  copy(entry: Listed): void;
  save(entry: Listed): void;
  remove(entry: Listed): void;
  copyDamaged(damaged: Damaged): void;
  saveDamaged(damaged: Damaged): void;
  discard(damaged: Damaged): void;
  importText(text: string): void;
  importFiles(files: readonly File[]): void;
  stop(): void;
}

const MAX_TITLE = 60;
/** More faults than these nobody reads through. */
const MAX_FAULTS = 200;

export function dialogOf(dialog: Dialog, isElsewhere: boolean, actions: DialogActions): ModalContent {
  const { close } = actions;
  const { kind } = dialog;
  switch (kind) {
    case "game":
      return { kind, close, light: true, body: gameBody(dialog.entry, isElsewhere, actions) };
    case "rename":
      return { kind, close, body: renameBody(dialog.entry, actions) };
    case "damaged":
      return { kind, close, tells: true, body: damagedBody(dialog.damaged, actions) };
    case "record": {
      const field = html`<textarea class="record" readonly rows="8" aria-label=${t("record-field")} .value=${dialog.text}></textarea>`;
      const buttons = button(t("action-close"), close, { kind: "primary" });
      return {
        kind,
        close,
        tells: true,
        body: question(t("record-title"), html`<p>${t("record-text")}</p>`, buttons, { field }),
      };
    }
    case "import":
      return { kind, close, body: importBody(actions) };
    case "importing": {
      const { done, added } = dialog;
      const field = html`<progress max="1" .value=${done} aria-label=${t("import-running")}></progress>`;
      const stop = button(t("import-stop"), actions.stop, { focus: true });
      const said = html`<p>${t("import-so-far", { count: added })}</p>`;
      return { kind, close: actions.stop, body: question(t("import-running"), said, stop, { field }) };
    }
    case "imported":
      return { kind, close, tells: true, body: importedBody(dialog.report, actions) };
  }
}

function gameBody(entry: Listed, isElsewhere: boolean, actions: DialogActions): TemplateResult {
  const item = (icon: TemplateResult, label: string, act: () => void) =>
    html`<button type="button" class="item" @click=${act}>${icon}<span>${label}</span></button>`;
  const { outcome, rated } = entry.summary;
  const stays = isElsewhere ? "elsewhere" : rated && !outcome ? "rated" : null;
  return html`<div class="panel">
    <h2 id="dialog-title" tabindex="-1" dir="auto" autofocus>${titleOf(entry)}</h2>
    <p class="quiet">${[resultOf(entry), ...detailsOf(entry)].join(" · ")}</p>
    <section class="items" aria-label=${t("action-bar")}>
      ${item(icons.play, t(outcome ? "games-replay" : "games-continue"), () => actions.openGame(entry))}
      ${outcome ? item(icons.analysis, t("action-review"), () => actions.review(entry)) : nothing}
      ${item(gameIcons.rename, t("games-rename"), () => actions.askName(entry))}
      ${item(icons.copy, t("action-copy"), () => actions.copy(entry))}
      ${item(gameIcons.save, t("games-save"), () => actions.save(entry))}
      ${stays ? nothing : item(gameIcons.remove, t("games-delete"), () => actions.remove(entry))}
    </section>
    ${stays ? html`<p class="quiet">${t("games-stays", { why: stays })}</p>` : nothing}
    <div class="buttons">${button(t("action-close"), actions.close)}</div>
  </div>`;
}

function renameBody(entry: Listed, actions: DialogActions): TemplateResult {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    actions.rename(entry, String(data.get("title") ?? "").trim());
  };
  return html`<form class="panel" @submit=${submit}>
    <h2 id="dialog-title">${t("games-name")}</h2>
    <label class="field">
      <input
        type="text"
        name="title"
        dir="auto"
        maxlength=${MAX_TITLE}
        autocomplete="off"
        autofocus
        aria-label=${t("games-name")}
        placeholder=${titleOf({ ...entry, title: null })}
        .value=${entry.title ?? ""}
      />
    </label>
    <p class="quiet">${t("games-rename-text")}</p>
    <div class="buttons">
      ${button(t("action-cancel"), actions.close)}
      <button type="submit" class="button primary">${t("games-rename-do")}</button>
    </div>
  </form>`;
}

function damagedBody(damaged: Damaged, actions: DialogActions): TemplateResult {
  const field = html`<textarea class="record" readonly rows="7" aria-label=${t("fail-stored-field")} .value=${damaged.text}></textarea>`;
  const buttons = html`
    ${button(t("games-discard"), () => actions.discard(damaged), { kind: "danger" })}
    ${button(t("games-save"), () => actions.saveDamaged(damaged))}
    ${button(t("action-copy-stored"), () => actions.copyDamaged(damaged))}
    ${button(t("action-close"), actions.close, { kind: "primary", focus: true })}
  `;
  return question(t("fail-stored-title"), html`<p>${t("games-damaged-text")}</p>`, buttons, { field });
}

function importBody(actions: DialogActions): TemplateResult {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const field = (event.currentTarget as HTMLFormElement).querySelector("textarea");
    if (field?.value.trim()) actions.importText(field.value);
    else field?.focus();
  };
  const choose = (event: Event) => {
    const input = event.currentTarget as HTMLInputElement;
    if (input.files?.length) actions.importFiles([...input.files]);
  };
  return html`<form class="panel" @submit=${submit}>
    <h2 id="dialog-title">${t("import-title")}</h2>
    <label class="file button">
      <input type="file" multiple accept=".txt,.pgn,.ugolki,text/plain" @change=${choose} />
      <span>${t("import-files")}</span>
    </label>
    <label class="import-paste">
      <span>${t("import-paste")}</span>
      <textarea class="record" name="records" rows="6" spellcheck="false" autocapitalize="off" placeholder=${t("import-example")}></textarea>
    </label>
    <div class="buttons">
      ${button(t("action-cancel"), actions.close)}
      <button type="submit" class="button primary">${t("import-do")}</button>
    </div>
  </form>`;
}

function importedBody(
  { added, doubled, faults, unread, trouble, isStopped }: Report,
  actions: DialogActions,
): TemplateResult {
  const isEmpty = added.length === 0 && doubled === 0 && faults.length === 0;
  const isNothing = isEmpty && unread.length === 0 && !trouble && !isStopped;
  const lines = [
    isNothing ? t("import-nothing") : t("import-added", { count: added.length }),
    doubled > 0 ? t("import-doubled", { count: doubled }) : "",
    unread.length > 0 ? t("import-unread", { files: list(unread) }) : "",
    isStopped ? t("import-stopped") : "",
    trouble ? t("games-trouble", { trouble }) : "",
    faults.length > 0 ? t("import-failed", { count: faults.length }) : "",
  ].filter(Boolean);
  const field =
    faults.length > 0
      ? html`<div class="import-faults" tabindex="0" role="region" aria-label=${t("import-failed", { count: faults.length })}>
          <ul>${faults.slice(0, MAX_FAULTS).map(faultLine)}</ul>
          ${faults.length > MAX_FAULTS ? html`<p>${t("import-more-faults", { count: faults.length - MAX_FAULTS })}</p>` : nothing}
        </div>`
      : html``;
  return question(
    t("import-done"),
    lines.map((line) => html`<p>${line}</p>`),
    button(t("action-close"), actions.close, { kind: "primary", focus: true }),
    { field },
  );
}

function faultLine(fault: Fault): TemplateResult {
  return html`<li><b dir="auto">${placeOf(fault)}</b> <span dir="auto">${faultText(fault)}</span></li>`;
}
