import { Link } from "@tanstack/react-router";
import type { Course, CoursePage, CourseStage } from "@taiyari/domain/learning";
import { pageState, solvedOn, type Progress } from "@taiyari/domain/learning/progress";
import { formatDate } from "../../../lib/dates.ts";
import { count } from "../../../lib/numbers.ts";
import { COURSE_DOCS } from "../../../shared/course/addresses.ts";
import { minutesOf, pagesOf } from "../../../shared/course/outline.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { duration } from "../standing/duration.ts";
import { isOver, isSolved, type NextPage } from "../standing/learning-figures.ts";
import "../standing/ticks.css";
import styles from "./stage-list.module.css";

interface StageListProps {
  readonly course: Course;
  readonly progress: Progress;
  readonly next: NextPage | null;
}

/** All pages by their stages, with how far each is. */
export function StageList({ course, progress, next }: StageListProps) {
  const left = pagesOf(course).filter((page) => !isOver(pageState(page, progress))).length;
  return (
    <section className={`card ${styles["list"]}`} aria-labelledby="pages">
      <div className={styles["head"]}>
        <h2 id="pages">Pages</h2>
        <span>Mastered means right again after a week or more</span>
      </div>
      {course.stages.map((stage, at) => (
        <Stage key={stage.name} number={at + 1} {...{ stage, progress, next }} />
      ))}
      <div className={styles["last"]}>
        <span className={styles["door"]}>
          <LineIcon name="seal" />
        </span>
        <b>Final assessment and certificate</b>
        <span className="num">{left === 0 ? "Open" : `${count(left, "page")} to go`}</span>
      </div>
    </section>
  );
}

interface StageProps extends Omit<StageListProps, "course"> {
  readonly stage: CourseStage;
  readonly number: number;
}

function Stage({ stage, number, progress, next }: StageProps) {
  const { pages } = stage;
  const done = pages.filter((page) => isOver(pageState(page, progress))).length;
  const mastered = pages.filter(({ slug }) => progress.pages.get(slug)?.isMastered === true).length;
  const isNow = next !== null && pages.includes(next.page);
  const state = done === pages.length ? "done" : isNow ? "now" : "ahead";
  return (
    <details className={styles["stage"]} data-state={state} open={isNow}>
      <summary>
        <span className={`num ${styles["door"]}`} aria-hidden="true">
          {state === "done" ? <LineIcon name="check" /> : number}
        </span>
        <b>{stage.name}</b>
        <span className={`num ${styles["share"]}`}>
          {done} of {pages.length}
          {mastered > 0 && `, ${mastered} mastered`}
        </span>
        <LineIcon name="down" />
      </summary>
      <ol className={styles["pages"]}>
        {pages.map((page) => (
          <Page key={page.slug} page={page} progress={progress} next={next} />
        ))}
      </ol>
    </details>
  );
}

function Page({
  page,
  progress,
  next,
}: Omit<StageListProps, "course"> & { readonly page: CoursePage }) {
  const isNow = next?.page === page;
  const state = pageState(page, progress);
  return (
    <li data-state={isNow ? "now" : isOver(state) ? "done" : state}>
      <span className={styles["node"]}>
        {isOver(state) && <LineIcon name="check" small />}
        <span className="vh">{isOver(state) ? "Done:" : isNow ? "Next:" : ""}</span>
      </span>
      <div>
        <b>
          <Link to={COURSE_DOCS} params={{ _splat: page.slug }}>
            {page.title}
          </Link>
        </b>
        <small className="num">{noteOf(page, progress, isNow ? next : null)}</small>
      </div>
      {isNow ? (
        <Link
          className={buttonClass("next")}
          to={COURSE_DOCS}
          params={{ _splat: page.slug }}
          aria-label={`${next.isBegun ? "Continue" : "Start"}: ${page.title}`}
        >
          {next.isBegun ? "Continue" : "Start"}
        </Link>
      ) : (
        <span className={`ticks ${styles["ticks"]}`} aria-hidden="true">
          <span>
            {page.exercises.map(({ id }) => (
              <i key={id} data-tick={isSolved(page.slug, id, progress) ? "on" : undefined} />
            ))}
          </span>
        </span>
      )}
    </li>
  );
}

function noteOf(page: CoursePage, progress: Progress, next: NextPage | null): string {
  const { exercises, slug } = page;
  const state = pageState(page, progress);
  const there = progress.pages.get(slug);
  const right = `${solvedOn(page, progress)} of ${exercises.length} right`;
  if (there?.isMastered === true) return `${right}. Mastered`;
  if (state === "known") return "Known, by the placement test";
  if (state === "done")
    return there?.memory
      ? `${right}. Comes back on ${formatDate(new Date(there.memory.dueAt))}`
      : exercises.length > 0
        ? right
        : "Read";
  if (next?.isBegun && next.exercise !== null)
    return `Exercise ${next.exercise} of ${exercises.length}. About ${duration(next.minutesLeft)} left`;
  if (state === "begun" && exercises.length > 0) return right;
  const parts = [duration(minutesOf(page))];
  if (exercises.length > 0) parts.push(count(exercises.length, "exercise"));
  return parts.join(", ");
}
