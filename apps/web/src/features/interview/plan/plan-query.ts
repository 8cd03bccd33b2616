import { queryOptions, type QueryClient } from "@tanstack/react-query";
import type { Question } from "@taiyari/domain/interview";
import { api } from "../../../lib/api.ts";
import type { OwnInterview } from "../../../shared/interview/interviews.ts";
import { questionsQuery } from "../../../shared/interview/question-files.ts";
import { problemsQuery } from "../../../shared/practice/problem-files.ts";
import { unsentCorrections } from "../../../shared/uploads/stored-corrections.ts";
import type { GivenResume, Stock } from "./messages.ts";
import { type InterviewWish, jobOf, type ResumeChoice } from "./wish.ts";

const MS_PER_DAY = 86_400_000;
/** Questions of as many interviews before are not asked again where there are others. Our choice. */
const RECENT = 3;

/** What an interview would be made of. The same wish gives the same, so what a set-up shows is what the room asks. */
export function planQuery(
  wish: InterviewWish,
  only: readonly string[],
  earlier: readonly OwnInterview[],
  userId: string,
) {
  const recent = earlier
    .slice(0, RECENT)
    .flatMap(({ head }) => head.plan.map(({ question }) => question.id));
  const { setup, resume, description } = wish;
  const job = jobOf(wish);
  return queryOptions({
    queryKey: ["interviews", "plan", userId, { setup, resume, description, job }, only, recent],
    queryFn: async ({ client }) => {
      const { planBeside } = await import("./plan-engine.ts");
      const planned = {
        setup,
        resume: resume ? await resumeOf(resume, client, userId) : null,
        description: setup.source === "job" ? description : "",
        job,
        today: today(),
        recent,
        only,
        earlier: only.length > 0 ? questionsOf(earlier) : [],
      };
      return planBeside(planned, () => stockOf(client));
    },
    staleTime: Infinity,
    retry: 1,
  });
}

function questionsOf(earlier: readonly OwnInterview[]): readonly Question[] {
  return earlier.flatMap(({ head }) => head.plan.map(({ question }) => question));
}

async function stockOf(client: QueryClient): Promise<Stock> {
  const [careers, questions, problems] = await Promise.all([
    careersOf(client),
    client.ensureQueryData(questionsQuery),
    client.ensureQueryData(problemsQuery),
  ]);
  return { careers, questions, problems: problems.problems };
}

async function careersOf(client: QueryClient): Promise<Stock["careers"]> {
  const { careersVersion } = await client.ensureQueryData(
    api.editor.templates.queryOptions({ staleTime: Infinity }),
  );
  return client.ensureQueryData(
    api.resume.careers.queryOptions({ input: { version: careersVersion }, staleTime: Infinity }),
  );
}

async function resumeOf(
  { kind, id }: ResumeChoice,
  client: QueryClient,
  userId: string,
): Promise<GivenResume> {
  if (kind === "draft") {
    const { draft } = await client.fetchQuery(api.editor.getResume.queryOptions({ input: { id } }));
    return { kind, draft };
  }
  const { reading, revision, ...kept } = await client.fetchQuery(
    api.resume.getReading.queryOptions({ input: { uploadId: id } }),
  );
  const unsent = unsentCorrections(userId, id);
  const corrections = unsent?.revision === revision ? unsent.corrections : kept.corrections;
  return { kind, reading, corrections };
}

/** Whole days since 1 January 1970, by the person's own clock. */
function today(): number {
  const now = new Date();
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / MS_PER_DAY);
}
