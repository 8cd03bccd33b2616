import { useSyncExternalStore } from "react";
import { sayPartOfFile } from "../../../lib/file-size.ts";
import { sql } from "../../../lib/sql/sql.ts";
import { style } from "../../../ui/css-variables.ts";
import styles from "./code-card.module.css";

/** How far the engine is, while something waits for it. */
export function LoadingEngine() {
  const state = useSyncExternalStore(sql.subscribe, sql.state);
  if (state.kind === "loading")
    return (
      <div role="status">
        <p className={`num ${styles["busy"]}`}>
          Fetching PostgreSQL, once: {sayPartOfFile(state.loaded, state.total)}
        </p>
        <div
          className={styles["track"]}
          style={style({ "--share": `${(state.loaded / Math.max(state.total, 1)) * 100}%` })}
        />
      </div>
    );
  if (state.kind === "starting")
    return (
      <p role="status" className={styles["busy"]}>
        PostgreSQL is starting in this page.
      </p>
    );
  return null;
}
