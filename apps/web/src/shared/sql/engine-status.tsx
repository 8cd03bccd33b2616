import { sql, useSqlState } from "../../lib/sql/sql.ts";
import type { SqlFailure } from "../../lib/sql/sql-state.ts";
import { sayPartOfFile } from "../../lib/file-size.ts";
import { Button } from "../../ui/button.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import styles from "./engine-status.module.css";

/** What to do where nothing can be run. */
export const FAILURES: Readonly<Record<SqlFailure, string>> = {
  files:
    "PostgreSQL could not be fetched. Check your connection and run it again; what you have typed stays.",
  browser:
    "PostgreSQL cannot run in this browser: it needs WebAssembly and about 300 MB of memory. Close other tabs and try again, or open this page in a newer Chrome, Edge, Firefox or Safari.",
  "sign-in":
    "This browser cannot run PostgreSQL. Sign in, and the server runs your queries; what you have typed stays.",
  server:
    "This browser cannot run PostgreSQL, and the server could not run it now. Wait a moment and run it again; what you have typed stays.",
};

/**
 * What the engine is at while nothing can be run yet: how much of it has come, once, with what it costs, or why it does
 * not come. Nothing where it is ready, or was not asked for.
 */
export function EngineStatus() {
  const state = useSqlState();
  switch (state.kind) {
    case "idle":
    case "ready":
    case "running":
      return null;
    case "server":
      return <ServerNote />;
    case "loading":
      return (
        <div className={styles["status"]}>
          <p id="sql-loading">
            PostgreSQL comes into this page, once:{" "}
            {state.total > 0 && (
              <span className="num">{sayPartOfFile(state.loaded, state.total)}</span>
            )}
          </p>
          <progress aria-labelledby="sql-loading" value={state.loaded} max={state.total || 1} />
        </div>
      );
    case "starting":
      return (
        <div className={styles["status"]} role="status">
          <p>PostgreSQL starts with fresh data…</p>
        </div>
      );
    case "failed":
      return (
        <div className={styles["status"]} role="alert">
          <p className={styles["failed"]}>
            <LineIcon name="warn" small />
            {FAILURES[state.failure]}
          </p>
          <Button kind="line" onClick={() => void sql.load()}>
            Try again
          </Button>
        </div>
      );
  }
}

/** What is different where the server runs what this browser cannot; nothing elsewhere. */
export function ServerNote() {
  if (useSqlState().kind !== "server") return null;
  return (
    <div className={styles["status"]} role="status">
      <p>
        This browser cannot run PostgreSQL, so the server runs your queries. Every run begins with
        the data as at the beginning.
      </p>
    </div>
  );
}
