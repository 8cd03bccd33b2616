import type { Question } from "@taiyari/domain/learning";
import { useEffect, useRef } from "react";
import { QuestionOptions, QuestionText } from "../../../shared/assessment/question-view.tsx";
import { Button } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import type { ExamState } from "./use-exam.ts";
import { WrittenAnswer } from "./written-answer.tsx";
import styles from "./exam.module.css";

const KINDS = {
  choose: "choose one",
  predict: "predict the result",
  write: "write a query",
} as const;

interface QuestionCardProps {
  readonly question: Question;
  /** From 0. */
  readonly at: number;
  readonly of: number;
  readonly exam: ExamState;
  /** Whether letters choose an option. */
  readonly hasKeys: boolean;
  readonly onGo: (at: number) => void;
  readonly onHandIn: () => void;
}

/** One question, its answer, and the way to the next. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, at, of, exam, hasKeys, onGo, onHandIn } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const read = useRef(at);
  // The next question is read out, and the page stands at its beginning.
  useEffect(() => {
    if (read.current !== at) heading.current?.focus();
    read.current = at;
  }, [at]);
  const answer = exam.answers.get(question.id) ?? "";
  return (
    <section className={`card ${styles["quest"]}`} aria-labelledby="question">
      <p className="eyebrow num">
        Question {at + 1} of {of} · {KINDS[question.kind]}
      </p>
      <h1 id="question" ref={heading} tabIndex={-1}>
        {question.title}
      </h1>
      <QuestionText question={question} />
      {question.kind === "write" ? (
        <WrittenAnswer
          key={question.id}
          question={question}
          answer={answer}
          onAnswer={(text) => exam.answer(question.id, text)}
        />
      ) : (
        <QuestionOptions
          question={question}
          answer={answer}
          onAnswer={(key) => exam.answer(question.id, key)}
          hasKeys={hasKeys}
        />
      )}
      <div className={styles["nav"]}>
        {at > 0 ? (
          <Button kind="line" onClick={() => onGo(at - 1)}>
            <LineIcon name="left" />
            Question {at}
          </Button>
        ) : (
          <span />
        )}
        <label className={styles["mark"]}>
          <input
            type="checkbox"
            checked={exam.marked.has(question.id)}
            onChange={(event) => exam.mark(question.id, event.target.checked)}
          />
          Look at it again
        </label>
        {at + 1 < of ? (
          <Button kind="primary" onClick={() => onGo(at + 1)}>
            Question {at + 2}
            <LineIcon name="right" />
          </Button>
        ) : (
          <Button kind="primary" isBusy={exam.phase !== "writing"} onClick={onHandIn}>
            Hand in
          </Button>
        )}
      </div>
    </section>
  );
}
