import { useState, type ReactNode } from "react";
import { ServerNote } from "../../../shared/sql/engine-status.tsx";
import { SqlEditor } from "../../../shared/sql/sql-editor.tsx";
import { Button } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { LoadingEngine } from "./loading-engine.tsx";
import { sql as engine } from "../../../lib/sql/sql.ts";
import { RanView } from "./ran-view.tsx";
import { errorPlaceOf, type SqlOutcome } from "./sql-outcome.ts";
import { usePageTitles } from "./use-page-titles.ts";
import styles from "./code-card.module.css";

interface RunCardProps {
  readonly title: string;
  readonly sql: string;
  /** The statements that make its own few rows; null for the data of the course. */
  readonly data?: string | null;
  /** Whether it may be run. */
  readonly canRun?: boolean;
  readonly onRun?: () => void;
  /** The page it stands on, to which no error leads. */
  readonly page?: string | null;
  /** Below it. */
  readonly children?: ReactNode;
}

/** A query to edit and run in place. */
export function RunCard({
  title,
  sql,
  data = null,
  canRun = true,
  onRun,
  page = null,
  children,
}: RunCardProps) {
  const titleOf = usePageTitles(page);
  const [text, setText] = useState(sql);
  const [outcome, setOutcome] = useState<SqlOutcome | null>(null);
  const [isRunning, setRunning] = useState(false);

  async function run() {
    if (!canRun || isRunning) return;
    setRunning(true);
    onRun?.();
    setOutcome({ kind: "ran", sql: text, answer: await engine.run(text, data) });
    setRunning(false);
  }

  /** The text as it was, and the rows as they were: a query may have changed them. */
  function reset() {
    setText(sql);
    setOutcome(null);
    if (outcome) void engine.reset(data);
  }

  return (
    <section className={styles["card"]} aria-label={title}>
      <div className={styles["head"]}>
        <p>{title}</p>
        {(text !== sql || outcome !== null) && (
          <Button kind="quiet" onClick={reset}>
            <LineIcon name="undo" small />
            Reset
          </Button>
        )}
        {canRun && (
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
        label={`SQL: ${title}`}
        errorPlace={errorPlaceOf(outcome, text)}
      />
      {isRunning && <LoadingEngine />}
      {outcome && <ServerNote />}
      {outcome?.kind === "ran" && (
        <RanView
          answer={outcome.answer}
          sql={outcome.sql}
          label={`Result: ${title}`}
          titleOf={titleOf}
          onRetry={() => void run()}
        />
      )}
      {children}
    </section>
  );
}
