import { type ReactNode, useEffect, useRef } from "react";
import styles from "./columns.module.css";

interface ColumnsProps {
  /** Of the list. */
  readonly label: string;
  /** Whether something is open; on a phone it takes the place of the list. */
  readonly isOpen: boolean;
  /** Its row in the list. */
  readonly open: string | null;
  readonly list: ReactNode;
  readonly children: ReactNode;
}

/** A list, and beside it what is open of it. On a phone one of them. */
export function Columns({ label, isOpen, open, list, children }: ColumnsProps) {
  const column = useRef<HTMLElement>(null);
  const before = useRef<string | null>(null);
  useEffect(() => {
    // Back on a phone: the keyboard goes on where it was in the list.
    if (isOpen) before.current = open;
    else if (document.activeElement === document.body && before.current !== null)
      column.current
        ?.querySelector<HTMLElement>(`[data-row="${CSS.escape(before.current)}"]`)
        ?.focus();
  }, [isOpen, open]);
  return (
    <div className={styles["columns"]} data-open={isOpen || undefined}>
      <section ref={column} className={styles["list"]} aria-label={label}>
        {list}
      </section>
      <div className={styles["open"]}>{children}</div>
    </div>
  );
}
