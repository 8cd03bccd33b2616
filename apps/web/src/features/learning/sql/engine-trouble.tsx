import type { SqlAnswer, SqlFailure } from "../../../lib/sql/sql-state.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
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
            <b>{FAILURES[answer.failure].title}</b> Your text is kept.{" "}
            {FAILURES[answer.failure].advice}
          </p>
          {answer.failure === "sign-in" ? (
            <a
              className={buttonClass("line")}
              href={`/login?redirect=${encodeURIComponent(window.location.pathname)}`}
            >
              Sign in
            </a>
          ) : (
            <Button kind="line" onClick={onRetry}>
              Try again
            </Button>
          )}
        </div>
      );
    default:
      return answer satisfies never;
  }
}

const FAILURES: Readonly<Record<SqlFailure, { readonly title: string; readonly advice: string }>> =
  {
    files: {
      title: "PostgreSQL could not be fetched.",
      advice: "Look at your connection and try again.",
    },
    browser: {
      title: "PostgreSQL could not be started in this browser.",
      advice: "Close other pages to free memory and try again.",
    },
    "sign-in": {
      title: "This browser cannot run PostgreSQL.",
      advice: "Sign in, and the server runs your queries.",
    },
    server: {
      title: "This browser cannot run PostgreSQL, and the server could not run it now.",
      advice: "Wait a moment and try again.",
    },
  };
