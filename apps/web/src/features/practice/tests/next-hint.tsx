import type { ProblemHint } from "@taiyari/domain/practice";
import { Button } from "../../../ui/button.tsx";
import styles from "./tests.module.css";

interface NextHintProps {
  readonly hints: readonly ProblemHint[];
  /** How many are open. */
  readonly seen: number;
  readonly onHint: () => void;
}

/** The next step of the ladder: a question. Nothing where all are open. */
export function NextHint({ hints, seen, onHint }: NextHintProps) {
  const next = hints[seen];
  if (!next) return null;
  return (
    <div className={styles["next"]}>
      <Button kind="next" onClick={onHint}>
        Hint {seen + 1} of {hints.length}
      </Button>
      <span>{next.ask}</span>
    </div>
  );
}
