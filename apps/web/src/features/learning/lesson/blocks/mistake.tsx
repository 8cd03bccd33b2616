import type { ReactNode } from "react";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import styles from "./mistake.module.css";

interface MistakeProps {
  /** SQLSTATE. */
  readonly error: string;
  readonly children: ReactNode;
}

/** A mistake people make, with what PostgreSQL says to it. */
export function Mistake({ error, children }: MistakeProps) {
  return (
    <section className={styles["mistake"]} aria-label="A common mistake">
      <p className={styles["head"]}>
        <LineIcon name="warn" small />A common mistake
        <span className="num">SQLSTATE {error}</span>
      </p>
      {children}
    </section>
  );
}
