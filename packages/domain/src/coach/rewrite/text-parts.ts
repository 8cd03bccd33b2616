import { bulletEnd } from "../../draft/text/marks.ts";
import type { Stretch } from "./sentences.ts";

/** A line of a text, with where it stands. */
export interface Line extends Stretch {
  /** Where its words begin, behind a mark of any kind and blanks. */
  readonly start: number;
  /** The mark with the blanks around it; "" for a paragraph. */
  readonly mark: string;
  /** Its words, without blanks at the end. */
  readonly text: string;
}

/** The lines with words in them. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let from = 0;
  for (const raw of text.split("\n")) {
    const to = from + raw.length;
    const doubled = /^\s*--+\s*/u.exec(raw)?.[0].length ?? 0;
    const mark = Math.max(bulletEnd(raw), doubled);
    const words = raw.slice(mark);
    const start = from + mark + words.length - words.trimStart().length;
    if (words.trim() !== "")
      lines.push({ from, to, start, mark: raw.slice(0, start - from), text: words.trim() });
    from = to + 1;
  }
  return lines;
}

/** A letter in capitals at the start. A word with capitals or figures of its own stays: "iOS", "e-Office". */
export function capitalised(text: string): string {
  const word = /^[\p{L}\p{N}'’-]+/u.exec(text)?.[0] ?? "";
  if (/\p{Lu}/u.test(word) || /^\p{N}/u.test(word)) return text;
  const first = /^./su.exec(text)?.[0] ?? "";
  return first.toUpperCase() + text.slice(first.length);
}
