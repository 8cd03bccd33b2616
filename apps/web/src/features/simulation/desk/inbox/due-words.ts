import type { DeskMail } from "@taiyari/domain/simulation";
import { dayTime } from "../frame/day-text.ts";
import type { TaskRow } from "../state/task-rows.ts";

/** What a mail waits for, or what became of it. */
export interface DueWords {
  readonly text: string;
  readonly isDone: boolean;
  /** Little time is left, it is late, or it came back. */
  readonly isSoon: boolean;
}

/** @returns null for a mail that wants nothing */
export function dueWords(mail: DeskMail, rows: readonly TaskRow[]): DueWords | null {
  const row = rows.find(({ task }) => task.id === mail.task);
  if (row) return taskWords(row);
  if (mail.answeredAt !== null)
    return { text: `Answered ${dayTime(mail.answeredAt)}`, isDone: true, isSoon: false };
  if (mail.due === null) return null;
  return { text: `Answer by ${dayTime(mail.due)}`, isDone: false, isSoon: false };
}

function taskWords({ task, state, isSoon, isLate }: TaskRow): DueWords {
  const last = state.versions.at(-1);
  switch (state.standing) {
    case "open":
    case "later": {
      const when = dayTime(task.due);
      if (isLate) return { text: `Was due ${when}`, isDone: false, isSoon: true };
      return { text: `${verbOf(task.deliverable.kind)} by ${when}`, isDone: false, isSoon };
    }
    case "sent-back":
      return { text: "Sent back", isDone: false, isSoon: true };
    case "handed-in":
    case "accepted":
    case "kept":
      return {
        text: last ? `Handed in ${dayTime(last.at)}` : "Handed in",
        isDone: true,
        isSoon: false,
      };
    case "missed":
      return { text: "Not handed in", isDone: false, isSoon: false };
  }
}

function verbOf(kind: TaskRow["task"]["deliverable"]["kind"]): string {
  if (kind === "decision") return "Decide";
  if (kind === "mail" || kind === "chat") return "Answer";
  return "Hand in";
}
