import type { AssessmentAttempt } from "@taiyari/contract";
import type { Question } from "@taiyari/domain/learning";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ModalDialog } from "../../../ui/modal-dialog.tsx";
import { ExamBar } from "./exam-bar.tsx";
import { QuestionCard } from "./question-card.tsx";
import { QuestionMap } from "./question-map.tsx";
import { useExam } from "./use-exam.ts";
import { useTimeLeft } from "./use-time-left.ts";
import styles from "./exam.module.css";

interface ExamProps {
  readonly attempt: AssessmentAttempt;
  /** The server's clock against this one's, in milliseconds. */
  readonly clockAhead: number;
  readonly title: string;
  readonly pass: number;
  readonly onEnded: () => void;
}

/** An assessment that is being written. */
export function Exam({ attempt, clockAhead, title, pass, onEnded }: ExamProps) {
  const questions = attempt.questions as readonly Question[];
  const exam = useExam(attempt, clockAhead, onEnded);
  const [at, setAt] = useState(0);
  const [isAsking, setIsAsking] = useState(false);
  const secondsLeft = useTimeLeft(attempt.endsAt, clockAhead, () => void exam.handIn());
  const question = questions[at];
  const open = questions.filter(({ id }) => (exam.answers.get(id) ?? "").trim() === "").length;
  if (!question) return null;
  return (
    <>
      <ExamBar
        title={title}
        secondsLeft={secondsLeft}
        seconds={(Date.parse(attempt.endsAt) - Date.parse(attempt.startedAt)) / 1_000}
      />
      <div className={`wrap ${styles["main"]}`}>
        <QuestionMap
          questions={questions}
          exam={exam}
          at={at}
          pass={pass}
          onGo={setAt}
          onHandIn={() => setIsAsking(true)}
        />
        <QuestionCard
          question={question}
          at={at}
          of={questions.length}
          exam={exam}
          onGo={setAt}
          onHandIn={() => setIsAsking(true)}
        />
      </div>
      {isAsking && (
        <ModalDialog title="Hand in?" size="small" onClose={() => setIsAsking(false)}>
          <p className="num">
            {open === 0
              ? "All questions are answered."
              : `${open === 1 ? "One question is" : `${open} questions are`} not answered yet.`}{" "}
            After handing in nothing can be changed, and your answers are judged.
          </p>
          <div className={styles["asked"]}>
            <Button kind="line" onClick={() => setIsAsking(false)}>
              Go on writing
            </Button>
            <Button
              kind="primary"
              onClick={() => {
                setIsAsking(false);
                void exam.handIn();
              }}
            >
              Hand in now
            </Button>
          </div>
        </ModalDialog>
      )}
    </>
  );
}
