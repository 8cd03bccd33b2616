import { Link } from "@tanstack/react-router";
import { TASK } from "../../../../shared/simulation/addresses.ts";
import { buttonClass } from "../../../../ui/button.tsx";
import { CheckIcon } from "../../../../ui/icons.tsx";
import { personOf } from "../../people/names.ts";
import { dayTime } from "../frame/day-text.ts";
import type { DeskView } from "../frame/desk-view.ts";
import { isWaiting, type TaskRow } from "../state/task-rows.ts";
import { TakeBack } from "../work/take-back.tsx";
import { TaskState } from "../work/task-state.tsx";
import { messagePlace } from "./message-place.ts";
import styles from "./tasks.module.css";

interface TaskListProps {
  readonly view: DeskView;
  /** There is room to say for whom and until when. */
  readonly isWide?: boolean;
}

/** The work of the day: each with its time, and the way to where it is done. */
export function TaskList({ view, isWide = false }: TaskListProps) {
  const { day, rows } = view;
  return (
    <ul className={`num ${styles["list"]}`} aria-label="Work of the day">
      {rows.map((row) => (
        <li
          key={row.task.id}
          data-done={!isWaiting(row.state) || undefined}
          data-back={row.state.standing === "sent-back" || undefined}
        >
          {isWaiting(row.state) || row.state.standing === "missed" ? (
            <span className={styles["box"]} aria-hidden="true" />
          ) : (
            <CheckIcon />
          )}
          <div>
            <Title view={view} row={row} />
            {isWaiting(row.state) && (
              <small>
                {row.task.what}
                {isWide &&
                  `. For ${personOf(day.scenario, row.task.from).name}, by ${dayTime(row.task.due)}`}
              </small>
            )}
            <TaskState scenario={day.scenario} row={row} />
            {row.state.standing === "sent-back" && !day.state.isOver && (
              <Link
                className={buttonClass("quiet")}
                to={TASK}
                params={{ id: day.own.head.id, task: row.task.id }}
              >
                See the reasons
              </Link>
            )}
            {row.undoable !== null && <TakeBack day={day} act={row.undoable} />}
          </div>
        </li>
      ))}
      {rows.length === 0 && <li className={styles["none"]}>Nothing is asked of you yet.</li>}
    </ul>
  );
}

interface TitleProps {
  readonly view: DeskView;
  readonly row: TaskRow;
}

/** Leads to the mail or the chat where it is answered, or to its own page. */
function Title({ view, row }: TitleProps) {
  const { day, go } = view;
  const { task, state } = row;
  const place = state.standing === "open" ? messagePlace(day.scenario, task) : null;
  if (place)
    return (
      <button type="button" onClick={() => go(place)}>
        {task.title}
      </button>
    );
  return (
    <Link to={TASK} params={{ id: day.own.head.id, task: task.id }}>
      {task.title}
    </Link>
  );
}
