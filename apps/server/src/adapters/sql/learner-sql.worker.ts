import { explainedText } from "@taiyari/sql-engine";
import { RUN_LIMIT_MS, SqlTaskError, type SqlThread } from "@taiyari/sql-engine/node";
import { COURSE_DATA, type DataSetName, type RunOutcome } from "@taiyari/domain/sql";
import { serveTasks } from "../workers/serve-tasks.ts";
import { openThread } from "./open-thread.ts";
import type { LearnerData, LearnerResult, LearnerTask } from "./tasks.ts";
import { verdictWithin, withinLetters } from "./within-letters.ts";

/** Letters of the values that one answer sends, about: a page shows two hundred rows at a time. */
const MOST_LETTERS = 2_000_000;

/** One data set at a time: each takes a hundred megabytes. */
let opened: { readonly set: DataSetName; readonly sql: Promise<SqlThread> } | undefined;

serveTasks((task) => work(task as LearnerTask));

async function work(task: LearnerTask): Promise<LearnerResult> {
  switch (task.kind) {
    case "run":
      return run(task.data, task.text);
    case "explain": {
      const explained = explainedText(task.text, task.isMeasured);
      const outcome = await run(task.data, explained?.text ?? "");
      return outcome && explained ? explained.asWritten(outcome) : outcome;
    }
    case "check":
      return verdictWithin(
        await (await threadFor(task.dataSet)).judge(task.exercise, task.text),
        MOST_LETTERS,
      );
  }
}

async function threadFor(set: DataSetName): Promise<SqlThread> {
  if (opened?.set !== set) {
    await (await opened?.sql)?.close();
    opened = { set, sql: openThread(set) };
  }
  return opened.sql;
}

/** In a database as it was at the beginning, whoever used the one before. */
async function run(data: LearnerData, text: string): Promise<RunOutcome | null> {
  const isOwn = typeof data === "string";
  const sql = await threadFor(isOwn ? COURSE_DATA : (data?.set ?? COURSE_DATA));
  const source = isOwn ? { sql: data } : "visible";
  try {
    const outcome = await sql.run(source, text, { isClean: true, limitMs: RUN_LIMIT_MS });
    return outcome.error?.code === TOO_SLOW ? null : withinLetters(outcome, MOST_LETTERS);
  } catch (error) {
    if (!(error instanceof SqlTaskError) || !isOwn) throw error;
    return { statements: [], error: { ...BAD_ROWS, detail: error.message }, ms: 0 };
  }
}

/** The rows came from the page, and whoever wrote them is told. */
const BAD_ROWS = {
  code: "58000",
  message: "the rows that the query runs in could not be made",
  position: null,
  hint: null,
};

/** What the thread says of a query that it ended. */
const TOO_SLOW = "57014";
