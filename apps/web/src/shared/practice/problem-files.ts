import { queryOptions, type QueryClient } from "@tanstack/react-query";
import type {
  HiddenCases,
  LearnerProblem,
  LearnerSqlProblem,
  ProblemIndex,
  WorkedProblem,
  WorkedSqlProblem,
} from "@taiyari/domain/practice";

/** Where the build puts the catalogue, and the files it names. */
const INDEX = "/problems/problems.json";
const FILES = "/problems/files/";

/** The same for everybody, and changed only by the build. */
const KEPT = { staleTime: Infinity, gcTime: Infinity, retry: 1 } as const;

/** The catalogue of problems. */
export const problemsQuery = queryOptions({
  queryKey: ["problems", "index"],
  queryFn: () => fetchFile<ProblemIndex>(INDEX),
  ...KEPT,
});

/** A code problem, without hidden cases and solutions. */
export function problemQuery(slug: string) {
  return queryOptions({
    queryKey: ["problems", "problem", slug],
    queryFn: ({ client }) => fetchNamed<LearnerProblem>(client, "problems", slug),
    ...KEPT,
  });
}

/** Its hidden cases, which a submission needs. */
export function hiddenCasesQuery(slug: string) {
  return queryOptions({
    queryKey: ["problems", "hidden", slug],
    queryFn: ({ client }) => fetchNamed<HiddenCases>(client, "hidden", slug),
    ...KEPT,
  });
}

/** Its worked solutions: fetched when it is solved, or when they are asked for. */
export function workedProblemQuery(slug: string) {
  return queryOptions({
    queryKey: ["problems", "worked", slug],
    queryFn: ({ client }) => fetchNamed<WorkedProblem>(client, "worked", slug),
    ...KEPT,
  });
}

/** An SQL problem, without the worked query. */
export function sqlProblemQuery(slug: string) {
  return queryOptions({
    queryKey: ["problems", "sql", slug],
    queryFn: ({ client }) => fetchNamed<LearnerSqlProblem>(client, "problems", slug),
    ...KEPT,
  });
}

/** The worked query of an SQL problem. */
export function workedSqlQuery(slug: string) {
  return queryOptions({
    queryKey: ["problems", "worked sql", slug],
    queryFn: ({ client }) => fetchNamed<WorkedSqlProblem>(client, "worked", slug),
    ...KEPT,
  });
}

/** @throws  as `fetchFile`, and an Error for a problem there is not */
async function fetchNamed<Content>(
  client: QueryClient,
  kind: keyof ProblemIndex["files"],
  slug: string,
): Promise<Content> {
  const { files } = await client.ensureQueryData(problemsQuery);
  const name = files[kind][slug];
  if (name === undefined) throw new Error(`There is no problem ${slug}.`);
  return fetchFile<Content>(FILES + name);
}

/** @throws  a TypeError where the server does not answer or has no such file */
async function fetchFile<Content>(address: string): Promise<Content> {
  const answer = await fetch(address);
  if (!answer.ok) throw new TypeError(`${address} answered ${answer.status}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this build from the same types
  return (await answer.json()) as Content;
}
