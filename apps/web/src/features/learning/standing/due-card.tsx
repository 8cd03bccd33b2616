import { useState } from "react";
import { Link } from "@tanstack/react-router";
import type { Course } from "@taiyari/domain/learning";
import { dueReviews, type Progress } from "@taiyari/domain/learning/progress";
import { count } from "../../../lib/numbers.ts";
import { COURSE_DOCS, LEARNING_REVIEW } from "../../../shared/course/addresses.ts";
import { placeOf } from "../../../shared/course/outline.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { DueCard } from "../../../ui/due-card.tsx";
import { cardsByDay } from "./learning-figures.ts";
import { Week } from "./week.tsx";
import styles from "./due-card.module.css";

interface DueReviewsProps {
  readonly course: Course;
  readonly progress: Progress;
}

/** Seconds a card takes, for the estimate. Our choice. */
const CARD_SECONDS = 40;

/** What comes back for review today, and on the days after. */
export function DueReviews({ course, progress }: DueReviewsProps) {
  const [now] = useState(() => new Date());
  const { cards, exercises } = dueReviews(course, progress, now.getTime());
  const pages = [...new Set([...cards, ...exercises].map(({ page }) => page))];
  const minutes = Math.max(Math.round((cards.length * CARD_SECONDS) / 60), 1);
  return (
    <DueCard
      due={
        pages.length === 0
          ? null
          : {
              count: cards.length,
              what: `${cards.length === 1 ? "card" : "cards"} today${cards.length > 0 ? `, about ${count(minutes, "minute")}` : ""}`,
            }
      }
      hasLearned={progress.cards.size > 0}
      promise="Cards that you rate at the end of a page, and pages whose exercises you solve, come back here before you forget them."
      foot={progress.cards.size > 0 && <Week counts={cardsByDay(progress, now)} today={now} />}
    >
      {cards.length > 0 && (
        <Link className={buttonClass("primary", styles["all"])} to={LEARNING_REVIEW}>
          Review {count(cards.length, "card")}
        </Link>
      )}
      <ul className={styles["pages"]}>
        {pages.map((slug) => (
          <DuePage key={slug} {...{ course, slug, cards, exercises }} />
        ))}
      </ul>
    </DueCard>
  );
}

type Due = ReturnType<typeof dueReviews>;

function DuePage({
  course,
  slug,
  cards,
  exercises,
}: Due & { readonly course: Course; readonly slug: string }) {
  const page = placeOf(course, slug)?.page;
  if (!page) return null;
  const dueCards = cards.filter((card) => card.page === slug).length;
  const exercise = exercises.find((one) => one.page === slug)?.exercise;
  return (
    <li>
      <span>
        <b>{page.title}</b>
        <small className="num">
          {[
            dueCards > 0 && count(dueCards, "card"),
            exercise !== undefined && "an exercise to solve again",
          ]
            .filter((part) => part !== false)
            .join(", ")}
        </small>
      </span>
      <Link
        className={buttonClass("line")}
        to={COURSE_DOCS}
        params={{ _splat: slug }}
        hash={dueCards > 0 ? "review-cards" : `exercise-${exercise}`}
        aria-label={`Review ${page.title}`}
      >
        Review
      </Link>
    </li>
  );
}
