import { queryOptions, type QueryClient } from "@tanstack/react-query";
import type { CourseIndex, CoursePageContent, WorkedAnswers } from "@taiyari/domain/learning";

/** Where the build puts the outline, and the files it names. */
const INDEX = "/course/course.json";
const FILES = "/course/files/";

/** The course's files are the same for everybody and change only with the build. */
const KEPT = { staleTime: Infinity, gcTime: Infinity, retry: 1 } as const;

/** The outline of the course. */
export const courseQuery = queryOptions({
  queryKey: ["course", "outline"],
  queryFn: () => fetchFile<CourseIndex>(INDEX),
  ...KEPT,
});

/** A page with its exercises. */
export function coursePageQuery(slug: string) {
  return queryOptions({
    queryKey: ["course", "page", slug],
    queryFn: ({ client }) => fetchNamed<CoursePageContent>(client, "pages", slug),
    ...KEPT,
  });
}

/** The worked answers of a page: fetched only when one is wanted. */
export function workedAnswersQuery(slug: string) {
  return queryOptions({
    queryKey: ["course", "answers", slug],
    queryFn: ({ client }) => fetchNamed<WorkedAnswers>(client, "answers", slug),
    ...KEPT,
  });
}

/** @throws  as `fetchFile`, and an Error for a page the course does not have */
async function fetchNamed<Content>(
  client: QueryClient,
  kind: "pages" | "answers",
  slug: string,
): Promise<Content> {
  const { files } = await client.ensureQueryData(courseQuery);
  const name = files[kind][slug];
  if (name === undefined) throw new Error(`The course has no page ${slug}.`);
  return fetchFile<Content>(FILES + name);
}

/** @throws  a TypeError where the server does not answer or has no such file */
async function fetchFile<Content>(address: string): Promise<Content> {
  const answer = await fetch(address);
  if (!answer.ok) throw new TypeError(`${address} answered ${answer.status}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this build from the same types
  return (await answer.json()) as Content;
}
