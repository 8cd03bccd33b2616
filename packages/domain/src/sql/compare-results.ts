import { alignColumns, inOrder } from "./align-columns.ts";
import type { Aligned } from "./align-columns.ts";
import { differenceOf } from "./difference-of.ts";
import { keyOf, matchRows, rowsAgree } from "./match-rows.ts";
import { MAX_PAIRS } from "./judgement.ts";
import type { Mismatch, ResultRules } from "./judgement.ts";
import { readAs } from "./read-as.ts";
import type { ResultSet } from "./result-set.ts";

/** Orders of columns that are tried where the values do not fit as they stand. */
const MOST_ORDERS = 24;

/**
 * Compares what a query gave with what the reference gave on the same data.
 *
 * Rows are compared as multisets, and where an order is asked for, by the columns it names alone, so that rows which
 * tie in them may stand either way. NULL differs from everything but NULL.
 *
 * @returns  null when the result is the one that was asked for, else the most telling thing to say of it
 */
export function compareResults(
  expected: ResultSet,
  actual: ResultSet,
  rules: ResultRules,
): Mismatch | null {
  const aligned = alignColumns(expected, actual, rules);
  if (!aligned.ok) return aligned.problem;
  const mismatch = compareAligned(expected, aligned.value, rules);
  if (mismatch === null || rules.columns === "by-name" || mismatch.kind === "row-order")
    return mismatch;
  return isReordered(expected, actual, rules)
    ? { kind: "column-order", expected: expected.columns.map(({ name }) => name) }
    : mismatch;
}

function compareAligned(
  expected: ResultSet,
  aligned: Aligned,
  rules: ResultRules,
): Mismatch | null {
  const { columns, given } = aligned;
  const rows = readAs(aligned);
  const matched = matchRows(expected.rows, rows, columns, rules);
  if (matched.missing.length > 0 || matched.extra.length > 0)
    return differenceOf({ expected: expected.rows, actual: rows, columns, matched, rules });
  const other = columns.findIndex(({ kind }, at) => kind !== given[at]?.kind);
  const [asked, found] = [columns[other], given[other]];
  if (asked && found && rows.some((row) => row[other] !== null))
    return {
      kind: "column-type",
      column: asked.name,
      expected: asked.type,
      actual: found.type,
    };
  return orderOf(expected, { ...aligned, rows }, rules);
}

function orderOf(
  expected: ResultSet,
  { columns, rows }: Aligned,
  rules: ResultRules,
): Mismatch | null {
  const places = rules.order.map((key) => columns.findIndex(({ name }) => name === key));
  const keys = places.flatMap((place) => columns[place] ?? []);
  if (keys.length < rules.order.length)
    throw new Error(`the reference has no column ${rules.order.join(" or ")} to be ordered by`);
  const keysOf = (row: readonly (string | null)[]) => places.map((place) => row[place] ?? null);
  const at = expected.rows.findIndex(
    (row, index) => !rowsAgree(keysOf(row), keysOf(rows[index] ?? []), keys, rules),
  );
  if (at === -1 || keys.length === 0) return null;
  const pairs = expected.rows.slice(at, at + MAX_PAIRS).map((row, index) => ({
    expected: row,
    actual: rows[at + index] ?? null,
    differing: places.filter((place) => row[place] !== rows[at + index]?.[place]),
  }));
  return { kind: "row-order", at: at + 1, keys: rules.order, pairs };
}

/** Whether the values are the right ones with the columns in another order. */
function isReordered(expected: ResultSet, actual: ResultSet, rules: ResultRules): boolean {
  const given = actual.columns.map((_, at) => valuesOf(actual, at));
  const fitting = expected.columns.map((_, at) => {
    const asked = valuesOf(expected, at);
    return [...given.keys()].filter((place) => given[place] === asked);
  });
  return ordersOf(fitting).some((places) => {
    if (places.every((place, at) => place === at)) return false;
    return compareAligned(expected, inOrder(expected, actual, places), rules) === null;
  });
}

/** Text that columns with the same values have in common, whatever their order. */
function valuesOf({ columns, rows }: ResultSet, at: number): string {
  const column = columns[at];
  if (!column) return "";
  return `${column.kind}\u0001${rows
    .map((row) => keyOf([row[at] ?? null], [column], true))
    .toSorted()
    .join("\u0000")}`;
}

/** Ways to give each column a place of its own among those that fit it; at most `MOST_ORDERS`. */
function ordersOf(fitting: readonly (readonly number[])[]): readonly (readonly number[])[] {
  let orders: (readonly number[])[] = [[]];
  for (const places of fitting)
    orders = orders
      .flatMap((order) =>
        places.filter((place) => !order.includes(place)).map((place) => [...order, place]),
      )
      .slice(0, MOST_ORDERS);
  return orders;
}
