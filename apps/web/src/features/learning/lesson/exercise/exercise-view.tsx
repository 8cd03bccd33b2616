import { useState } from "react";
import type { LearnerExercise } from "@taiyari/domain/learning";
import { readMarkdown } from "../../../../shared/course/read-markdown.ts";
import { TextBlocks } from "../../../../shared/course/text-blocks.tsx";
import { exerciseElementId } from "../contents/lesson-sections.ts";
import { AnswerBox } from "./answer-box.tsx";
import { EarlierPage } from "./earlier-page.tsx";
import { ExerciseHead } from "./exercise-head.tsx";
import { ExpectedResult } from "../../../../shared/sql-verdict/expected-result.tsx";
import { HintLadder } from "./hint-ladder.tsx";
import { Notice } from "./notice.tsx";
import { TableChips } from "./table-chips.tsx";
import { useExercise } from "./use-exercise.ts";
import { Won } from "./won.tsx";
import styles from "./exercise.module.css";

/** A task whose answer is judged by what it gives. */
export function ExerciseView({ exercise }: { readonly exercise: LearnerExercise }) {
  const answer = useExercise(exercise);
  const [isAnswerShown, setAnswerShown] = useState(false);
  const { outcome } = answer;
  const isRight =
    outcome?.kind === "checked" &&
    outcome.answer.kind === "done" &&
    outcome.answer.answer.kind === "right";

  return (
    <section
      id={exerciseElementId(exercise.id)}
      className={styles["exercise"]}
      aria-label={`Exercise: ${exercise.title}`}
    >
      <ExerciseHead exercise={exercise} />
      <h3 className={styles["title"]}>{exercise.title}</h3>
      <div className={styles["ask"]}>
        <TextBlocks blocks={readMarkdown(exercise.ask)} />
      </div>
      <TableChips exercise={exercise} />
      <ExpectedResult exercise={exercise} startsOpen={outcome === null && !answer.isSolved} />
      <AnswerBox exercise={exercise} answer={answer}>
        {isRight && (
          <Won
            exercise={exercise}
            answer={answer}
            isAnswerShown={isAnswerShown}
            onShowAnswer={() => setAnswerShown(true)}
          />
        )}
        {isRight ? (
          <Notice exercise={exercise} isWhole={isAnswerShown} />
        ) : (
          <>
            <HintLadder exercise={exercise} answer={answer} />
            <EarlierPage attempts={answer.isSolved ? 0 : (answer.progress?.attempts ?? 0)} />
          </>
        )}
      </AnswerBox>
    </section>
  );
}
