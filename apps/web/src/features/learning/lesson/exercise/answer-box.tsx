import type { ReactNode } from "react";
import type { LearnerExercise } from "@taiyari/domain/learning";
import { ServerNote } from "../../../../shared/sql/engine-status.tsx";
import { SqlEditor } from "../../../../shared/sql/sql-editor.tsx";
import { Button } from "../../../../ui/button.tsx";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import { EngineTrouble } from "../../sql/engine-trouble.tsx";
import { LoadingEngine } from "../../sql/loading-engine.tsx";
import { RanView } from "../../sql/ran-view.tsx";
import { errorPlaceOf } from "../../sql/sql-outcome.ts";
import { usePageTitles } from "../../sql/use-page-titles.ts";
import { useLesson } from "../lesson-context.ts";
import type { ExerciseAnswer } from "./use-exercise.ts";
import { VerdictView } from "../../../../shared/sql-verdict/verdict-view.tsx";
import styles from "../../sql/code-card.module.css";

interface AnswerBoxProps {
  readonly exercise: LearnerExercise;
  readonly answer: ExerciseAnswer;
  /** Below what was run or judged. */
  readonly children: ReactNode;
}

const MIN_LINES = 5;

/** Where an answer is written, run and checked. */
export function AnswerBox({ exercise, answer, children }: AnswerBoxProps) {
  const { text, outcome, busy } = answer;
  const { slug } = useLesson();
  const titleOf = usePageTitles(slug);

  return (
    <div className={styles["card"]}>
      <div className={styles["head"]}>
        <h4>Your answer</h4>
        {text !== exercise.start && (
          <Button kind="quiet" onClick={answer.reset}>
            <LineIcon name="undo" small />
            Reset
          </Button>
        )}
        <Button kind="line" isBusy={busy !== null} onClick={() => void answer.run()}>
          <LineIcon name="play" small />
          {busy === "running" ? "Running" : "Run"}
        </Button>
        <Button kind="primary" isBusy={busy !== null} onClick={() => void answer.check()}>
          {busy === "checking" ? "Checking" : "Check"}
        </Button>
      </div>
      <SqlEditor
        text={text}
        onChange={answer.setText}
        onRun={() => void answer.run()}
        label={`Your answer: ${exercise.title}`}
        errorPlace={errorPlaceOf(outcome, text)}
        minLines={MIN_LINES}
      />
      {busy !== null && <LoadingEngine />}
      {outcome && <ServerNote />}
      <Outcome {...{ exercise, answer, titleOf }} />
      {children}
    </div>
  );
}

interface OutcomeProps {
  readonly exercise: LearnerExercise;
  readonly answer: ExerciseAnswer;
  readonly titleOf: (slug: string) => string | null;
}

function Outcome({ exercise, answer, titleOf }: OutcomeProps) {
  const { outcome } = answer;
  if (outcome === null) return <Tip isSolved={answer.isSolved} />;
  if (outcome.kind === "ran")
    return (
      <RanView
        answer={outcome.answer}
        sql={outcome.sql}
        label={`Your rows: ${exercise.title}`}
        titleOf={titleOf}
        onRetry={() => void answer.run()}
      />
    );
  if (outcome.answer.kind !== "done")
    return <EngineTrouble answer={outcome.answer} onRetry={() => void answer.check()} />;
  const verdict = outcome.answer.answer;
  return verdict.kind === "right" ? null : (
    <VerdictView verdict={verdict} sql={outcome.sql} titleOf={titleOf} level={4} />
  );
}

function Tip({ isSolved }: { readonly isSolved: boolean }) {
  return (
    <p className={styles["status"]}>
      {isSolved ? (
        <span className={styles["ok"]}>
          <LineIcon name="check" small />
          Solved. Your answer is as you left it.
        </span>
      ) : (
        <>
          <LineIcon name="info" small />
          <span>
            Run shows your rows. Check compares them with the expected result, here and on a second
            data set.
          </span>
        </>
      )}
    </p>
  );
}
