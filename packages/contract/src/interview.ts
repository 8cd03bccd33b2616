import { oc } from "@orpc/contract";
import { INTERVIEW_LIMITS } from "@taiyari/domain/interview";
import { z } from "zod";
import { KnownId } from "./ids.ts";
import { Interview, InterviewEvent, InterviewSetup } from "./interview-shapes.ts";
import { limitReached, notFound } from "./refusals.ts";

const InterviewId = z.object({ id: KnownId });
const NO_INTERVIEW = notFound("There is no such interview.");
const TOO_MANY_INTERVIEWS = limitReached(
  "You have as many interviews as one may have. Delete one first.",
);

/** An interview without its questions and what was said. */
export const InterviewBrief = z.object({
  id: z.uuid(),
  startedAt: z.iso.datetime(),
  setup: InterviewSetup,
  /** "Data Analyst at Nandi Retail"; "" without a job. */
  job: z.string(),
  questions: z.int(),
  answers: z.int(),
  /** Of the interview's clock, at the latest event. */
  seconds: z.number(),
  isEnded: z.boolean(),
  /** How many events are kept: a device that has fewer asks for the whole interview. */
  events: z.int(),
});
export type InterviewBrief = z.infer<typeof InterviewBrief>;

/** The person's interviews, the latest first. */
export const listInterviews = oc
  .route({ method: "GET", path: "/interviews", summary: "Your mock interviews" })
  .output(z.object({ interviews: z.array(InterviewBrief) }));

/**
 * Keeps an interview that was begun on a device, with its questions. Asked again with the same id it changes nothing, deleted or
 * not, so that a device which did not hear the answer asks again. `LIMIT_REACHED` beyond 200 interviews of one person.
 */
export const beginInterview = oc
  .route({ method: "POST", path: "/interviews", summary: "Begin a mock interview" })
  .input(z.object({ interview: Interview }))
  .output(z.object({}))
  .errors(TOO_MANY_INTERVIEWS);

/** An interview for its owner, whole. `NOT_FOUND` for an unknown, deleted or somebody else's one, here and below. */
export const getInterview = oc
  .route({ method: "GET", path: "/interviews/{id}", summary: "One mock interview, whole" })
  .input(InterviewId)
  .output(
    z.object({
      interview: Interview,
      /** In the order in which they were kept: what they are folded in. */
      events: z.array(InterviewEvent),
    }),
  )
  .errors(NO_INTERVIEW);

/**
 * Keeps what happened in an interview; notes are events too. One that is kept already stays as it is: events are a set by
 * their ids, so that two devices may send at once and again. All or none.
 */
export const recordInterview = oc
  .route({
    method: "POST",
    path: "/interviews/{id}/events",
    summary: "Keep what happened in an interview",
  })
  .input(
    InterviewId.extend({
      happened: z.array(InterviewEvent).min(1).max(INTERVIEW_LIMITS.eventsPerBatch),
    }),
  )
  .output(
    z.object({
      /** How many the interview has now: where a device has fewer, another sent some. */
      events: z.int(),
    }),
  )
  .errors({
    ...NO_INTERVIEW,
    ...limitReached("More than anybody says in an interview. Nothing of this was kept."),
  });

/** Puts an interview aside. It can be restored for 30 days, then it is gone; earlier where a person has 400 with those that are deleted. */
export const removeInterview = oc
  .route({ method: "DELETE", path: "/interviews/{id}", summary: "Delete a mock interview" })
  .input(InterviewId)
  .output(z.object({}))
  .errors(NO_INTERVIEW);

/** Undoes a deletion; for one that is not deleted nothing changes. */
export const restoreInterview = oc
  .route({
    method: "POST",
    path: "/interviews/{id}/restoration",
    summary: "Undo a deletion of an interview",
  })
  .input(InterviewId)
  .output(z.object({}))
  .errors({ ...NO_INTERVIEW, ...TOO_MANY_INTERVIEWS });
