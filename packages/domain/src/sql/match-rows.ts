import { numbersAgree, valueKey } from "./compare-values.ts";
import type { NumberTolerance } from "./compare-values.ts";
import type { ResultColumn, ResultRow } from "./result-set.ts";

export interface MatchedRows {
  /** Indexes of rows that agree: expected, actual. */
  readonly pairs: readonly (readonly [expected: number, actual: number])[];
  readonly missing: readonly number[];
  readonly extra: readonly number[];
}

/** Whether two rows agree in every column. */
export function rowsAgree(
  a: ResultRow,
  b: ResultRow,
  columns: readonly ResultColumn[],
  tolerance: NumberTolerance,
): boolean {
  return columns.every((column, at) => cellsAgree(a[at] ?? null, b[at] ?? null, column, tolerance));
}

export function cellsAgree(
  a: ResultRow[number],
  b: ResultRow[number],
  { kind }: ResultColumn,
  tolerance: NumberTolerance,
): boolean {
  if (a === null || b === null) return a === b;
  return kind === "number"
    ? numbersAgree(a, b, tolerance)
    : valueKey(a, kind) === valueKey(b, kind);
}

/**
 * Matches rows as multisets: each row of one side with at most one of the other.
 *
 * Rows that are the same to the letter find each other by a lookup; only what is left, numbers that differ by less than
 * the tolerance, is compared one by one, within the rows that agree in everything else. Linear but for such groups.
 */
export function matchRows(
  expected: readonly ResultRow[],
  actual: readonly ResultRow[],
  columns: readonly ResultColumn[],
  tolerance: NumberTolerance,
): MatchedRows {
  const exact = pairUp(
    expected.map((_, at) => at),
    actual.map((_, at) => at),
    (row) => keyOf(row, columns, true),
    { expected, actual },
  );
  if (!columns.some(({ kind }) => kind === "number")) return exact;
  const near: (readonly [number, number])[] = [];
  const groups = Map.groupBy(exact.extra, (at) => keyOf(actual[at] ?? [], columns, false));
  const missing = exact.missing.filter((at) => {
    const row = expected[at] ?? [];
    const group = groups.get(keyOf(row, columns, false)) ?? [];
    const partner = group.findIndex((other) =>
      rowsAgree(row, actual[other] ?? [], columns, tolerance),
    );
    if (partner === -1) return true;
    const [taken = -1] = group.splice(partner, 1);
    near.push([at, taken]);
    return false;
  });
  const taken = new Set(near.map(([, at]) => at));
  return {
    pairs: [...exact.pairs, ...near],
    missing,
    extra: exact.extra.filter((at) => !taken.has(at)),
  };
}

/** Text that rows which agree share. Without numbers, rows that may agree share it. */
export function keyOf(
  row: ResultRow,
  columns: readonly ResultColumn[],
  withNumbers: boolean,
): string {
  return columns
    .map(({ kind }, at) => {
      const value = row[at] ?? null;
      return kind === "number" && !withNumbers && value !== null ? "n" : valueKey(value, kind);
    })
    .join("\u0000");
}

function pairUp(
  missing: readonly number[],
  extra: readonly number[],
  key: (row: ResultRow) => string,
  rows: { readonly expected: readonly ResultRow[]; readonly actual: readonly ResultRow[] },
): MatchedRows {
  const waiting = Map.groupBy(extra, (at) => key(rows.actual[at] ?? []));
  const pairs: (readonly [number, number])[] = [];
  const left = missing.filter((at) => {
    const partner = waiting.get(key(rows.expected[at] ?? []))?.shift();
    if (partner === undefined) return true;
    pairs.push([at, partner]);
    return false;
  });
  return { pairs, missing: left, extra: [...waiting.values()].flat().toSorted((a, b) => a - b) };
}
