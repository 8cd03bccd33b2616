import type { PlacementQuestion } from "@taiyari/domain/learning";
import { useEffect, useRef, useState } from "react";
import { QuestionOptions, QuestionText } from "../../../shared/assessment/question-view.tsx";
import { Button } from "../../../ui/button.tsx";
import { ScreenHead } from "../../../ui/screen-head.tsx";
import { UNKNOWN } from "./unknown.ts";
import styles from "./placement.module.css";

interface PlacementQuestionsProps {
  readonly questions: readonly PlacementQuestion[];
  /** Whether an earlier test counts. */
  readonly isPlaced: boolean;
  readonly onDone: (answers: ReadonlyMap<string, string>) => void;
  readonly onUndo: () => void;
}

/** One question after the other. */
export function PlacementQuestions({
  questions,
  isPlaced,
  onDone,
  onUndo,
}: PlacementQuestionsProps) {
  const [at, setAt] = useState(0);
  const [answers, setAnswers] = useState<ReadonlyMap<string, string>>(new Map());
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (at > 0) heading.current?.focus();
  }, [at]);
  const asked = questions[at];
  if (!asked) return null;
  const { question } = asked;
  const answer = answers.get(question.id) ?? "";
  const isLast = at + 1 === questions.length;
  return (
    <>
      <ScreenHead
        title="Placement test"
        lead={`${questions.length} questions show what you know already. Those pages are marked as known; you can still read them, and take the result back at any time. There is no clock.`}
      />
      {isPlaced && at === 0 && (
        <p className={styles["placed"]}>
          An earlier test counts. This one takes its place.
          <Button kind="line" onClick={onUndo}>
            Take it back
          </Button>
        </p>
      )}
      <section className={`card ${styles["card"]}`} aria-labelledby="question">
        <p className="eyebrow num">
          Question {at + 1} of {questions.length} · {question.stage}
        </p>
        <h2 id="question" ref={heading} tabIndex={-1}>
          {question.title}
        </h2>
        <QuestionText question={question} />
        <QuestionOptions
          question={question}
          answer={answer}
          onAnswer={(key) => setAnswers(new Map([...answers, [question.id, key]]))}
          unknown={{ key: UNKNOWN, label: "I do not know yet" }}
        />
        <div className={styles["nav"]}>
          {at > 0 ? (
            <Button kind="line" onClick={() => setAt(at - 1)}>
              Back
            </Button>
          ) : (
            <span />
          )}
          <Button
            kind={isLast ? "next" : "primary"}
            disabled={answer === ""}
            onClick={() => (isLast ? onDone(answers) : setAt(at + 1))}
          >
            {isLast ? "See what you know" : "Next question"}
          </Button>
        </div>
      </section>
    </>
  );
}
