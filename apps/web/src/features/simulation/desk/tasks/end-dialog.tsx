import { Button } from "../../../../ui/button.tsx";
import { ModalDialog } from "../../../../ui/modal-dialog.tsx";
import { dayTime } from "../frame/day-text.ts";
import type { DeskView } from "../frame/desk-view.ts";
import { isWaiting } from "../state/task-rows.ts";
import { unreadChats, unreadMails } from "../state/unread.ts";
import styles from "./tasks.module.css";

interface EndDialogProps {
  readonly view: DeskView;
  readonly onClose: () => void;
}

/** Asks before a day ends early, and says what is still open. */
export function EndDialog({ view: { day, rows }, onClose }: EndDialogProps) {
  const { scenario, state } = day;
  const open = rows.filter(({ state: own }) => isWaiting(own));
  const toCome = scenario.tasks.length - rows.length;
  const unread = unreadMails(state) + unreadChats(state);
  return (
    <ModalDialog title="End the day?" size="small" onClose={onClose}>
      <p className={styles["ask"]}>
        It is {dayTime(state.time)}, and the day goes on until {dayTime(scenario.clock.end)}. A day
        that has ended does not go on; you can begin it anew.
      </p>
      {open.length > 0 && (
        <>
          <p className={styles["ask"]}>Still open:</p>
          <ul className={styles["open"]}>
            {open.map(({ task, state: own }) => (
              <li key={task.id} className="num">
                {task.title},{" "}
                {own.standing === "sent-back" ? "sent back" : `due ${dayTime(task.due)}`}
              </li>
            ))}
          </ul>
        </>
      )}
      {(unread > 0 || toCome > 0) && (
        <p className={styles["ask"]}>
          {unread > 0 && `${unread} unread. `}
          {toCome > 0 && "Not everything has come yet that the day brings."}
        </p>
      )}
      <div className={styles["choices"]}>
        <Button kind="line" onClick={onClose}>
          Go on
        </Button>
        <Button
          kind="primary"
          onClick={() => {
            onClose();
            day.end();
          }}
        >
          End the day
        </Button>
      </div>
    </ModalDialog>
  );
}
