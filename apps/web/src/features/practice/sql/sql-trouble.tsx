import type { SqlAnswer, SqlFailure } from "../../../lib/sql/sql-state.ts";
import { Button } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import styles from "./sql.module.css";

const FAILURES: Readonly<Record<SqlFailure, string>> = {
  files: "PostgreSQL could not be fetched: look at your connection.",
  browser: "PostgreSQL could not be started in this browser: close other pages to free memory.",
  server: "The server could not run it: look at your connection, and try again in a moment.",
  "sign-in": "The server runs it for people who are signed in.",
};

interface SqlTroubleProps {
  readonly answer: Exclude<SqlAnswer<unknown>, { readonly kind: "done" }>;
  readonly onRetry: () => void;
}

/** Why nothing came of a query: its time, the person, or the engine. */
export function SqlTrouble({ answer, onRetry }: SqlTroubleProps) {
  switch (answer.kind) {
    case "too-slow":
      return (
        <Box tone="slow" icon="clock" title="Your query ran out of time">
          It was stopped after {answer.limitMs / 1000} seconds, and the data is as before. A missing
          join condition is the usual cause.
        </Box>
      );
    case "stopped":
      return (
        <Box tone="runner" icon="clock" title="Stopped">
          You ended it. The data is as before.
        </Box>
      );
    case "failed":
      return (
        <>
          <Box tone="runner" icon="warn" title="The engine failed">
            This is not about your query, which is kept. {FAILURES[answer.failure]}
          </Box>
          <Button kind="line" onClick={onRetry}>
            Try again
          </Button>
        </>
      );
  }
}

interface BoxProps {
  readonly tone: "slow" | "runner";
  readonly icon: "clock" | "warn";
  readonly title: string;
  readonly children: React.ReactNode;
}

function Box({ tone, icon, title, children }: BoxProps) {
  return (
    <div className={styles["trouble"]} data-tone={tone} role="status">
      <h3>
        <LineIcon name={icon} />
        {title}
      </h3>
      <p>{children}</p>
    </div>
  );
}
