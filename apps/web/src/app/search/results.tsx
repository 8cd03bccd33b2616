import { Highlight } from "./highlight.tsx";
import type { SearchHit } from "./pages.ts";
import styles from "./search-box.module.css";

/** One row is one of its kind. */
const KINDS: Readonly<Record<string, string>> = {
  Resumes: "Resume",
  Reports: "Report",
};

interface ResultsProps {
  readonly id: string;
  readonly isOpen: boolean;
  readonly query: string;
  readonly found: readonly SearchHit[];
  /** The index of the one that Enter opens. */
  readonly current: number;
  readonly onChoose: (found: SearchHit) => void;
}

/** The list under the search box. The focus stays in the box: the keyboard works there. */
export function Results({ id, isOpen, query, found, current, onChoose }: ResultsProps) {
  return (
    <div className={styles["results"]} data-open={isOpen}>
      <div id={id} role="listbox" aria-label="Results">
        {isOpen &&
          found.map((item, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keyboard works in the box, by aria-activedescendant
            <div
              key={item.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === current}
              className={styles["row"]}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(item)}
            >
              <item.Icon />
              <Highlight text={item.title} query={query} />
              <small>{KINDS[item.category] ?? item.category}</small>
            </div>
          ))}
      </div>
      <p className={found.length === 0 ? styles["none"] : "vh"} role="status">
        {isOpen && (found.length === 0 ? `Nothing found for “${query.trim()}”` : "")}
      </p>
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
