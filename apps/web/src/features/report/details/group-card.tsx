import type { ReactNode } from "react";
import { count } from "../../../lib/numbers.ts";
import type { QuestionGroup } from "./questions.ts";
import styles from "./details.module.css";

interface GroupCardProps {
  readonly group: QuestionGroup | undefined;
  readonly children: ReactNode;
}

/** The card of one group of questions. */
export function GroupCard({ group, children }: GroupCardProps) {
  if (!group) return null;
  const titleId = `${group.id}-title`;
  return (
    <section className={`card ${styles["group"]}`} id={group.id} aria-labelledby={titleId}>
      <div className={styles["groupHead"]}>
        <h2 id={titleId}>{group.title}</h2>
        <span>{count(group.fields.length, "question")}</span>
      </div>
      {children}
    </section>
  );
}
