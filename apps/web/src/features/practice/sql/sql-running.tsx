import { EngineStatus } from "../../../shared/sql/engine-status.tsx";
import { Button } from "../../../ui/button.tsx";
import type { SqlSolving } from "./use-sql-solving.ts";
import styles from "./sql.module.css";

interface SqlRunningProps {
  readonly busy: NonNullable<SqlSolving["busy"]>;
  readonly onStop: () => void;
}

/** That a query runs, or is judged. */
export function SqlRunning({ busy, onStop }: SqlRunningProps) {
  return (
    <div className={styles["busy"]}>
      <p role="status">
        {busy === "running" ? "Your query runs" : "Your query is judged on two data sets"}
      </p>
      <EngineStatus />
      <Button kind="line" onClick={onStop}>
        Stop
      </Button>
    </div>
  );
}
