import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { LEARNING } from "../../../shared/course/addresses.ts";
import { courseQuery } from "../../../shared/course/course-files.ts";
import { ServerTrouble } from "../../../shared/failures/server-trouble.tsx";
import { useLearning } from "../../../shared/learning/learning.ts";
import { NicheLight } from "../../../ui/niche.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { ReviewSession } from "./review-session.tsx";
import styles from "./review.module.css";

/** All cards that are due, one after the other: /learning/review. */
export function ReviewPage() {
  const course = useQuery(courseQuery);
  const { progress, isLoaded } = useLearning();
  return (
    <div className={`wrap ${styles["screen"]}`}>
      <NicheLight />
      <p className={styles["crumbs"]}>
        <Link to={LEARNING}>Learning</Link>
      </p>
      <h1>Due for review</h1>
      {course.isError && (
        <ServerTrouble error={course.error} onRetry={() => void course.refetch()} />
      )}
      {!course.isError && (!course.data || !isLoaded) && <Spinner label="Opening your cards" />}
      {course.data && isLoaded && <ReviewSession course={course.data} progress={progress} />}
    </div>
  );
}
