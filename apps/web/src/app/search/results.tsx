import { EmptyState } from "../../ui/empty-state.tsx";
import { SearchIcon } from "../../ui/icons.tsx";
import { KINDS, lookOf } from "./kinds.ts";
import { MarkedTitle } from "./marked-title.tsx";
import type { Found, SearchRow } from "./search-engine.ts";
import styles from "./search-box.module.css";

interface ResultsProps {
  readonly id: string;
  readonly isOpen: boolean;
  readonly query: string;
  /** Null until it can be said whether there is anything. */
  readonly found: Found | null;
  /** The index of the one that Enter opens. */
  readonly current: number;
  readonly onChoose: (row: SearchRow) => void;
  /** Looks for something else. */
  readonly onAsk: (query: string) => void;
}

/** The list under the search box. The focus stays in the box: the keyboard works there. */
export function Results(props: ResultsProps) {
  const { id, isOpen, query, found, current, onChoose, onAsk } = props;
  const rows = isOpen ? (found?.rows ?? []) : [];
  const corrected = isOpen ? (found?.corrected ?? null) : null;
  const isEmpty = isOpen && found !== null && rows.length === 0;
  return (
    <div className={styles["results"]} data-open={isOpen}>
      {corrected !== null && (
        <p className={styles["meant"]}>
          Showing results for <AskButton onAsk={() => onAsk(corrected)}>{corrected}</AskButton>:
          nothing has “{query.trim()}”.
        </p>
      )}
      <div id={id} role="listbox" aria-label="Results">
        {groupsOf(rows).map(({ kind, from, items }) => (
          <div key={kind} role="group" aria-label={KINDS[kind].all}>
            {items.map((row, at) => (
              <Row
                key={row.entry.id}
                id={`${id}-${from + at}`}
                row={row}
                isCurrent={from + at === current}
                onChoose={() => onChoose(row)}
              />
            ))}
          </div>
        ))}
      </div>
      <p className="vh" role="status">
        {isEmpty ? `Nothing found for “${query.trim()}”` : ""}
        {corrected === null ? "" : `Showing results for ${corrected}`}
      </p>
      {isEmpty && (
        <div className={styles["none"]}>
          <EmptyState Icon={SearchIcon} />
          <b>Nothing found for “{query.trim()}”</b>
          <p>Search looks in pages, lessons, problems, questions and your own files.</p>
          <AskButton className="btn btn-line" onAsk={() => onAsk("")}>
            Clear the search
          </AskButton>
        </div>
      )}
      <p className={styles["hint"]} aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> to move
        </span>
        <span>
          <kbd>Enter</kbd> to open
        </span>
        <span>
          <kbd>Esc</kbd> to close
        </span>
      </p>
    </div>
  );
}

interface RowProps {
  readonly id: string;
  readonly row: SearchRow;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
}

function Row({ id, row: { entry, marks }, isCurrent, onChoose }: RowProps) {
  const look = lookOf(entry);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keyboard works in the box, by aria-activedescendant
    <div
      id={id}
      role="option"
      aria-selected={isCurrent}
      className={styles["row"]}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <look.Icon />
      <MarkedTitle text={entry.title} marks={marks} />
      <small>{look.label}</small>
    </div>
  );
}

interface AskButtonProps {
  readonly className?: string;
  readonly onAsk: () => void;
  readonly children: string;
}

/** Leaves the focus in the box. */
function AskButton({ className, onAsk, children }: AskButtonProps) {
  return (
    <button
      type="button"
      className={className ?? styles["ask"]}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onAsk}
    >
      {children}
    </button>
  );
}

/** Rows of one kind that stand together, with the place of the first. */
function groupsOf(rows: readonly SearchRow[]) {
  const groups: {
    readonly kind: SearchRow["entry"]["kind"];
    readonly from: number;
    readonly items: SearchRow[];
  }[] = [];
  for (const [at, row] of rows.entries()) {
    const last = groups.at(-1);
    if (last?.kind === row.entry.kind) last.items.push(row);
    else groups.push({ kind: row.entry.kind, from: at, items: [row] });
  }
  return groups;
}
