import { html, nothing, type TemplateResult } from "lit-html";
import type { Side } from "ugolki/web";
import { opponent } from "../geometry.ts";
import { t } from "../l10n/l10n.ts";
import { breakable } from "../views/moves.ts";
import type { Branch, Node, Path, Tree } from "./tree.ts";

/** A move as it is drawn: who makes it, and the move before it. */
interface Entry {
  node: Node;
  before: Entry | null;
  number: number;
  side: Side;
}

/** A line of the drawing: a pair of the main line, a part of another line, or a note. */
type Row =
  | { kind: "pair"; number: number; white: Entry | null; black: Entry | null; interrupted: boolean }
  | { kind: "line"; level: number; entries: Entry[] }
  | { kind: "note"; text: string };

/** Deeper lines than this are drawn as far in. */
const MAX_LEVEL = 5;

/** The number and the side of the first move of a tree. */
export interface Beginning {
  number: number;
  turn: Side;
}

/**
 * The tree in lines: the main one in numbered pairs, and after each move those that were tried in its place, each line
 * in its own paragraph.
 */
export function rowsOf(tree: Tree, { number, turn }: Beginning): Row[] {
  const rows: Row[] = [];
  const entryAfter = (before: Entry | null, node: Node): Entry => {
    if (!before) return { node, before, number, side: turn };
    return {
      node,
      before,
      number: before.number + (before.side === "black" ? 1 : 0),
      side: opponent(before.side),
    };
  };

  function line(first: Entry, level: number): void {
    let entries = [first];
    for (let last = first; ; ) {
      const [next, ...others] = last.node.children;
      if (!next) break;
      const entry = entryAfter(last, next);
      entries.push(entry);
      if (others.length > 0) {
        rows.push({ kind: "line", level, entries });
        for (const other of others) line(entryAfter(last, other), level + 1);
        entries = [];
      }
      last = entry;
    }
    if (entries.length > 0) rows.push({ kind: "line", level, entries });
  }

  if (tree.note) rows.push({ kind: "note", text: tree.note });
  let pair: Extract<Row, { kind: "pair" }> | null = null;
  let before: Entry | null = null;
  for (let branch: Branch = tree; branch.children[0]; branch = branch.children[0]) {
    const [node, ...others] = branch.children as readonly [Node, ...Node[]];
    const entry: Entry = entryAfter(before, node);
    if (!pair) {
      pair = { kind: "pair", number: entry.number, white: null, black: null, interrupted: entry.side === "black" };
      rows.push(pair);
    }
    pair[entry.side] = entry;
    const breaks = others.length > 0 || node.note !== "";
    if (node.note) rows.push({ kind: "note", text: node.note });
    for (const other of others) line(entryAfter(before, other), 1);
    if (breaks || entry.side === "black") pair = null;
    before = entry;
  }
  return rows;
}

function pathTo(entry: Entry): Path {
  const path: string[] = [];
  for (let at: Entry | null = entry; at; at = at.before) path.unshift(at.node.move);
  return path;
}

/** The tree as a list of moves to press; `places` learns which button is which move's. */
export function treeTemplate(tree: Tree, beginning: Beginning, go: (path: Path) => void): TemplateResult {
  const button = (entry: Entry, label: unknown) => html`<button
    type="button"
    class="ply"
    tabindex="-1"
    .entry=${entry.node}
    @click=${() => go(pathTo(entry))}
  >${label}</button>`;
  const cell = (entry: Entry | null) => (entry ? button(entry, breakable(entry.node.move)) : html`<span></span>`);
  const numbered = (entry: Entry, isFirst: boolean) => {
    const { number, side, node } = entry;
    const isShown = side === "white" || isFirst;
    const move = breakable(node.move);
    const label = isShown ? html`<span class="number">${t("tree-number", { number, side })}</span> ${move}` : move;
    return html`${button(entry, label)}${node.note ? html`<span class="tree-note" dir="auto">${node.note}</span>` : nothing}`;
  };
  const drawn = (row: Row): TemplateResult => {
    switch (row.kind) {
      case "note":
        return html`<li class="tree-note" dir="auto">${row.text}</li>`;
      case "line":
        return html`<li class="tree-line" aria-level=${row.level + 1} data-level=${Math.min(row.level, MAX_LEVEL)}>
          ${row.entries.map((entry, i) => numbered(entry, i === 0 || entry.before?.node.note !== ""))}
        </li>`;
      case "pair":
        return html`<li class="tree-pair">
          <span class="number">${t("tree-number", { number: row.number, side: row.interrupted ? "black" : "white" })}</span>
          ${cell(row.white)}${cell(row.black)}
        </li>`;
    }
  };
  return html`
    <button type="button" class="ply tree-start" tabindex="-1" .entry=${tree} @click=${() => go([])}>${t("tree-start")}</button>
    <ol class="tree" role="list">${rowsOf(tree, beginning).map(drawn)}</ol>`;
}

/** Marks the move that is looked at, and makes it the one that Tab leads to. Returns its button. */
export function markCurrent(list: HTMLElement, branch: Branch | null): HTMLElement | null {
  let current: HTMLElement | null = null;
  for (const button of list.querySelectorAll<HTMLElement & { entry?: Branch }>(".ply")) {
    const isCurrent = button.entry === branch;
    button.tabIndex = isCurrent ? 0 : -1;
    if (isCurrent) {
      button.setAttribute("aria-current", "true");
      current = button;
    } else button.removeAttribute("aria-current");
  }
  return current;
}
