import { nothing, render as renderTemplate, type TemplateResult } from "lit-html";

/** What a dialog shows. Its body has a heading with the id `dialog-title`. */
export interface ModalContent {
  /** Tells one dialog from another; also `data-kind`, for its style. */
  kind: string;
  body: TemplateResult;
  /** It waits for an answer. */
  asks?: boolean;
  /** The element `#dialog-text` is read out with the title. */
  tells?: boolean;
  /** A press beside it closes it. */
  light?: boolean;
  close(): void;
}

export interface Modal {
  /** Opens the dialog, brings it up to date, or (null) closes it. */
  show(content: ModalContent | null): void;
}

/** One native dialog for whatever is asked or told over a screen. */
export function createModal(dialog: HTMLDialogElement): Modal {
  let open: ModalContent | null = null;

  dialog.addEventListener("cancel", (event) => {
    if (event.target !== dialog) return;
    event.preventDefault();
    open?.close();
  });
  // A browser may close it in spite of that (a second Esc in Chromium).
  dialog.addEventListener("close", () => {
    if (open && !dialog.open) open.close();
  });
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog && open?.light) open.close();
  });
  // The key that opened it may still be down.
  dialog.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && event.repeat) event.preventDefault();
  });

  return {
    show(content) {
      if (content?.kind !== open?.kind) {
        open = null;
        if (dialog.open) dialog.close();
        renderTemplate(nothing, dialog);
      }
      open = content;
      if (!content) return;
      dialog.dataset.kind = content.kind;
      dialog.setAttribute("role", content.asks ? "alertdialog" : "dialog");
      dialog.setAttribute("aria-labelledby", "dialog-title");
      if (content.tells) dialog.setAttribute("aria-describedby", "dialog-text");
      else dialog.removeAttribute("aria-describedby");
      renderTemplate(content.body, dialog);
      if (dialog.open) return;
      dialog.showModal();
      dialog.scrollTop = 0;
      dialog.querySelector<HTMLTextAreaElement>("textarea[readonly]")?.select();
    },
  };
}

/** A dialog of its own over whatever is shown, until `end`. Another address means something else: it calls `close`. */
export function createOwnModal(close: () => void): Modal & { dialog: HTMLDialogElement; end(): void } {
  const dialog = document.createElement("dialog");
  document.body.append(dialog);
  // The keys of the screen below aren't meant.
  dialog.addEventListener("keydown", (event) => event.stopPropagation());
  const modal = createModal(dialog);
  const leaving = new AbortController();
  addEventListener("hashchange", close, { signal: leaving.signal });
  return {
    ...modal,
    dialog,
    end() {
      leaving.abort();
      modal.show(null);
      dialog.remove();
    },
  };
}
