import { html, nothing, type TemplateResult } from "lit-html";
import type { Game, Side } from "ugolki/web";
import type { App } from "../app.ts";
import { draw } from "../drawing.ts";
import { opponent } from "../geometry.ts";
import { loadTexts, t } from "../l10n/l10n.ts";
import { newId } from "../record.ts";
import { isLink } from "../router.ts";
import "../styles/drawing.css";
import "../styles/share.css";
import { nameOf } from "../texts.ts";
import { createOwnModal } from "../views/modal.ts";
import { button, choice, copyText, saveFile } from "../views/parts.ts";
import { MAX_LENGTH, writeLink } from "./link.ts";
import { openLink } from "./open.ts";
import { drawingOf, pictureName, pngFile, svgFile } from "./picture.ts";

/** A game as it is shared, and as it is looked at. */
export interface Sharing {
  /** The game after each of its plies, and the ply that is looked at. */
  history: readonly Game[];
  view: number;
  names: Record<Side, string>;
  /** The day on which it began; null where nobody knows. */
  date: string | null;
  /** Tells this game from all others; null where it has no such mark yet. */
  id: string | null;
  /** The tags of its record. */
  tags: Record<string, string>;
  bottom: Side;
  /** The two play by sending each other links, this side here; null where they don't. */
  correspondence: { side: Side } | null;
  /** Makes it a game by link in which this side is played here; null where that can't be. */
  toCorrespondence: ((side: Side) => void) | null;
}

type What = "link" | "position" | "record";
type Kind = "look" | "answer";

/** The page's own address, which a link begins with. */
const pageAddress = () => `${location.origin}${location.pathname}`;

/**
 * The dialog from which a game goes out: as a link, a position, a record, a picture. With `"send"` it is the one after
 * a move in a game by link. Settled when it is closed.
 */
export async function openShare(app: App, sharing: Sharing, mode: "share" | "send" = "share"): Promise<void> {
  await loadTexts("share");
  const { rules } = app;
  const { history, view, names, tags, bottom, date, correspondence, toCorrespondence } = sharing;
  const game = history.at(-1) as Game;
  const shown = history[view] as Game;
  const id = sharing.id ?? newId();
  const canAnswer = !game.outcome && (correspondence !== null || toCorrespondence !== null);
  const position = rules.formatPosition(shown);
  const setup = { names };
  const title = t("share-players", { white: nameOf({ setup }, "white"), black: nameOf({ setup }, "black") });

  const isWaiting = correspondence !== null && (game.outcome !== null || game.turn !== correspondence.side);
  let kind: Kind = isWaiting ? "answer" : "look";
  let said: string | null = null;
  /** A text that the browser didn't let the page copy. */
  let byHand: { what: What; text: string } | null = null;
  let isSent = false;

  return new Promise((resolve) => {
    const close = () => {
      modal.end();
      resolve();
    };
    const modal = createOwnModal(close);

    const address = () => {
      const ply = kind === "answer" ? game.moves.length : view;
      const isCorrespondence = kind === "answer";
      return `${pageAddress()}#${writeLink({ game, names, date, ply, id, isCorrespondence }, rules)}`;
    };

    /** The link has gone out: from now on the game is what the link says. */
    const gone = () => {
      isSent = true;
      if (kind === "answer" && !correspondence) toCorrespondence?.(opponent(game.turn));
    };

    async function copy(what: What, text: string): Promise<void> {
      const isCopied = await copyText(text);
      said = isCopied ? t("share-done", { what }) : null;
      byHand = isCopied ? null : { what, text };
      if (what === "link") gone();
      render();
      if (!isCopied) modal.dialog.querySelector<HTMLTextAreaElement>(".by-hand textarea")?.select();
    }

    async function send(): Promise<void> {
      try {
        await navigator.share({ title: `${t("page-title")}: ${title}`, url: address() });
        gone();
        close();
      } catch (error) {
        // Somebody who changes their mind needs no other way.
        if ((error as Error).name !== "AbortError") await copy("link", address());
      }
    }

    async function save(format: "png" | "svg"): Promise<void> {
      const file = format === "svg" ? svgFile(shown, bottom, title) : await pngFile(shown, bottom, title);
      if (file) saveFile(file, pictureName(shown, date, format));
      said = file ? t("share-done", { what: "picture" }) : t("share-no-picture");
      render();
    }

    function render(): void {
      const body = mode === "send" ? sendBody() : shareBody();
      modal.show({ kind: mode, body, tells: mode === "send", light: mode === "share", close });
    }

    function shareBody(): TemplateResult {
      return html`<div class="panel">
        <h2 id="dialog-title" tabindex="-1" autofocus>${t("share-title")}</h2>
        ${head()}
        <fieldset class="share-link">
          <legend>${t("share-link")}</legend>
          ${
            canAnswer
              ? html`<div class="chips halves">
                ${(["look", "answer"] as const).map((one) =>
                  choice("share-kind", one, one === kind, t("share-kind", { kind: one }), {
                    change: () => {
                      kind = one;
                      render();
                    },
                  }),
                )}
              </div>`
              : nothing
          }
          <p class="quiet">${t("share-kind-text", { kind: canAnswer ? kind : "look", side: correspondence ? "none" : opponent(game.turn) })}</p>
          ${linkParts()}
        </fieldset>
        ${row(
          "copy",
          button(t("share-copy", { what: "position" }), () => void copy("position", position)),
          button(t("share-copy", { what: "record" }), () => void copy("record", rules.formatGame(game, tags))),
        )}
        ${row(
          "save",
          ...(["png", "svg"] as const).map((format) =>
            button(t("share-save", { format: format.toUpperCase() }), () => void save(format)),
          ),
        )}
        ${byHandField()}
        <div class="buttons">${saidLine()} ${button(t("action-close"), close)}</div>
      </div>`;
    }

    function row(what: "copy" | "save", ...buttons: readonly TemplateResult[]): TemplateResult {
      return html`<div class="share-row" role="group" aria-labelledby="share-${what}">
        <span id="share-${what}">${t("share-row", { what })}</span>${buttons}
      </div>`;
    }

    function sendBody(): TemplateResult {
      const what = game.outcome ? "end" : game.moves.length === 0 ? "start" : "move";
      return html`<div class="panel">
        <h2 id="dialog-title" tabindex="-1" autofocus>${t("send-title", { what })}</h2>
        ${head()}
        <p id="dialog-text">${t("send-text", { what })}</p>
        ${linkParts()}
        ${byHandField()}
        ${game.outcome ? nothing : answerField()}
        <div class="buttons">${saidLine()} ${button(isSent ? t("send-done") : t("send-later"), close)}</div>
      </div>`;
    }

    function head(): TemplateResult {
      const { number, turn, moves, variant } = shown;
      const move = moves.at(-1);
      const label = turn === "black" ? `${number}. ${move}` : `${number - 1}. … ${move}`;
      return html`<div class="share-head">
        ${draw({ ...drawingOf(shown, bottom), coordinates: false }, null)}
        <div>
          <p class="share-players" dir="auto">${title}</p>
          <p class="quiet">${t("share-board", { variant: t("variant", { name: variant.name }), plies: moves.length, move: label })}</p>
        </div>
      </div>`;
    }

    function linkParts(): TemplateResult {
      const link = address();
      if (link.length > MAX_LENGTH) return html`<p class="quiet">${t("share-too-long")}</p>`;
      const canSend = "share" in navigator;
      return html`<input
          class="address"
          type="url"
          readonly
          aria-label=${t("share-address")}
          .value=${link}
          @focus=${(event: Event) => (event.currentTarget as HTMLInputElement).select()}
        />
        <div class="buttons">
          ${button(t("share-copy-link"), () => void copy("link", link), { kind: canSend ? "" : "primary" })}
          ${canSend ? button(t("share-system"), () => void send(), { kind: "primary" }) : nothing}
        </div>`;
    }

    function saidLine(): TemplateResult {
      return html`<p class="said" role="status">${said ?? nothing}</p>`;
    }

    function byHandField(): TemplateResult | typeof nothing {
      if (!byHand) return nothing;
      return html`<div class="by-hand">
        <p>${t("share-by-hand")}</p>
        <textarea class="record" readonly rows="4" aria-label=${t("share-text")} .value=${byHand.text}></textarea>
      </div>`;
    }

    /** An installed app isn't opened by a link; there it is pasted. */
    function answerField(): TemplateResult {
      const submit = (event: SubmitEvent) => {
        event.preventDefault();
        const text = String(new FormData(event.currentTarget as HTMLFormElement).get("link") ?? "");
        const fragment = text.slice(text.indexOf("#") + 1).trim();
        if (!isLink(fragment)) {
          said = t("open-fault", { kind: "cut" });
          render();
          return;
        }
        close();
        void openLink(fragment, app);
      };
      return html`<form class="answer" @submit=${submit}>
        <label class="field"><span>${t("send-answer")}</span><input type="text" name="link" required autocomplete="off" spellcheck="false" /></label>
        <button type="submit" class="button">${t("send-open")}</button>
      </form>`;
    }

    render();
  });
}
