/** One record of a text that holds several. */
export interface Piece {
  /** Which one in the text, counted from 1. */
  number: number;
  text: string;
  /** Where it begins in the text, both counted from 1. */
  line: number;
  column: number;
}

const TAG_LINE = /^\s*\[\s*(\w+)\s*"/;
const TAG = /\[\s*(\w+)\s*"(?:[^"\\]|\\.)*"\s*\]/y;
const FIRST_MOVE = /^\s*1\s*[.…]/;
const WORD = /[^\s{;[]+/y;
const RESULT = /^(?:1-0|0-1|1\/2-1\/2|½-½|\*)$/;
const DASHES = /[\u2010-\u2015\u2212]/g;

/** Lines with where each begins; all three kinds of line ends, as the package counts them. */
function* linesOf(text: string): Generator<{ content: string; offset: number; number: number }> {
  const ends = /\r\n|\r|\n/g;
  let offset = 0;
  let number = 1;
  for (let end = ends.exec(text); end; end = ends.exec(text)) {
    yield { content: text.slice(offset, end.index), offset, number };
    offset = ends.lastIndex;
    number += 1;
  }
  yield { content: text.slice(offset), offset, number };
}

/**
 * Takes a text apart into records (rules 7.2). One ends where its result stands, or where tags follow moves, or where
 * the moves begin anew. It reads just enough for that and judges nothing: a broken record, even one whose comment is
 * never closed, doesn't take the next with it.
 */
export function* splitRecords(text: string): Generator<Piece> {
  let piece: Omit<Piece, "text"> & { offset: number } = { number: 0, line: 1, column: 1, offset: 0 };
  let tags = new Set<string>();
  let hasMoves = false;
  let isOver = false;
  let isComment = false;
  let afterBlank = true;

  const finished = (end: number): Piece => {
    const { number, line, column, offset } = piece;
    return { number, line, column, text: text.slice(offset, end).trimEnd() };
  };
  const begin = (line: number, column: number, offset: number) => {
    piece = { number: piece.number + 1, line, column, offset };
    tags = new Set();
    hasMoves = false;
    isOver = false;
    isComment = false;
  };

  for (const { content, offset, number } of linesOf(text)) {
    if (content.trim() === "") {
      afterBlank = true;
      continue;
    }
    const tag = TAG_LINE.exec(content)?.[1];
    const isStarted = piece.number > 0;
    const begins = tag
      ? isOver || (hasMoves && (!isComment || afterBlank)) || (afterBlank && !isComment && tags.has(tag))
      : afterBlank && hasMoves && !isComment && FIRST_MOVE.test(content);
    if (isStarted && begins) {
      yield finished(offset);
      begin(number, 1, offset);
    } else if (tag && afterBlank && !isStarted) isComment = false;
    afterBlank = false;

    let at = 0;
    // Counted on from the last place, since a text may be one long line.
    let counted = { at: 0, column: 1 };
    const columnHere = (): number => {
      counted = { at, column: counted.column + [...content.slice(counted.at, at)].length };
      return counted.column;
    };
    /** What follows belongs to a record of its own when this one is over. */
    const meet = (isNew: boolean): Piece | null => {
      if (piece.number > 0 && !isNew) return null;
      const last = piece.number > 0 ? finished(offset + at) : null;
      // At the start of a line its white space belongs to the record, so that columns are those of the line.
      const isFirst = content.slice(0, at).trim() === "";
      begin(number, isFirst ? 1 : columnHere(), isFirst ? offset : offset + at);
      return last;
    };
    while (at < content.length) {
      if (isComment) {
        const end = content.indexOf("}", at);
        if (end < 0) break;
        isComment = false;
        at = end + 1;
        continue;
      }
      const c = content.charAt(at);
      if (c === ";" || (c === "%" && at === 0)) break;
      if (c === "{") {
        isComment = true;
        at += 1;
      } else if (c === "[") {
        const last = meet(hasMoves);
        if (last) yield last;
        TAG.lastIndex = at;
        const found = TAG.exec(content);
        // A tag that isn't one: the rest of its line can't be told from it.
        if (!found) break;
        tags.add(found[1] ?? "");
        at = TAG.lastIndex;
      } else if (/\s/.test(c)) {
        at += 1;
      } else {
        WORD.lastIndex = at;
        const word = WORD.exec(content)?.[0] ?? c;
        const last = meet(isOver);
        if (last) yield last;
        hasMoves = true;
        isOver = RESULT.test(word.replace(DASHES, "-"));
        at += word.length;
      }
    }
  }
  if (piece.number > 0) yield finished(text.length);
}
