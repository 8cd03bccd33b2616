import type { RunOutcome } from "@taiyari/domain/sql";
import { saveFile } from "../../../lib/save-file.ts";
import type { SqlAnswer } from "../../../lib/sql/sql-state.ts";
import { toCsv } from "../../../shared/sql/cell-text.ts";
import { FAILURES } from "../../../shared/sql/engine-status.tsx";
import { ResultGrid } from "../../../shared/sql/result-grid.tsx";
import { SqlErrorNote } from "../../../shared/sql/sql-error-note.tsx";
import { summaryOf } from "../../../shared/sql/summary-of.ts";
import { Button } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { figuresText, MOST_FIGURES } from "./figures-text.ts";
import styles from "./data.module.css";

/** A query that was run, and what came of it. */
export interface RanQuery {
  readonly text: string;
  readonly answer: SqlAnswer<RunOutcome>;
}

interface QueryOutcomeProps {
  readonly ran: RanQuery;
  /** Of the file with the rows. */
  readonly fileName: string;
  /** Takes rows into what is written; left out where nothing is. */
  readonly onInsert?: ((figures: string) => void) | undefined;
}

/** The rows of a query, how it went, and the way to have them as a file; or why there are none. */
export function QueryOutcome({ ran: { text, answer }, fileName, onInsert }: QueryOutcomeProps) {
  if (answer.kind !== "done")
    return (
      <p className={styles["trouble"]} role="status">
        <LineIcon name="clock" small />
        {troubleText(answer)}
      </p>
    );
  const { statements, error } = answer.answer;
  const last = statements.findLast(({ result }) => result !== null);
  const result = last?.result ?? null;
  return (
    <div className={styles["outcome"]}>
      {error === null && (
        <div className={styles["ran"]}>
          <p className="num" role="status">
            <LineIcon name="check" small />
            {summaryOf(answer.answer)}
          </p>
          {result && onInsert && result.rows.length > 0 && result.rows.length <= MOST_FIGURES && (
            <Button kind="line" onClick={() => onInsert(figuresText(result))}>
              Put it into the text
            </Button>
          )}
          {result && result.rows.length > 0 && (
            <Button
              kind="quiet"
              onClick={() => saveFile(fileName, toCsv(result), "text/csv;charset=utf-8")}
            >
              <LineIcon name="download" small />
              Download as CSV
            </Button>
          )}
        </div>
      )}
      {result && (
        <div className={styles["rows"]}>
          <ResultGrid
            result={result}
            rowCount={last?.rowCount ?? result.rows.length}
            label="Rows of your query"
          />
        </div>
      )}
      {error !== null && <SqlErrorNote error={error} sql={text} titleOf={() => null} />}
    </div>
  );
}

function troubleText(answer: Exclude<SqlAnswer<RunOutcome>, { readonly kind: "done" }>): string {
  switch (answer.kind) {
    case "too-slow":
      return `Your query ran out of time and was stopped after ${answer.limitMs / 1000} seconds. A missing join condition is the usual cause.`;
    case "stopped":
      return "Stopped. The data is as before.";
    case "failed":
      return FAILURES[answer.failure];
  }
}
