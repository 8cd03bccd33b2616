import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { Course } from "@taiyari/domain/learning";
import { formatNumber } from "../../../lib/numbers.ts";
import {
  COURSE_CONTENT,
  COURSE_DOCS,
  LEARNING,
  PLACEMENT,
} from "../../../shared/course/addresses.ts";
import { courseQuery } from "../../../shared/course/course-files.ts";
import { figuresOf, pagesOf } from "../../../shared/course/outline.ts";
import { ServerTrouble } from "../../../shared/failures/server-trouble.tsx";
import { useProgress } from "../../../shared/learning/learning.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { hours } from "../standing/duration.ts";
import { nextPageOf } from "../standing/learning-figures.ts";
import { Asked } from "./asked.tsx";
import { CertificatePart } from "./certificate-part.tsx";
import { ForWhom } from "./for-whom.tsx";
import { Outline } from "./outline-view.tsx";
import { TryCard } from "./try-card.tsx";
import styles from "./course.module.css";

/** What the course is, with a query to run at once: /learning/sql-for-data-professionals. */
export function CoursePage() {
  const course = useQuery(courseQuery);
  if (course.isError)
    return (
      <div className={`wrap ${styles["screen"]}`}>
        <h1 className="vh">SQL for data professionals</h1>
        <ServerTrouble error={course.error} onRetry={() => void course.refetch()} />
      </div>
    );
  if (!course.data) return <Spinner label="Opening the course" />;
  return (
    <div className={`wrap ${styles["screen"]}`}>
      <div className={styles["hero"]}>
        <Say course={course.data} />
        <TryCard />
      </div>
      <Figures course={course.data} />
      <Asked />
      <ForWhom />
      <Outline course={course.data} />
      <CertificatePart />
    </div>
  );
}

function Say({ course }: { readonly course: Course }) {
  const next = nextPageOf(course, useProgress());
  const [first] = pagesOf(course);
  const isBegun = next?.isBegun === true || (next !== null && next.number > 1);
  return (
    <div>
      <p className={styles["crumbs"]}>
        <Link to={LEARNING}>Learning</Link>
        <span aria-hidden="true">/</span>Course
      </p>
      <h1>{course.title}</h1>
      <p className="lead">
        Run your first query now, here. {formatNumber(pagesOf(course).length)} pages later you
        answer the questions that data interviews ask, on data as untidy as the real thing.
      </p>
      <div className={styles["acts"]}>
        {isBegun && next ? (
          <Link
            className={buttonClass("next", "btn-lg")}
            to={COURSE_DOCS}
            params={{ _splat: next.page.slug }}
          >
            Continue with page {next.number}
          </Link>
        ) : (
          <Link
            className={buttonClass("next", "btn-lg")}
            to={COURSE_DOCS}
            params={{ _splat: first?.slug ?? "overview" }}
          >
            Start with page 1
          </Link>
        )}
        {isBegun ? (
          <Link className={buttonClass("line", "btn-lg")} to={COURSE_CONTENT}>
            Show your path
          </Link>
        ) : (
          <Link className={buttonClass("line", "btn-lg")} to={PLACEMENT}>
            Take the placement test
          </Link>
        )}
      </div>
      <p className={styles["note"]}>
        Reading and running need no account. Signed in, your progress is on every device.
      </p>
    </div>
  );
}

function Figures({ course }: { readonly course: Course }) {
  const figures = figuresOf(pagesOf(course));
  const shown = [
    ["pages", formatNumber(figures.pages)],
    ["runnable examples", formatNumber(figures.examples)],
    ["judged exercises", formatNumber(figures.exercises)],
    ["at your pace", hours(figures.minutes)],
    ["to install or pay", "Nothing"],
  ] as const;
  return (
    <dl className={`card num ${styles["strip"]}`}>
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
