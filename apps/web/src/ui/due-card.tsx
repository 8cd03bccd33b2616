import { useId, type ReactNode } from "react";
import { Niche } from "./niche.tsx";
import { CardThings } from "./niche-things.tsx";
import styles from "./due-card.module.css";

interface DueCardProps {
  /** How many, and what of: "concepts today, about 12 minutes". Null where nothing is due. */
  readonly due: { readonly count: number; readonly what: string } | null;
  /** Whether anything was learned that can come back. */
  readonly hasLearned: boolean;
  /** What comes back, for somebody who has learned nothing yet. */
  readonly promise: string;
  readonly children: ReactNode;
  /** Below, whether something is due or not. */
  readonly foot?: ReactNode;
  readonly className?: string | undefined;
}

/** What comes back for review today. `children` is shown where something is due. */
export function DueCard({ due, hasLearned, promise, children, foot, className }: DueCardProps) {
  const titleId = useId();
  return (
    <section className={`card ${styles["due"]} ${className ?? ""}`} aria-labelledby={titleId}>
      <h2 id={titleId}>Due for review</h2>
      {due ? (
        <>
          <p className={`num ${styles["big"]}`}>
            {due.count}
            <small>{due.what}</small>
          </p>
          {children}
        </>
      ) : (
        <div className={styles["nothing"]}>
          <p>
            <b>{hasLearned ? "Nothing is due today" : "Nothing to review yet"}</b>
            {hasLearned ? "What you know well comes back later and later." : promise}
          </p>
          <Niche isLit={false}>
            <CardThings />
          </Niche>
        </div>
      )}
      {foot}
    </section>
  );
}
