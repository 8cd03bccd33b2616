import { useState } from "react";
import type { CardRating, Course } from "@taiyari/domain/learning";
import { dueReviews, type Progress } from "@taiyari/domain/learning/progress";
import { recordLearning } from "../../../shared/learning/learning.ts";
import { DueNow } from "./due-now.tsx";
import { Reviewed } from "./reviewed.tsx";
import { SessionTicks } from "./session-ticks.tsx";

interface ReviewSessionProps {
  readonly course: Course;
  readonly progress: Progress;
}

/** The cards that were due when the screen was opened, those due first first. A card that was rated is not asked again. */
export function ReviewSession({ course, progress }: ReviewSessionProps) {
  const [cards] = useState(() => dueReviews(course, progress, Date.now()).cards);
  const [ratings, setRatings] = useState<readonly CardRating[]>([]);
  const card = cards[ratings.length];
  if (!card) return <Reviewed course={course} progress={progress} ratings={ratings} />;

  function rate(rating: CardRating) {
    if (!card) return;
    recordLearning({ kind: "card-reviewed", page: card.page, card: card.card, rating });
    setRatings([...ratings, rating]);
  }

  return (
    <>
      <SessionTicks done={ratings.length} of={cards.length} />
      <DueNow key={ratings.length} course={course} due={card} onRate={rate} />
    </>
  );
}
