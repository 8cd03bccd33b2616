import type { DraftValue } from "../draft/draft.ts";
import { onOneLine } from "../text/one-line.ts";
import { plainText } from "../rich/stored.ts";

const LONGEST = 160;

/** What is in some values, on one line, shortened to be shown. Checkboxes say nothing; "" for nothing. */
export function excerptOf(values: readonly DraftValue[]): string {
  const texts = values.flatMap((value) => (typeof value === "boolean" ? [] : value));
  const line = texts
    .map((text) => onOneLine(plainText(text)))
    .filter(Boolean)
    .join(" · ");
  if (line.length <= LONGEST) return line;
  const cut = line.slice(0, LONGEST);
  const end = cut.lastIndexOf(" ");
  return `${cut.slice(0, end > 0 ? end : LONGEST).toWellFormed()}…`;
}
