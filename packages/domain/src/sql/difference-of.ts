import { numbersAgree } from "./compare-values.ts";
import { keyOf, matchRows } from "./match-rows.ts";
import type { MatchedRows } from "./match-rows.ts";
import { MAX_PAIRS } from "./judgement.ts";
import type { Mismatch, ResultRules, RowPair } from "./judgement.ts";
import { pairRows } from "./pair-rows.ts";
import type { Cell, ResultColumn, ResultRow } from "./result-set.ts";

interface Compared {
  readonly expected: readonly ResultRow[];
  readonly actual: readonly ResultRow[];
  readonly columns: readonly ResultColumn[];
  readonly matched: MatchedRows;
  readonly rules: ResultRules;
}

/** The most telling thing to say of rows that do not match. */
export function differenceOf(compared: Compared): Mismatch {
  const { expected, actual, columns, matched, rules } = compared;
  const missing = matched.missing.flatMap((at) => [expected[at] ?? []]);
  const extra = matched.extra.flatMap((at) => [actual[at] ?? []]);
  const pairs = pairRows(missing, extra, columns, rules);
  const shown = pairs.slice(0, MAX_PAIRS);
  if (missing.length === 0) return tooMany(compared, extra, shown);
  if (extra.length === 0) return tooFew(compared, missing, shown);
  if (missing.length === extra.length) {
    const same = sameBut(missing, extra, columns, rules);
    if (same) return { ...same, pairs: shown };
    const places = [...new Set(pairs.flatMap(({ differing }) => differing))].toSorted(
      (a, b) => a - b,
    );
    const names = places.map((at) => columns[at]?.name ?? "");
    if (pairs.every((pair) => pair.expected && pair.actual)) {
      const isNulls = pairs.every(({ expected: a, actual: b, differing }) =>
        differing.every((at) => (a?.[at] === null) !== (b?.[at] === null)),
      );
      return isNulls
        ? { kind: "nulls", columns: names, pairs: shown }
        : { kind: "values", rows: missing.length, columns: names, pairs: shown };
    }
  }
  return { kind: "other-rows", missing: missing.length, extra: extra.length, pairs: shown };
}

function tooMany(
  { expected, columns }: Compared,
  extra: readonly ResultRow[],
  pairs: readonly RowPair[],
): Mismatch {
  const asked = new Set(expected.map((row) => keyOf(row, columns, true)));
  const kind = extra.every((row) => asked.has(keyOf(row, columns, true)))
    ? "duplicates"
    : "too-many-rows";
  return { kind, extra: extra.length, pairs };
}

function tooFew(
  { expected, columns, matched }: Compared,
  missing: readonly ResultRow[],
  pairs: readonly RowPair[],
): Mismatch {
  const found = matched.pairs.flatMap(([at]) => [expected[at] ?? []]);
  const column = columns.find(
    (_, at) => missing.every((row) => row[at] === null) && found.every((row) => row[at] !== null),
  );
  return column
    ? { kind: "without-null-rows", column: column.name, missing: missing.length, pairs }
    : { kind: "too-few-rows", missing: missing.length, pairs };
}

type SameBut =
  | { readonly kind: "rounding"; readonly digits: number; readonly columns: readonly string[] }
  | { readonly kind: "letter-case" | "blanks"; readonly columns: readonly string[] };

/** Digits after the point to which results are usually rounded. */
const DIGITS = [4, 3, 2, 1, 0];

/** What has to be overlooked for the rows to be the same; null where that is not enough. */
function sameBut(
  missing: readonly ResultRow[],
  extra: readonly ResultRow[],
  columns: readonly ResultColumn[],
  rules: ResultRules,
): SameBut | null {
  const isSame = (change: (value: string, column: ResultColumn) => string) =>
    agree(changed(missing, columns, change), changed(extra, columns, change), columns, rules);
  const changedColumns = (
    kind: ResultColumn["kind"],
    change: (value: string, column: ResultColumn) => string,
  ) =>
    columns
      .filter(
        (column) =>
          column.kind === kind &&
          !isSame((value, other) => (other === column ? value : change(value, other))),
      )
      .map(({ name }) => name);

  for (const digits of DIGITS) {
    const round = (value: string, { kind }: ResultColumn) =>
      kind === "number" ? rounded(value, digits) : value;
    if (!isSame(round)) continue;
    const names = changedColumns("number", round);
    if (isRoundedOnOneSide([missing, extra], columns, { names, digits }))
      return { kind: "rounding", digits, columns: names };
  }
  if (isSame(trim)) return { kind: "blanks", columns: changedColumns("text", trim) };
  if (isSame(lower)) return { kind: "letter-case", columns: changedColumns("text", lower) };
  return null;
}

function trim(value: string, { kind }: ResultColumn): string {
  return kind === "text" ? value.replace(/\s+/gu, " ").trim() : value;
}

function lower(value: string, { kind }: ResultColumn): string {
  return kind === "text" ? value.toLowerCase() : value;
}

function changed(
  rows: readonly ResultRow[],
  columns: readonly ResultColumn[],
  change: (value: string, column: ResultColumn) => string,
): readonly ResultRow[] {
  return rows.map((row) =>
    columns.map((column, at): Cell => {
      const value = row[at] ?? null;
      return value === null ? null : change(value, column);
    }),
  );
}

function agree(
  a: readonly ResultRow[],
  b: readonly ResultRow[],
  columns: readonly ResultColumn[],
  rules: ResultRules,
): boolean {
  const { missing, extra } = matchRows(a, b, columns, rules);
  return missing.length === 0 && extra.length === 0;
}

/** Whether only one side has more digits than that in those columns: else the values differ, by chance only a little. */
function isRoundedOnOneSide(
  sides: readonly (readonly ResultRow[])[],
  columns: readonly ResultColumn[],
  { names, digits }: { readonly names: readonly string[]; readonly digits: number },
): boolean {
  const [a, b] = sides.map((rows) =>
    rows.every((row) =>
      columns.every(({ name }, at) => {
        const value = row[at] ?? null;
        if (!names.includes(name) || value === null) return true;
        return numbersAgree(rounded(value, digits), value, { scale: null });
      }),
    ),
  );
  return a !== b;
}

/** Half away from zero, as PostgreSQL rounds numeric. */
function rounded(value: string, digits: number): string {
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  const factor = 10 ** digits;
  const shifted = Math.round(Math.abs(number) * factor * (1 + Number.EPSILON)) / factor;
  return String(number < 0 ? -shifted : shifted);
}
