import { JoinedCells } from "../../../ui/choices.tsx";
import { NumberStepper } from "../../../ui/number-stepper.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { GroupCard } from "./group-card.tsx";
import type { GroupProps } from "./group-props.ts";
import { GENDER, GROUPS, LABELS } from "./questions.ts";
import styles from "./details.module.css";

const MAX_YEARS = 70;

/** Who the person is. */
export function AboutYou({ details, answer, from, next }: GroupProps) {
  return (
    <GroupCard group={GROUPS[0]}>
      <div className={styles["grid"]}>
        <TextInput
          label={LABELS.name}
          from={from("name")}
          next={next === "name"}
          value={details.name}
          onChange={(name) => answer({ name })}
          autoComplete="name"
          maxLength={120}
        />
        <NumberStepper
          label={LABELS.experience}
          from={from("experience")}
          next={next === "experience"}
          unit="year"
          value={details.experience}
          onChange={(experience) => answer({ experience })}
          min={0}
          max={MAX_YEARS}
        />
        <div className={styles["whole"]}>
          <JoinedCells
            legend={LABELS.gender}
            next={next === "gender"}
            choices={GENDER}
            value={details.gender}
            onChange={(gender) => answer({ gender })}
          />
        </div>
      </div>
    </GroupCard>
  );
}
