import { queryOptions } from "@tanstack/react-query";
import type { Course, CoursePageContent, WorkedAnswers } from "@taiyari/domain/learning";

/** Where the build puts the compiled course. */
const FOLDER = "/course";

/** The course's files are the same for everybody and change only with the build. */
const KEPT = { staleTime: Infinity, gcTime: Infinity, retry: 1 } as const;

/** The outline of the course. */
export const courseQuery = queryOptions({
  queryKey: ["course", "outline"],
  queryFn: () => fetchFile<Course>("course.json"),
  ...KEPT,
});

/** A page with its exercises. */
export function coursePageQuery(slug: string) {
  return queryOptions({
    queryKey: ["course", "page", slug],
    queryFn: () => fetchFile<CoursePageContent>(`pages/${slug}.json`),
    ...KEPT,
  });
}

/** The worked answers of a page: fetched only when one is wanted. */
export function workedAnswersQuery(slug: string) {
  return queryOptions({
    queryKey: ["course", "answers", slug],
    queryFn: () => fetchFile<WorkedAnswers>(`answers/${slug}.json`),
    ...KEPT,
  });
}

/** @throws  a TypeError where the server does not answer or has no such file */
async function fetchFile<Content>(path: string): Promise<Content> {
  const answer = await fetch(`${FOLDER}/${path}`);
  if (!answer.ok) throw new TypeError(`${path} of the course answered ${answer.status}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this build from the same types
  return (await answer.json()) as Content;
}
