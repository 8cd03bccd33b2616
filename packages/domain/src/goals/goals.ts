import { addDays, daysBetween } from "../account/index.ts";
import { mondayOf } from "../readiness/index.ts";

/** What a week's goal may be about. */
export const GOAL_KINDS = ["minutes", "lessons", "problems", "answers", "days"] as const;
export type GoalKind = (typeof GOAL_KINDS)[number];

/** The most a goal may be, of one week. */
export const MOST_OF_GOAL: Readonly<Record<GoalKind, number>> = {
  minutes: 3_000,
  lessons: 50,
  problems: 100,
  answers: 100,
  days: 7,
};

/** What a person wants to do in a week; a kind that is not there is no goal. */
export type WeekGoals = Readonly<Partial<Record<GoalKind, number | undefined>>>;

/** Goals as they were set: they hold from their Monday on, until others were. `{}` ends them. */
export interface GoalSetting {
  /** A Monday: "2026-11-23". */
  readonly from: string;
  readonly goals: WeekGoals;
}

/** What was done, each with the date where the person was. */
export interface WeekFacts {
  readonly days: readonly { readonly date: string; readonly minutes: number }[];
  readonly done: readonly { readonly kind: Exclude<GoalKind, "minutes">; readonly on: string }[];
}

export interface WeekCount {
  readonly monday: string;
  readonly counts: Readonly<Record<GoalKind, number>>;
}

/**
 * What was done in each week from Monday to Sunday, the earliest first and that of today last.
 *
 * @param today  "2026-11-23", where the person is; what is dated later is not counted
 * @param weeks  how many, 1 or more
 */
export function countWeeks(facts: WeekFacts, today: string, weeks: number): readonly WeekCount[] {
  const last = mondayOf(today);
  const mondays = Array.from({ length: weeks }, (_, place) =>
    addDays(last, -7 * (weeks - 1 - place)),
  );
  const counted = new Map(
    mondays.map((monday) => [monday, { minutes: 0, lessons: 0, problems: 0, answers: 0, days: 0 }]),
  );
  const weekOf = (date: string) => (date > today ? undefined : counted.get(mondayOf(date)));
  for (const { date, minutes } of facts.days) {
    const week = weekOf(date);
    if (week) week.minutes += minutes;
  }
  for (const { kind, on } of facts.done) {
    const week = weekOf(on);
    if (week) week[kind] += 1;
  }
  return [...counted].map(([monday, counts]) => ({ monday, counts }));
}

/** The goals of a week: those that were set last before its end. `{}` for none. */
export function goalsOf(settings: readonly GoalSetting[], monday: string): WeekGoals {
  const before = settings.filter(({ from }) => from <= monday);
  return before.toSorted((a, b) => (a.from < b.from ? -1 : 1)).at(-1)?.goals ?? {};
}

/** How one goal stands: `share` is 0 to 1. */
export interface GoalStanding {
  readonly kind: GoalKind;
  readonly goal: number;
  readonly done: number;
  readonly share: number;
}

/** Each goal of a week and how far it is, in the order of `GOAL_KINDS`. */
export function standingOf(
  goals: WeekGoals,
  { counts }: Pick<WeekCount, "counts">,
): readonly GoalStanding[] {
  return GOAL_KINDS.flatMap((kind) => {
    const goal = goals[kind];
    if (goal === undefined || goal <= 0) return [];
    return [{ kind, goal, done: counts[kind], share: Math.min(1, counts[kind] / goal) }];
  });
}

/** "none" for a week without goals; otherwise whether all of them were reached. */
export function outcomeOf(
  goals: WeekGoals,
  week: Pick<WeekCount, "counts">,
): "none" | "kept" | "missed" {
  const standing = standingOf(goals, week);
  if (standing.length === 0) return "none";
  return standing.every(({ done, goal }) => done >= goal) ? "kept" : "missed";
}

/** Days of the week that are left, today included: 7 on a Monday, 1 on a Sunday. */
export function daysLeft(today: string): number {
  return daysBetween(today, addDays(mondayOf(today), 7));
}
