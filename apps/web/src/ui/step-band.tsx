import type { CSSProperties } from "react";
import styles from "./step-band.module.css";

interface StepBandProps {
  readonly score: number;
  readonly of: number;
  /** Marks the step above as the one to go for. */
  readonly hasNext: boolean;
}

/** An anchored scale: a cell for each step. */
export function StepBand({ score, of, hasNext }: StepBandProps) {
  return (
    <span
      className={styles["band"]}
      role="img"
      aria-label={`${score} of ${of}`}
      style={{ "--of": of } as CSSProperties}
    >
      {Array.from({ length: of }, (_, step) => (
        <i
          // oxlint-disable-next-line react/no-array-index-key -- a step has no other name than its number
          key={step}
          data-done={step < score || undefined}
          data-next={(hasNext && step === score) || undefined}
        />
      ))}
    </span>
  );
}
