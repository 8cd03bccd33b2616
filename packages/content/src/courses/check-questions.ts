import type {
  BankQuestion,
  Exercise,
  Inline,
  LearnerExercise,
  QuestionPrediction,
} from "@taiyari/domain/learning";
import type { ResultSet } from "@taiyari/domain/sql";
import type { SqlThread } from "@taiyari/sql-engine/node";
import { plainText } from "./read-inline.ts";

type Question = Pick<BankQuestion, "question" | "key" | "prediction">;

/**
 * Runs what the questions of a test run, and holds what they say is right against what PostgreSQL gives.
 *
 * @param file  how messages name it: "assessment.yaml"
 * @returns     what a writer has to mend; [] for nothing
 */
export async function checkQuestions(
  sql: SqlThread,
  file: string,
  questions: readonly Question[],
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const asked of questions) {
    const { question, key, prediction } = asked;
    const found = prediction
      ? await checkPrediction(sql, asked, prediction)
      : key.exercise
        ? await checkWritten(sql, key.exercise)
        : [];
    problems.push(...found.map((problem) => `${file}, "${question.id}": ${problem}`));
  }
  return problems;
}

async function checkPrediction(
  sql: SqlThread,
  { question, key }: Question,
  { shows, error: expected }: QuestionPrediction,
): Promise<readonly string[]> {
  const { statements, error } = await sql.run(
    question.data === null ? "visible" : { sql: question.data },
    question.sql ?? "",
  );
  if (shows === "error")
    return error?.code === expected
      ? []
      : [`it is to be refused with ${expected}, and ${error ? `is with ${error.code}` : "runs"}.`];
  if (error) return [`PostgreSQL refuses it: ${error.message} (${error.code}).`];
  if (shows === "else") return [];
  const last = statements.at(-1);
  const result = last?.result ?? null;
  const isValue = result?.rows.length === 1 && result.columns.length === 1;
  if (shows === "value" && !isValue)
    return ["it gives more than one value; ask for shows: rows or shows: else."];
  const given = shows === "rows" ? String(last?.rowCount ?? 0) : (result?.rows[0]?.[0] ?? "NULL");
  return question.options.flatMap(({ key: option, content }) => {
    const said = textOf(content);
    if (option === key.right) return said === given ? [] : [`it gives ${given}, not ${said}.`];
    return said === given ? [`“${said}” is marked as wrong, and is what it gives.`] : [];
  });
}

async function checkWritten(sql: SqlThread, exercise: Exercise): Promise<readonly string[]> {
  const visible = await resultOf(sql, exercise, "visible");
  const hidden = await resultOf(sql, exercise, "hidden");
  if (typeof visible === "string") return [visible];
  if (typeof hidden === "string") return [hidden];
  const { data } = exercise;
  const learner: LearnerExercise = {
    ...exercise,
    data:
      data === null || exercise.hidden === null ? null : { visible: data, hidden: exercise.hidden },
    tables: [],
    causes: {},
    mistakes: [],
    expected: { visible: { result: visible, tables: {} }, hidden: { result: hidden, tables: {} } },
  };
  const problems: string[] = [];
  for (const other of [exercise.answer, ...exercise.other]) {
    const verdict = await sql.judge(learner, other);
    if (verdict.kind !== "right")
      problems.push(`this right answer does not pass (${verdict.kind}): ${firstLine(other)}`);
  }
  for (const { sql: text, says } of exercise.wrong) {
    const verdict = await sql.judge(learner, text);
    const found = verdict.kind === "wrong" ? verdict.mismatch.kind : "error";
    if (verdict.kind === "right") problems.push(`this wrong answer passes: ${firstLine(text)}`);
    else if (says !== null && says !== found)
      problems.push(`it is found by ${found}, not by ${says}: ${firstLine(text)}`);
  }
  return problems;
}

/** What the answer gives on one of the two data sets, or what is wrong with it. */
async function resultOf(
  sql: SqlThread,
  { data, hidden, answer }: Exercise,
  twin: "visible" | "hidden",
): Promise<ResultSet | string> {
  const own = twin === "visible" ? data : hidden;
  const { statements, error } = await sql.run(own === null ? twin : { sql: own }, answer);
  if (error) return `PostgreSQL refuses its answer: ${error.message} (${error.code}).`;
  const result = statements.findLast((statement) => statement.result !== null)?.result;
  return result ?? "its answer gives no rows.";
}

function textOf(content: readonly Inline[]): string {
  return plainText(content).trim();
}

function firstLine(text: string): string {
  return text.trim().split("\n")[0] ?? "";
}
