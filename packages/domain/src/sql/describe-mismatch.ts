import { agree, counted, figure, listed, sentenceStart } from "../text/wording.ts";
import type { Mismatch } from "./judgement.ts";

/** What a mismatch says to a learner: the finding with its number first, and what usually causes it. */
export interface Diagnosis {
  /** "4 rows too many." */
  readonly finding: string;
  /** Where to look: a cause that fits most queries with such a result. */
  readonly hint: string;
}

/**
 * A mismatch in words.
 *
 * @param causes  what causes it in this exercise, by the kind of mismatch, in its author's words: "payments has retries,
 *                so the join multiplies orders". It takes the place of the general hint
 */
export function describeMismatch(
  mismatch: Mismatch,
  causes: Readonly<Partial<Record<Mismatch["kind"], string>>> = {},
): Diagnosis {
  const { finding, hint } = inGeneral(mismatch);
  return { finding, hint: causes[mismatch.kind] ?? hint };
}

function inGeneral(mismatch: Mismatch): Diagnosis {
  switch (mismatch.kind) {
    case "missing-columns":
      return {
        finding: `${figure(mismatch.names.length, "column")} too few: ${names(mismatch.names)} ${agree(mismatch.names.length, "is", "are")} missing.`,
        hint: "List every column that is asked for after SELECT.",
      };
    case "extra-columns":
      return {
        finding: `${figure(mismatch.names.length, "column")} too many: ${names(mismatch.names)} ${agree(mismatch.names.length, "was", "were")} not asked for.`,
        hint: "Name the columns after SELECT instead of *, and leave out those you only needed on the way.",
      };
    case "column-names":
      return {
        finding: `${figure(mismatch.actual.length, "column")} with another name: ${names(mismatch.actual)} instead of ${names(mismatch.expected)}.`,
        hint: `Give a column its name with AS: … AS ${mismatch.expected[0] ?? ""}.`,
      };
    case "column-order":
      return {
        finding: `The right values, in columns of another order. Asked for: ${names(mismatch.expected)}.`,
        hint: "Columns stand in the order in which you list them after SELECT.",
      };
    case "column-type":
      return {
        finding: `“${mismatch.column}” reads the same, but is ${mismatch.actual} instead of ${mismatch.expected}.`,
        hint: "Look for a function or a cast that turns the value into another type, such as to_char or ::text.",
      };
    case "duplicates":
      return {
        finding: `${rows(mismatch.extra)} too many: each row asked for is there, and some more than once.`,
        hint: "A join to a table with several rows for one of yours repeats it. Aggregate or filter that table before you join it, or join by its whole key.",
      };
    case "too-many-rows":
      return {
        finding: `${rows(mismatch.extra)} too many: each row asked for is there, and others that were not.`,
        hint: "A condition is missing or too wide. Read the question again for each word that leaves something out.",
      };
    case "too-few-rows":
      return {
        finding: `${rows(mismatch.missing)} too few: those you have are right.`,
        hint: "A condition or an inner join leaves rows out. Take the conditions away one at a time and see which one does.",
      };
    case "without-null-rows":
      return {
        finding: `${rows(mismatch.missing)} too few: those where “${mismatch.column}” is NULL are missing.`,
        hint: "A comparison with NULL is never true, and an inner join finds no partner for it. Use IS NULL or an outer join.",
      };
    case "row-order":
      return {
        finding: `The right rows in another order, from row ${mismatch.at} on. Asked for: by ${names(mismatch.keys)}.`,
        hint: "Rows have no order of their own. Look at the columns after ORDER BY, at ASC and DESC, and at where NULLs go.",
      };
    case "rounding":
      return {
        finding: `${names(mismatch.columns)} ${agree(mismatch.columns.length, "agrees", "agree")} only when rounded to ${digitsOf(mismatch.digits)}.`,
        hint: "Look at ROUND, at casts, and at divisions of whole numbers, which drop what is left over.",
      };
    case "letter-case":
      return {
        finding: `${names(mismatch.columns)} ${agree(mismatch.columns.length, "differs", "differ")} only in capital and small letters.`,
        hint: "Look at lower, upper and initcap.",
      };
    case "blanks":
      return {
        finding: `${names(mismatch.columns)} ${agree(mismatch.columns.length, "differs", "differ")} only in blanks.`,
        hint: "Look at trim, and at blanks between parts that you put together.",
      };
    case "nulls":
      return {
        finding: `${names(mismatch.columns)} ${agree(mismatch.columns.length, "differs", "differ")} only in NULLs.`,
        hint: "NULL is not 0 and not an empty text. Look at COALESCE and at what an outer join leaves empty.",
      };
    case "values":
      return {
        finding: `${rows(mismatch.rows)} with other values in ${names(mismatch.columns)}.`,
        hint: "Work one of these rows out by hand and compare.",
      };
    case "other-rows":
      return {
        finding: `${rows(mismatch.missing)} missing and ${counted(mismatch.extra, "row")} that ${agree(mismatch.extra, "was", "were")} not asked for.`,
        hint: "Check first which tables and which conditions the question needs.",
      };
    default:
      return mismatch satisfies never;
  }
}

function digitsOf(digits: number): string {
  return digits === 0 ? "whole numbers" : figure(digits, "digit");
}

function rows(count: number): string {
  return sentenceStart(counted(count, "row"));
}

function names(columns: readonly string[]): string {
  return listed(columns.map((name) => `“${name}”`));
}
