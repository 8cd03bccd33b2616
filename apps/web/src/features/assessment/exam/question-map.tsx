import type { Question } from "@taiyari/domain/learning";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { Leave } from "./exam-bar.tsx";
import { isAnswered, type ExamState } from "./use-exam.ts";
import styles from "./exam.module.css";

interface QuestionMapProps {
  readonly questions: readonly Question[];
  readonly exam: ExamState;
  /** From 0. */
  readonly at: number;
  readonly pass: number;
  readonly onGo: (at: number) => void;
  readonly onHandIn: () => void;
  /** The list of keys. */
  readonly children: ReactNode;
}

/** All questions by number, which are answered, and the way to the end. */
export function QuestionMap(props: QuestionMapProps) {
  const { questions, exam, at, pass, onGo, onHandIn, children } = props;
  const answered = questions.filter(({ id }) => isAnswered(exam, id)).length;
  const needed = Math.ceil((questions.length * pass) / 100);
  return (
    <aside className={styles["side"]} aria-label="Your questions">
      <p className={`num ${styles["big"]}`}>
        {answered}
        <small>of {questions.length} answered</small>
      </p>
      <ol className={`num ${styles["map"]}`}>
        {questions.map(({ id }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-current={index === at || undefined}
              aria-label={labelOf(exam, id, index)}
              data-answered={isAnswered(exam, id) || undefined}
              data-marked={exam.marked.has(id) || undefined}
              onClick={() => onGo(index)}
            >
              {index + 1}
            </button>
          </li>
        ))}
      </ol>
      <ul className={styles["legend"]} aria-hidden="true">
        <li>
          <i data-kind="answered" />
          answered
        </li>
        <li>
          <i data-kind="marked" />
          marked to look again
        </li>
      </ul>
      <p className="small muted num">
        {exam.isWaiting
          ? "There is no connection. Your answers are kept on this device and sent when it is back."
          : `Answers are kept as you give them. Nothing is judged until you hand in. ${needed} right is ${pass}%.`}
      </p>
      <Button kind="line" isBusy={exam.phase !== "writing"} onClick={onHandIn}>
        {exam.phase === "writing" ? "Hand in" : "Judging your answers"}
      </Button>
      <p className={styles["leave"]}>
        <Leave />
      </p>
      {children}
    </aside>
  );
}

function labelOf(exam: ExamState, id: string, index: number): string {
  const state = isAnswered(exam, id) ? "answered" : "open";
  return `Question ${index + 1}, ${state}${exam.marked.has(id) ? ", marked" : ""}`;
}
