import { rectOf, rectsOf, snapped } from "./rects.ts";
import { type Extent, type Flow, SPACER } from "./flow.ts";

/** Rectangles overlap as one line when they share more than this part of the lower one's height. */
const SAME_LINE_SHARE = 0.5;

/** A character belongs to a line when its top lies no further above the line's top. CSS pixels. */
const LINE_SLACK = 1.5;

const SPACER_STYLE =
  "display:inline-block;width:100%;vertical-align:top;height:0;margin:0;padding:0;border:0;visibility:hidden;line-height:0";

/** The lines of text inside an element, top to bottom, measured now. */
export function linesOf(flow: Flow, element: Element): Extent[] {
  const origin = rectOf(flow.root).top;
  const range = element.ownerDocument.createRange();
  const lines: { top: number; bottom: number }[] = [];
  for (const text of textsOf(element)) {
    range.selectNodeContents(text);
    for (const rect of rectsOf(range)) {
      if (rect.width === 0 || rect.height === 0) continue;
      const top = rect.top - origin;
      const bottom = rect.bottom - origin;
      const line = lines.find(
        (known) =>
          Math.min(known.bottom, bottom) - Math.max(known.top, top) >
          Math.min(known.bottom - known.top, bottom - top) * SAME_LINE_SHARE,
      );
      if (line) {
        line.top = Math.min(line.top, top);
        line.bottom = Math.max(line.bottom, bottom);
      } else {
        lines.push({ top, bottom });
      }
    }
  }
  return lines.toSorted((a, b) => a.top - b.top);
}

/**
 * Moves a line and all below it down to `target` by an invisible box before its first character. An inline box as
 * wide as the text, so that the line before stays justified.
 *
 * @returns  false when no character of the line was found
 */
export function splitBefore(flow: Flow, element: Element, line: Extent, target: number): boolean {
  const document = element.ownerDocument;
  const range = document.createRange();
  const origin = rectOf(flow.root).top;
  const place = firstOf(element, range, line.top + origin - LINE_SLACK);
  if (!place) return false;
  const rest = place.text.splitText(place.offset);
  const spacer = document.createElement("span");
  spacer.setAttribute(SPACER, "");
  spacer.setAttribute("aria-hidden", "true");
  spacer.style.cssText = SPACER_STYLE;
  rest.before(spacer);
  const topNow = () => {
    range.setStart(rest, 0);
    range.setEnd(rest, 1);
    return (rectsOf(range)[0]?.top ?? 0) - rectOf(flow.root).top;
  };
  const needed = target - topNow();
  spacer.style.height = `${snapped(needed)}px`;
  const error = target - topNow();
  if (Math.abs(error) > 0.05) spacer.style.height = `${snapped(needed + error)}px`;
  return true;
}

/** The first character, at a word's start or within a broken word, that is not above `top` in the window. */
function firstOf(
  element: Element,
  range: Range,
  top: number,
): { readonly text: Text; readonly offset: number } | null {
  for (const text of textsOf(element)) {
    for (const match of text.data.matchAll(/[^ \t\n\r\f]+/gu)) {
      const end = match.index + match[0].length;
      range.setStart(text, match.index);
      range.setEnd(text, end);
      const rects = rectsOf(range);
      const at = rects.findIndex((rect) => rect.top >= top);
      if (at === 0) return { text, offset: match.index };
      if (at < 0) continue;
      for (let offset = match.index; offset < end; offset++) {
        range.setStart(text, offset);
        range.setEnd(text, offset + 1);
        const [rect] = rectsOf(range);
        if (rect && rect.top >= top) return { text, offset };
      }
    }
  }
  return null;
}

function* textsOf(element: Element): Generator<Text> {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (/\S/u.test(node.nodeValue ?? "")) yield node as Text;
  }
}
