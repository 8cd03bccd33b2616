import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { LearnerExercise } from "@taiyari/domain/learning";
import { formatDate } from "../../../../lib/dates.ts";
import { COURSE_DOCS } from "../../../../shared/course/addresses.ts";
import { courseQuery } from "../../../../shared/course/course-files.ts";
import { placeOf } from "../../../../shared/course/outline.ts";
import { useProgress } from "../../../../shared/learning/learning.ts";
import { Button, buttonClass } from "../../../../ui/button.tsx";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import { Niche } from "../../../../ui/niche.tsx";
import { TablesThings } from "../../../../ui/niche-things.tsx";
import { exerciseElementId } from "../contents/lesson-sections.ts";
import { useLesson } from "../lesson-context.ts";
import type { ExerciseAnswer } from "./use-exercise.ts";
import styles from "./won.module.css";

interface WonProps {
  readonly exercise: LearnerExercise;
  readonly answer: ExerciseAnswer;
  readonly isAnswerShown: boolean;
  readonly onShowAnswer: () => void;
}

/** The answer is right: when it comes back, and what comes next. */
export function Won({ exercise, answer, isAnswerShown, onShowAnswer }: WonProps) {
  const { slug } = useLesson();
  const memory = useProgress().pages.get(slug)?.memory ?? null;
  return (
    <div className={styles["won"]}>
      <div>
        <div role="status">
          <p className={styles["word"]}>
            <LineIcon name="check" small />
            Right on both data sets
          </p>
          <p className={styles["title"]}>{exercise.title}</p>
          <p className={`num ${styles["when"]}`}>
            {triesOf(answer)}
            {memory && ` This page comes back for review on ${formatDate(new Date(memory.dueAt))}.`}
          </p>
        </div>
        <div className={styles["acts"]}>
          <NextStep exercise={exercise} />
          {!isAnswerShown && (
            <Button kind="quiet" onClick={onShowAnswer}>
              See the worked answer
            </Button>
          )}
        </div>
      </div>
      <Niche isLit>
        <TablesThings />
      </Niche>
    </div>
  );
}

const TRIES = ["First", "Second", "Third", "Fourth", "Fifth"];

function triesOf({ progress }: ExerciseAnswer): string {
  const attempts = progress?.attempts ?? 1;
  const word = TRIES[attempts - 1];
  return word ? `${word} try.` : `${attempts} tries.`;
}

/** The next exercise of the page, or the next page. */
function NextStep({ exercise }: { readonly exercise: LearnerExercise }) {
  const { slug, exercises } = useLesson();
  const { data: course } = useQuery(courseQuery);
  const at = exercises.indexOf(exercise);
  const following = exercises[at + 1];
  if (following)
    return (
      <a href={`#${exerciseElementId(following.id)}`} className={buttonClass("next")}>
        Exercise {at + 2}: {following.title}
      </a>
    );
  const next = course && placeOf(course, slug)?.next;
  if (!next) return null;
  return (
    <Link to={COURSE_DOCS} params={{ _splat: next.slug }} className={buttonClass("next")}>
      Next page: {next.title}
    </Link>
  );
}
