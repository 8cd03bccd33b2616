import type { Course } from "@taiyari/domain/learning";
import { LearningIcon, PracticeIcon } from "../../ui/icons.tsx";
import { COURSE } from "../../shared/course/addresses.ts";
import { pagesOf } from "../../shared/course/outline.ts";
import { words, type SearchHit } from "./pages.ts";

/**
 * The pages and exercises of a course in whose names every word of the query begins a word: pages by their title first,
 * then by what they promise, then exercises. None for "", since a list of all of them helps nobody.
 */
export function findInCourse(course: Course, query: string): readonly SearchHit[] {
  const wanted = words(query);
  if (wanted.length === 0) return [];
  const fits = (text: string) => {
    const known = words(text);
    return wanted.every((word) => known.some((other) => other.startsWith(word)));
  };
  const pages = pagesOf(course);
  const byTitle = pages.filter(({ title }) => fits(title));
  const byPromise = pages.filter(
    (page) => !byTitle.includes(page) && fits(`${page.title} ${page.promise}`),
  );
  const exercises = pages.flatMap(({ slug, exercises: all }) =>
    all
      .filter(({ title }) => fits(title))
      .map(({ id, title }) => ({
        id: `${slug}/${id}`,
        title,
        category: "Exercise",
        Icon: PracticeIcon,
        path: `${COURSE}/docs/${slug}#exercise-${id}`,
      })),
  );
  return [
    ...[...byTitle, ...byPromise].map(({ slug, title }) => ({
      id: slug,
      title,
      category: "Lesson",
      Icon: LearningIcon,
      path: `${COURSE}/docs/${slug}`,
    })),
    ...exercises,
  ];
}
