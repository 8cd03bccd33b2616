import type { Course, CoursePage } from "../course.ts";
import { retrievability } from "./memory.ts";
import { pageState } from "./page-state.ts";
import { type CardProgress, keyOf, type Progress } from "./progress.ts";

/** What to do next. */
export type NextItem =
  /** An exercise of a page whose concept is about to be forgotten: another one than was done last. */
  | { readonly kind: "review"; readonly page: string; readonly exercise: string }
  | { readonly kind: "cards"; readonly cards: readonly CardProgress[] }
  /** One that was tried and not solved, of the page that is known least. */
  | { readonly kind: "weakest"; readonly page: string; readonly exercise: string }
  | { readonly kind: "continue"; readonly page: string }
  | { readonly kind: "new"; readonly page: string };

export interface DueReviews {
  /** Those due first, first. */
  readonly cards: readonly CardProgress[];
  /** A page, and an exercise of it. */
  readonly exercises: readonly { readonly page: string; readonly exercise: string }[];
}

/** @param now  milliseconds since 1970 */
export function dueReviews(course: Course, progress: Progress, now: number): DueReviews {
  const pages = pagesOf(course);
  const there = new Set(pages.map(({ slug }) => slug));
  const cards = [...progress.cards.values()]
    .filter(({ page, memory }) => there.has(page) && memory.dueAt <= now)
    .sort((a, b) => a.memory.dueAt - b.memory.dueAt);
  const exercises = pages
    .map((page) => ({ page, memory: progress.pages.get(page.slug)?.memory ?? null }))
    .filter(({ memory }) => memory !== null && memory.dueAt <= now)
    .sort((a, b) => (a.memory?.dueAt ?? 0) - (b.memory?.dueAt ?? 0))
    .flatMap(({ page }) => {
      const exercise = longestAgo(page, progress);
      return exercise === null ? [] : [{ page: page.slug, exercise }];
    });
  return { cards, exercises };
}

/**
 * Due reviews before what is weakest, that before what was begun, and that before what is new. Source: research 2.9
 * (sql-coach). Null where everything is done.
 */
export function nextItem(course: Course, progress: Progress, now: number): NextItem | null {
  const due = dueReviews(course, progress, now);
  const [first] = due.exercises;
  if (first) return { kind: "review", ...first };
  if (due.cards.length > 0) return { kind: "cards", cards: due.cards };

  const pages = pagesOf(course);
  const weakest = pages
    .flatMap((page) => {
      const open = page.exercises.find(
        ({ id }) => progress.exercises.get(keyOf(page.slug, id))?.state === "attempted",
      );
      const memory = progress.pages.get(page.slug)?.memory ?? null;
      const strength = memory === null ? 0 : retrievability(memory, now);
      return open ? [{ page: page.slug, exercise: open.id, strength }] : [];
    })
    .sort((a, b) => a.strength - b.strength)[0];
  if (weakest) return { kind: "weakest", page: weakest.page, exercise: weakest.exercise };

  const states = new Map(pages.map((page) => [page.slug, pageState(page, progress)]));
  const begun = pages
    .filter(({ slug }) => states.get(slug) === "begun")
    .sort((a, b) => lastAt(progress, b.slug) - lastAt(progress, a.slug))[0];
  if (begun) return { kind: "continue", page: begun.slug };
  const unread = pages.find(({ slug }) => states.get(slug) === "new");
  return unread ? { kind: "new", page: unread.slug } : null;
}

function pagesOf(course: Course): readonly CoursePage[] {
  return course.stages.flatMap(({ pages }) => pages);
}

function lastAt(progress: Progress, page: string): number {
  return progress.pages.get(page)?.lastAt ?? 0;
}

/** The exercise of a page that was done longest ago, or never; null for a page without. */
function longestAgo({ slug, exercises }: CoursePage, progress: Progress): string | null {
  const times = exercises.map(({ id }) => ({
    id,
    at: progress.exercises.get(keyOf(slug, id))?.lastAt ?? -1,
  }));
  return times.sort((a, b) => a.at - b.at)[0]?.id ?? null;
}
