import type { Found } from "../../resume/reading.ts";
import { toBullets } from "../patterns/bullets.ts";
import type { NumberedLine } from "../line/line.ts";
import { findEmails } from "../patterns/email.ts";
import { found } from "../line/found.ts";
import { findPhones } from "../patterns/phone.ts";
import { findUrls } from "../patterns/urls.ts";

/** A text of more lines is no summary. */
const MOST_LINES = 40;

/** Fewer words than this under a name are a headline or an address. */
const FEWEST_WORDS = 12;

/** Without a full stop at its end it takes more, and more small words than lists of skills have. */
const FEWEST_UNCLOSED = 16;

/** A summary's paragraphs as one text. Null for none. */
export function readSummary(lines: readonly NumberedLine[]): Found | null {
  const paragraphs = toBullets(lines);
  if (paragraphs.length === 0) return null;
  return {
    value: paragraphs.map((paragraph) => paragraph.value).join("\n"),
    confidence: 0.9,
    places: paragraphs.flatMap((paragraph) => paragraph.places),
  };
}

/** Sentences under the name, without a heading: lines of one look, close together, mostly ending with a full stop. */
export function findSummary(head: readonly NumberedLine[]): Found | null {
  let best: NumberedLine[] = [];
  let open: NumberedLine[] = [];
  for (const line of head) {
    const last = open.at(-1);
    const goesOn =
      last !== undefined &&
      line.number === last.number + 1 &&
      line.gap !== null &&
      line.gap < line.size * 1.9 &&
      Math.abs(line.size - last.size) < 0.3 &&
      line.bold === last.bold;
    if (!isProse(line)) open = [];
    else if (goesOn) open.push(line);
    else open = [line];
    if (open.length > MOST_LINES) continue;
    const text = open.map((part) => part.text).join(" ");
    const words = text.split(/\s+/u);
    // Scripts without capitals count as small letters.
    const lower = words.filter((word) => /^[\p{Ll}\p{Lo}]/u.test(word)).length;
    const isText = isClosed(text)
      ? words.length >= FEWEST_WORDS && lower >= words.length * 0.45
      : words.length >= FEWEST_UNCLOSED && open.length > 1 && lower >= words.length * 0.7;
    if (isText && open.length >= best.length) best = [...open];
  }
  return best.length > 0
    ? found(
        best.map((line) => ({ line, from: 0, to: line.text.length })),
        0.75,
      )
    : null;
}

function isClosed(text: string): boolean {
  return /[.।。!]$/u.test(text.trim());
}

function isProse(line: NumberedLine): boolean {
  return (
    line.cells.length === 1 &&
    findEmails(line.text).length + findPhones(line.text).length + findUrls(line.text).length === 0
  );
}
