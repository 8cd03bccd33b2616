import type { Question } from "@taiyari/domain/learning";
import { SqlEditor } from "../../../shared/sql/sql-editor.tsx";
import styles from "./exam.module.css";

interface WrittenAnswerProps {
  readonly question: Question;
  readonly answer: string;
  readonly onAnswer: (text: string) => void;
}

/** A query to be written. */
export function WrittenAnswer({ question: { task }, answer, onAnswer }: WrittenAnswerProps) {
  if (!task) return null;
  return (
    <div className={styles["written"]}>
      <p className="small muted">
        Tables:{" "}
        {task.tables.map((name) => (
          <code key={name}>{name}</code>
        ))}
      </p>
      <SqlEditor
        text={answer === "" ? task.start : answer}
        onChange={onAnswer}
        onRun={() => undefined}
        label="Your query"
        minLines={6}
      />
    </div>
  );
}
