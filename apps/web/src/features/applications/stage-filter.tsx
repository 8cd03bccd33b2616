import {
  APPLICATION_STAGES,
  type ApplicationStage,
  countStages,
  STAGE_NAMES,
} from "@taiyari/domain/applications";
import styles from "./applications.module.css";

interface StageFilterProps {
  readonly applications: readonly { readonly stage: ApplicationStage }[];
  /** Undefined for all. */
  readonly value: ApplicationStage | undefined;
  readonly onChange: (value: ApplicationStage | undefined) => void;
}

/** The stages that somebody has, with how many stand there. */
export function StageFilter({ applications, value, onChange }: StageFilterProps) {
  const counts = countStages(applications);
  const shown = APPLICATION_STAGES.filter((stage) => counts[stage] > 0 || stage === value);
  return (
    <div className={styles["stages"]} role="group" aria-label="Stage">
      <button type="button" aria-pressed={value === undefined} onClick={() => onChange(undefined)}>
        All <span className="num">{applications.length}</span>
      </button>
      {shown.map((stage) => (
        <button
          key={stage}
          type="button"
          aria-pressed={value === stage}
          onClick={() => onChange(stage)}
        >
          {STAGE_NAMES[stage]} <span className="num">{counts[stage]}</span>
        </button>
      ))}
    </div>
  );
}
