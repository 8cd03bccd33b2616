import type { SessionUser } from "@taiyari/contract";
import { addDays } from "@taiyari/domain/account";
import { dateIn } from "@taiyari/domain/learning/progress";
import { mondayOf } from "@taiyari/domain/readiness";
import type { Clock } from "../../adapters/clock.ts";
import type { Db } from "../../db/client.ts";
import { signedIn } from "../../http/procedures.ts";
import { findGoals, keepGoals } from "./store.ts";

export interface GoalDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** How far back goals are told of, in days: what is shown of earlier weeks lies well within. */
const TOLD_DAYS = 52 * 7;

/** What a person wants to do in a week. What they did is the dashboard's. */
export function goalProcedures({ db, clock }: GoalDeps) {
  const { goals } = signedIn;
  /** The Monday of this week where the person is. */
  const thisMonday = ({ timeZone }: Pick<SessionUser, "timeZone">) =>
    mondayOf(dateIn(clock().getTime(), timeZone));

  async function settingsOf(user: SessionUser) {
    const from = addDays(thisMonday(user), -TOLD_DAYS);
    return { settings: await findGoals(db, { userId: user.id, from }) };
  }

  return {
    read: goals.read.handler(({ context: { user } }) => settingsOf(user)),

    save: goals.save.handler(async ({ input, context: { user } }) => {
      await keepGoals(db, { userId: user.id, monday: thisMonday(user), goals: input.goals });
      return settingsOf(user);
    }),
  };
}
