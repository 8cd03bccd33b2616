import type { RunOutcome } from "@taiyari/domain/sql";
import { useSqlState } from "../../../lib/sql/sql.ts";
import type { SqlAnswer } from "../../../lib/sql/sql-state.ts";
import { ResultGrid } from "../../../shared/sql/result-grid.tsx";
import { SqlErrorNote } from "../../../shared/sql/sql-error-note.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { EngineTrouble } from "./engine-trouble.tsx";
import { summaryOf } from "./summary-of.ts";
import styles from "./code-card.module.css";

interface RanViewProps {
  readonly answer: SqlAnswer<RunOutcome>;
  /** The text that was run. */
  readonly sql: string;
  readonly label: string;
  readonly titleOf: (slug: string) => string | null;
  readonly onRetry: () => void;
}

/** What became of a text that was run: its last rows, how it went, and why it stopped where it did. */
export function RanView({ answer, sql, label, titleOf, onRetry }: RanViewProps) {
  const isOnServer = useSqlState().kind === "server";
  if (answer.kind !== "done") return <EngineTrouble answer={answer} onRetry={onRetry} />;
  const { statements, error } = answer.answer;
  const last = statements.findLast(({ result }) => result !== null);
  const notices = statements.flatMap((statement) => statement.notices);
  return (
    <>
      {error === null && (
        <p className={styles["status"]} role="status">
          <span className={`num ${styles["ok"]}`}>
            <LineIcon name="check" small />
            {summaryOf(answer.answer)}
          </span>
          <span>PostgreSQL, {isOnServer ? "on the server" : "in this page"}</span>
          <span className={styles["keys"]}>
            <kbd>Ctrl</kbd> <kbd>Enter</kbd> runs it
          </span>
        </p>
      )}
      {notices.length > 0 && (
        <ul className={styles["notices"]}>
          {notices.map((notice, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same may be said twice
            <li key={at}>{notice}</li>
          ))}
        </ul>
      )}
      {last?.result && (
        <div className={styles["result"]}>
          <ResultGrid result={last.result} rowCount={last.rowCount} label={label} canCopy={false} />
        </div>
      )}
      {error !== null && <SqlErrorNote error={error} sql={sql} titleOf={titleOf} />}
    </>
  );
}
