import { style } from "../../ui/css-variables.ts";
import styles from "./stage-scores.module.css";

export interface StageScore {
  readonly stage: string;
  readonly right: number;
  readonly of: number;
}

interface StagesProps {
  readonly stages: readonly StageScore[];
}

/** One tick is one question, in groups by stage. The figures stand beside it in words. */
export function ScoreTicks({ stages }: StagesProps) {
  return (
    <div className={styles["ticks"]} aria-hidden="true">
      {stages.map((stage) => (
        <span key={stage.stage} style={style({ "--n": stage.of })}>
          <Ticks score={stage} />
        </span>
      ))}
    </div>
  );
}

/** How each stage went, in words. */
export function StageScores({ stages }: StagesProps) {
  return (
    <ul className={`num ${styles["stages"]}`}>
      {stages.map((stage) => (
        <li key={stage.stage}>
          <b>{stage.stage}</b>
          <span className={styles["ticks"]} aria-hidden="true">
            <span>
              <Ticks score={stage} />
            </span>
          </span>
          <em>
            {stage.right} of {stage.of}
          </em>
        </li>
      ))}
    </ul>
  );
}

function Ticks({ score: { right, of } }: { readonly score: StageScore }) {
  return Array.from({ length: of }, (_, at) => <i key={at} data-right={at < right || undefined} />);
}
