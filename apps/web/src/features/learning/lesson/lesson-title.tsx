import type { CoursePageContent } from "@taiyari/domain/learning";
import { count } from "../../../lib/numbers.ts";
import type { PagePlace } from "../../../shared/course/outline.ts";
import styles from "./lesson.module.css";

interface LessonTitleProps {
  readonly place: PagePlace;
  readonly content: CoursePageContent;
}

/** Where a page stands, what it is called, and what a reader can do after it. */
export function LessonTitle({ place, content: { lesson, exercises } }: LessonTitleProps) {
  const { page, number, of } = place;
  return (
    <>
      <p className={`num ${styles["meta"]}`}>
        Page {number} of {of} · about {count(page.minutes, "minute")}
        {exercises.length > 0 && ` · ${count(exercises.length, "exercise")}`}
      </p>
      <h1>{lesson.title}</h1>
      <p className={styles["lead"]}>{lesson.promise}</p>
    </>
  );
}
