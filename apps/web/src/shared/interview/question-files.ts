import { queryOptions } from "@tanstack/react-query";
import type { Question, QuestionIndex } from "@taiyari/domain/interview";

/** Where the build puts the index of questions, and the files it names. */
const INDEX = "/interviews/questions.json";
const FILES = "/interviews/files/";

/** The same for everybody, and changed only by the build. */
const KEPT = { staleTime: Infinity, gcTime: Infinity, retry: 1 } as const;

/** All questions without their texts, and where they are. */
export const questionIndexQuery = queryOptions({
  queryKey: ["interviews", "index"],
  queryFn: () => fetchFile<QuestionIndex>(INDEX),
  ...KEPT,
});

/** All questions, whole: what an interview is chosen from. */
export const questionsQuery = queryOptions({
  queryKey: ["interviews", "questions"],
  async queryFn({ client }): Promise<readonly Question[]> {
    const { files } = await client.ensureQueryData(questionIndexQuery);
    const names = [...new Set(files.map(({ name }) => name))];
    const lists = await Promise.all(
      names.map((name) => fetchFile<readonly Question[]>(FILES + name)),
    );
    // A question of two roles is in the files of both.
    return [...new Map(lists.flat().map((question) => [question.id, question])).values()];
  },
  ...KEPT,
});

/** @throws  a TypeError where the server does not answer or has no such file */
async function fetchFile<Content>(address: string): Promise<Content> {
  const answer = await fetch(address);
  if (!answer.ok) throw new TypeError(`${address} answered ${answer.status}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this build from the same types
  return (await answer.json()) as Content;
}
