import type { Evidence } from "./report-words.ts";

export interface QuotePart {
  readonly text: string;
  /** The number of the note that is about this stretch, from 1; null for the words between. */
  readonly note: number | null;
}

/**
 * A quote cut into marked stretches and what stands between them, in order.
 *
 * A mark that lies outside the quote or overlaps the one before is left out; its note keeps its number.
 */
export function quoteParts(quote: string, marks: Evidence["marks"]): QuotePart[] {
  const parts: QuotePart[] = [];
  let done = 0;
  for (const [index, { from, to }] of marks.entries()) {
    if (from < done || to > quote.length || to <= from) continue;
    if (from > done) parts.push({ text: quote.slice(done, from), note: null });
    parts.push({ text: quote.slice(from, to), note: index + 1 });
    done = to;
  }
  if (done < quote.length) parts.push({ text: quote.slice(done), note: null });
  return parts;
}
