import { createContext, use } from "react";
import type { LearnerExercise } from "@taiyari/domain/learning";

/** What the pieces of a page know of it. */
export interface LessonFacts {
  readonly slug: string;
  readonly title: string;
  /** In the order of the page. */
  readonly exercises: readonly LearnerExercise[];
}

export const LessonContext = createContext<LessonFacts | null>(null);

export function useLesson(): LessonFacts {
  const facts = use(LessonContext);
  if (!facts) throw new Error("No lesson is around this piece.");
  return facts;
}

/** Whether queries may be run: those in a question wait until it has been answered. */
export const RunsContext = createContext(true);
