import { onDemand } from "../../../../ui/on-demand.tsx";
import { showToast } from "../../../../ui/toast-store.ts";
import { firstNameOf, personOf } from "../../people/names.ts";
import { dayTime } from "../frame/day-text.ts";
import type { DeskView } from "../frame/desk-view.ts";
import { readAt, type TaskRow } from "../state/task-rows.ts";
import styles from "./work.module.css";

const { Component: FormHere } = onDemand(async () => (await import("./form-here.tsx")).FormHere);

interface WorkHereProps {
  readonly view: DeskView;
  readonly row: TaskRow;
  /** Somebody pressed Reply: the first field takes the focus. */
  readonly takesFocus?: boolean;
}

/** A piece of work that is written where it was asked for: below a mail, or in a chat. */
export function WorkHere({ view: { day }, row: { task }, takesFocus = false }: WorkHereProps) {
  const reader = firstNameOf(personOf(day.scenario, task.from).name);
  return (
    <div className={styles["form"]}>
      <FormHere
        day={day}
        task={task}
        takesFocus={takesFocus}
        onHandedIn={() =>
          showToast({
            title: `${task.title}: handed in`,
            text: `${reader} reads it at ${dayTime(readAt(day.state.time))}. Until then you may take it back.`,
          })
        }
      />
    </div>
  );
}
