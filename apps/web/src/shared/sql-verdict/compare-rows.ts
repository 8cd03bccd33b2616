import type { Cell, Mismatch, RowPair } from "@taiyari/domain/sql";

/** The rows of a mismatch that are shown side by side; none where it is about columns. */
export function pairsOf(mismatch: Mismatch): readonly RowPair[] {
  return "pairs" in mismatch ? mismatch.pairs : [];
}

/** How many rows differ; null where their number is not known. */
export function differingRows(mismatch: Mismatch): number | null {
  switch (mismatch.kind) {
    case "duplicates":
    case "too-many-rows":
      return mismatch.extra;
    case "too-few-rows":
    case "without-null-rows":
      return mismatch.missing;
    case "values":
      return mismatch.rows;
    case "other-rows":
      return mismatch.missing + mismatch.extra;
    case "missing-columns":
    case "extra-columns":
    case "column-names":
    case "column-order":
    case "column-type":
    case "row-order":
    case "rounding":
    case "letter-case":
    case "blanks":
    case "nulls":
      return null;
    default:
      return mismatch satisfies never;
  }
}

/** A difference as one line of a narrow screen: what the row is about, the asked value, the one there is. */
export interface NarrowLine {
  readonly key: Cell;
  /** The place of the column the two values are of. */
  readonly column: number;
  /** Undefined for a row that is not there. */
  readonly expected: Cell | undefined;
  readonly yours: Cell | undefined;
}

/** Each pair by its first differing value, where one differs beside the first column, which names the row. */
export function narrowLines(pairs: readonly RowPair[], columns: number): readonly NarrowLine[] {
  return pairs.map(({ expected, actual, differing }) => {
    const isWhole = expected === null || actual === null;
    const column = isWhole ? columns - 1 : (differing.find((at) => at > 0) ?? differing[0] ?? 0);
    return {
      key: (expected ?? actual)?.[0] ?? null,
      column,
      expected: expected?.[column],
      yours: actual?.[column],
    };
  });
}
