import type { Course, CoursePage, CourseStage } from "@taiyari/domain/learning";

/** Where a page stands in its course. */
export interface PagePlace {
  readonly page: CoursePage;
  readonly stage: CourseStage;
  /** From 1. */
  readonly number: number;
  /** Pages of the course. */
  readonly of: number;
  readonly previous: CoursePage | null;
  readonly next: CoursePage | null;
}

/** The pages of all stages, in the order they are read. */
export function pagesOf(course: Course): readonly CoursePage[] {
  return course.stages.flatMap(({ pages }) => pages);
}

/** Null for a page the course does not have. */
export function placeOf(course: Course, slug: string): PagePlace | null {
  const pages = pagesOf(course);
  const at = pages.findIndex((page) => page.slug === slug);
  const page = pages[at];
  const stage = course.stages.find((one) => one.pages.some((other) => other.slug === slug));
  if (!page || !stage) return null;
  return {
    page,
    stage,
    number: at + 1,
    of: pages.length,
    previous: pages[at - 1] ?? null,
    next: pages[at + 1] ?? null,
  };
}

/** What a course holds, for the figures on its cards. */
export interface CourseFigures {
  readonly pages: number;
  readonly examples: number;
  readonly exercises: number;
  readonly cards: number;
  /** Of reading and of exercises. */
  readonly minutes: number;
}

/**
 * Minutes from reading an exercise to a right answer, by its kind and level, for somebody who has just read the page.
 * Mending and filling in begin with a query that is there. Our estimate, as long as none are measured; the only one:
 * catalogue, path and course page add these up.
 */
const EXERCISE_MINUTES = {
  write: { easy: 4, medium: 7, hard: 12 },
  change: { easy: 4, medium: 7, hard: 12 },
  fix: { easy: 3, medium: 5, hard: 9 },
  fill: { easy: 2, medium: 4, hard: 6 },
} as const;

export function figuresOf(pages: readonly CoursePage[]): CourseFigures {
  return {
    pages: pages.length,
    examples: sumOf(pages, ({ examples }) => examples),
    exercises: sumOf(pages, ({ exercises }) => exercises.length),
    cards: sumOf(pages, ({ cards }) => cards),
    minutes: sumOf(pages, minutesOf),
  };
}

/** Reading a page and solving its exercises, in minutes. */
export function minutesOf({ minutes, exercises }: CoursePage): number {
  return minutes + sumOf(exercises, ({ kind, level }) => EXERCISE_MINUTES[kind][level]);
}

function sumOf<Item>(items: readonly Item[], valueOf: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + valueOf(item), 0);
}
