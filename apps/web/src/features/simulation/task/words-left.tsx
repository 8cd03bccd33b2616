import type { Task } from "@taiyari/domain/simulation";
import { count, formatNumber } from "../../../lib/numbers.ts";
import { countWords, type WorkDraft } from "./draft/work-draft.ts";
import styles from "./work-form.module.css";

interface WordsLeftProps {
  readonly task: Task;
  readonly draft: WorkDraft;
}

/** "66 of 120 words" where a task has a limit, "66 words" of other prose; nothing of what is no prose. */
export function WordsLeft({ task: { deliverable }, draft }: WordsLeftProps) {
  const words = countWords(draft.text);
  switch (deliverable.kind) {
    case "mail":
    case "document":
    case "call-notes":
      return (
        <span data-over={words > deliverable.mostWords || undefined} className={styles["words"]}>
          {formatNumber(words)} of {count(deliverable.mostWords, "word")}
        </span>
      );
    case "chat":
      return <span className={styles["words"]}>{count(words, "word")}</span>;
    case "sql":
    case "code":
    case "review":
    case "ranking":
    case "decision":
    case "plan":
      return null;
    default:
      return deliverable satisfies never;
  }
}
