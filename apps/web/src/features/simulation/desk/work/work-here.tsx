import { lazy, type RefObject, Suspense, useEffect, useRef } from "react";
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
  /** Somebody pressed Reply: the first field takes the focus. */
  readonly takesFocus?: boolean;
}

/** A piece of work that is written where it was asked for: below a mail, or in a chat. */
export function WorkHere({ view: { day }, row: { task }, takesFocus = false }: WorkHereProps) {
  const box = useRef<HTMLDivElement>(null);
  const reader = firstNameOf(personOf(day.scenario, task.from).name);
  return (
    <div ref={box} className={styles["form"]}>
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
        {takesFocus && <FocusField box={box} />}
      </Suspense>
    </div>
  );
}

/** Gives the focus to the first field of a form, when the form is there. */
function FocusField({ box }: { readonly box: RefObject<HTMLElement | null> }) {
  useEffect(() => box.current?.querySelector("textarea")?.focus(), [box]);
  return null;
}
