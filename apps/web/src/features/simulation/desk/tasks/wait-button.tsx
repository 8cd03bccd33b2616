import { useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import { ModalDialog } from "../../../../ui/modal-dialog.tsx";
import { dayTime } from "../frame/day-text.ts";
import type { DeskView } from "../frame/desk-view.ts";
import styles from "./tasks.module.css";

/** Lets time pass until something comes. Asks first where something becomes due on the way. */
export function WaitButton({ view }: { readonly view: DeskView }) {
  const { day, rows } = view;
  const { nextAt } = day.state;
  const [isAsking, setAsking] = useState(false);
  const passed = rows.filter(
    ({ task, state, isLate }) =>
      state.standing === "open" && !isLate && nextAt !== null && task.due < nextAt,
  );
  if (nextAt === null)
    return <p className={styles["nothing"]}>Nothing more comes by itself today.</p>;

  function wait() {
    setAsking(false);
    day.waitForNext();
  }

  return (
    <>
      <Button
        kind="line"
        isBusy={day.isWaiting}
        onClick={() => (passed.length > 0 ? setAsking(true) : wait())}
      >
        <LineIcon name="clock" />
        Wait for what comes next
      </Button>
      {isAsking && (
        <ModalDialog title="Wait all the same?" size="small" onClose={() => setAsking(false)}>
          <p className={styles["ask"]}>Before anything new comes, this is due:</p>
          <ul className={styles["open"]}>
            {passed.map(({ task }) => (
              <li key={task.id} className="num">
                {task.title}, {dayTime(task.due)}
              </li>
            ))}
          </ul>
          <div className={styles["choices"]}>
            <Button kind="line" onClick={() => setAsking(false)}>
              Stay here
            </Button>
            <Button kind="primary" onClick={wait}>
              Wait
            </Button>
          </div>
        </ModalDialog>
      )}
    </>
  );
}
