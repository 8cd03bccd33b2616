import type { ReactNode } from "react";
import styles from "./screen-head.module.css";

/** The way to a screen: links to what lies above it, and after them perhaps what it is itself. */
export function Crumbs({ children }: { readonly children: ReactNode }) {
  return <div className={styles["crumbs"]}>{children}</div>;
}

interface ScreenHeadProps {
  readonly title: string;
  /** What the screen is about, in a sentence or two. */
  readonly lead: ReactNode;
  /** Whether the lead is a message of what has just happened. */
  readonly isStatus?: boolean;
  /** Links and buttons for the whole screen. */
  readonly children?: ReactNode;
}

/** The title of a screen, what it is about, and what can be done with all of it. */
export function ScreenHead({ title, lead, isStatus = false, children }: ScreenHeadProps) {
  return (
    <header className={styles["head"]}>
      <div>
        <h1>{title}</h1>
        <p className="num" role={isStatus ? "status" : undefined}>
          {lead}
        </p>
      </div>
      {children && <div className={styles["acts"]}>{children}</div>}
    </header>
  );
}
