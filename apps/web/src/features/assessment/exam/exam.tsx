import type { AssessmentAttempt } from "@taiyari/contract";
import type { Question } from "@taiyari/domain/learning";
import { useState } from "react";
import { ExamBar } from "./exam-bar.tsx";
import { ExamKeys } from "./exam-keys.tsx";
import { HandInDialog } from "./hand-in-dialog.tsx";
import { QuestionCard } from "./question-card.tsx";
import { QuestionMap } from "./question-map.tsx";
import { useExam } from "./use-exam.ts";
import { useExamKeys } from "./use-exam-keys.ts";
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
  const go = (to: number) => setAt(Math.min(Math.max(to, 0), questions.length - 1));
  const [hasKeys, setHasKeys] = useExamKeys({
    onChoose(place) {
      const option = question?.options[place];
      if (question && option) exam.answer(question.id, option.key);
    },
    onBack: () => go(at - 1),
    onNext: () => go(at + 1),
    onMark: () => question && exam.mark(question.id, !exam.marked.has(question.id)),
  });
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
          onGo={go}
          onHandIn={() => setIsAsking(true)}
        >
          <ExamKeys isOn={hasKeys} onChange={setHasKeys} />
        </QuestionMap>
        <QuestionCard
          question={question}
          at={at}
          of={questions.length}
          exam={exam}
          hasKeys={hasKeys}
          onGo={go}
          onHandIn={() => setIsAsking(true)}
        />
      </div>
      {isAsking && (
        <HandInDialog
          questions={questions}
          exam={exam}
          onGo={go}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
