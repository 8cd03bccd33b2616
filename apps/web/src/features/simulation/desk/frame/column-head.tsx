import type { ReactNode } from "react";
import styles from "./column-head.module.css";

interface ColumnHeadProps {
  readonly title: string;
  /** "2 unread". */
  readonly note?: string;
  /** What one may begin here. */
  readonly children?: ReactNode;
}

/** The head of a column of the desk. */
export function ColumnHead({ title, note, children }: ColumnHeadProps) {
  return (
    <div className={styles["head"]}>
      <h2>{title}</h2>
      {note && <span className="num">{note}</span>}
      {children}
    </div>
  );
}
