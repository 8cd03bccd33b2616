import type { Found, Place } from "../../resume/reading.ts";
import type { NumberedLine, Style } from "./line.ts";
import { regex } from "../../text/regex.ts";

/** A stretch of one line. */
export interface Stretch {
  readonly line: NumberedLine;
  readonly from: number;
  readonly to: number;
}

export const textOf = (stretch: Stretch): string =>
  stretch.line.text.slice(stretch.from, stretch.to);

/** A stretch without the blanks at its ends; null when nothing is left. */
export function trimmed(stretch: Stretch): Stretch | null {
  const text = textOf(stretch);
  const from = stretch.from + (text.length - text.trimStart().length);
  const to = stretch.to - (text.length - text.trimEnd().length);
  return from < to ? { ...stretch, from, to } : null;
}

/** How the letters of a stretch look where it begins. */
export function styleAt({ line, from }: Stretch): Style & Pick<NumberedLine, "x"> {
  return line.spans.find((span) => span.to > from) ?? line;
}

export function placeOf(stretch: Stretch): Place {
  return { line: stretch.line.number, from: stretch.from, to: stretch.to };
}

/** What precedes a hyphen that belongs to the word: "self-employed", broken there or not. */
const COMPOUND = regex("iu")`
  (?:^|[\s(/"“‘-])(?:self|co|non|multi|cross|post|full|part|half|high|low|mid|end|long|short|
  well|real|e|one|two|three|four|five|six|day|year|month|data|cost|time|user|customer|client|
  server|open|third|first|second|anti|semi|sub|inter|intra|micro|macro|vice|follow|start|back|
  front|hands|hand|cutting|large|small|large|wide|best|fast|state|award|work|project|role|rule|
  test|event|object|web|cloud|machine|risk|quality|business|field|team|company|site|store|door|
  face|peer|year|world|ultra|bi|tri)-$
`;

/** What goes with "in-", "on-", "off-" and "pre-" as a word of its own. */
const AFTER_SHORT =
  /^(?:house|depth|memory|person|patient|app|site|call|time|premises?|demand|ground|device|board|sales|production|university|clinical|seed|shore|line|process)/u;

/**
 * True where a hyphen only stands for the end of a line: "Engi-" over "neering". A hyphen between words ("cross-" over
 * "functional"), before a capital, or in a word that has one already stays.
 */
function isHyphenated(before: string, after: string): boolean {
  return (
    /\p{L}\p{Ll}-$/u.test(before) &&
    /^\p{Ll}{2}/u.test(after) &&
    !COMPOUND.test(before) &&
    !(/(?:^|\s)(?:in|on|off|pre)-$/u.test(before) && AFTER_SHORT.test(after)) &&
    !/^(?:und|oder|and|or|y|et|e)\b/u.test(after)
  );
}

/** The text of stretches that follow each other, joined by blanks; a word broken by a hyphen is put together. */
export function found(stretches: readonly Stretch[], confidence: number): Found | null {
  const kept = stretches.flatMap((stretch) => trimmed(stretch) ?? []);
  if (kept.length === 0) return null;
  let value = "";
  for (const stretch of kept) value = joinTexts(value, textOf(stretch));
  return {
    value,
    confidence: Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100,
    places: kept.map(placeOf),
  };
}

/** Two texts that follow each other as one, joined by a blank or, where a word is broken, without. */
export function joinTexts(before: string, text: string): string {
  if (before === "") return text;
  const isBroken = /[\p{L}\p{N}]-$/u.test(before) && /^[\p{L}\p{N}]/u.test(text);
  if (isBroken) return (isHyphenated(before, text) ? before.slice(0, -1) : before) + text;
  const isHan = /\p{Script=Han}$/u.test(before) && /^\p{Script=Han}/u.test(text);
  return isHan ? before + text : `${before} ${text}`;
}
