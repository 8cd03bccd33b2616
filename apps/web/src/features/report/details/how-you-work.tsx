import { ChoiceCards, JoinedCells } from "../../../ui/choices.tsx";
import { RupeeField } from "../../../ui/rupee-field.tsx";
import { GroupCard } from "./group-card.tsx";
import type { GroupProps } from "./group-props.ts";
import { EMPLOYMENT_TYPE, GROUPS, LABELS, WORK_MODE } from "./questions.ts";
import { SalaryPicture } from "./salary-picture.tsx";
import styles from "./details.module.css";

/** The most the server keeps: ₹100 crore a year. */
const MAX_SALARY = 1_000_000_000;

/** Where, on what terms, and for how much. */
export function HowYouWork({ details, answer, from, next }: GroupProps) {
  return (
    <GroupCard group={GROUPS[2]}>
      <div className={styles["grid"]}>
        <div className={styles["whole"]}>
          <ChoiceCards
            legend={LABELS.workMode}
            from={from("workMode")}
            next={next === "workMode"}
            choices={WORK_MODE}
            value={details.workMode}
            onChange={(workMode) => answer({ workMode })}
          />
        </div>
        <div className={styles["whole"]}>
          <JoinedCells
            legend={LABELS.employmentType}
            next={next === "employmentType"}
            choices={EMPLOYMENT_TYPE}
            value={details.employmentType}
            onChange={(employmentType) => answer({ employmentType })}
          />
        </div>
        <RupeeField
          label={LABELS.currentSalary}
          next={next === "currentSalary"}
          value={details.currentSalary}
          onChange={(currentSalary) => answer({ currentSalary })}
          max={MAX_SALARY}
        />
        <RupeeField
          label={LABELS.expectedSalary}
          next={next === "expectedSalary"}
          value={details.expectedSalary}
          onChange={(expectedSalary) => answer({ expectedSalary })}
          max={MAX_SALARY}
        />
        <SalaryPicture current={details.currentSalary} expected={details.expectedSalary} />
      </div>
    </GroupCard>
  );
}
