import { render as renderTemplate } from "lit-html";
import type { App, Screen } from "../app.ts";
import { loadTexts } from "../l10n/l10n.ts";
import { unreadBody } from "../room/room.ts";
import "../styles/rating.css";
import { createModal } from "../views/modal.ts";
import { copyText } from "../views/parts.ts";
import { ratings } from "./enter.ts";
import { RATING_KEY } from "./keeper.ts";
import { ratingView } from "./view.ts";

/** The person's ratings and rated games. `path` is the variant, the one that was played last by default. */
export async function open(place: HTMLElement, app: App, path: string): Promise<Screen> {
  await loadTexts("room");
  const closing = new AbortController();
  const { signal } = closing;
  const host = document.createElement("div");
  const dialog = document.createElement("dialog");
  place.append(host, dialog);
  const modal = createModal(dialog);
  const variants = app.rules.variants().filter(({ rated }) => rated);
  let chosen = path;
  let isUnreadShown = false;
  let isCopied = false;

  function variant(): string {
    const last = ratings.entries().at(-1)?.variant;
    const found = [chosen, last].flatMap((name) => variants.find((one) => one.name === name) ?? []);
    return (found[0] ?? variants[0])?.name ?? "";
  }

  function render(): void {
    const entries = ratings.entries();
    const unread = ratings.aside();
    renderTemplate(
      ratingView({
        entries,
        variants: variants.map(({ name }) => name),
        variant: variant(),
        isStored: ratings.isStored(),
        isDamaged: unread !== null,
        choose(name) {
          chosen = name;
          history.replaceState(history.state, "", `#/rating/${name}`);
          render();
        },
        showDamaged: () => showUnread(true),
      }),
      host,
    );
    const close = () => showUnread(false);
    modal.show(
      unread && isUnreadShown
        ? {
            kind: "unread",
            tells: true,
            close,
            body: unreadBody(unread, isCopied, {
              async copy() {
                isCopied = await copyText(unread.text);
                if (!isCopied) dialog.querySelector("textarea")?.select();
                render();
              },
              drop() {
                ratings.dropAside();
                close();
              },
              later: close,
            }),
          }
        : null,
    );
  }

  function showUnread(isShown: boolean): void {
    isUnreadShown = isShown;
    isCopied = false;
    render();
  }

  /** Rates what was entered when it couldn't be. */
  async function settle(): Promise<void> {
    try {
      await ratings.settle();
    } catch (error) {
      console.warn(error);
    }
    if (!signal.aborted) render();
  }

  addEventListener(
    "storage",
    ({ key }) => {
      if (key === RATING_KEY || key === null) render();
    },
    { signal },
  );
  render();
  void settle();
  return {
    close() {
      closing.abort();
      modal.show(null);
    },
    follow(next) {
      chosen = next;
      render();
    },
  };
}
