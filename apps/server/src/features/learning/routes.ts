import { EVENT_LIMITS } from "@taiyari/domain/learning";
import type { Clock } from "../../adapters/clock.ts";
import type { Db } from "../../db/client.ts";
import { signedIn } from "../../http/procedures.ts";
import { correctTimes } from "./event-times.ts";
import { eventsSince, keepEvents } from "./store.ts";

export interface LearningDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Events given at once. As the contract's. */
const PAGE = 1_000;

/** What learners did. */
export function learningProcedures({ db, clock }: LearningDeps) {
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
