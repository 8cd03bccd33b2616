import type { RunOutcome } from "@taiyari/domain/sql";
import { count } from "../../../../lib/numbers.ts";
import { ResultGrid } from "../../../../shared/sql/result-grid.tsx";
import { SqlErrorNote } from "../../../../shared/sql/sql-error-note.tsx";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import type { Ran } from "./page-sql.ts";
import styles from "./code-card.module.css";

interface RanViewProps {
  readonly ran: Ran;
  /** The text that was run. */
  readonly sql: string;
  readonly label: string;
  readonly titleOf: (slug: string) => string | null;
}

/** What became of a text that was run: its last rows, how it went, and why it stopped where it did. */
export function RanView({ ran, sql, label, titleOf }: RanViewProps) {
  if (ran.kind === "stopped")
    return (
      <div className={styles["trouble"]} role="status">
        <LineIcon name="clock" />
        <p>
          <b>Stopped after {ran.limitMs / 1000} seconds.</b> The text is kept and the data is as
          before. A missing join condition is the usual cause.
        </p>
      </div>
    );
  const { outcome } = ran;
  const last = outcome.statements.findLast(({ result }) => result !== null);
  return (
    <>
      {outcome.error === null && (
        <p className={styles["status"]} role="status">
          <span className={`num ${styles["ok"]}`}>
            <LineIcon name="check" small />
            {summaryOf(outcome)}
          </span>
          <span>PostgreSQL, in this page</span>
          <span className={styles["keys"]}>
            <kbd>Ctrl</kbd> <kbd>Enter</kbd> runs it
          </span>
        </p>
      )}
      {last?.result && (
        <div className={styles["result"]}>
          <ResultGrid result={last.result} rowCount={last.rowCount} label={label} canCopy={false} />
        </div>
      )}
      {outcome.error !== null && <SqlErrorNote error={outcome.error} sql={sql} titleOf={titleOf} />}
    </>
  );
}

/** "5 rows in 3 ms", "3 statements, UPDATE of 2 rows in 5 ms". */
function summaryOf({ statements, ms }: RunOutcome): string {
  const last = statements.at(-1);
  if (!last) return "Nothing to run";
  const many = statements.length > 1 ? `${count(statements.length, "statement")}, ` : "";
  const time = `in ${Math.max(Math.round(ms), 1)} ms`;
  const shown = statements.findLast(({ result }) => result !== null);
  if (shown) return `${many}${count(shown.rowCount, "row")} ${time}`;
  const changed = CHANGING.has(last.command) ? ` of ${count(last.rowCount, "row")}` : "";
  return `${many}${last.command}${changed} ${time}`;
}

const CHANGING = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"]);
