import type { Interview, InterviewState } from "@taiyari/domain/interview";
import { count } from "../../../lib/numbers.ts";
import { Button } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { clockText } from "../../../lib/clock-text.ts";
import { interviewManner, interviewTitle } from "../names/interview-title.ts";
import styles from "./room.module.css";

interface RoomBarProps {
  readonly interview: Interview;
  readonly state: InterviewState;
  /** Seconds; null without a clock. */
  readonly left: number | null;
  readonly onPause: () => void;
  readonly onEnd: () => void;
  readonly onMore: () => void;
}

/** What interview this is, how far it is, and the ways to stop. */
export function RoomBar({ interview, state, left, onPause, onEnd, onMore }: RoomBarProps) {
  const { plan, setup } = interview;
  const isOver = state.phase === "wrap-up" || state.phase === "ended";
  const at = isOver ? plan.length : state.question;
  const where = isOver
    ? "All questions asked"
    : at < 0
      ? count(plan.length, "question")
      : `Question ${at + 1} of ${plan.length}`;
  return (
    <header className={styles["bar"]}>
      <div className={styles["name"]}>
        <h1>{interviewTitle(interview)}</h1>
        <p>{interviewManner(setup)}</p>
      </div>
      <div className={styles["progress"]} role="img" aria-label={where}>
        <ol aria-hidden="true">
          {plan.map(({ question }, place) => (
            <li
              key={question.id}
              data-is={place < at ? "done" : place === at ? "current" : undefined}
            />
          ))}
        </ol>
        <span className="num">{where}</span>
      </div>
      <div className={styles["controls"]}>
        {left !== null && !isOver && (
          <p className={`num ${styles["clock"]}`} role="timer" aria-label="Time left">
            <b>{clockText(left)}</b>
            left of {setup.minutes}:00
          </p>
        )}
        {!isOver && (
          <Button kind="line" aria-label="Pause" onClick={onPause}>
            <LineIcon name="pause" />
            <span>Pause</span>
          </Button>
        )}
        <Button kind="quiet" className={styles["end"] ?? ""} onClick={onEnd}>
          End interview
        </Button>
        <Button
          kind="line"
          className={styles["more"] ?? ""}
          aria-label="Transcript, notes and more"
          onClick={onMore}
        >
          <LineIcon name="more" />
        </Button>
      </div>
    </header>
  );
}
