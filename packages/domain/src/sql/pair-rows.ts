import { cellsAgree } from "./match-rows.ts";
import type { NumberTolerance } from "./compare-values.ts";
import type { RowPair } from "./judgement.ts";
import type { ResultColumn, ResultRow } from "./result-set.ts";

/** Rows without a partner that are looked through for one: what is shown is five of them. */
const MOST_PAIRED = 200;

/**
 * Puts rows that were asked for beside those that were given instead, the most alike first: rows of which at least half
 * of the columns agree are taken for the same row with other values, and so is one row beside one other. Those left over
 * stand alone.
 */
export function pairRows(
  missing: readonly ResultRow[],
  extra: readonly ResultRow[],
  columns: readonly ResultColumn[],
  tolerance: NumberTolerance,
): readonly RowPair[] {
  const free = extra.slice(0, MOST_PAIRED).map((row) => ({ row, isTaken: false }));
  const most = missing.length === 1 && extra.length === 1 ? columns.length : columns.length / 2;
  const pairs: RowPair[] = missing.slice(0, MOST_PAIRED).map((expected) => {
    let best: (typeof free)[number] | null = null;
    let fewest = Math.floor(most) + 1;
    for (const candidate of free) {
      if (candidate.isTaken) continue;
      const differing = differingPlaces(expected, candidate.row, columns, tolerance).length;
      if (differing < fewest) {
        fewest = differing;
        best = candidate;
      }
    }
    if (!best) return { expected, actual: null, differing: [...columns.keys()] };
    best.isTaken = true;
    const differing = differingPlaces(expected, best.row, columns, tolerance);
    return { expected, actual: best.row, differing };
  });
  const alone = free
    .filter(({ isTaken }) => !isTaken)
    .map(({ row }) => ({ expected: null, actual: row, differing: [...columns.keys()] }));
  return [...pairs, ...alone];
}

export function differingPlaces(
  a: ResultRow,
  b: ResultRow,
  columns: readonly ResultColumn[],
  tolerance: NumberTolerance,
): number[] {
  return [...columns.entries()]
    .filter(([at, column]) => !cellsAgree(a[at] ?? null, b[at] ?? null, column, tolerance))
    .map(([at]) => at);
}
