import { textWidth } from "./metrics.ts";
import type { Piece, RunFormat } from "./model.ts";

/** Letters that stay together on a line, in one format. */
export interface Word {
  readonly kind: "word";
  readonly text: string;
  readonly format: RunFormat;
  readonly url: string;
  readonly width: number;
  readonly isBlank: boolean;
  /** How much room it needs with what may not be separated from it: a comma in another format. */
  readonly needs: number;
  /** False where a line may not begin with it. */
  readonly mayStart: boolean;
}

export type LineItem = Word | Extract<Piece, { readonly kind: "tab" | "break" }>;

/**
 * A stretch of blanks, or of letters up to where a line may break: behind a hyphen, a bar, and a slash before a
 * letter, and on both sides of a long dash. Letters alone, and not the words of a language, decide.
 */
const WORDS =
  /[^\S\u00a0]+|—|(?:[^\s—]|\u00a0)+?(?:[-–|]+(?=[^\s\-–|])|\/+(?=\p{L})|(?=[^\S\u00a0]|—|$))/gu;
const BREAKS_BEHIND = /[\s\-–—|/]$/u;

/** Cuts pieces of text where lines may break. */
export function wordsOf(pieces: readonly Piece[], roomOfLine: number): LineItem[] {
  const items: LineItem[] = [];
  for (const piece of pieces) {
    if (piece.kind === "tab" || piece.kind === "break") {
      items.push(piece);
      continue;
    }
    const url = piece.kind === "text" ? piece.url : "";
    for (const text of piece.text.match(WORDS) ?? []) {
      const [first = "", ...rest] = cutToRoom(text, piece.format, roomOfLine);
      items.push(wordOf(first, { ...piece, url }, items.at(-1)));
      for (const part of rest) items.push({ ...wordOf(part, { ...piece, url }, undefined) });
    }
  }
  let needs = 0;
  for (const [index, item] of [...items.entries()].toReversed()) {
    if (item.kind !== "word" || item.isBlank) {
      needs = 0;
      continue;
    }
    needs += item.width;
    items[index] = { ...item, needs };
    if (item.mayStart) needs = 0;
  }
  return items;
}

function wordOf(
  text: string,
  { format, url }: Pick<Word, "format" | "url">,
  before: LineItem | undefined,
): Word {
  const width = textWidth(text, format);
  return {
    kind: "word",
    text,
    format,
    url,
    width,
    isBlank: text.trim() === "",
    needs: width,
    mayStart: before?.kind !== "word" || BREAKS_BEHIND.test(before.text) || text === "—",
  };
}

/** Words that no line could hold are cut where the line is full. */
function* cutToRoom(text: string, format: RunFormat, room: number): Generator<string> {
  if (textWidth(text, format) <= room || text.trim() === "") {
    yield text;
    return;
  }
  let part = "";
  let width = 0;
  for (const letter of text) {
    const own = textWidth(letter, format);
    if (part !== "" && width + own > room) {
      yield part;
      part = "";
      width = 0;
    }
    part += letter;
    width += own;
  }
  yield part;
}
