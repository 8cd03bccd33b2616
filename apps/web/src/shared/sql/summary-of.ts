import type { RunOutcome } from "@taiyari/domain/sql";
import { count } from "../../lib/numbers.ts";

const CHANGING = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"]);

/** "5 rows in 3 ms", "3 statements, UPDATE of 2 rows in 5 ms"; "Nothing to run" for a text without a statement. */
export function summaryOf({ statements, ms }: RunOutcome): string {
  const last = statements.at(-1);
  if (!last) return "Nothing to run";
  const many = statements.length > 1 ? `${count(statements.length, "statement")}, ` : "";
  const time = `in ${Math.max(Math.round(ms), 1)} ms`;
  const shown = statements.findLast(({ result }) => result !== null);
  if (shown) return `${many}${count(shown.rowCount, "row")} ${time}`;
  const changed = CHANGING.has(last.command) ? ` of ${count(last.rowCount, "row")}` : "";
  return `${many}${last.command}${changed} ${time}`;
}
