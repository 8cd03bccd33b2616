import { Link } from "@tanstack/react-router";
import type { Course } from "@taiyari/domain/learning";
import { courseFigures, type Progress } from "@taiyari/domain/learning/progress";
import { formatNumber } from "../../../lib/numbers.ts";
import { COURSE } from "../../../shared/course/addresses.ts";
import { figuresOf, pagesOf } from "../../../shared/course/outline.ts";
import { BookThings } from "../../../ui/niche-things.tsx";
import { Niche } from "../../../ui/niche.tsx";
import { hours } from "../standing/duration.ts";
import { nextPageOf } from "../standing/learning-figures.ts";
import { StageTicks } from "../standing/stage-ticks.tsx";
import styles from "./catalogue.module.css";

interface CourseCardProps {
  readonly course: Course;
  readonly progress: Progress;
}

/** A course with what it holds, and how much of it is done. */
export function CourseCard({ course, progress }: CourseCardProps) {
  const figures = figuresOf(pagesOf(course));
  const { pagesDone, solved } = courseFigures(course, progress);
  return (
    <article className={`card ${styles["course"]}`}>
      <Niche isLit={false}>
        <BookThings />
      </Niche>
      <div>
        <h3>
          <Link to={COURSE}>{course.title}</Link>
        </h3>
        <p>
          {course.promise} A real PostgreSQL in the page, and an Indian marketplace with all its
          untidy data to ask.
        </p>
        <StageTicks
          course={course}
          progress={progress}
          next={nextPageOf(course, progress)?.page.slug ?? null}
        />
        <p className="ticks-words num">
          <span>
            <b>
              {pagesDone} of {figures.pages} pages
            </b>
          </span>
          <span>Certificate from 80%</span>
        </p>
      </div>
      <dl className="num">
        <div>
          <dt>runnable examples</dt>
          <dd>{formatNumber(figures.examples)}</dd>
        </div>
        <div>
          <dt>judged exercises</dt>
          <dd>
            {formatNumber(solved)}
            <small>of {formatNumber(figures.exercises)} right</small>
          </dd>
        </div>
        <div>
          <dt>at your pace</dt>
          <dd>{hours(figures.minutes)}</dd>
        </div>
        <div>
          <dt>cards in review</dt>
          <dd>
            {formatNumber(progress.cards.size)}
            <small>of {formatNumber(figures.cards)}</small>
          </dd>
        </div>
      </dl>
    </article>
  );
}
