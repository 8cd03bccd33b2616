import { explainedText } from "@taiyari/sql-engine";
import { RUN_LIMIT_MS, SqlTaskError, type SqlThread } from "@taiyari/sql-engine/node";
import type { RunOutcome } from "@taiyari/domain/sql";
import { serveTasks } from "../workers/serve-tasks.ts";
import { openThread } from "./open-thread.ts";
import type { LearnerResult, LearnerTask } from "./tasks.ts";
import { verdictWithin, withinLetters } from "./within-letters.ts";

/** Letters of the values that one answer sends, about: a page shows two hundred rows at a time. */
const MOST_LETTERS = 2_000_000;

let opened: Promise<SqlThread> | undefined;

serveTasks((task) => work(task as LearnerTask));

async function work(task: LearnerTask): Promise<LearnerResult> {
  const sql = await (opened ??= openThread());
  switch (task.kind) {
    case "run":
      return run(sql, task.data, task.text);
    case "explain": {
      const explained = explainedText(task.text, task.isMeasured);
      const outcome = await run(sql, task.data, explained?.text ?? "");
      return outcome && explained ? explained.asWritten(outcome) : outcome;
    }
    case "check":
      return verdictWithin(await sql.judge(task.exercise, task.text), MOST_LETTERS);
  }
}

/** In a database as it was at the beginning, whoever used the one before. */
async function run(sql: SqlThread, data: string | null, text: string): Promise<RunOutcome | null> {
  const source = data === null ? "visible" : { sql: data };
  try {
    const outcome = await sql.run(source, text, { isClean: true, limitMs: RUN_LIMIT_MS });
    return outcome.error?.code === TOO_SLOW ? null : withinLetters(outcome, MOST_LETTERS);
  } catch (error) {
    if (!(error instanceof SqlTaskError) || data === null) throw error;
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
