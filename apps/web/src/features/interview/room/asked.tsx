import type { ReactNode } from "react";
import type { Interview, InterviewState } from "@taiyari/domain/interview";
import { LineIcon } from "../../../ui/line-icon.tsx";
import styles from "./room.module.css";

interface AskedProps {
  readonly interview: Interview;
  readonly state: InterviewState;
  /** Whether an answer was just sent and the next question comes in a moment. */
  readonly isThinking: boolean;
  /** Below the question. */
  readonly children?: ReactNode;
}

/** What the interviewer says, large. Read out when it changes. */
export function Asked({ interview, state, isThinking, children }: AskedProps) {
  const { asking, phase } = state;
  const last = state.turns.findLast((turn) => turn.by === "interviewer");
  const question = interview.plan[state.question]?.question;
  const isBack = asking?.kind === "follow-up";
  return (
    <div className={styles["asked"]} aria-live="polite">
      {isThinking ? (
        <>
          <p className={styles["in"]}>Your answer is in</p>
          <h2>One moment</h2>
          <p className={styles["first"]}>You can still correct the text of your answer.</p>
        </>
      ) : (
        <>
          {isBack && (
            <p className={styles["back"]}>
              <LineIcon name="reply" small />
              Asking back
            </p>
          )}
          <h2 className={phase === "kickoff" || phase === "wrap-up" ? styles["said"] : undefined}>
            {asking?.text ?? last?.text}
          </h2>
          {isBack && question && (
            <p className={styles["first"]}>
              Question {state.question + 1}: {lowerFirst(question.title)}
            </p>
          )}
          {children}
        </>
      )}
    </div>
  );
}

function lowerFirst(text: string): string {
  return /^[A-Z][a-z ]/u.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text;
}
