import { useState } from "react";
import type { DeskMail } from "@taiyari/domain/simulation";
import { Button } from "../../../../ui/button.tsx";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import type { DeskView } from "../frame/desk-view.ts";
import { keptDraft } from "../state/drafts.ts";
import { TaskSlot } from "../work/task-slot.tsx";
import { WorkHere } from "../work/work-here.tsx";
import { Composer } from "./composer.tsx";
import styles from "./inbox.module.css";

interface MailFootProps {
  readonly view: DeskView;
  readonly mail: DeskMail;
}

/** How a mail is answered: by the work it asks for, or by a mail. Nothing when the day is over. */
export function MailFoot({ view, mail }: MailFootProps) {
  const { day, rows } = view;
  const [writing, setWriting] = useState<"asked" | "kept" | null>(() =>
    keptDraft(day.own.head.id, mail.id).text === "" ? null : "kept",
  );
  const row = rows.find(({ task }) => task.id === mail.task);
  const isMailWork = row?.task.deliverable.kind === "mail";
  if (day.state.isOver && !row) return null;
  return (
    <>
      {row &&
        (isMailWork && row.state.standing === "open" && !day.state.isOver ? (
          <WorkHere view={view} row={row} />
        ) : (
          <TaskSlot view={view} row={row} at="mail" isLow={writing !== null} />
        ))}
      {!isMailWork &&
        !day.state.isOver &&
        (writing ? (
          <Composer
            view={view}
            name={mail.id}
            label="Reply"
            to={[mail.from]}
            answers={mail.id}
            takesFocus={writing === "asked"}
            onClose={() => setWriting(null)}
          />
        ) : (
          <div className={styles["start"]}>
            <Button kind="line" onClick={() => setWriting("asked")}>
              <LineIcon name="reply" />
              Reply
            </Button>
          </div>
        ))}
    </>
  );
}
