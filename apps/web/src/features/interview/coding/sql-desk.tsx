import { useImperativeHandle, useState, type Ref } from "react";
import type { LearnerSqlProblem } from "@taiyari/domain/practice";
import { explainError, type RunOutcome } from "@taiyari/domain/sql";
import { sql } from "../../../lib/sql/sql.ts";
import type { SqlAnswer } from "../../../lib/sql/sql-state.ts";
import { readMarkdown } from "../../../shared/course/read-markdown.ts";
import { TextBlocks } from "../../../shared/course/text-blocks.tsx";
import { EngineStatus } from "../../../shared/sql/engine-status.tsx";
import { ResultGrid } from "../../../shared/sql/result-grid.tsx";
import { SqlEditor } from "../../../shared/sql/sql-editor.tsx";
import { SqlErrorNote } from "../../../shared/sql/sql-error-note.tsx";
import { summaryOf } from "../../../shared/sql/summary-of.ts";
import type { DeskHandle, Solved } from "./desk.ts";
import { DeskPanes, RealNote, RunButton } from "./desk-panes.tsx";
import { useKeptCode } from "./use-kept-code.ts";
import styles from "./coding.module.css";

interface SqlDeskProps {
  readonly problem: LearnerSqlProblem;
  /** Names what is kept of it. */
  readonly place: string;
  readonly isReal: boolean;
  readonly ref: Ref<DeskHandle>;
}

interface Ran {
  readonly text: string;
  readonly answer: SqlAnswer<RunOutcome>;
}

/** A problem that is solved with a query. */
export function SqlDesk({ problem, place, isReal, ref }: SqlDeskProps) {
  const { exercise, dataSet } = problem;
  const written = useKeptCode(place, ["sql"], () => exercise.start);
  const [ran, setRan] = useState<Ran | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function run() {
    if (isBusy || written.text.trim() === "") return;
    setBusy(true);
    const { text } = written;
    const data = exercise.data ? exercise.data.visible : { set: dataSet };
    const answer = await sql.run(text, data);
    setRan({ text, answer });
    setBusy(false);
  }

  useImperativeHandle(ref, () => ({
    async handIn(): Promise<Solved | null> {
      if (written.isStart || written.text.trim() === "") return null;
      const answer = await sql.check(exercise, written.text, {
        problem: problem.slug,
        dataSet,
      });
      if (answer.kind === "failed") return null;
      const isRight = answer.kind === "done" && answer.answer.kind === "right";
      return { language: "sql", code: written.text, passed: isRight ? 1 : 0, total: 1 };
    },
  }));

  const error = ran?.answer.kind === "done" ? ran.answer.answer.error : null;
  return (
    <DeskPanes
      name="SQL"
      note={exercise.tables.map(({ name }) => name).join(", ")}
      run={<RunButton isBusy={isBusy} onRun={() => void run()} />}
      editor={
        <SqlEditor
          label="Your query"
          text={written.text}
          onChange={written.setText}
          onRun={() => void run()}
          errorPlace={
            error && ran?.text === written.text ? explainError(error, ran.text).place : null
          }
          isFilling
        />
      }
      asked={<TextBlocks blocks={readMarkdown(exercise.ask)} />}
      output={
        (ran || isBusy) && (
          <>
            <EngineStatus />
            {ran && <Rows ran={ran} />}
            {isReal && ran && (
              <RealNote text="Real mode: whether it is right is said at the end. You see what your query returns." />
            )}
          </>
        )
      }
    />
  );
}

function Rows({ ran: { answer, text } }: { readonly ran: Ran }) {
  if (answer.kind !== "done")
    return (
      <p className={styles["trouble"]} role="status">
        {answer.kind === "too-slow"
          ? "Your query ran out of time, and the data is as before."
          : answer.kind === "stopped"
            ? "Stopped. The data is as before."
            : "PostgreSQL could not be started. Your query is kept and handed in with your answer."}
      </p>
    );
  const outcome = answer.answer;
  const last = outcome.statements.findLast(({ result }) => result !== null);
  return (
    <>
      {outcome.error === null && (
        <p className={`num ${styles["ran"]}`} role="status">
          {summaryOf(outcome)}
        </p>
      )}
      {last?.result && (
        <ResultGrid
          result={last.result}
          rowCount={last.rowCount}
          label="Result of your query"
          canCopy={false}
        />
      )}
      {outcome.error && <SqlErrorNote error={outcome.error} sql={text} titleOf={() => null} />}
    </>
  );
}
