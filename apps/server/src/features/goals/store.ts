import { asc, and, eq, gte } from "drizzle-orm";
import { GoalSettings } from "@taiyari/contract";
import type { WeekGoals } from "@taiyari/domain/goals";
import type { Db } from "../../db/client.ts";
import { weeklyGoals } from "../../db/schema/index.ts";

/** The person's goals that were set on or after a Monday, the earliest first. */
export async function findGoals(
  db: Db,
  { userId, from }: { readonly userId: string; readonly from: string },
): Promise<GoalSettings["settings"]> {
  const rows = await db
    .select({ from: weeklyGoals.monday, goals: weeklyGoals.goals })
    .from(weeklyGoals)
    .where(and(eq(weeklyGoals.userId, userId), gte(weeklyGoals.monday, from)))
    .orderBy(asc(weeklyGoals.monday));
  return GoalSettings.shape.settings.parse(rows);
}

/** Sets the goals from a Monday on: one row for each person and Monday. */
export async function keepGoals(
  db: Db,
  row: { readonly userId: string; readonly monday: string; readonly goals: WeekGoals },
): Promise<void> {
  const { userId, monday } = weeklyGoals;
  await db
    .insert(weeklyGoals)
    .values(row)
    .onConflictDoUpdate({ target: [userId, monday], set: { goals: row.goals } });
}
