import { useQuery } from "@tanstack/react-query";
import type { LearnerExercise } from "@taiyari/domain/learning";
import { workedAnswersQuery } from "../../../../shared/course/course-files.ts";
import { readMarkdown } from "../../../../shared/course/read-markdown.ts";
import { TextBlocks } from "../../../../shared/course/text-blocks.tsx";
import { useLesson } from "../lesson-context.ts";
import { WorkedAnswer } from "./worked-answer.tsx";
import styles from "./notice.module.css";

interface NoticeProps {
  readonly exercise: LearnerExercise;
  /** Whether the worked answer is shown too. */
  readonly isWhole: boolean;
}

/** What to take from an answer that was right. Nothing where it cannot be fetched: the answer is right all the same. */
export function Notice({ exercise, isWhole }: NoticeProps) {
  const { slug } = useLesson();
  const { data } = useQuery(workedAnswersQuery(slug));
  const worked = data?.[exercise.id];
  if (!worked) return null;
  return (
    <div className={styles["notice"]}>
      <h4>What to notice</h4>
      <div className={styles["why"]}>
        <TextBlocks blocks={readMarkdown(worked.why)} />
      </div>
      {isWhole && (
        <>
          <h4>The worked answer</h4>
          <WorkedAnswer id={exercise.id} hasWhy={false} />
        </>
      )}
    </div>
  );
}
