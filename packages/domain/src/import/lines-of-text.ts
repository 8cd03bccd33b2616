import { fromMarkdown, hasMarkdown } from "../rich/markdown.ts";
import { withoutSigns } from "../rich/stored.ts";
import { withAddresses } from "../rich/with-addresses.ts";
import { regex } from "../text/regex.ts";
import { htmlToLines } from "./markup.ts";

/** Of a text that is not said to be HTML: an element that only HTML has. "List<String>" stays as it is. */
const HTML_TAG = regex("iu")`
  <(?:!--|\/?(?:a|abbr|b|blockquote|br|code|div|em|font|h[1-6]|hr|i|iframe|img|li|link|meta|
  object|ol|p|pre|s|script|section|small|span|strong|style|sub|sup|svg|table|tbody|td|th|tr|u|
  ul)(?=[\s>/]))
`;

/**
 * A text that may hold markup, as lines of a description: HTML is read as HTML, bold and italic words and links of
 * Markdown as such; anything else stays as it is, trimmed.
 */
export function richLinesOf(text: string): string {
  if (HTML_TAG.test(text)) return htmlToLines(text);
  const lines = trimmedLines(text);
  return hasMarkdown(lines) ? fromMarkdown(lines) : lines;
}

/** As `richLinesOf`, on one line. */
export function richLineOf(text: string): string {
  return richLinesOf(text)
    .replace(/\s*\n\s*/gu, " ")
    .trim();
}

/** A text that may hold HTML, as plain lines: addresses of links follow their words where they say more. */
export function plainLines(text: string): string {
  if (HTML_TAG.test(text)) return withAddresses(htmlToLines(text));
  return trimmedLines(text);
}

/** As `plainLines`, on one line. */
export function plainLine(text: string): string {
  return plainLines(text)
    .replace(/\s*\n\s*/gu, " ")
    .trim();
}

function trimmedLines(text: string): string {
  return withoutSigns(text)
    .split(/\r\n?|[\n\u2028\u2029]/u)
    .map((line) => line.trim())
    .join("\n")
    .trim();
}
