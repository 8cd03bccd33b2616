import type { InterviewerManner } from "@taiyari/domain/interview";
import { SmallArch } from "./small-arch.tsx";
import styles from "./small-head.module.css";

interface SmallHeadProps {
  readonly manner: InterviewerManner;
  /** Whether the interviewer asks back. */
  readonly isBack: boolean;
  readonly title: string | undefined;
  readonly note: string;
}

/** The interviewer beside the question, where the room is needed for something else. Read out when it changes. */
export function SmallHead({ manner, isBack, title, note }: SmallHeadProps) {
  return (
    <div className={styles["head"]} aria-live="polite">
      <SmallArch manner={manner} isChosen />
      <div>
        {isBack && <p className={styles["back"]}>Asking back</p>}
        <h2>{title}</h2>
        <p>{note}</p>
      </div>
    </div>
  );
}
