import { html, nothing, type TemplateResult } from "lit-html";

/** A row of an overview: something that has parts, which are done one by one. */
export interface Chapter {
  /** What it is called in tests and styles. */
  name: string;
  href: string;
  picture: TemplateResult;
  title: string;
  about: string;
  /** How much of it is done. */
  progress: string;
  isDone: boolean;
  parts: TemplateResult;
}

export function chapterRow({ name, href, picture, title, about, progress, isDone, parts }: Chapter): TemplateResult {
  return html`<li class="chapter" data-chapter=${name} ?data-done=${isDone}>
    <a class="chapter-picture" href=${href} tabindex="-1" aria-hidden="true">${picture}</a>
    <div class="chapter-about">
      <h2><a href=${href}>${title}</a></h2>
      <p>${about}</p>
      <p class="quiet">${progress}</p>
    </div>
    ${parts}
  </li>`;
}

/** A part as a number in a circle, or what stands in its place. */
export interface Part {
  href: string;
  /** What a screen reader says. */
  name: string;
  sign: unknown;
  isDone: boolean;
  isCurrent?: boolean;
}

export function partLinks(name: string, parts: readonly Part[]): TemplateResult {
  return html`<ol class="parts" role="list" aria-label=${name}>${parts.map(
    ({ href, name, sign, isDone, isCurrent = false }) => html`<li><a
      href=${href}
      ?data-done=${isDone}
      aria-current=${isCurrent ? "step" : nothing}
      aria-label=${name}
    >${sign}</a></li>`,
  )}</ol>`;
}
