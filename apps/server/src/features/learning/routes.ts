import { EVENT_LIMITS } from "@taiyari/domain/learning";
import { signedIn } from "../../http/procedures.ts";
import { type AssessmentDeps, assessmentProcedures } from "./assessment-routes.ts";
import { certificateProcedures } from "./certificate-routes.ts";
import { correctTimes } from "./event-times.ts";
import { type SqlDeps, sqlProcedures } from "./sql-routes.ts";
import { eventsSince, keepEvents } from "./store.ts";

export type LearningDeps = AssessmentDeps & SqlDeps;

/** Events given at once. As the contract's. */
const PAGE = 1_000;

/** What learners did, their tests and their certificates. */
export function learningFeature(deps: LearningDeps) {
  const tests = assessmentProcedures(deps);
  return {
    learning: { ...eventProcedures(deps), ...sqlProcedures(deps), ...tests.learning },
    assessment: tests.assessment,
    certificates: certificateProcedures(deps),
  };
}

function eventProcedures({ db, clock }: LearningDeps) {
  const { learning } = signedIn;
  return {
    record: learning.record.handler(async ({ input, context, errors }) => {
      const now = clock();
      const events = correctTimes(input.events, input.sentAt, now);
      const kept = await keepEvents(db, context.user.id, events, { ...EVENT_LIMITS, now });
      if (!kept.ok) throw errors.LIMIT_REACHED({ data: kept.problem });
      return {};
    }),

    events: learning.events.handler(({ input, context }) =>
      eventsSince(db, context.user.id, input.since, PAGE),
    ),
  };
}
