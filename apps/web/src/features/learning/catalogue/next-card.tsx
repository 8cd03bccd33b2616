import type { ReactNode } from "react";
import { Link } from "@tanstack/react-router";
import type { Course } from "@taiyari/domain/learning";
import { courseFigures, pageState, type Progress } from "@taiyari/domain/learning/progress";
import { count } from "../../../lib/numbers.ts";
import {
  ASSESSMENT,
  COURSE_CONTENT,
  COURSE_DOCS,
  PLACEMENT,
} from "../../../shared/course/addresses.ts";
import { placeOf } from "../../../shared/course/outline.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { NextCard } from "../../../ui/next-card.tsx";
import { BookThings, CertificateThings, TablesThings } from "../../../ui/niche-things.tsx";
import { duration } from "../standing/duration.ts";
import { isOver, type NextPage } from "../standing/learning-figures.ts";
import { StageTicks } from "../standing/stage-ticks.tsx";
import styles from "./next-card.module.css";

interface NextPageCardProps {
  readonly course: Course;
  readonly progress: Progress;
  /** Null where every page is done. */
  readonly next: NextPage | null;
}

/** The page to go on with. */
export function NextPageCard({ course, progress, next }: NextPageCardProps) {
  const { pages, pagesDone } = courseFigures(course, progress);
  const share = (
    <div className={styles["share"]}>
      <StageTicks course={course} progress={progress} next={next?.page.slug ?? null} />
      <p className="ticks-words num">
        <span>
          <b>
            {pagesDone} of {count(pages, "page")}
          </b>{" "}
          in {course.title}
        </span>
        {next && <StageShare {...{ course, progress, next }} />}
      </p>
    </div>
  );
  return next ? <GoOn course={course} next={next} share={share} /> : <AllDone share={share} />;
}

interface GoOnProps {
  readonly course: Course;
  readonly next: NextPage;
  readonly share: ReactNode;
}

function GoOn({ course, next, share }: GoOnProps) {
  const { page, number, isBegun, exercise, minutesLeft } = next;
  const open = exercise === null ? null : (page.exercises[exercise - 1] ?? null);
  return (
    <NextCard
      eyebrow={isBegun ? "Continue where you were" : "Next page"}
      title={page.title}
      facts={
        <>
          <li>
            <LineIcon name="list" small />
            Page {number} of {placeOf(course, page.slug)?.of}
          </li>
          <li>
            <LineIcon name="clock" small />
            About {duration(minutesLeft)}
            {isBegun && " left"}
          </li>
        </>
      }
      acts={
        <>
          <Link
            className={buttonClass("next")}
            to={COURSE_DOCS}
            params={{ _splat: page.slug }}
            {...(isBegun && open && { hash: `exercise-${open.id}` })}
          >
            {isBegun && open ? `Continue exercise ${exercise}` : isBegun ? "Continue" : "Read it"}
          </Link>
          <Link className={buttonClass("quiet")} to={COURSE_CONTENT}>
            Show the path
          </Link>
        </>
      }
      things={<TablesThings />}
      share={share}
    >
      {isBegun && open ? (
        <>
          The next exercise is {exercise} of {page.exercises.length}, <b>{open.title}</b>.
        </>
      ) : (
        page.promise
      )}
    </NextCard>
  );
}

function AllDone({ share }: Pick<GoOnProps, "share">) {
  return (
    <NextCard
      eyebrow="Every page is done"
      title="The final assessment is left"
      acts={
        <Link className={buttonClass("next")} to={ASSESSMENT}>
          Go to the assessment
        </Link>
      }
      things={<CertificateThings />}
      share={share}
    >
      20 questions, judged on the server. From 80% you get the certificate.
    </NextCard>
  );
}

function StageShare({
  course,
  progress,
  next,
}: Pick<NextPageCardProps, "course" | "progress"> & { readonly next: NextPage }) {
  const stage = course.stages.find(({ pages }) => pages.includes(next.page));
  if (!stage) return null;
  const done = stage.pages.filter((page) => isOver(pageState(page, progress))).length;
  return (
    <span>
      {stage.name}, {done} of {stage.pages.length}
    </span>
  );
}

/** For somebody who has not opened a page yet. */
export function FirstVisit() {
  return (
    <NextCard
      eyebrow="Begin here"
      title="Your first query is one minute away"
      acts={
        <>
          <Link className={buttonClass("next")} to={COURSE_DOCS} params={{ _splat: "overview" }}>
            Start with page 1
          </Link>
          <Link className={buttonClass("quiet")} to={PLACEMENT}>
            Take the placement test
          </Link>
        </>
      }
      things={<BookThings />}
    >
      The course begins with it. Nothing to install, nothing to pay.
    </NextCard>
  );
}
