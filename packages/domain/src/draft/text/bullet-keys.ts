import { DEEPEST_LEVEL, LEVEL_BLANKS, levelOf } from "../../rich/lines.ts";
import type { TextChange } from "./text-change.ts";

/** What a line that is a bullet begins with. Source: `Resume`, a bullet's line begins with "• ". */
export const BULLET = "• ";

/** Blanks before the mark say how deep a bullet is. */
const MARK = /^([^\S\n]*)•[^\S\n]*/u;

/** The beginning of a bullet at a level from 0. */
export function bulletAt(level: number): string {
  return " ".repeat(LEVEL_BLANKS * level) + BULLET;
}

/**
 * Enter in the text of a description. In a bullet it begins the next one as deep; in an empty bullet it goes up a level,
 * and ends the list at the first.
 *
 * @param start  where the selection begins, `end` where it ends; the same for a caret
 * @returns      null where Enter means what it always does
 */
export function onEnter(text: string, start: number, end: number): TextChange | null {
  const from = lineStart(text, start);
  const line = text.slice(from, lineEnd(text, start));
  const mark = markOf(line);
  if (mark === 0) return null;
  const level = depthOf(line);
  if (start === end && line.trimEnd().length <= mark)
    return replaced(text, from, from + line.length, level > 0 ? bulletAt(level - 1) : "");
  const at = Math.max(start, from + mark);
  const rest = Math.max(end, at);
  const blanks = /^[^\S\n]*/u.exec(text.slice(rest))?.[0].length ?? 0;
  return replaced(text, at, rest + blanks, `\n${bulletAt(level)}`);
}

/**
 * Tab in the text of a description: makes bullets of the selected lines, and puts bullets a level deeper, at most one
 * below the bullet above them. With `isBack` (Shift+Tab) it is the other way round. Blank lines stay blank, unless it is
 * the only one selected.
 *
 * @returns  null where no line is a bullet or becomes one, so that Tab moves to the next field; a bullet that is as deep
 *           as it can be keeps Tab and stays
 */
export function onTab(text: string, start: number, end: number, isBack = false): TextChange | null {
  if (text.trim() === "") return null;
  const from = lineStart(text, start);
  const to = lineEnd(text, end);
  const lines = text.slice(from, to).split("\n");
  const above = text.slice(lineStart(text, from - 1), Math.max(0, from - 1));
  const changed = isBack ? lines.map(raised) : lowered(lines, from === 0 ? "" : above);
  const after = changed.join("\n");
  if (after === lines.join("\n")) {
    return !isBack && lines.some((line) => markOf(line) > 0) ? { text, start, end } : null;
  }
  return {
    text: text.slice(0, from) + after + text.slice(to),
    start: moved(lines, changed, start - from) + from,
    end: moved(lines, changed, end - from) + from,
  };
}

/** Paragraphs become bullets; where all are, they go down together. */
function lowered(lines: readonly string[], above: string): readonly string[] {
  const isParagraph = (line: string) =>
    markOf(line) === 0 && (line.trim() !== "" || lines.length === 1);
  if (lines.some(isParagraph)) {
    return lines.map((line) => (isParagraph(line) ? BULLET + line.trimStart() : line));
  }
  const first = lines.find((line) => markOf(line) > 0) ?? "";
  if (markOf(above) === 0 || depthOf(first) > depthOf(above)) return lines;
  return lines.map((line) =>
    markOf(line) === 0 ? line : atLevel(line, Math.min(DEEPEST_LEVEL, depthOf(line) + 1)),
  );
}

/** A bullet a level up; of the first level a paragraph. */
function raised(line: string): string {
  const level = depthOf(line);
  return level > 0 ? atLevel(line, level - 1) : line.slice(markOf(line));
}

function atLevel(line: string, level: number): string {
  return bulletAt(level) + line.slice(markOf(line));
}

/**
 * Backspace in the text of a description: right behind the mark of a bullet it goes up a level, and makes a paragraph of
 * one of the first.
 *
 * @returns  null where Backspace means what it always does
 */
export function onBackspace(text: string, start: number, end: number): TextChange | null {
  const from = lineStart(text, start);
  const line = text.slice(from, lineEnd(text, start));
  const mark = markOf(line);
  if (start !== end || mark === 0 || start > from + mark) return null;
  const level = depthOf(line);
  return replaced(text, from, from + mark, level > 0 ? bulletAt(level - 1) : "");
}

/** The length of a line's bullet with the blanks around it; 0 for a line that is none. */
export function markOf(line: string): number {
  return MARK.exec(line)?.[0].length ?? 0;
}

/** How deep a bullet is, from 0; 0 for a line that is none. */
export function depthOf(line: string): number {
  return levelOf(MARK.exec(line)?.[1] ?? "");
}

/** Where the line begins in which a place lies. */
export function lineStart(text: string, at: number): number {
  return at <= 0 ? 0 : text.lastIndexOf("\n", at - 1) + 1;
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
