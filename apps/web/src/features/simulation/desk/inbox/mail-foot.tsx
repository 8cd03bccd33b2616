import { useEffect, useRef, useState } from "react";
import type { DeskMail } from "@taiyari/domain/simulation";
import { buttonClass } from "../../../../ui/button.tsx";
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
  const reply = useRef<HTMLButtonElement>(null);
  const wasWriting = useRef(false);
  useEffect(() => {
    if (wasWriting.current && writing === null) reply.current?.focus();
    wasWriting.current = writing !== null;
  }, [writing]);
  const row = rows.find(({ task }) => task.id === mail.task);
  const hasForm =
    row?.task.deliverable.kind === "mail" && row.state.standing === "open" && !day.state.isOver;
  if (day.state.isOver && !row) return null;
  const start = !hasForm && writing === null && !day.state.isOver && (
    <button
      ref={reply}
      type="button"
      className={buttonClass("line")}
      onClick={() => setWriting("asked")}
    >
      <LineIcon name="reply" />
      Reply
    </button>
  );
  if (!row && start) return <div className={styles["start"]}>{start}</div>;
  return (
    <>
      {row &&
        (hasForm ? (
          <WorkHere view={view} row={row} />
        ) : (
          <TaskSlot view={view} row={row} at="mail" isLow={writing !== null}>
            {start}
          </TaskSlot>
        ))}
      {!hasForm && writing !== null && !day.state.isOver && (
        <Composer
          view={view}
          name={mail.id}
          label="Reply"
          to={[mail.from]}
          answers={mail.id}
          takesFocus={writing === "asked"}
          onClose={() => setWriting(null)}
        />
      )}
    </>
  );
}
