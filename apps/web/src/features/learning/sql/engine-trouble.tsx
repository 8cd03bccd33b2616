import type { SqlAnswer } from "../../../lib/sql/sql-state.ts";
import { Button } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import styles from "./code-card.module.css";

interface EngineTroubleProps {
  readonly answer: Exclude<SqlAnswer<unknown>, { readonly kind: "done" }>;
  readonly onRetry: () => void;
}

/** Why nothing came of a run. What was typed stands all the same. */
export function EngineTrouble({ answer, onRetry }: EngineTroubleProps) {
  switch (answer.kind) {
    case "too-slow":
      return (
        <div className={styles["trouble"]} role="status">
          <LineIcon name="clock" />
          <p>
            <b>Stopped after {answer.limitMs / 1000} seconds.</b> The text is kept and the data is
            as before. A missing join condition is the usual cause.
          </p>
        </div>
      );
    case "stopped":
      return (
        <div className={styles["trouble"]} role="status">
          <LineIcon name="clock" />
          <p>
            <b>Stopped.</b> The text is kept and the data is as before.
          </p>
        </div>
      );
    case "failed":
      return (
        <div className={styles["trouble"]} role="alert">
          <LineIcon name="warn" />
          <p>
            <b>
              {answer.failure === "files"
                ? "PostgreSQL could not be fetched."
                : "PostgreSQL could not be started in this browser."}
            </b>{" "}
            Your text is kept.{" "}
            {answer.failure === "files"
              ? "Look at your connection and try again."
              : "Close other pages to free memory and try again."}
          </p>
          <Button kind="line" onClick={onRetry}>
            Try again
          </Button>
        </div>
      );
    default:
      return answer satisfies never;
  }
}
