import type { LearnerExercise } from "@taiyari/domain/learning";
import { keyOf } from "@taiyari/domain/learning/progress";
import { useProgress } from "../../../../shared/learning/learning.ts";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import { exerciseElementId } from "../contents/lesson-sections.ts";
import { useLesson } from "../lesson-context.ts";
import styles from "./exercise-head.module.css";

/** Where the exercise stands on its page, and the way to the others. */
export function ExerciseHead({ exercise }: { readonly exercise: LearnerExercise }) {
  const { slug, title, exercises } = useLesson();
  const progress = useProgress();
  const number = exercises.indexOf(exercise) + 1;
  return (
    <div className={styles["top"]}>
      <p className="num">
        {title} · exercise {number} of {exercises.length} · {exercise.level}
      </p>
      {exercises.length > 1 && (
        <ol className={`num ${styles["arches"]}`} aria-label="Exercises of this page">
          {exercises.map(({ id }, at) => {
            const isSolved = (progress.exercises.get(keyOf(slug, id))?.solvedAt ?? null) !== null;
            return (
              <li key={id}>
                <a
                  href={`#${exerciseElementId(id)}`}
                  data-solved={isSolved || undefined}
                  aria-current={id === exercise.id || undefined}
                >
                  <span className="vh">Exercise </span>
                  {isSolved ? (
                    <>
                      <LineIcon name="check" small />
                      <span className="vh">{at + 1}, right</span>
                    </>
                  ) : (
                    at + 1
                  )}
                </a>
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
}
