import type { Course, CoursePage } from "@taiyari/domain/learning";
import {
  keyOf,
  pageState,
  type CardProgress,
  type PageState,
  type Progress,
} from "@taiyari/domain/learning/progress";
import { minutesOf, pagesOf } from "../../../shared/course/outline.ts";

/** The page to go on with: where the learner was last, as long as it is not done; else the first that is not. */
export interface NextPage {
  readonly page: CoursePage;
  readonly number: number;
  readonly isBegun: boolean;
  /** The first exercise that is not solved, from 1; null where all are, and on a page without. */
  readonly exercise: number | null;
  /** Of the page, without what is solved of it. */
  readonly minutesLeft: number;
}

/** Null where every page is done. */
export function nextPageOf(course: Course, progress: Progress): NextPage | null {
  const pages = pagesOf(course);
  const isOpen = (page: CoursePage) => !isOver(pageState(page, progress));
  const last = pages.find(({ slug }) => slug === progress.lastPage);
  const page = last && isOpen(last) ? last : pages.find(isOpen);
  if (!page) return null;
  const open = page.exercises.findIndex(({ id }) => !isSolved(page.slug, id, progress));
  const solved = page.exercises.filter(({ id }) => isSolved(page.slug, id, progress)).length;
  const there = progress.pages.get(page.slug);
  return {
    page,
    number: pages.indexOf(page) + 1,
    isBegun: there !== undefined,
    exercise: open === -1 ? null : open + 1,
    minutesLeft: minutesLeft(page, (there?.readAt ?? null) !== null, solved),
  };
}

/** Done, or known by the placement test. */
export function isOver(state: PageState): boolean {
  return state === "done" || state === "known";
}

export function isSolved(page: string, exercise: string, progress: Progress): boolean {
  return (progress.exercises.get(keyOf(page, exercise))?.solvedAt ?? null) !== null;
}

function minutesLeft(page: CoursePage, isRead: boolean, solved: number): number {
  const exercising = minutesOf(page) - page.minutes;
  const share = page.exercises.length === 0 ? 0 : 1 - solved / page.exercises.length;
  return Math.max(Math.round((isRead ? 0 : page.minutes) + exercising * share), 1);
}

/** Cards that are due at a time, those due first first. */
export function dueCards(progress: Progress, now: number): readonly CardProgress[] {
  return [...progress.cards.values()]
    .filter(({ memory }) => memory.dueAt <= now)
    .sort((a, b) => a.memory.dueAt - b.memory.dueAt);
}

/** How many cards come back on each of the next days, today and what is late first. */
export function cardsByDay(progress: Progress, now: Date, days = 7): readonly number[] {
  const midnight = new Date(now);
  midnight.setHours(0, 0, 0, 0);
  const counts = Array.from({ length: days }, () => 0);
  for (const { memory } of progress.cards.values()) {
    const due = new Date(memory.dueAt);
    due.setHours(0, 0, 0, 0);
    const day = Math.max(Math.round((due.getTime() - midnight.getTime()) / 86_400_000), 0);
    if (day < days) counts[day] = (counts[day] ?? 0) + 1;
  }
  return counts;
}
