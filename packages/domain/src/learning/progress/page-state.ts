import type { Course, CoursePage } from "../course.ts";
import { keyOf, type Progress } from "./progress.ts";

/** Done: read to its end, and each of its exercises solved. Known: a placement test showed it, and it was not begun. */
export type PageState = "new" | "known" | "begun" | "done";

export function pageState(page: CoursePage, progress: Progress): PageState {
  const there = progress.pages.get(page.slug);
  const solved = solvedOn(page, progress);
  const isRead = there !== undefined && there.readAt !== null;
  if (isRead && solved === page.exercises.length) return "done";
  if (progress.known.has(page.slug)) return "known";
  return there ? "begun" : "new";
}

/** How many of its exercises are solved. */
export function solvedOn(page: CoursePage, progress: Progress): number {
  return page.exercises.filter(({ id }) => {
    const there = progress.exercises.get(keyOf(page.slug, id));
    return there !== undefined && there.solvedAt !== null;
  }).length;
}

export interface CourseFigures {
  readonly pages: number;
  /** Done, or known by the placement test. */
  readonly pagesDone: number;
  readonly exercises: number;
  readonly solved: number;
  readonly mastered: number;
}

export function courseFigures(course: Course, progress: Progress): CourseFigures {
  const pages = course.stages.flatMap((stage) => stage.pages);
  const states = pages.map((page) => pageState(page, progress));
  return {
    pages: pages.length,
    pagesDone: states.filter((state) => state === "done" || state === "known").length,
    exercises: pages.reduce((sum, page) => sum + page.exercises.length, 0),
    solved: pages.reduce((sum, page) => sum + solvedOn(page, progress), 0),
    mastered: pages.filter(({ slug }) => progress.pages.get(slug)?.isMastered === true).length,
  };
}
