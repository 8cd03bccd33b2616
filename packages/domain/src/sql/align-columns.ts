import { fail, ok } from "../result/index.ts";
import type { Result } from "../result/index.ts";
import type { Mismatch, ResultRules } from "./judgement.ts";
import type { ResultColumn, ResultRow, ResultSet } from "./result-set.ts";

/** A result with the columns of the reference, in their order. */
export interface Aligned {
  /** Of the reference. */
  readonly columns: readonly ResultColumn[];
  /** Of the result, in the same order. */
  readonly given: readonly ResultColumn[];
  readonly rows: readonly ResultRow[];
}

/** Puts the columns of a result in the order of the reference, or says why that cannot be done. */
export function alignColumns(
  expected: ResultSet,
  actual: ResultSet,
  { columns }: Pick<ResultRules, "columns">,
): Result<Aligned, Mismatch> {
  const asked = expected.columns.map(nameKey);
  const given = actual.columns.map(nameKey);
  const missing = without(asked, given);
  const extra = without(given, asked);
  if (given.length < asked.length)
    return fail({
      kind: "missing-columns",
      names: namesAt(expected, missing, asked.length - given.length),
    });
  if (given.length > asked.length)
    return fail({
      kind: "extra-columns",
      names: namesAt(actual, extra, given.length - asked.length),
    });
  if (columns === "by-position") return ok(inOrder(expected, actual, [...asked.keys()]));
  if (missing.length > 0)
    return fail({
      kind: "column-names",
      expected: missing.map((at) => expected.columns[at]?.name ?? ""),
      actual: extra.map((at) => actual.columns[at]?.name ?? ""),
    });
  return ok(inOrder(expected, actual, placesOf(asked, given)));
}

/** A result with its columns in another order: `places` has, for each column of the reference, its place there. */
export function inOrder(
  expected: ResultSet,
  actual: ResultSet,
  places: readonly number[],
): Aligned {
  return {
    columns: expected.columns,
    given: places.flatMap((place) => actual.columns[place] ?? []),
    rows: places.every((place, at) => place === at)
      ? actual.rows
      : actual.rows.map((row) => places.map((place) => row[place] ?? null)),
  };
}

/** Names are compared as PostgreSQL folds them. */
function nameKey({ name }: ResultColumn): string {
  return name.toLowerCase();
}

/** Places of the names that the other list has not, each counted as often as it stands there. */
function without(names: readonly string[], others: readonly string[]): number[] {
  const left = [...others];
  return [...names.keys()].filter((at) => {
    const found = left.indexOf(names[at] ?? "");
    if (found === -1) return true;
    left.splice(found, 1);
    return false;
  });
}

/** As many names as there are columns too few or too many; the last ones where the names say nothing. */
function namesAt({ columns }: ResultSet, places: readonly number[], count: number): string[] {
  const chosen = places.length === count ? places : [...columns.keys()].slice(-count);
  return chosen.map((at) => columns[at]?.name ?? "");
}

function placesOf(asked: readonly string[], given: readonly string[]): number[] {
  const left: (string | null)[] = [...given];
  return asked.map((name) => {
    const at = left.indexOf(name);
    left[at] = null;
    return at;
  });
}
