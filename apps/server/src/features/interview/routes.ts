import { INTERVIEW_LIMITS, replay } from "@taiyari/domain/interview";
import type { Clock } from "../../adapters/clock.ts";
import type { Db } from "../../db/client.ts";
import { signedIn } from "../../http/procedures.ts";
import type { CoachDeps } from "../../shared/coach/deps.ts";
import { MAX_DOCUMENTS } from "../../shared/documents/limit-store.ts";
import { keepLogEvents } from "../../shared/event-logs/log-event-store.ts";
import { insertLog, markLogDeleted, restoreLog } from "../../shared/event-logs/log-store.ts";
import { judgeInterview } from "./judge-interview.ts";
import { findJudgement } from "./judgement-store.ts";
import { findInterview, findInterviewEvents, findInterviews, INTERVIEW_LOGS } from "./store.ts";

export interface InterviewDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** For having the language model judge an interview. */
  readonly coach: CoachDeps;
}

/** Mock interviews: kept as they were begun, with what happened in them. */
export function interviewProcedures({ db, clock, coach }: InterviewDeps) {
  const { interview } = signedIn;
  return {
    list: interview.list.handler(async ({ context }) => ({
      interviews: await findInterviews(db, context.user.id),
    })),

    begin: interview.begin.handler(async ({ input, context, errors }) => {
      const kept = await insertLog(db, INTERVIEW_LOGS, context.user.id, input.interview, clock());
      if (!kept.ok) throw errors.LIMIT_REACHED({ data: { most: MAX_DOCUMENTS } });
      return {};
    }),

    one: interview.one.handler(async ({ input, context, errors }) => {
      const key = { userId: context.user.id, logId: input.id };
      const found = await findInterview(db, key);
      if (!found) throw errors.NOT_FOUND();
      return { interview: found, events: await findInterviewEvents(db, key) };
    }),

    record: interview.record.handler(async ({ input, context, errors }) => {
      const key = { userId: context.user.id, logId: input.id };
      const limits = { ...INTERVIEW_LIMITS, now: clock() };
      const kept = await keepLogEvents(db, INTERVIEW_LOGS, key, input.happened, limits);
      if (kept.ok) return { events: kept.value };
      throw kept.problem.kind === "absent"
        ? errors.NOT_FOUND()
        : errors.LIMIT_REACHED({ data: { most: kept.problem.most } });
    }),

    remove: interview.remove.handler(async ({ input, context, errors }) => {
      const key = { userId: context.user.id, logId: input.id };
      if (!(await markLogDeleted(db, INTERVIEW_LOGS, key, clock()))) throw errors.NOT_FOUND();
      return {};
    }),

    restore: interview.restore.handler(async ({ input, context, errors }) => {
      const key = { userId: context.user.id, logId: input.id };
      const restored = await restoreLog(db, INTERVIEW_LOGS, key);
      if (restored.ok) return {};
      throw restored.problem.kind === "absent"
        ? errors.NOT_FOUND()
        : errors.LIMIT_REACHED({ data: { most: MAX_DOCUMENTS } });
    }),

    judgement: interview.judgement.handler(async ({ input, context, errors }) => {
      const key = { userId: context.user.id, logId: input.id };
      if (!(await findInterview(db, key))) throw errors.NOT_FOUND();
      return { judgement: await findJudgement(db, key) };
    }),

    judge: interview.judge.handler(async ({ input, context, errors, signal }) => {
      // A proxy in front must not hold events back until there are many.
      context.setHeader("x-accel-buffering", "no");
      const key = { userId: context.user.id, logId: input.id };
      const found = await findInterview(db, key);
      if (!found) throw errors.NOT_FOUND();
      const events = await findInterviewEvents(db, key);
      const state = replay(found, events);
      if (state.phase !== "ended") throw errors.NOT_OVER();
      const before = await findJudgement(db, key);
      return judgeInterview(coach, { key, interview: found, events, state, before, signal });
    }),
  };
}
