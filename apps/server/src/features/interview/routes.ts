import { INTERVIEW_LIMITS } from "@taiyari/domain/interview";
import type { Clock } from "../../adapters/clock.ts";
import type { Db } from "../../db/client.ts";
import { signedIn } from "../../http/procedures.ts";
import { MAX_DOCUMENTS } from "../../shared/documents/limit-store.ts";
import { findInterviewEvents, keepInterviewEvents } from "./event-store.ts";
import {
  findInterview,
  findInterviews,
  insertInterview,
  markInterviewDeleted,
  restoreDeleted,
} from "./store.ts";

export interface InterviewDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Mock interviews: kept as they were begun, with what happened in them. */
export function interviewProcedures({ db, clock }: InterviewDeps) {
  const { interview } = signedIn;
  return {
    list: interview.list.handler(async ({ context }) => ({
      interviews: await findInterviews(db, context.user.id),
    })),

    begin: interview.begin.handler(async ({ input, context, errors }) => {
      const kept = await insertInterview(db, context.user.id, input.interview, clock());
      if (!kept.ok) throw errors.LIMIT_REACHED({ data: { most: MAX_DOCUMENTS } });
      return {};
    }),

    one: interview.one.handler(async ({ input, context, errors }) => {
      const key = { userId: context.user.id, interviewId: input.id };
      const found = await findInterview(db, key);
      if (!found) throw errors.NOT_FOUND();
      return { interview: found, events: await findInterviewEvents(db, key) };
    }),

    record: interview.record.handler(async ({ input, context, errors }) => {
      const key = { userId: context.user.id, interviewId: input.id };
      const limits = { ...INTERVIEW_LIMITS, now: clock() };
      const kept = await keepInterviewEvents(db, key, input.happened, limits);
      if (kept.ok) return { events: kept.value };
      throw kept.problem.kind === "absent"
        ? errors.NOT_FOUND()
        : errors.LIMIT_REACHED({ data: { most: kept.problem.most } });
    }),

    remove: interview.remove.handler(async ({ input, context, errors }) => {
      const key = { userId: context.user.id, interviewId: input.id };
      if (!(await markInterviewDeleted(db, key, clock()))) throw errors.NOT_FOUND();
      return {};
    }),

    restore: interview.restore.handler(async ({ input, context, errors }) => {
      const key = { userId: context.user.id, interviewId: input.id };
      const restored = await restoreDeleted(db, key);
      if (restored.ok) return {};
      throw restored.problem.kind === "absent"
        ? errors.NOT_FOUND()
        : errors.LIMIT_REACHED({ data: { most: MAX_DOCUMENTS } });
    }),
  };
}
