import type { Scenario } from "@taiyari/domain/simulation";
import { firstNameOf, personOf } from "../../people/names.ts";
import { dayTime, minutesText } from "../frame/day-text.ts";
import { readAt, type TaskRow } from "../state/task-rows.ts";
import styles from "./work.module.css";

interface TaskStateProps {
  readonly scenario: Scenario;
  readonly row: TaskRow;
}

/** How a piece of work stands: what is left of its time as a line, or what became of it. */
export function TaskState({ scenario, row }: TaskStateProps) {
  const { task, state, left, share, isSoon, isLate } = row;
  const last = state.versions.at(-1);
  const reader = firstNameOf(personOf(scenario, task.from).name);
  switch (state.standing) {
    case "open":
    case "later":
      return (
        <span className={`num ${styles["left"]}`} data-soon={isSoon || undefined}>
          <i style={{ background: barOf(isLate ? 1 : share, isSoon) }} />
          {isLate ? `${minutesText(-left)} late` : minutesText(left)}
          <span className="vh">{isLate ? ` (was due ${dayTime(task.due)})` : " left"}</span>
        </span>
      );
    case "handed-in":
      return (
        <small className="num">
          Handed in {last ? dayTime(last.at) : ""}
          {row.readAt !== null && `. ${reader} reads it at ${dayTime(row.readAt)}`}
        </small>
      );
    case "sent-back":
      return (
        <small className={`num ${styles["back"]}`}>
          Sent back{last ? ` ${dayTime(readAt(last.at))}` : ""}
        </small>
      );
    case "accepted":
      return (
        <small className="num">
          Accepted{last ? `, handed in ${dayTime(last.at)}` : ""}
          {state.lateMinutes > 0 && (
            <span className={styles["back"]}>, {minutesText(state.lateMinutes)} late</span>
          )}
        </small>
      );
    case "kept":
      return (
        <small className="num">Left as it was{last ? `, handed in ${dayTime(last.at)}` : ""}</small>
      );
    case "missed":
      return <small>Not handed in</small>;
  }
}

function barOf(share: number, isSoon: boolean): string {
  const colour = isSoon ? "var(--mid)" : "var(--primary)";
  return `linear-gradient(to right, ${colour} ${Math.round(share * 100)}%, var(--line) 0)`;
}
