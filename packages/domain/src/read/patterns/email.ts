import type { NumberedLine } from "../line/line.ts";
import type { Stretch } from "../line/found.ts";

/** An e-mail address in a text, as offsets. */
export interface EmailMatch {
  readonly from: number;
  readonly to: number;
}

const EMAIL =
  /[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}\s?@\s?(?![\p{L}\p{N}._%+-]+@)(?:[\p{L}\p{N}-]{1,63}\.){1,4}\p{L}{2,24}/gu;

/** Every e-mail address in a text. Glyphs glued to it are gone by now; a blank around the @ is forgiven. */
export function findEmails(text: string): EmailMatch[] {
  if (!text.includes("@")) return [];
  return [...text.matchAll(EMAIL)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }));
}

/** An e-mail address that a narrow column breaks over two lines, as its two halves; null when there is none. */
export function findBrokenEmail(
  lines: readonly NumberedLine[],
): readonly [Stretch, Stretch] | null {
  for (const [i, line] of lines.entries()) {
    const below = lines[i + 1];
    if (!below || !isBelow(line, below)) continue;
    const head = /\S+$/u.exec(line.text)?.[0] ?? "";
    const tail = below.text;
    if (/\s/u.test(tail) || !/^[^@]*@[^@]*$/u.test(head + tail)) continue;
    const [email] = findEmails(head + tail);
    if (!email || email.to !== head.length + tail.length || email.from >= head.length) continue;
    const from = line.text.length - head.length + email.from;
    return [
      { line, from, to: line.text.length },
      { line: below, from: 0, to: tail.length },
    ];
  }
  return null;
}

function isBelow(line: NumberedLine, below: NumberedLine): boolean {
  const near = below.gap !== null && below.gap > 0 && below.gap < line.size * 1.8;
  return near && line.page === below.page && line.column === below.column;
}

/**
 * The rest of an address that a narrow column breaks behind its last full stop: "anna@example.or" over "g". Null where
 * the address ends before its column does.
 */
export function restOfEmail(email: Stretch, lines: readonly NumberedLine[]): Stretch | null {
  const { line, to } = email;
  const below = lines.find((other) => other.number === line.number + 1);
  // No name of a country or a kind ends in a hyphen: "anna@example.ex-" over "ample".
  const isHyphened = line.text.slice(to) === "-";
  if (
    !below ||
    (to < line.text.length && !isHyphened) ||
    !isBelow(line, below) ||
    Math.abs(below.x - line.x) > 2
  )
    return null;
  const perLetter = (line.right - line.x) / line.text.length;
  const isFull = line.right > line.edge - perLetter * 1.5;
  return (isFull || isHyphened) && /^[a-z]{1,8}(?:\.[a-z]{2,6})?$/u.test(below.text)
    ? { line: below, from: 0, to: below.text.length }
    : null;
}

/** The beginning of an address that a narrow column breaks before its @: "anna-" over "bell@example.org". */
export function startOfEmail(email: Stretch, lines: readonly NumberedLine[]): Stretch | null {
  const above = lines.find((other) => other.number === email.line.number - 1);
  if (!above || email.from > 0 || !isBelow(above, email.line)) return null;
  const start = /(?<=^|\s)[\p{L}\p{N}][\p{L}\p{N}._+-]*[._+-]$/u.exec(above.text);
  const isAligned =
    Math.abs(above.x - email.line.x) < 2 || Math.abs(above.right - email.line.right) < 2;
  // A label may be before it, no sentence.
  return start && (isAligned || start.index > 0 || above.text.endsWith("-")) && start.index <= 8
    ? { line: above, from: start.index, to: above.text.length }
    : null;
}
