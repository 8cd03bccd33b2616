import { oc } from "@orpc/contract";
import type { Block, PlacementQuestion, Question } from "@taiyari/domain/learning";
import { MAX_ANSWER_TEXT } from "@taiyari/domain/learning";
import { z } from "zod";
import { KnownId } from "./ids.ts";
import { notFound } from "./refusals.ts";
import { unvalidated } from "./unvalidated.ts";

/** Questions of one assessment at most, and so answers sent at once. */
const MOST_ANSWERS = 20;

const CourseSlug = z.object({ course: z.string() });
const AttemptId = z.object({ id: KnownId });
const NO_COURSE = notFound("There is no such test.");
const NO_ATTEMPT = notFound("There is no such assessment.");

export const AssessmentAnswer = z.object({
  question: z.string().min(1).max(80),
  /** The key of an option, or a query; "" takes an answer back. */
  answer: z.string().max(MAX_ANSWER_TEXT),
  /** When it was given, by the device: of two, the later one counts. */
  at: z.iso.datetime(),
});
export type AssessmentAnswer = z.infer<typeof AssessmentAnswer>;

/** An assessment that is being written. */
export const AssessmentAttempt = z.object({
  id: z.uuid(),
  startedAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** The server's clock now: devices count down by it. */
  now: z.iso.datetime(),
  /** Nothing in them says what is right. */
  questions: unvalidated<readonly Question[]>(),
  answers: z.array(AssessmentAnswer),
});
export type AssessmentAttempt = z.infer<typeof AssessmentAttempt>;

const StageScore = z.object({ stage: z.string(), right: z.int(), of: z.int() });

/** What became of an assessment, after its end. */
export const AssessmentResult = z.object({
  id: z.uuid(),
  startedAt: z.iso.datetime(),
  submittedAt: z.iso.datetime(),
  minutes: z.int(),
  right: z.int(),
  of: z.int(),
  percent: z.int(),
  needed: z.int(),
  pass: z.int(),
  isPassed: z.boolean(),
  stages: z.array(StageScore),
  questions: z.array(
    z.object({
      question: unvalidated<Question>(),
      answer: z.string(),
      isRight: z.boolean(),
      /** The key of the right option; "" for a query. */
      right: z.string(),
      why: unvalidated<readonly Block[]>(),
      /** A query that is right; null for questions with options. */
      reference: z.string().nullable(),
      /** What the judge found in a query, in words; null for nothing. */
      finding: z.string().nullable(),
    }),
  ),
  /** Of the certificate made for it; null for none. */
  code: z.string().nullable(),
});
export type AssessmentResult = z.infer<typeof AssessmentResult>;

export const AssessmentState = z.object({
  title: z.string(),
  questions: z.int(),
  bank: z.int(),
  minutes: z.int(),
  pass: z.int(),
  /** The one that is being written; null for none. */
  current: AssessmentAttempt.nullable(),
  /** Those that ended, latest first. */
  ended: z.array(
    z.object({
      id: z.uuid(),
      submittedAt: z.iso.datetime(),
      right: z.int(),
      of: z.int(),
      isPassed: z.boolean(),
    }),
  ),
  /** When another may begin; null for now. */
  nextAt: z.iso.datetime().nullable(),
  code: z.string().nullable(),
});
export type AssessmentState = z.infer<typeof AssessmentState>;

/** Where a person stands with the final assessment of a course. `NOT_FOUND` for a course without one. */
export const state = oc
  .route({
    method: "GET",
    path: "/learning/courses/{course}/assessment",
    summary: "Final assessment of a course",
  })
  .input(CourseSlug)
  .output(AssessmentState)
  .errors(NO_COURSE);

/** Begins one, with questions drawn for it; gives the one that is being written where there is one. */
export const begin = oc
  .route({
    method: "POST",
    path: "/learning/courses/{course}/assessment",
    summary: "Begin a final assessment",
  })
  .input(CourseSlug)
  .output(AssessmentAttempt)
  .errors({
    ...NO_COURSE,
    TOO_SOON: {
      status: 409,
      message: "The next try is possible a day after the last one.",
      data: z.object({ nextAt: z.iso.datetime() }),
    },
  });

const ASSESSMENT_OVER = {
  status: 409,
  message: "This assessment is over, so that answers are not taken any more.",
} as const;

/** Keeps answers; nothing is judged. */
export const answer = oc
  .route({
    method: "PUT",
    path: "/learning/assessments/{id}/answers",
    summary: "Keep answers of an assessment",
  })
  .input(AttemptId.extend({ answers: z.array(AssessmentAnswer).min(1).max(MOST_ANSWERS) }))
  .output(z.object({}))
  .errors({ ...NO_ATTEMPT, ASSESSMENT_OVER });

/** Hands in and judges. Of one that is over already it gives the result, and takes no answers. */
export const submit = oc
  .route({
    method: "POST",
    path: "/learning/assessments/{id}/submit",
    summary: "Hand in an assessment",
  })
  .input(AttemptId.extend({ answers: z.array(AssessmentAnswer).max(MOST_ANSWERS) }))
  .output(AssessmentResult)
  .errors(NO_ATTEMPT);

/** The result of one that ended: handed in, or out of time. */
export const result = oc
  .route({ method: "GET", path: "/learning/assessments/{id}", summary: "Result of an assessment" })
  .input(AttemptId)
  .output(AssessmentResult)
  .errors({
    ...NO_ATTEMPT,
    ASSESSMENT_RUNNING: {
      status: 409,
      message: "This assessment is still being written, so that there is no result yet.",
    },
  });

/** The questions of a placement test, each with what is right: it judges nobody. */
export const placement = oc
  .route({
    method: "GET",
    path: "/learning/courses/{course}/placement",
    summary: "Placement test of a course",
  })
  .input(CourseSlug)
  .output(z.object({ title: z.string(), questions: unvalidated<readonly PlacementQuestion[]>() }))
  .errors(NO_COURSE);
