import type { ResultSet, RunOutcome, Verdict } from "@taiyari/domain/sql";

/** A run with as many rows as so many letters of values allow, from the first statement on; their counts stay. */
export function withinLetters(outcome: RunOutcome, most: number): RunOutcome {
  let left = most;
  return {
    ...outcome,
    statements: outcome.statements.map((statement) => {
      if (!statement.result) return statement;
      const result = firstRows(statement.result, left);
      left -= lettersOf(result);
      return { ...statement, result };
    }),
  };
}

/** A verdict whose rows are cut in the same way; what it found stays. */
export function verdictWithin(verdict: Verdict, most: number): Verdict {
  if (verdict.kind !== "wrong") return verdict;
  return {
    ...verdict,
    expected: firstRows(verdict.expected, most),
    actual: firstRows(verdict.actual, most),
  };
}

function firstRows(result: ResultSet, most: number): ResultSet {
  let left = most;
  const end = result.rows.findIndex((row) => (left -= lettersOfRow(row)) < 0);
  return end < 0 ? result : { ...result, rows: result.rows.slice(0, end) };
}

function lettersOf({ rows }: ResultSet): number {
  return rows.reduce((sum, row) => sum + lettersOfRow(row), 0);
}

/** Each value also takes its quotes and a comma. */
function lettersOfRow(row: ResultSet["rows"][number]): number {
  return row.reduce((sum, cell) => sum + (cell?.length ?? 0) + 3, 2);
}
