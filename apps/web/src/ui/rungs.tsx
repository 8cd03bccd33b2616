import { useId, useState, type ReactNode } from "react";
import { LineIcon } from "./line-icon.tsx";
import styles from "./rungs.module.css";

/** Steps one above the other, each opened by its question. `children` are `Rung`s. */
export function Rungs({ children }: { readonly children: ReactNode }) {
  return <ol className={styles["rungs"]}>{children}</ol>;
}

interface RungProps {
  /** In the circle: its number, or an icon. */
  readonly sign: ReactNode;
  /** What is asked; all that is seen while it is closed. */
  readonly title: string;
  readonly note?: string | null;
  /** Whether the one before it was not opened yet. */
  readonly isLocked?: boolean;
  /** Whether it is the one to open next. */
  readonly isNext?: boolean;
  readonly onOpen?: () => void;
  /** Made when it is opened. */
  readonly children: ReactNode;
}

export function Rung({
  sign,
  title,
  note = null,
  isLocked = false,
  isNext = false,
  onOpen,
  children,
}: RungProps) {
  const [isOpen, setOpen] = useState(false);
  const bodyId = useId();

  function toggle() {
    if (isLocked) return;
    setOpen(!isOpen);
    if (!isOpen) onOpen?.();
  }

  return (
    <li data-open={isOpen || undefined} data-next={isNext || undefined}>
      <span className={`num ${styles["sign"]}`} aria-hidden="true">
        {sign}
      </span>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={bodyId}
        aria-disabled={isLocked || undefined}
        onClick={toggle}
      >
        <span>
          {title}
          {isLocked && <small>Opens after the step before it</small>}
          {note !== null && <small>{note}</small>}
        </span>
        <LineIcon name="right" />
      </button>
      <div id={bodyId} className={styles["body"]} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </li>
  );
}
