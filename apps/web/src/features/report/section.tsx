import type { ReactNode } from "react";
import styles from "./report.module.css";

interface SectionProps {
  readonly id: string;
  readonly title: string;
  /** At the right of the title. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** One block of the report. */
export function Section({ id, title, beside, children }: SectionProps) {
  return (
    <section className={styles["section"]} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles["sectionHead"]}>
        <h2 id={`${id}-title`}>{title}</h2>
        {beside}
      </div>
      {children}
    </section>
  );
}
