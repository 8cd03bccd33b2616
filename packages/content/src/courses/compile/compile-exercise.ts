import type { Exercise, ExpectedOutcome, LearnerExercise } from "@taiyari/domain/learning";
import {
  digestOfRows,
  type KnownSqlMistake,
  type Mismatch,
  type ResultSet,
  type RunOutcome,
} from "@taiyari/domain/sql";
import { rulesFor, tableQuery, type DataSource } from "@taiyari/sql-engine";
import type { SqlThread } from "@taiyari/sql-engine/node";

export interface CompiledExercise {
  /** Null where the answer does not run. */
  readonly exercise: LearnerExercise | null;
  /** What to do about it, without a place. */
  readonly problems: readonly string[];
}

const TWINS = ["visible", "hidden"] as const;
type Twin = (typeof TWINS)[number];

/** What both expected results may take in a page's file, in bytes of JSON. */
const MAX_EXPECTED_BYTES = 60_000;

/** Runs the answer on both data sets: what it gives is what learners' answers are compared with. */
export async function compileExercise(sql: SqlThread, source: Exercise): Promise<CompiledExercise> {
  const problems: string[] = [];
  const expected = {
    visible: await outcomeOf(sql, source, "visible", problems),
    hidden: await outcomeOf(sql, source, "hidden", problems),
  };
  const tables = await Promise.all(
    source.tables.map(async (name) => ({ name, rows: await rowsIn(sql, source, name, problems) })),
  );
  if (!expected.visible || !expected.hidden) return { exercise: null, problems };
  const both = { visible: expected.visible, hidden: expected.hidden };
  problems.push(...aboutExpected(source, both));
  const names = both.visible.result?.columns.map(({ name }) => name) ?? [];
  const strange = source.order.filter((key) => !names.includes(key));
  if (strange.length > 0) {
    problems.push(
      `order: the answer has no column ${strange.join(", ")}; it has ${names.join(", ")}.`,
    );
    return { exercise: null, problems };
  }
  const exercise: LearnerExercise = {
    id: source.id,
    title: source.title,
    kind: source.kind,
    level: source.level,
    ask: source.ask,
    tables,
    start: source.start,
    data: dataOf(source),
    columns: source.columns,
    order: source.order,
    scale: source.scale,
    change: source.change,
    must: source.must,
    hints: source.hints,
    causes: causesOf(source),
    mistakes: [],
    expected: both,
  };
  return { exercise: { ...exercise, mistakes: await mistakesOf(sql, source, exercise) }, problems };
}

function dataOf({ data, hidden }: Exercise): LearnerExercise["data"] {
  return data === null ? null : { visible: data, hidden: hidden ?? "" };
}

export function sourceOf(exercise: Exercise, twin: Twin): DataSource {
  const data = dataOf(exercise);
  return data ? { sql: data[twin] } : twin;
}

async function outcomeOf(
  sql: SqlThread,
  source: Exercise,
  twin: Twin,
  problems: string[],
): Promise<ExpectedOutcome | null> {
  const on = twin === "visible" ? "" : " on the hidden data";
  const ran = await sql.run(sourceOf(source, twin), source.answer);
  const { change } = source;
  if (ran.error?.code !== (change?.error ?? undefined)) {
    problems.push(
      ran.error
        ? `the answer is refused${on}: ${ran.error.message} (${ran.error.code}).`
        : `the answer is not refused with ${change?.error}${on}.`,
    );
    return null;
  }
  const result = ran.statements.findLast((statement) => statement.result !== null)?.result ?? null;
  if (!change) {
    if (!result) problems.push("the answer gives no rows to compare. Only kind: change may do so.");
    return result && { result, tables: {} };
  }
  if (change.returning && !result) {
    problems.push("returning: true is said, and the answer returns nothing.");
    return null;
  }
  const tables = await tablesAfter(sql, source, twin, problems);
  return tables && { result: change.returning ? result : null, tables };
}

/** The tables that are compared, as the answer left them. */
async function tablesAfter(
  sql: SqlThread,
  source: Exercise,
  twin: Twin,
  problems: string[],
): Promise<Readonly<Record<string, ResultSet>> | null> {
  const tables: Record<string, ResultSet> = {};
  await sql.run(sourceOf(source, twin), "ROLLBACK", { isClean: false });
  for (const name of source.change?.compare ?? []) {
    // oxlint-disable-next-line no-await-in-loop -- one engine, one query after the other
    const { statements, error } = await sql.run(sourceOf(source, twin), tableQuery(name), {
      isClean: false,
    });
    const result = statements[0]?.result;
    if (error || !result) {
      problems.push(`compare: “${name}” cannot be read after the answer: ${error?.message}.`);
      return null;
    }
    tables[name] = result;
  }
  return tables;
}

async function rowsIn(
  sql: SqlThread,
  source: Exercise,
  table: string,
  problems: string[],
): Promise<number> {
  const ran: RunOutcome = await sql.run(
    sourceOf(source, "visible"),
    `SELECT count(*) FROM ${table}`,
  );
  if (ran.error && !source.change) problems.push(`tables: there is no table “${table}”.`);
  return Number(ran.statements[0]?.result?.rows[0]?.[0] ?? 0);
}

function aboutExpected(
  { change }: Exercise,
  { visible, hidden }: LearnerExercise["expected"],
): readonly string[] {
  const problems: string[] = [];
  if (!change && (visible.result?.rows.length === 0 || hidden.result?.rows.length === 0))
    problems.push(
      `the answer gives no rows${visible.result?.rows.length === 0 ? "" : " on the hidden data"}, as many wrong ones would. Ask for something that is there.`,
    );
  const bytes = JSON.stringify([visible, hidden]).length;
  if (bytes > MAX_EXPECTED_BYTES)
    problems.push(
      `the expected results take ${Math.round(bytes / 1000)} kB of at most ${MAX_EXPECTED_BYTES / 1000}. Ask for fewer rows or columns.`,
    );
  return problems;
}

function causesOf({ wrong }: Exercise): LearnerExercise["causes"] {
  const causes: Partial<Record<Mismatch["kind"], string>> = {};
  for (const { says, because } of wrong)
    if (says !== null && says !== "error" && because !== null) causes[says] ??= because;
  return causes;
}

/** Which rows each wrong answer with a cause gives, where the judge finds them wrong. */
async function mistakesOf(
  sql: SqlThread,
  { wrong }: Exercise,
  exercise: LearnerExercise,
): Promise<LearnerExercise["mistakes"]> {
  const mistakes: KnownSqlMistake[] = [];
  for (const { sql: text, because } of wrong) {
    if (because === null) continue;
    // oxlint-disable-next-line no-await-in-loop -- one engine, one query after the other
    const verdict = await sql.judge(exercise, text);
    if (verdict.kind !== "wrong") continue;
    const digest = digestOfRows(verdict, rulesFor(exercise, verdict.table));
    if (digest !== null) mistakes.push({ digest, because });
  }
  return mistakes;
}
