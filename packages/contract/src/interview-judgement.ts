import { eventIterator, oc } from "@orpc/contract";
import type { ModelScores as DomainScores } from "@taiyari/domain/interview";
import { z } from "zod";
import { CoachFailure } from "./coach.ts";
import { KnownId } from "./ids.ts";
import { notFound } from "./refusals.ts";
import type { Sent } from "./unvalidated.ts";

const InterviewId = z.object({ id: KnownId });
const NO_INTERVIEW = notFound("There is no such interview.");

const ModelLine = z.object({
  score: z.int().min(0).max(5),
  remark: z.string(),
  quotes: z.array(z.string()),
});

/** `ModelScores` of the domain, as sent and stored. */
const ModelScores: z.ZodType<Sent<DomainScores>, DomainScores> = z.object({
  question: z.int().min(0),
  attempt: z.int().min(1),
  lines: z
    .object({
      structure: ModelLine,
      evidence: ModelLine,
      relevance: ModelLine,
      depth: ModelLine,
      clarity: ModelLine,
    })
    .nullable(),
});

/** What the language model made of an interview; a device works out the report from it with `reportByModel`. */
export const InterviewJudgement = z.object({
  /** "gpt-oss:20b at localhost" */
  engine: z.string(),
  judgedAt: z.iso.datetime(),
  /** Of the answers it was asked about, each try by itself. */
  answers: z.array(ModelScores),
});
export type InterviewJudgement = z.infer<typeof InterviewJudgement>;

export const InterviewJudgementEvent = z.discriminatedUnion("kind", [
  /** So many answers are judged, of so many it is asked about. */
  z.object({ kind: z.literal("progress"), done: z.int(), of: z.int() }),
  /** The last event. `because` says why some were not asked about; null where all were. */
  z.object({
    kind: z.literal("judged"),
    judgement: InterviewJudgement,
    because: CoachFailure.nullable(),
  }),
  /** The last event, instead: nothing is kept. */
  z.object({ kind: z.literal("failed"), because: CoachFailure }),
]);
export type InterviewJudgementEvent = z.infer<typeof InterviewJudgementEvent>;

/** What the language model made of an interview; null where it was not asked, and where something was answered or put right since. */
export const getInterviewJudgement = oc
  .route({
    method: "GET",
    path: "/interviews/{id}/judgement",
    summary: "What the language model made of an interview",
  })
  .input(InterviewId)
  .output(z.object({ judgement: InterviewJudgement.nullable() }))
  .errors(NO_INTERVIEW);

/**
 * Has the language model judge an interview that is over, on the rubric of the built-in engine, and keeps what holds of it. One request for each answer, which
 * counts to what a person may ask in a day; answers it has judged already are not asked about again. Closing the stream early ends the request to the model, and
 * nothing is kept.
 */
export const judgeInterview = oc
  .route({
    method: "POST",
    path: "/interviews/{id}/judgement",
    summary: "Have the language model judge an interview",
  })
  .input(InterviewId)
  .output(eventIterator(InterviewJudgementEvent))
  .errors({
    ...NO_INTERVIEW,
    NOT_OVER: { status: 409, message: "This interview is not over, as far as the server knows." },
  });
