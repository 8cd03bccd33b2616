import type { PlanNode } from "@taiyari/domain/sql";
import { count, formatNumber } from "../../../lib/numbers.ts";

/** "237 of 11,240 rows kept", "12 groups", "about 40 rows" where it was not run. */
export function sayRows({ type, rows, plannedRows, droppedRows }: PlanNode): string {
  if (rows === null) return `about ${count(plannedRows, "row")}`;
  if (droppedRows > 0)
    return `${formatNumber(rows)} of ${formatNumber(rows + droppedRows)} rows kept`;
  return count(rows, type.endsWith("Aggregate") && rows > 1 ? "group" : "row");
}

/** Its table or what it works by. */
export function sayWhat({ table, detail }: PlanNode): string {
  return table ?? detail;
}
