import { html } from "lit-html";
import { createOwnModal } from "./modal.ts";
import { button, question } from "./parts.ts";

/** One of the answers to a question. */
export interface Answer<T> {
  value: T;
  label: string;
  kind?: "primary" | "danger";
}

/** Asks in a dialog of its own, over whatever is shown. Closing it gives the first answer. */
export function ask<T>(
  title: string,
  lines: readonly string[],
  answers: readonly [Answer<T>, ...Answer<T>[]],
): Promise<T> {
  return new Promise((resolve) => {
    const answer = (value: T) => () => {
      modal.end();
      resolve(value);
    };
    const close = answer(answers[0].value);
    const modal = createOwnModal(close);
    const buttons = answers.map(({ value, label, kind = "" }) =>
      button(label, answer(value), { kind, focus: kind === "primary" }),
    );
    const body = question(
      title,
      lines.map((line) => html`<p>${line}</p>`),
      buttons,
    );
    modal.show({ kind: "ask", body, asks: answers.length > 1, tells: true, close });
  });
}
