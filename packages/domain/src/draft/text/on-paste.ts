import { bulletAt, depthOf, lineEnd, lineStart, markOf, replaced } from "./bullet-keys.ts";
import { cleanPasted, type PastedFrom } from "./clean-pasted.ts";
import type { TextChange } from "./text-change.ts";

/**
 * Paste into the text of a description, cleaned as `cleanPasted` does. In an empty bullet the first pasted line is
 * its text; behind words a pasted bullet begins a line of its own. Lines without marks that are pasted into a bullet
 * become bullets.
 *
 * @param start  where the selection begins, `end` where it ends; the same for a caret
 */
export function onPaste(
  text: string,
  start: number,
  end: number,
  pasted: string,
  source: PastedFrom = {},
): TextChange {
  const from = lineStart(text, start);
  const mark = markOf(text.slice(from, lineEnd(text, start)));
  const at = Math.max(start, from + mark);
  const to = Math.max(end, at);

  const lines = cleanPasted(pasted, source).split("\n");
  const [first = "", ...rest] = lines;
  const firstMark = markOf(first);
  const isAtEnd = to === lineEnd(text, to);
  const isBehindWords = text.slice(from + mark, at).trim() !== "";
  const isNewPoint = firstMark > 0 && isBehindWords && (rest.length > 0 || isAtEnd);
  const isOnWithLine = firstMark > 0 && !isNewPoint && (mark > 0 || isBehindWords);

  const beginning = isNewPoint ? `\n${first}` : isOnWithLine ? first.slice(firstMark) : first;
  const isUnmarked = lines.every((line) => markOf(line) === 0);
  const own = bulletAt(depthOf(text.slice(from)));
  const others = mark > 0 && isUnmarked ? rest.map((line) => own + line) : rest;
  return replaced(text, at, to, [beginning, ...others].join("\n"));
}
