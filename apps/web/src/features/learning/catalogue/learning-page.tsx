import { useQuery } from "@tanstack/react-query";
import { courseQuery } from "../../../shared/course/course-files.ts";
import { ServerTrouble } from "../../../shared/failures/server-trouble.tsx";
import { useLearning } from "../../../shared/learning/learning.ts";
import { NicheLight } from "../../../ui/niche.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { DueReviews } from "../standing/due-card.tsx";
import { nextPageOf } from "../standing/learning-figures.ts";
import { AtHand } from "./at-hand.tsx";
import { CourseCard } from "./course-card.tsx";
import { FirstVisit, NextPageCard } from "./next-card.tsx";
import styles from "./catalogue.module.css";

/** The courses, and what to do next in them: /learning. */
export function LearningPage() {
  const course = useQuery(courseQuery);
  const { progress, isLoaded } = useLearning();
  return (
    <div className={`wrap ${styles["screen"]}`}>
      <NicheLight />
      <header>
        <h1>Learning</h1>
        <p>Courses you run instead of watch.</p>
      </header>
      {course.isError && (
        <ServerTrouble error={course.error} onRetry={() => void course.refetch()} />
      )}
      {!course.isError && (!course.data || !isLoaded) && <Spinner label="Opening your courses" />}
      {course.data && isLoaded && (
        <>
          <div className={styles["top"]}>
            {progress.lastPage === null ? (
              <FirstVisit />
            ) : (
              <NextPageCard
                course={course.data}
                progress={progress}
                next={nextPageOf(course.data, progress)}
              />
            )}
            <DueReviews course={course.data} progress={progress} />
          </div>
          <section className={styles["section"]} aria-labelledby="courses">
            <h2 id="courses">Courses</h2>
            <CourseCard course={course.data} progress={progress} />
          </section>
          <AtHand />
        </>
      )}
    </div>
  );
}
