import type { RunOutcome } from "@taiyari/domain/sql";
import { ResultGrid } from "../../../shared/sql/result-grid.tsx";
import { SqlErrorNote } from "../../../shared/sql/sql-error-note.tsx";
import { summaryOf } from "../../../shared/sql/summary-of.ts";
import { Button } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import styles from "./sql.module.css";

interface RanRowsProps {
  readonly outcome: RunOutcome;
  /** What was run. */
  readonly text: string;
  readonly label: string;
  /** Null where the problem changes nothing. */
  readonly onReset: (() => void) | null;
}

/** The rows of the last statement that gives some, how it went, and why it stopped where it did. */
export function RanRows({ outcome, text, label, onReset }: RanRowsProps) {
  const { statements, error } = outcome;
  const last = statements.findLast(({ result }) => result !== null);
  return (
    <>
      {error === null && (
        <p className={`num ${styles["ran"]}`} role="status">
          <LineIcon name="check" small />
          {summaryOf(outcome)}
        </p>
      )}
      {last?.result && (
        <div className={styles["rows"]}>
          <ResultGrid result={last.result} rowCount={last.rowCount} label={label} canCopy={false} />
        </div>
      )}
      {error !== null && <SqlErrorNote error={error} sql={text} titleOf={() => null} />}
      {onReset && (
        <Button kind="quiet" onClick={onReset}>
          <LineIcon name="undo" small />
          The data as at the beginning
        </Button>
      )}
    </>
  );
}
