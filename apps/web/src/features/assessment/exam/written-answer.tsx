import type { Question } from "@taiyari/domain/learning";
import type { RunOutcome } from "@taiyari/domain/sql";
import { useState } from "react";
import { sql, useSqlState } from "../../../lib/sql/sql.ts";
import type { SqlAnswer } from "../../../lib/sql/sql-state.ts";
import { SqlEditor } from "../../../shared/sql/sql-editor.tsx";
import { Button } from "../../../ui/button.tsx";
import styles from "./exam.module.css";
import { TriedQuery } from "./tried-query.tsx";

interface WrittenAnswerProps {
  readonly question: Question;
  readonly answer: string;
  readonly onAnswer: (text: string) => void;
}

/** A query to be written, and tried on the data that learners see. Nothing of the engine is fetched before that. */
export function WrittenAnswer({ question: { task }, answer, onAnswer }: WrittenAnswerProps) {
  const [tried, setTried] = useState<{
    readonly sql: string;
    readonly answer: SqlAnswer<RunOutcome>;
  } | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const engine = useSqlState();
  if (!task) return null;
  const { data, start, tables } = task;
  const text = answer === "" ? start : answer;

  async function run() {
    if (isRunning || text.trim() === "") return;
    setIsRunning(true);
    // A try never builds on the one before it.
    await sql.reset(data);
    setTried({ sql: text, answer: await sql.run(text, data) });
    setIsRunning(false);
  }

  return (
    <div className={styles["written"]}>
      <p className="small muted">
        Tables:{" "}
        {tables.map((name) => (
          <code key={name}>{name}</code>
        ))}
      </p>
      <div className={styles["editor"]}>
        <SqlEditor
          text={text}
          onChange={onAnswer}
          onRun={() => void run()}
          label="Your query"
          minLines={6}
        />
      </div>
      <div className={styles["try"]}>
        <Button kind="line" isBusy={isRunning} onClick={() => void run()}>
          {isRunning ? wordsOf(engine.kind) : "Try it"}
        </Button>
        <p className="small muted">
          On the data you know. What counts is judged after you hand in, on other data as well.
        </p>
      </div>
      {tried && <TriedQuery tried={tried} />}
    </div>
  );
}

function wordsOf(state: ReturnType<typeof useSqlState>["kind"]): string {
  return state === "loading" ? "Fetching PostgreSQL" : "Running";
}
