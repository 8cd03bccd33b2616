import styles from "./review.module.css";

interface SessionTicksProps {
  readonly done: number;
  readonly of: number;
}

/** One tick for each card: done, the one that is asked, and those still to come. */
export function SessionTicks({ done, of }: SessionTicksProps) {
  return (
    <div className={`num ${styles["far"]}`}>
      <span className={styles["ticks"]} aria-hidden="true">
        {Array.from({ length: of }, (_, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a tick is its place
          <i key={at} data-state={stateOf(at, done)} />
        ))}
      </span>
      <span role="status">
        {done} of {of} cards
      </span>
    </div>
  );
}

function stateOf(at: number, done: number): "done" | "now" | "open" {
  if (at < done) return "done";
  return at === done ? "now" : "open";
}
