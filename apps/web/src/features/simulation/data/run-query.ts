import { compareResults, type ResultSet, type RunOutcome } from "@taiyari/domain/sql";
import type { Deliverable } from "@taiyari/domain/simulation";
import type { SqlAnswer } from "../../../lib/sql/sql-state.ts";
import { sql } from "../../../lib/sql/sql.ts";

/** Runs a query on the tables of a day as they are at its beginning. */
export async function runQuery(data: string, text: string): Promise<SqlAnswer<RunOutcome>> {
  const fresh = await sql.reset(data);
  return fresh.kind === "done" ? sql.run(text, data) : fresh;
}

/**
 * Whether a query gives the rows that a task asks for: the course's comparison, with the order of rows where the task asks for one. A query
 * that is refused or takes too long gives other rows.
 *
 * @returns  not done where PostgreSQL could not be had, or was stopped: then nothing is known of the query
 */
export async function hasSameRows(
  data: string,
  { reference, isOrdered }: Extract<Deliverable, { readonly kind: "sql" }>,
  text: string,
): Promise<SqlAnswer<boolean>> {
  const expected = await runQuery(data, reference);
  if (expected.kind !== "done") return expected;
  const actual = await runQuery(data, text);
  if (actual.kind === "too-slow") return { kind: "done", answer: false };
  if (actual.kind !== "done") return actual;
  const [wanted, given] = [lastResult(expected.answer), lastResult(actual.answer)];
  if (!wanted || !given) return { kind: "done", answer: false };
  const order = isOrdered ? wanted.columns.map(({ name }) => name) : [];
  const difference = compareResults(wanted, given, { columns: "by-position", order, scale: 2 });
  return { kind: "done", answer: difference === null };
}

function lastResult({ statements }: RunOutcome): ResultSet | null {
  return statements.at(-1)?.result ?? null;
}
