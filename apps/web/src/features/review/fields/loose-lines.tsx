import { useState, type ReactNode } from "react";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { Breakable } from "../../../ui/breakable.tsx";
import { useReview } from "../state/review-context.ts";
import styles from "./fields.module.css";

interface LooseLinesProps {
  /** Of its heading. */
  readonly id: string;
  readonly title: ReactNode;
  /** What becomes of these lines, in a sentence or two. */
  readonly intro: string;
  /** Lines that do harm have their heading in red. */
  readonly isBad?: boolean;
  /** The numbers of its lines: then they are folded away until one is wanted. Without, they are in sight. */
  readonly lines?: readonly number[];
  readonly children: ReactNode;
}

/** Lines of the file that are in no field, under a heading of their own. */
export function LooseLines({ lines, ...props }: LooseLinesProps) {
  return lines ? <Folded {...props} lines={lines} /> : <InSight {...props} />;
}

function Folded({
  id,
  title,
  intro,
  lines,
  children,
}: LooseLinesProps & { readonly lines: readonly number[] }) {
  const { shownLine } = useReview();
  const [isOpen, setIsOpen] = useState(false);
  const isWanted = shownLine !== null && lines.includes(shownLine);
  return (
    <section className={styles["group"]} aria-labelledby={id}>
      <details
        className={styles["folded"]}
        open={isOpen || isWanted}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary className={styles["groupHead"]}>
          <h3 id={id}>{title}</h3>
          <LineIcon name="down" />
        </summary>
        <p className={styles["intro"]}>{intro}</p>
        <ul className={styles["unplaced"]}>{children}</ul>
      </details>
    </section>
  );
}

function InSight({ id, title, intro, isBad = false, children }: Omit<LooseLinesProps, "lines">) {
  return (
    <section className={styles["group"]} aria-labelledby={id}>
      <div className={`${styles["groupHead"]} ${isBad ? styles["badHead"] : ""}`}>
        <h3 id={id}>{title}</h3>
      </div>
      <p className={styles["intro"]}>{intro}</p>
      <ul className={styles["unplaced"]}>{children}</ul>
    </section>
  );
}

interface LooseLineProps {
  readonly line: number;
  readonly text: string;
  /** What pressing it does, and what else is to be known of it: "Line 12. Show it on the page". */
  readonly hint: string;
  /** Stands at its right, or below. */
  readonly children: ReactNode;
}

/** One of them: its words are a button that shows them where they stand. */
export function LooseLine({ line, text, hint, children }: LooseLineProps) {
  const { showLine, shownLine } = useReview();
  return (
    <li data-current={shownLine === line}>
      <button
        type="button"
        className={styles["words"]}
        data-line={line}
        dir="auto"
        aria-label={`${text}. ${hint}`}
        onClick={() => showLine(line)}
      >
        <Breakable text={text} />
      </button>
      {children}
    </li>
  );
}
