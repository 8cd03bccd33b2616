import type { ReactNode } from "react";
import styles from "./message.module.css";

interface MessageProps {
  readonly title: string;
  readonly text: ReactNode;
  /** What a person can do from here: links and buttons. */
  readonly children?: ReactNode;
  readonly eyebrow?: string;
  readonly picture?: ReactNode;
}

/** A whole screen that says one thing, and offers the way on. */
export function Message({ title, text, children, eyebrow, picture }: MessageProps) {
  return (
    <div className={`wrap ${styles["message"]}`}>
      {picture && <div className={styles["picture"]}>{picture}</div>}
      <div>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        {children && <div className={styles["ways"]}>{children}</div>}
      </div>
    </div>
  );
}
