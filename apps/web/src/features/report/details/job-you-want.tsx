import { ChoiceCards, JoinedCells } from "../../../ui/choices.tsx";
import { SearchableSelect } from "../../../ui/searchable-select.tsx";
import { SwitchRow } from "../../../ui/switch-row.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { GroupCard } from "./group-card.tsx";
import type { GroupProps } from "./group-props.ts";
import { COMPANY_TYPE, GROUPS, INTERVIEW_TYPE, LABELS, ROLE_TYPE } from "./questions.ts";
import styles from "./details.module.css";

/** What the report is measured against. */
export function JobYouWant({ details, answer, from, next, roles, industries }: GroupProps) {
  return (
    <GroupCard group={GROUPS[1]}>
      <div className={styles["grid"]}>
        <TextInput
          label={LABELS.targetRole}
          from={from("targetRole")}
          next={next === "targetRole"}
          value={details.targetRole}
          onChange={(targetRole) => answer({ targetRole })}
          suggestions={roles}
          maxLength={120}
        />
        <SearchableSelect
          label={LABELS.targetIndustry}
          from={from("targetIndustry")}
          next={next === "targetIndustry"}
          options={industries}
          value={details.targetIndustry}
          onChange={(targetIndustry) => answer({ targetIndustry })}
        />
        <div className={styles["whole"]}>
          <ChoiceCards
            legend={LABELS.companyType}
            from={from("companyType")}
            next={next === "companyType"}
            choices={COMPANY_TYPE}
            value={details.companyType}
            onChange={(companyType) => answer({ companyType })}
          />
        </div>
        <div className={styles["whole"]}>
          <SwitchRow
            label={LABELS.isDomainSwitch}
            note="Skills that carry over count more, industry terms less."
            checked={details.isDomainSwitch ?? false}
            onChange={(isDomainSwitch) => answer({ isDomainSwitch })}
          />
        </div>
        <JoinedCells
          legend={LABELS.roleType}
          from={from("roleType")}
          next={next === "roleType"}
          choices={ROLE_TYPE}
          value={details.roleType}
          onChange={(roleType) => answer({ roleType })}
          firstWide
        />
        <JoinedCells
          legend={LABELS.interviewType}
          next={next === "interviewType"}
          choices={INTERVIEW_TYPE}
          value={details.interviewType}
          onChange={(interviewType) => answer({ interviewType })}
        />
      </div>
    </GroupCard>
  );
}
