import {
  APPLICATION_STAGES,
  type ApplicationStage,
  STAGE_NAMES,
} from "@taiyari/domain/applications";
import { LineIcon } from "../../ui/line-icon.tsx";
import { MenuButton } from "../../ui/menu-button.tsx";
import { toneOf } from "./words/words.ts";
import styles from "./applications.module.css";

interface StageMenuProps {
  /** "Nandi Retail". */
  readonly company: string;
  readonly stage: ApplicationStage;
  readonly onMove: (stage: ApplicationStage) => void;
}

/** The stage of an application; a press offers the others. */
export function StageMenu({ company, stage, onMove }: StageMenuProps) {
  return (
    <span className={styles["stagePlace"]} data-tone={toneOf(stage)}>
      <MenuButton
        label={`Stage of ${company}`}
        align="start"
        className={styles["stage"] ?? ""}
        items={APPLICATION_STAGES.filter((one) => one !== stage).map((one) => ({
          label: STAGE_NAMES[one],
          onChoose: () => onMove(one),
        }))}
      >
        <span className="vh">{`Stage of ${company}:`}</span>
        {STAGE_NAMES[stage]}
        <LineIcon name="down" />
      </MenuButton>
    </span>
  );
}
