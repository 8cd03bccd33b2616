import { type ReactNode, useId } from "react";
import styles from "./headed-card.module.css";

interface HeadedCardProps {
  readonly title: string;
  /** At the right of the title: one link or button. */
  readonly beside?: ReactNode;
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** A card of a page of several: a title with a way on beside it, and what it is about below. */
export function HeadedCard({ title, beside, isBusy = false, children }: HeadedCardProps) {
  const titleId = useId();
  return (
    <section className={`card ${styles["card"]}`} aria-labelledby={titleId} aria-busy={isBusy}>
      <div className={styles["head"]}>
        <h2 id={titleId}>{title}</h2>
        {beside}
      </div>
      {children}
    </section>
  );
}
