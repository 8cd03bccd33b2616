import { lazy, Suspense } from "react";
import { Spinner } from "../../../../ui/spinner.tsx";
import { showToast } from "../../../../ui/toast-store.ts";
import { firstNameOf, personOf } from "../../people/names.ts";
import { dayTime } from "../frame/day-text.ts";
import type { DeskView } from "../frame/desk-view.ts";
import { readAt, type TaskRow } from "../state/task-rows.ts";
import styles from "./work.module.css";

const WorkForm = lazy(() =>
  import("../../task/work-form.tsx").then((module) => ({ default: module.WorkForm })),
);

interface WorkHereProps {
  readonly view: DeskView;
  readonly row: TaskRow;
}

/** A piece of work that is written where it was asked for: below a mail, or in a chat. */
export function WorkHere({ view: { day }, row: { task } }: WorkHereProps) {
  const reader = firstNameOf(personOf(day.scenario, task.from).name);
  return (
    <div className={styles["form"]}>
      <Suspense fallback={<Spinner label="Opening the form" />}>
        <WorkForm
          day={day}
          task={task}
          layout="desk"
          onHandedIn={() =>
            showToast({
              title: `${task.title}: handed in`,
              text: `${reader} reads it at ${dayTime(readAt(day.state.time))}. Until then you may take it back.`,
            })
          }
        />
      </Suspense>
    </div>
  );
}
