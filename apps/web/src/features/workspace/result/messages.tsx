import type { RunOutcome } from "@taiyari/domain/sql";
import { count } from "../../../lib/numbers.ts";
import { sayMs } from "../state/use-run.ts";
import styles from "./result.module.css";

interface MessagesProps {
  readonly outcome: RunOutcome;
  readonly text: string;
}

/** What PostgreSQL said of each statement, in its own words. */
export function Messages({ outcome: { statements, error }, text }: MessagesProps) {
  return (
    <ol className={styles["messages"]}>
      {statements.map((statement) => (
        <li key={statement.from}>
          <code>
            {text.slice(statement.from, statement.to).replaceAll(/\s+/gu, " ").slice(0, 120)}
          </code>
          <span className="num">
            {statement.command}
            {statement.rowCount > 0 && `, ${count(statement.rowCount, "row")}`},{" "}
            {sayMs(statement.ms)}
          </span>
          {statement.notices.map((notice) => (
            <span key={notice}>{notice}</span>
          ))}
        </li>
      ))}
      {error && (
        <li data-error="">
          <code>
            ERROR {error.code}: {error.message}
          </code>
        </li>
      )}
      {statements.length === 0 && !error && <li>There was no statement to run.</li>}
    </ol>
  );
}
