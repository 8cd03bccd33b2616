import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { courseFigures } from "@taiyari/domain/learning/progress";
import { formatNumber } from "../../../lib/numbers.ts";
import { COURSE, COURSE_DOCS, LEARNING, WORKSPACE } from "../../../shared/course/addresses.ts";
import { courseQuery } from "../../../shared/course/course-files.ts";
import { ServerTrouble } from "../../../shared/failures/server-trouble.tsx";
import { useLearning } from "../../../shared/learning/learning.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { NicheLight } from "../../../ui/niche.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { DueReviews } from "../standing/due-card.tsx";
import { nextPageOf } from "../standing/learning-figures.ts";
import { AssessmentCard } from "./assessment-card.tsx";
import { PlacementCard } from "./placement-card.tsx";
import { Stairs } from "./stairs.tsx";
import { StageList } from "./stage-list.tsx";
import styles from "./path.module.css";

/** How far the learner is on the course: /learning/sql-for-data-professionals/content. */
export function PathPage() {
  const course = useQuery(courseQuery);
  const { progress, isLoaded } = useLearning();
  if (course.isError)
    return (
      <div className={`wrap ${styles["screen"]}`}>
        <h1>Your path</h1>
        <ServerTrouble error={course.error} onRetry={() => void course.refetch()} />
      </div>
    );
  if (!course.data || !isLoaded) return <Spinner label="Opening your path" />;
  const figures = courseFigures(course.data, progress);
  const next = nextPageOf(course.data, progress);
  return (
    <div className={`wrap ${styles["screen"]}`}>
      <NicheLight />
      <header className={styles["head"]}>
        <div>
          <p className={styles["crumbs"]}>
            <Link to={LEARNING}>Learning</Link>
            <span aria-hidden="true">/</span>
            <Link to={COURSE}>{course.data.title}</Link>
          </p>
          <h1>Your path</h1>
          <p className="num">
            {figures.pagesDone} of {figures.pages} pages, {formatNumber(figures.solved)} of{" "}
            {formatNumber(figures.exercises)} exercises.
          </p>
        </div>
        <Link className={buttonClass("line")} to={COURSE_DOCS} params={{ _splat: WORKSPACE }}>
          <LineIcon name="terminal" small />
          Open the SQL editor
        </Link>
      </header>
      <Stairs course={course.data} progress={progress} next={next} />
      <div className={styles["columns"]}>
        <StageList course={course.data} progress={progress} next={next} />
        <div className={styles["stack"]}>
          <DueReviews course={course.data} progress={progress} />
          <PlacementCard progress={progress} />
          <AssessmentCard pagesLeft={figures.pages - figures.pagesDone} />
        </div>
      </div>
    </div>
  );
}
