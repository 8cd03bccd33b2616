import type { ExpectedOutcome, LearnerExercise } from "@taiyari/domain/learning";
import {
  compareResults,
  describeMismatch,
  digestOfRows,
  type Mismatch,
  type ResultRules,
  type ResultSet,
  type RunOutcome,
  type StatementOutcome,
  type Verdict,
} from "@taiyari/domain/sql";
import { missingConstructs } from "./constructs.ts";
import type { DataSource, SqlDatabases } from "./databases.ts";
import type { SqlEngine } from "./engine.ts";
import { splitStatements } from "./statements.ts";
import { readTable } from "./table-afterwards.ts";

const TWINS = ["visible", "hidden"] as const;

/**
 * Judges an answer on both data sets: the first finding counts. A query is judged by the last statement that gives rows;
 * statements that change something by the tables afterwards, what was returned and the SQLSTATE, in databases made for
 * them.
 *
 * Endless queries are the caller's: it ends the engine and says `too-slow`.
 *
 * @throws OwnDataError when the exercise's own rows cannot be loaded
 */
export async function judge(
  databases: SqlDatabases,
  exercise: LearnerExercise,
  text: string,
): Promise<Verdict> {
  if (splitStatements(text).length === 0) return { kind: "empty" };
  let missing: readonly string[] = [];
  for (const twin of TWINS) {
    const engine = await databases.clean(sourceOf(exercise, twin));
    if (twin === "visible") missing = await missingConstructs(engine, text, exercise.must);
    const found = exercise.change
      ? await judgeChange(engine, exercise, { text, twin })
      : judgeQuery(await engine.run(text), exercise, twin);
    if (found) return found;
  }
  return missing.length > 0 ? { kind: "without-construct", missing } : { kind: "right" };
}

function sourceOf(
  { data }: Pick<LearnerExercise, "data">,
  twin: (typeof TWINS)[number],
): DataSource {
  return data ? { sql: data[twin] } : twin;
}

function judgeQuery(
  { statements, error }: RunOutcome,
  exercise: LearnerExercise,
  twin: (typeof TWINS)[number],
): Verdict | null {
  if (error) return { kind: "refused", error };
  const last = statements.findLast(({ result }) => result !== null);
  const expected = exercise.expected[twin].result;
  if (!last?.result || !expected) return { kind: "empty" };
  return wrongOrNull(expected, last, { exercise, twin, table: null });
}

async function judgeChange(
  engine: SqlEngine,
  exercise: LearnerExercise,
  { text, twin }: { readonly text: string; readonly twin: (typeof TWINS)[number] },
): Promise<Verdict | null> {
  const rules = exercise.change;
  if (!rules) return null;
  const { statements, error } = await engine.run(text);
  if (rules.error !== null && error?.code !== rules.error)
    return { kind: "not-refused", expected: rules.error, actual: error };
  if (rules.error === null && error) return { kind: "refused", error };
  // What is not committed is not there for others.
  await engine.rollback();
  const expected: ExpectedOutcome = exercise.expected[twin];
  if (rules.returning && expected.result) {
    const last = statements.findLast(({ result }) => result !== null);
    if (!last) return { kind: "empty" };
    const found = wrongOrNull(expected.result, last, { exercise, twin, table: null });
    if (found) return found;
  }
  for (const [table, rows] of Object.entries(expected.tables)) {
    const now = await readTable(engine, table);
    if (!now.ok) return { kind: "refused", error: now.problem };
    const found = wrongOrNull(
      rows,
      { result: now.value, rowCount: now.value.rows.length },
      { exercise, twin, table },
    );
    if (found) return found;
  }
  return null;
}

function wrongOrNull(
  expected: ResultSet,
  { result, rowCount }: Pick<StatementOutcome, "result" | "rowCount">,
  {
    exercise,
    twin,
    table,
  }: {
    readonly exercise: LearnerExercise;
    readonly twin: (typeof TWINS)[number];
    readonly table: string | null;
  },
): Verdict | null {
  if (!result) return { kind: "empty" };
  const rules = rulesFor(exercise, table);
  const found = compareResults(expected, result, rules);
  if (!found) return null;
  const mismatch = counting(found, rowCount - result.rows.length);
  const wrong = { mismatch, table, expected, actual: result, onHiddenData: twin === "hidden" };
  const digest = digestOfRows(wrong, rules);
  const known = exercise.mistakes.find((mistake) => mistake.digest === digest);
  const { finding, hint } = describeMismatch(mismatch, exercise.causes);
  return { kind: "wrong", ...wrong, diagnosis: { finding, hint: known?.because ?? hint } };
}

/** How what was found in a table, or in what a query gave, is compared. */
export function rulesFor(exercise: LearnerExercise, table: string | null): ResultRules {
  return table === null ? exercise : { columns: "by-name", order: [], scale: null };
}

/** Rows beyond those that were kept are rows too many as well. */
function counting(mismatch: Mismatch, beyond: number): Mismatch {
  if (beyond <= 0 || !("extra" in mismatch)) return mismatch;
  return { ...mismatch, extra: mismatch.extra + beyond };
}
