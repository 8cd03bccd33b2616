import { hash } from "../text/hash.ts";
import { alignColumns } from "./align-columns.ts";
import type { ResultRules } from "./judgement.ts";
import { keyOf } from "./match-rows.ts";
import type { Verdict } from "./outcome.ts";
import { readAs } from "./read-as.ts";
import type { Cell } from "./result-set.ts";

/** What a wrong answer gives, so that whoever gives the same can be told what the mistake is. */
export interface KnownSqlMistake {
  /** As `digestOfRows` gives it. */
  readonly digest: string;
  /** The cause, in its author's words. */
  readonly because: string;
}

/** Numbers that differ after so many digits differ by the order they were added in. */
const DIGITS = 9;

/**
 * A short text that two wrong answers share when they give the same rows where the judge stopped: in the same table, on
 * the same twin of the data, whatever their order and the names of their columns.
 *
 * @param rules  those the rows were compared by
 * @returns      null where the columns are not those that were asked for, or only their order is wrong: the finding
 *               says all there is to say then
 */
export function digestOfRows(
  {
    table,
    expected,
    actual,
    mismatch,
    onHiddenData,
  }: Omit<Extract<Verdict, { readonly kind: "wrong" }>, "kind" | "diagnosis">,
  rules: ResultRules,
): string | null {
  const aligned = alignColumns(expected, actual, rules);
  if (!aligned.ok || mismatch.kind === "row-order" || mismatch.kind === "column-order") return null;
  const { columns } = aligned.value;
  const rows = readAs(aligned.value).map((row) =>
    keyOf(
      row.map((cell, at) => (columns[at]?.kind === "number" ? rounded(cell, rules.scale) : cell)),
      columns,
      true,
    ),
  );
  return hash([table ?? "", onHiddenData ? "hidden" : "visible", ...rows.toSorted()].join("\n"));
}

function rounded(cell: Cell, scale: number | null): Cell {
  const value = Number(cell);
  if (cell === null || !Number.isFinite(value)) return cell;
  return scale === null ? String(Number(value.toPrecision(DIGITS))) : value.toFixed(scale);
}
