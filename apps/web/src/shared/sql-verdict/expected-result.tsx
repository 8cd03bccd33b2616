import { useState } from "react";
import type { LearnerExercise } from "@taiyari/domain/learning";
import { ResultGrid } from "../sql/result-grid.tsx";
import { count } from "../../lib/numbers.ts";
import { LineIcon } from "../../ui/line-icon.tsx";
import styles from "./expected-result.module.css";

interface ExpectedResultProps {
  readonly exercise: LearnerExercise;
  /** Open until something was run. */
  readonly startsOpen: boolean;
}

/** What the answer has to give on the data the learner sees. */
export function ExpectedResult({ exercise, startsOpen }: ExpectedResultProps) {
  const { result, tables } = exercise.expected.visible;
  const [isOpen, setOpen] = useState(startsOpen);
  const [wasOpen, setWasOpen] = useState(startsOpen);
  if (wasOpen !== startsOpen) {
    setWasOpen(startsOpen);
    setOpen(startsOpen);
  }
  return (
    <details
      className={styles["expected"]}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <LineIcon name="right" small />
        {result ? "Expected result" : "Expected tables afterwards"}
        <span className="num">{noteOf(exercise)}</span>
      </summary>
      {isOpen && (
        <>
          {result && (
            <ResultGrid
              result={result}
              label={`Expected result: ${exercise.title}`}
              canCopy={false}
            />
          )}
          {Object.entries(tables).map(([name, table]) => (
            <div key={name} className={styles["table"]}>
              <p>
                <code>{name}</code> afterwards
              </p>
              <ResultGrid
                result={table}
                label={`Expected ${name} afterwards: ${exercise.title}`}
                canCopy={false}
              />
            </div>
          ))}
        </>
      )}
    </details>
  );
}

function noteOf({ expected: { visible }, order, change }: LearnerExercise): string {
  if (change?.error) return `must be refused with ${change.error}`;
  if (!visible.result) return count(Object.keys(visible.tables).length, "table");
  const rows = count(visible.result.rows.length, "row");
  return order.length > 0 ? `${rows}, order counts` : `${rows}, any order`;
}
