import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { TASK } from "../../../../shared/simulation/addresses.ts";
import { Button, buttonClass } from "../../../../ui/button.tsx";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import { firstNameOf, personOf } from "../../people/names.ts";
import type { DeskView } from "../frame/desk-view.ts";
import type { TaskRow } from "../state/task-rows.ts";
import { TakeBack } from "./take-back.tsx";
import { TaskState } from "./task-state.tsx";
import styles from "./work.module.css";

interface TaskSlotProps {
  readonly view: DeskView;
  readonly row: TaskRow;
  /** Where it is shown. */
  readonly at: "mail" | "chat";
  /** There is little room: one line. */
  readonly isLow?: boolean;
  /** Other ways on. */
  readonly children?: ReactNode;
}

/** The work that a message asks for: how it stands, and the way to it. */
export function TaskSlot({ view, row, at, isLow = false, children }: TaskSlotProps) {
  const { day, go } = view;
  const { task, state } = row;
  const { deliverable } = task;
  const isOpen = state.standing === "open" && !day.state.isOver;
  const isElsewhere = deliverable.kind === "chat" && at === "mail";
  return (
    <div className={styles["slot"]} data-low={isLow || undefined}>
      <div>
        <b>{task.title}</b>
        <small>{task.what}</small>
        <TaskState scenario={day.scenario} row={row} />
      </div>
      <div className={styles["ways"]}>
        {row.undoable !== null && <TakeBack day={day} act={row.undoable} />}
        {children}
        {isElsewhere && isOpen ? (
          <Button kind="line" onClick={() => go({ tab: "chat", open: deliverable.to })}>
            <LineIcon name="chat" />
            Answer {firstNameOf(personOf(day.scenario, deliverable.to).name)} in the chat
          </Button>
        ) : (
          <Link
            className={buttonClass("line")}
            to={TASK}
            params={{ id: day.own.head.id, task: task.id }}
          >
            {wayText(row, day.state.isOver)}
          </Link>
        )}
      </div>
    </div>
  );
}

/** What is behind the way to a piece of work. */
export function wayText({ state }: TaskRow, isOver: boolean): string {
  if (state.standing === "sent-back" && !isOver) return "See the reasons";
  return state.standing === "open" && !isOver ? "Work on it" : "Look at it";
}
