import { least, most } from "../line/extremes.ts";
import { findEmails } from "../patterns/email.ts";
import { isHeadingRow } from "./heading-rows.ts";
import type { Fragment } from "../line/line.ts";
import { isMarginText } from "./margin-text.ts";

/** Left edges this close line up. Points. */
export const EDGE_TOLERANCE = 2.5;

/** A column has at least this many rows. */
export const FEWEST_ROWS = 3;

/** A label set flush with the text beside it is no longer than this. */
const LONGEST_LABEL = 32;

/**
 * True for a left side of labels: short, set flush to the right, each at the height of a row of the other side. Its
 * headings may be alone.
 */
export function areFlushLabels(side: readonly Fragment[][], right: readonly Fragment[][]): boolean {
  const isLevel = (row: readonly Fragment[]) => right.some((other) => sharesBaseline(row, other));
  const left = side.filter((row) => isBeside(row, right) && (isLevel(row) || !isHeadingRow(row)));
  const rights = left.map((row) => row.at(-1)?.right ?? 0);
  const lefts = left.map((row) => row[0]?.x ?? 0);
  return (
    left.length >= FEWEST_ROWS &&
    left.length < right.length &&
    most(rights) - least(rights) < EDGE_TOLERANCE &&
    most(lefts) - least(lefts) > 6 &&
    left.every((row) => row.reduce((sum, part) => sum + part.text.length, 0) <= LONGEST_LABEL) &&
    left.filter(isLevel).length / left.length >= 0.85
  );
}

/**
 * True for two blocks of words side by side of which one holds an address: who a person is beside what they say of
 * themselves, two referees. A side of single words or dates labels the other.
 */
export function areBlocks(left: readonly Fragment[][], right: readonly Fragment[][]): boolean {
  if (Math.min(left.length, right.length) < 4 || Math.max(left.length, right.length) > 9)
    return false;
  const sides = [left, right].map((rows) =>
    rows.map((row) => row.map((part) => part.text).join(" ")),
  );
  const hasMail = sides.some((texts) => texts.some((text) => findEmails(text).length > 0));
  return (
    hasMail &&
    [left, right].every(isAligned) &&
    sides.every((texts) => texts.join(" ").split(/\s+/u).length / texts.length >= 2) &&
    sides.every((texts) => texts.filter(isMarginText).length / texts.length < 0.4)
  );
}

/** True for rows that begin at one left edge. */
function isAligned(rows: readonly Fragment[][]): boolean {
  const first = rows[0]?.[0]?.x ?? 0;
  return rows.every((row) => Math.abs((row[0]?.x ?? 0) - first) < EDGE_TOLERANCE);
}

/** True for a row at the height of the other side, give or take a line. */
export function isBeside(row: readonly Fragment[], others: readonly Fragment[][]): boolean {
  const [first, last] = [others[0]?.[0], others.at(-1)?.[0]];
  const at = row[0]?.baseline ?? 0;
  return (
    first !== undefined &&
    last !== undefined &&
    at > first.baseline - first.size &&
    at < last.baseline + last.size
  );
}

/** True for two rows of one height. */
export function sharesBaseline(a: readonly Fragment[], b: readonly Fragment[]): boolean {
  return Math.abs((a[0]?.baseline ?? 0) - (b[0]?.baseline ?? 0)) <= 1.5;
}

/** The share of rows that could label others: dates, places, headings, a word or two; a place under its date. */
export function marginShare(rows: readonly Fragment[][]): number {
  let before: { readonly row: readonly Fragment[]; readonly isDate: boolean } | null = null;
  let margin = 0;
  for (const row of rows) {
    const text = row.map((part) => part.text).join(" ");
    const isMargin = isMarginText(text);
    const drop = (row[0]?.baseline ?? 0) - (before?.row[0]?.baseline ?? 0);
    const isUnder =
      before?.isDate === true && drop < (row[0]?.size ?? 0) * 1.8 && couldBeLabel(text);
    if (isMargin || isUnder) margin++;
    before = { row, isDate: isMargin && /\p{Nd}/u.test(text) };
  }
  return margin / rows.length;
}

/** "Tashkent, Uzbekistan": a few capitalised words, however unknown. */
function couldBeLabel(text: string): boolean {
  return /^(?:\p{Lu}[\p{L}\p{M}.'’-]*,? ?){1,4}$/u.test(text) && text.length <= 32;
}

/** True for dates and other labels set smaller than what they label, and a little higher or lower. */
export function areLabelsNear(labels: readonly Fragment[][], rows: readonly Fragment[][]): boolean {
  const near = labels.filter((label) =>
    rows.some((row) => {
      const [a, b] = [label[0], row[0]];
      return a && b && Math.abs(a.baseline - b.baseline) <= 0.42 * Math.max(a.size, b.size);
    }),
  );
  return near.length / labels.length >= 0.85 && marginShare(labels) >= 0.4;
}

/** True for a right side of which most rows begin with the colon behind their labels, as a form has them. */
export function areAnswers(right: readonly Fragment[][]): boolean {
  const answers = right.filter((row) => /^[:：]/u.test(row[0]?.text ?? ""));
  return answers.length / right.length > 0.5;
}

/** So many of the labels in a margin are dates, where all of them are in a row of the text. */
const DATE_SHARE = 0.4;

/**
 * True for a left side of short labels, many of them dates, of which nearly all are in a row of the other side: the
 * margin of that side, whatever headings it has between its rows.
 */
export function areDatesBeside(left: readonly Fragment[][], right: readonly Fragment[][]): boolean {
  const beside = left.filter((row) => isBeside(row, right));
  if (beside.length > right.length) return false;
  const labels = beside
    .filter((row) => right.some((other) => sharesBaseline(row, other)))
    .map((row) => row.map((part) => part.text).join(" "))
    .filter((text) => text.length <= LONGEST_LABEL);
  if (labels.length < FEWEST_ROWS || labels.length / beside.length < 0.8) return false;
  const dates = labels.filter((text) => /\p{Nd}/u.test(text) && isMarginText(text));
  return dates.length >= 2 && dates.length / labels.length >= DATE_SHARE;
}

/** The headings of the nearest column of a right side: those of a column further right are none of it. */
export function ownHeadings(right: readonly Fragment[][]): readonly Fragment[][] {
  const edge = Math.min(...right.map(([first]) => first?.x ?? Number.POSITIVE_INFINITY));
  const ends = right.flatMap(([first]) =>
    first && first.x < edge + first.size ? first.right : [],
  );
  return right.filter((row) => isHeadingRow(row) && (row[0]?.x ?? 0) < most(ends));
}
