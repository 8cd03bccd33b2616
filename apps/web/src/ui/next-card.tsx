import { useId, type ReactNode } from "react";
import { Niche } from "./niche.tsx";
import styles from "./next-card.module.css";

interface NextCardProps {
  /** A few words above the title: why this comes next. */
  readonly eyebrow: string;
  readonly title: string;
  readonly children: ReactNode;
  /** Items of a list. */
  readonly facts?: ReactNode;
  /** Links, the first of which is the one to take. */
  readonly acts: ReactNode;
  /** Things that stand in the niche. */
  readonly things: ReactNode;
  /** How far somebody is, along the foot of the card. */
  readonly share?: ReactNode;
}

/** The card at the head of a catalogue: what to do next. */
export function NextCard({ eyebrow, title, children, facts, acts, things, share }: NextCardProps) {
  const titleId = useId();
  return (
    <section className={`card ${styles["next"]}`} aria-labelledby={titleId}>
      <div>
        <p className={styles["eyebrow"]}>{eyebrow}</p>
        <h2 id={titleId}>{title}</h2>
        <p className={styles["sub"]}>{children}</p>
        {facts && <ul className={`num ${styles["facts"]}`}>{facts}</ul>}
        <div className={styles["acts"]}>{acts}</div>
      </div>
      <Niche isLit>{things}</Niche>
      {share && <div className={styles["share"]}>{share}</div>}
    </section>
  );
}
