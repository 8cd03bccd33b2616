import type { Cell } from "./result-set.ts";

/** What an exercise asks of a result besides its rows. */
export interface ResultRules {
  /** Whether columns must have the names of the reference; their order is then free. Otherwise places count. */
  readonly columns: "by-name" | "by-position";
  /**
   * The names of the columns the rows must be in the order of, as the reference gives them: rows that agree in all of
   * them may stand in any order. Empty where any order will do.
   */
  readonly order: readonly string[];
  /** Digits after the point that count; null for all of them. */
  readonly scale: number | null;
}

/** Two rows that should be the same. Null for one that has no partner on the other side. */
export interface RowPair {
  readonly expected: readonly Cell[] | null;
  readonly actual: readonly Cell[] | null;
  /** The places where they differ; all of them for a row without a partner. */
  readonly differing: readonly number[];
}

/** Why a result is not the one that was asked for. The first that applies, from the most telling down. */
export type Mismatch =
  | { readonly kind: "missing-columns"; readonly names: readonly string[] }
  | { readonly kind: "extra-columns"; readonly names: readonly string[] }
  /** The same number of columns, of which some have another name; in the order of the reference. */
  | {
      readonly kind: "column-names";
      readonly expected: readonly string[];
      readonly actual: readonly string[];
    }
  /** The right values; the names in the order they were asked for. */
  | { readonly kind: "column-order"; readonly expected: readonly string[] }
  /** Text where a number was asked for, or the like; the values read the same. */
  | {
      readonly kind: "column-type";
      readonly column: string;
      readonly expected: string;
      readonly actual: string;
    }
  /** Each asked row is there, and some of them more often than asked. */
  | { readonly kind: "duplicates"; readonly extra: number; readonly pairs: readonly RowPair[] }
  /** Each asked row is there, and others. */
  | { readonly kind: "too-many-rows"; readonly extra: number; readonly pairs: readonly RowPair[] }
  /** Each row is one that was asked for, and some are not there. */
  | { readonly kind: "too-few-rows"; readonly missing: number; readonly pairs: readonly RowPair[] }
  /** The rows that are not there are those with NULL in this column. */
  | {
      readonly kind: "without-null-rows";
      readonly column: string;
      readonly missing: number;
      readonly pairs: readonly RowPair[];
    }
  /** The right rows; `at` is the number of the first that stands elsewhere, from 1. */
  | {
      readonly kind: "row-order";
      readonly at: number;
      readonly keys: readonly string[];
      readonly pairs: readonly RowPair[];
    }
  /** The numbers agree once rounded to this many digits after the point. */
  | {
      readonly kind: "rounding";
      readonly digits: number;
      readonly columns: readonly string[];
      readonly pairs: readonly RowPair[];
    }
  /** Text that differs only in case or in blanks. */
  | {
      readonly kind: "letter-case" | "blanks";
      readonly columns: readonly string[];
      readonly pairs: readonly RowPair[];
    }
  /** NULL where a value was asked for, or a value where NULL was. */
  | {
      readonly kind: "nulls";
      readonly columns: readonly string[];
      readonly pairs: readonly RowPair[];
    }
  /** As many rows as asked for, of which so many differ, all in these columns. */
  | {
      readonly kind: "values";
      readonly rows: number;
      readonly columns: readonly string[];
      readonly pairs: readonly RowPair[];
    }
  /** Rows are missing and others are there instead. */
  | {
      readonly kind: "other-rows";
      readonly missing: number;
      readonly extra: number;
      readonly pairs: readonly RowPair[];
    };

/** Rows shown side by side. */
export const MAX_PAIRS = 5;
