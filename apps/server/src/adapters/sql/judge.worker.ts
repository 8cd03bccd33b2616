import type { Exercise, LearnerExercise } from "@taiyari/domain/learning";
import { COURSE_DATA, explainError, type ResultSet, type Verdict } from "@taiyari/domain/sql";
import { assertNever } from "@taiyari/domain/result";
import type { SqlThread } from "@taiyari/sql-engine/node";
import { serveTasks } from "../workers/serve-tasks.ts";
import { openThread } from "./open-thread.ts";
import type { JudgedAnswer, JudgeTask } from "./tasks.ts";

let opened: Promise<SqlThread> | undefined;

serveTasks((task) => judgeAnswer(task as JudgeTask));

async function judgeAnswer({ exercise, text }: JudgeTask): Promise<JudgedAnswer> {
  const sql = await (opened ??= openThread(COURSE_DATA));
  const verdict = await sql.judge(await compile(sql, exercise), text);
  return { isRight: verdict.kind === "right", finding: findingOf(verdict, text) };
}

/** With what its own answer gives on both data sets. */
async function compile(sql: SqlThread, exercise: Exercise): Promise<LearnerExercise> {
  const { id, title, kind, level, ask, start, columns, order, scale, must } = exercise;
  const data =
    exercise.data !== null && exercise.hidden !== null
      ? { visible: exercise.data, hidden: exercise.hidden }
      : null;
  const expected = async (twin: "visible" | "hidden") => ({
    result: await resultOf(sql, data ? { sql: data[twin] } : twin, exercise),
    tables: {},
  });
  return {
    id,
    title,
    kind,
    level,
    ask,
    start,
    columns,
    order,
    scale,
    must,
    tables: exercise.tables.map((name) => ({ name, rows: 0 })),
    data,
    change: null,
    hints: [],
    causes: {},
    mistakes: [],
    expected: { visible: await expected("visible"), hidden: await expected("hidden") },
  };
}

async function resultOf(
  sql: SqlThread,
  source: Parameters<SqlThread["run"]>[0],
  { id, answer }: Exercise,
): Promise<ResultSet> {
  const { statements, error } = await sql.run(source, answer);
  const result = statements.findLast((statement) => statement.result !== null)?.result;
  if (error || !result)
    throw new Error(`the answer of “${id}” gives no rows: ${error?.message ?? "no query"}`);
  return result;
}

/** Without rows of the hidden data: what stays is what is wrong, not what was expected. */
function findingOf(verdict: Verdict, text: string): string | null {
  switch (verdict.kind) {
    case "right":
      return null;
    case "empty":
      return "There is no query that gives rows.";
    case "refused":
      return explainError(verdict.error, text).sentence;
    case "not-refused":
      return "The statement was to be refused.";
    case "wrong":
      return verdict.diagnosis.finding;
    case "without-construct":
      return `The rows are right, without ${verdict.missing.join(", ")}.`;
    case "too-slow":
      return `The query took longer than ${verdict.limitMs / 1000} seconds.`;
    default:
      return assertNever(verdict);
  }
}
