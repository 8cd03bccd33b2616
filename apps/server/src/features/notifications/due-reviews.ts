import { dueReviews, foldProgress } from "@taiyari/domain/learning/progress";
import type { LearningEvent } from "@taiyari/domain/learning";
import { dueConcepts, foldPractice } from "@taiyari/domain/practice/progress";
import type { Outlines } from "../../built-outlines.ts";

/** How many reviews are due: in the course, cards and exercises; in the Practice Lab, problems. */
export interface DueCounts {
  readonly cards: number;
  readonly exercises: number;
  readonly problems: number;
}

/**
 * Counts what is due, as the screens of the course and of the Practice Lab do.
 *
 * @param events  of the person
 * @param now     milliseconds since 1970
 */
export function countDue(
  { course, problems }: Outlines,
  events: readonly LearningEvent[],
  now: number,
): DueCounts {
  const learning = course ? dueReviews(course, foldProgress(events), now) : null;
  return {
    cards: learning?.cards.length ?? 0,
    exercises: learning?.exercises.length ?? 0,
    problems: dueConcepts(problems, foldPractice(events), now).length,
  };
}
