import { PHONE_LABELS } from "../../lexicon/vocabulary/labels.ts";
import { alternatives } from "../../lexicon/words.ts";
import type { NumberedLine } from "../line/line.ts";
import { findDates } from "./dates.ts";
import { type Stretch, textOf } from "../line/found.ts";
import { regex } from "../../text/regex.ts";

/** A telephone number in a text, as offsets, with how sure it is. */
export interface PhoneMatch {
  readonly from: number;
  readonly to: number;
  readonly confidence: number;
}

/** Digits with the marks people set between them. No two blanks, no letters: linear to match. */
const CANDIDATE =
  /(?<![\p{L}\p{N}.,/_-])(?:\+|00|\(\+?)?(?:0\p{Nd}{1,5} ?\/ ?)?\p{Nd}(?:(?:[ .\-–‑()]{0,3}|\/)\p{Nd}){5,16}(?![\p{L}\p{N}_]|[.,]\p{Nd})/gu;

const LABEL = regex("iu")`
  (?<![\p{L}\p{M}])(?:phone|mobile|mob|cell|tel|telephone|contact|whatsapp|ph|call|${alternatives(PHONE_LABELS)}|m|t|p)\s*(?:no|number|nr|
  #)?\s*\.?\s*[:：.+(]?\s*$
`;

/** Seven digits are a number of their own where a bracket opens after them: "(515) 555-0142 (402) 555-0199". */
function firstOf(value: string): string {
  const next = value.lastIndexOf(" (");
  return next > 0 && value.slice(0, next).replaceAll(/\P{Nd}/gu, "").length >= 7
    ? value.slice(0, next)
    : value;
}

/** The last digits of a number that a narrow column breaks at a blank; [] where the number is whole. */
export function restOfPhone(phone: Stretch, lines: readonly NumberedLine[]): Stretch[] {
  const { line, to } = phone;
  const below = lines.find((other) => other.number === line.number + 1);
  const isBelow =
    below !== undefined &&
    to === line.text.length &&
    below.page === line.page &&
    below.column === line.column &&
    below.gap !== null &&
    below.gap > 0 &&
    below.gap < line.size * 1.6;
  const isAligned =
    isBelow && (Math.abs(below.x - line.x) < 12 || Math.abs(below.right - line.right) < 3);
  const digits = textOf(phone).replaceAll(/\P{Nd}/gu, "").length;
  return isAligned && /^\p{Nd}{2,5}$/u.test(below.text) && digits + below.text.length <= 15
    ? [{ line: below, from: 0, to: below.text.length }]
    : [];
}

function isBracketed(value: string): boolean {
  return value.startsWith("(") && !value.startsWith("(+");
}

/** Whether every digit of a stretch of a text belongs to a date. */
function isCovered(
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
  dates: readonly { readonly from: number; readonly to: number }[],
): boolean {
  return [...text.slice(from, to).matchAll(/\p{Nd}/gu)].every(({ index }) =>
    dates.some((date) => date.from <= from + index && from + index < date.to),
  );
}

/**
 * Telephone numbers in a text, in any country's form. A number is never refused for being improbable: only dates,
 * postal codes in an address and numbers too short to dial are left out.
 */
export function findPhones(text: string): PhoneMatch[] {
  const found: PhoneMatch[] = [];
  if (!/\p{Nd}{2}/u.test(text)) return found;
  const dates = findDates(text);
  for (const match of text.matchAll(CANDIDATE)) {
    const value = firstOf(match[0]);
    const [from, to] = [match.index, match.index + value.length];
    const digits = value.replaceAll(/\P{Nd}/gu, "").length;
    const labelled = LABEL.test(text.slice(Math.max(0, from - 24), from));
    const marked = /^[+(]/u.test(value) || value.startsWith("00");
    const isDate = dates.some((date) => date.from < to && date.to > from);
    // A bracket opens before a number, and before years as well: "(2018 - 2022)".
    const isAllDate = isDate && isBracketed(value) && isCovered(text, { from, to }, dates);
    if (isDate && !labelled && (!marked || isAllDate)) continue;
    if (digits < (labelled || marked ? 6 : 7) || digits > 16) continue;
    if (!labelled && !marked && digits < 9 && !/[ .\-–]/u.test(value)) continue;
    const shape = digits >= 10 && digits <= 13 ? 0.15 : 0;
    found.push({
      from,
      to,
      confidence: Math.min(0.98, 0.65 + shape + (labelled ? 0.15 : 0) + (marked ? 0.15 : 0)),
    });
  }
  return found;
}
