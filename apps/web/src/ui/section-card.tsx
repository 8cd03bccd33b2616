import type { ReactNode } from "react";
import styles from "./section-card.module.css";

interface SectionCardProps {
  /** What links on this page lead to. */
  readonly id: string;
  readonly title: string;
  /** Beside the title: a short sentence, a link, or what was just saved. */
  readonly beside?: ReactNode;
  /** What is done here cannot be undone. */
  readonly isDanger?: boolean;
  readonly children: ReactNode;
}

/** A section of a page of settings: a card with a title. */
export function SectionCard({ id, title, beside, isDanger = false, children }: SectionCardProps) {
  return (
    <section
      id={id}
      className={isDanger ? `card ${styles["danger"]}` : "card"}
      aria-labelledby={`${id}-title`}
    >
      <div className={styles["head"]}>
        <h2 id={`${id}-title`}>{title}</h2>
        {beside && <div className={`num ${styles["beside"]}`}>{beside}</div>}
      </div>
      {children}
    </section>
  );
}

/** The rows of a section: what is set, and what can be done with it. */
export function SettingList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles["list"]}>{children}</ul>;
}

interface SettingRowProps {
  /** An icon, shown in an arch. Left out, the words begin at the edge. */
  readonly picture?: ReactNode;
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** Buttons, or a switch. */
  readonly children?: ReactNode;
}

/** One of them. */
export function SettingRow({ picture, title, text, children }: SettingRowProps) {
  return (
    <li className={picture ? styles["pictured"] : styles["plain"]}>
      {picture && <span className={`tile ${styles["tile"]}`}>{picture}</span>}
      <div>
        <b>{title}</b>
        <small className="num">{text}</small>
      </div>
      {children && <div className={styles["acts"]}>{children}</div>}
    </li>
  );
}
