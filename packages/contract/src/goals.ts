import { oc } from "@orpc/contract";
import { z } from "zod";
import { MOST_OF_GOAL } from "@taiyari/domain/goals";

const { minutes, lessons, problems, answers, days } = MOST_OF_GOAL;
const upTo = (most: number) => z.int().min(1).max(most).optional();

/** `WeekGoals` of the domain. */
const WeekGoals = z.object({
  minutes: upTo(minutes),
  lessons: upTo(lessons),
  problems: upTo(problems),
  answers: upTo(answers),
  days: upTo(days),
});

export const GoalSettings = z.object({
  /** Each holds from its Monday until the next; the earliest first. */
  settings: z.array(z.object({ from: z.iso.date(), goals: WeekGoals })),
});
export type GoalSettings = z.infer<typeof GoalSettings>;

/** The person's goals of a week, as they were set in the last year. */
export const read = oc
  .route({ method: "GET", path: "/goals", summary: "Your goals of a week" })
  .output(GoalSettings);

/** Sets the goals from this week on; earlier weeks keep theirs. None at all ends them. */
export const save = oc
  .route({ method: "PUT", path: "/goals", summary: "Set the goals of a week" })
  .input(z.object({ goals: WeekGoals }))
  .output(GoalSettings);
