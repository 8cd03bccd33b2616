import { useEffect, useRef, useState } from "react";
import { Link } from "@tanstack/react-router";
import type { CardRating, Course } from "@taiyari/domain/learning";
import { dueReviews, type Progress } from "@taiyari/domain/learning/progress";
import { count } from "../../../lib/numbers.ts";
import { COURSE_DOCS } from "../../../shared/course/addresses.ts";
import { placeOf } from "../../../shared/course/outline.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { CardThings } from "../../../ui/niche-things.tsx";
import { Niche } from "../../../ui/niche.tsx";
import { cardsByDay, nextPageOf } from "../standing/learning-figures.ts";
import { Week } from "../standing/week.tsx";
import { RATINGS } from "../standing/ratings.ts";
import styles from "./review.module.css";

interface ReviewedProps {
  readonly course: Course;
  readonly progress: Progress;
  /** Of the cards of this sitting; [] where none was due. */
  readonly ratings: readonly CardRating[];
}

/** Nothing is due, or nothing any more: how it went, when cards come back, and what to do instead. */
export function Reviewed({ course, progress, ratings }: ReviewedProps) {
  const place = useRef<HTMLHeadingElement>(null);
  const isAfter = ratings.length > 0;
  useEffect(() => {
    if (isAfter) place.current?.focus();
  }, [isAfter]);
  const hasCards = progress.cards.size > 0;
  const [now] = useState(() => new Date());
  return (
    <section className={`${styles["card"]} ${styles["end"]}`} aria-labelledby="reviewed">
      <div className={styles["words"]}>
        <h2 id="reviewed" ref={place} tabIndex={-1}>
          {titleOf(ratings.length, hasCards)}
        </h2>
        <p>{isAfter ? tallyOf(ratings) : reasonOf(hasCards)}</p>
        <NextThing course={course} progress={progress} now={now} />
      </div>
      <Niche isLit={isAfter}>
        <CardThings />
      </Niche>
      {hasCards && <Week counts={cardsByDay(progress, now)} today={now} />}
    </section>
  );
}

function titleOf(reviewed: number, hasCards: boolean): string {
  if (reviewed > 0) return `${count(reviewed, "card")} reviewed`;
  return hasCards ? "Nothing is due today" : "Nothing to review yet";
}

function reasonOf(hasCards: boolean): string {
  return hasCards
    ? "What you know well comes back later and later."
    : "Cards that you rate at the end of a page come back here before you forget them.";
}

/** "1 again, 3 good" */
function tallyOf(ratings: readonly CardRating[]): string {
  return RATINGS.map(({ rating, label }) => ({
    label: label.toLowerCase(),
    times: ratings.filter((one) => one === rating).length,
  }))
    .filter(({ times }) => times > 0)
    .map(({ label, times }) => `${times} ${label}`)
    .join(", ");
}

interface NextThingProps extends Omit<ReviewedProps, "ratings"> {
  readonly now: Date;
}

/** An exercise that is due before the page to go on with. */
function NextThing({ course, progress, now }: NextThingProps) {
  const [exercise] = dueReviews(course, progress, now.getTime()).exercises;
  if (exercise)
    return (
      <Link
        className={buttonClass("next")}
        to={COURSE_DOCS}
        params={{ _splat: exercise.page }}
        hash={`exercise-${exercise.exercise}`}
      >
        Solve an exercise of {placeOf(course, exercise.page)?.page.title} again
      </Link>
    );
  const next = nextPageOf(course, progress);
  if (!next) return null;
  return (
    <Link className={buttonClass("next")} to={COURSE_DOCS} params={{ _splat: next.page.slug }}>
      {next.isBegun ? "Go on with" : "Begin"} {next.page.title}
    </Link>
  );
}
