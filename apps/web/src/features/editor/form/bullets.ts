import { BULLET, type TextChange } from "@taiyari/domain/draft";

/** What a person types for a bullet. */
const TYPED_BULLET = /^\s*[-*–·]$/u;
const MARK = /^[ \t]*•[ \t]*/u;

/** What a space makes of a line that says nothing but "-" or "*" so far: a bullet. @returns null anywhere else */
export function onSpace(text: string, start: number, end: number): TextChange | null {
  const from = lineStart(text, start);
  if (start !== end || !TYPED_BULLET.test(text.slice(from, start))) return null;
  return changed(text, from, start, BULLET);
}

/**
 * Backspace at the very start of a bullet, or Delete at the end of the line before it: the two lines become one, and
 * the bullet does not end up amid the words.
 *
 * @param isForward  Delete
 * @returns          null where the key means what it always does
 */
export function onJoin(
  text: string,
  start: number,
  end: number,
  isForward: boolean,
): TextChange | null {
  const at = isForward ? start : start - 1;
  if (start !== end || text[at] !== "\n") return null;
  const mark = MARK.exec(text.slice(at + 1))?.[0].length ?? 0;
  if (mark === 0) return null;
  const isBlank = /\s/u.test(text[at - 1] ?? " ");
  const joined = changed(text, at, at + 1 + mark, isBlank ? "" : " ");
  return isForward ? { ...joined, start: at, end: at } : joined;
}

function lineStart(text: string, at: number): number {
  return text.lastIndexOf("\n", at - 1) + 1;
}

function changed(text: string, from: number, to: number, by: string): TextChange {
  const caret = from + by.length;
  return { text: text.slice(0, from) + by + text.slice(to), start: caret, end: caret };
}
