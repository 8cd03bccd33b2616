import type { TextChange } from "./text-change.ts";

/** What a line that is a bullet begins with. Source: `Resume`, a bullet's line begins with "• ". */
export const BULLET = "• ";

const MARK = /^•[^\S\n]*/u;

/**
 * Enter in the text of a description. In a bullet it begins the next one; in an empty bullet it ends the list.
 *
 * @param start  where the selection begins, `end` where it ends; the same for a caret
 * @returns      null where Enter means what it always does
 */
export function onEnter(text: string, start: number, end: number): TextChange | null {
  const from = lineStart(text, start);
  const line = text.slice(from, lineEnd(text, start));
  const mark = markOf(line);
  if (mark === 0) return null;
  if (start === end && line.trimEnd().length <= mark)
    return replaced(text, from, from + line.length, "");
  const at = Math.max(start, from + mark);
  const rest = Math.max(end, at);
  const blanks = /^[^\S\n]*/u.exec(text.slice(rest))?.[0].length ?? 0;
  return replaced(text, at, rest + blanks, `\n${BULLET}`);
}

/**
 * Tab in the text of a description: makes bullets of the selected lines, with `isBack` (Shift+Tab) paragraphs.
 * Blank lines stay blank, unless it is the only one selected.
 *
 * @returns  null when there is nothing to change, so that Tab moves to the next field
 */
export function onTab(text: string, start: number, end: number, isBack = false): TextChange | null {
  if (text.trim() === "") return null;
  const from = lineStart(text, start);
  const to = lineEnd(text, end);
  const lines = text.slice(from, to).split("\n");
  const changed = lines.map((line) => {
    const mark = markOf(line);
    if (isBack) return line.slice(mark);
    return mark > 0 || (line.trim() === "" && lines.length > 1) ? line : BULLET + line.trimStart();
  });
  const after = changed.join("\n");
  if (after === lines.join("\n")) return null;
  return {
    text: text.slice(0, from) + after + text.slice(to),
    start: moved(lines, changed, start - from) + from,
    end: moved(lines, changed, end - from) + from,
  };
}

/**
 * Backspace in the text of a description: right behind the mark of a bullet it makes a paragraph of the line.
 *
 * @returns  null where Backspace means what it always does
 */
export function onBackspace(text: string, start: number, end: number): TextChange | null {
  const from = lineStart(text, start);
  const mark = markOf(text.slice(from, lineEnd(text, start)));
  if (start !== end || mark === 0 || start > from + mark) return null;
  return replaced(text, from, from + mark, "");
}

/** The length of a line's bullet with the blanks behind it; 0 for a line that is none. */
export function markOf(line: string): number {
  return MARK.exec(line)?.[0].length ?? 0;
}

/** Where the line begins in which a place lies. */
export function lineStart(text: string, at: number): number {
  return text.lastIndexOf("\n", at - 1) + 1;
}

/** Where that line ends. */
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end === -1 ? text.length : end;
}

/** A text with a stretch replaced, the caret behind what came in. */
export function replaced(text: string, from: number, to: number, by: string): TextChange {
  const at = from + by.length;
  return { text: text.slice(0, from) + by + text.slice(to), start: at, end: at };
}

/** Where a place in the old lines lies in the new ones, which differ only at their beginnings. */
function moved(lines: readonly string[], changed: readonly string[], place: number): number {
  let left = place;
  let before = 0;
  for (const [i, line] of lines.entries()) {
    const after = changed[i] ?? "";
    if (left <= line.length) return before + Math.max(after.length - (line.length - left), 0);
    left -= line.length + 1;
    before += after.length + 1;
  }
  return before;
}
