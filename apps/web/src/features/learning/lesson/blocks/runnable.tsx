import { use, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import type { RunnableExample } from "@taiyari/domain/learning";
import { courseQuery } from "../../../../shared/course/course-files.ts";
import { placeOf } from "../../../../shared/course/outline.ts";
import { recordLearning } from "../../../../shared/learning/learning.ts";
import { SqlEditor } from "../../../../shared/sql/sql-editor.tsx";
import { Button } from "../../../../ui/button.tsx";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import { RunsContext, useLesson } from "../lesson-context.ts";
import { EngineTrouble } from "../sql/engine-trouble.tsx";
import { errorPlaceOf, type SqlOutcome } from "../sql/error-place-of.ts";
import { LoadingEngine } from "../sql/loading-engine.tsx";
import { pageSql } from "../sql/page-sql.ts";
import { RanView } from "../sql/ran-view.tsx";
import styles from "../sql/code-card.module.css";

/** A query to edit and run in place; one in a question waits for the answer. */
export function Runnable({ example }: { readonly example: RunnableExample }) {
  const isOpen = use(RunsContext);
  const { slug } = useLesson();
  const { data: course } = useQuery(courseQuery);
  const [text, setText] = useState(example.sql);
  const [outcome, setOutcome] = useState<SqlOutcome | null>(null);
  const [isRunning, setRunning] = useState(false);
  const title = example.title === "" ? `Example ${example.number}` : example.title;
  const titleOf = (page: string) =>
    page === slug || !course ? null : (placeOf(course, page)?.page.title ?? null);

  async function run() {
    if (!isOpen || isRunning) return;
    setRunning(true);
    recordLearning({ kind: "example-run", page: slug, example: example.number });
    try {
      setOutcome({ kind: "ran", sql: text, ran: await pageSql.run(text, example.data) });
    } catch {
      setOutcome({ kind: "failed" });
    } finally {
      setRunning(false);
    }
  }

  function reset() {
    setText(example.sql);
    setOutcome(null);
  }

  return (
    <section className={styles["card"]} aria-label={title}>
      <div className={styles["head"]}>
        <p>{title}</p>
        {(text !== example.sql || outcome !== null) && (
          <Button kind="quiet" onClick={reset}>
            <LineIcon name="undo" small />
            Reset
          </Button>
        )}
        {isOpen && (
          <Button kind="primary" isBusy={isRunning} onClick={() => void run()}>
            <LineIcon name="play" small />
            {isRunning ? "Running" : "Run"}
          </Button>
        )}
      </div>
      <SqlEditor
        text={text}
        onChange={setText}
        onRun={() => void run()}
        label={`SQL of ${title}`}
        errorPlace={errorPlaceOf(outcome, text)}
      />
      {isRunning && <LoadingEngine />}
      {outcome?.kind === "ran" && (
        <RanView {...outcome} label={`Result of ${title}`} titleOf={titleOf} />
      )}
      {outcome?.kind === "failed" && <EngineTrouble onRetry={() => void run()} />}
    </section>
  );
}
