import type { ReactNode } from "react";
import styles from "./log-table.module.css";

interface NoLogsProps {
  /** Of the heading, on its screen. */
  readonly id: string;
  readonly title: string;
  /** A picture, a heading of the third level, a sentence, a way on. */
  readonly children: ReactNode;
}

/** In place of a `LogTable` without a row: what will be there. */
export function NoLogs({ id, title, children }: NoLogsProps) {
  return (
    <section aria-labelledby={id}>
      <div className={styles["head"]}>
        <h2 id={id}>{title}</h2>
      </div>
      <div className={`card ${styles["empty"]}`}>{children}</div>
    </section>
  );
}
