import { type KeyboardEvent, type ReactNode, useState } from "react";
import styles from "./row-list.module.css";

export interface ListRow {
  readonly id: string;
  readonly content: ReactNode;
  /** Not seen yet: in bold. */
  readonly isNew: boolean;
}

interface RowListProps {
  /** For screen readers. */
  readonly label: string;
  readonly rows: readonly ListRow[];
  /** The one that is open; null for none. */
  readonly open: string | null;
  readonly onOpen: (id: string) => void;
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** A list of things to open. One stop of Tab; arrows, Home and End go through it. */
export function RowList({ label, rows, open, onOpen }: RowListProps) {
  const [at, setAt] = useState<string | null>(null);
  const known = (id: string | null) => rows.some((row) => row.id === id);
  const stop = known(at) ? at : known(open) ? open : (rows[0]?.id ?? null);

  function move(event: KeyboardEvent<HTMLUListElement>) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const from = rows.findIndex(({ id }) => id === stop);
    const next = rows[step(from, rows.length - 1)];
    if (!next) return;
    setAt(next.id);
    event.currentTarget.querySelector<HTMLElement>(`[data-row="${CSS.escape(next.id)}"]`)?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to its buttons
    <ul className={styles["rows"]} aria-label={label} onKeyDown={move}>
      {rows.map(({ id, content, isNew }) => (
        <li key={id}>
          <button
            type="button"
            data-row={id}
            data-new={isNew || undefined}
            aria-current={id === open ? "true" : undefined}
            tabIndex={id === stop ? 0 : -1}
            onFocus={() => setAt(id)}
            onClick={() => onOpen(id)}
          >
            {content}
          </button>
        </li>
      ))}
    </ul>
  );
}
