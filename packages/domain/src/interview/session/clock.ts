import { WRAP_UP_SECONDS } from "../plan/budget.ts";
import type { Interview } from "../session.ts";

/** A question back with its answer takes about this long, in seconds. Our choice: half of what an answer takes in practice (research/practice.md 2.4). */
const FOLLOW_UP_SECONDS = 45;
/** A question is still asked when this share of its time is left: an answer may be shorter than planned. Our choice. */
const LEAST_SHARE = 0.5;
/** Somebody who is speaking when the time is over may finish, for so many seconds. */
export const OVERTIME_SECONDS = 60;

/** Seconds of the whole interview; null in the study mode, which has no clock. */
export function secondsOf({ setup }: Interview): number | null {
  return setup.mode === "study" ? null : setup.minutes * 60;
}

/** Seconds left at this moment of the interview's clock, 0 at least; null without a clock. */
export function leftAt(interview: Interview, at: number): number | null {
  const seconds = secondsOf(interview);
  return seconds === null ? null : Math.max(0, seconds - at);
}

/** The place of the next question that there is time for, after this one; null when none fits. */
export function nextFitting(interview: Interview, after: number, at: number): number | null {
  const left = leftAt(interview, at);
  const next = interview.plan.findIndex(
    (_, place) =>
      place > after && (left === null || leastFor(interview, place) <= left - WRAP_UP_SECONDS),
  );
  return next < 0 ? null : next;
}

/** Whether one more question back leaves time for all the questions that are still to come. */
export function hasTimeToAskBack(interview: Interview, place: number, at: number): boolean {
  const left = leftAt(interview, at);
  if (left === null) return true;
  const toCome = interview.plan.reduce(
    (sum, _, later) => (later > place ? sum + leastFor(interview, later) : sum),
    0,
  );
  return left - WRAP_UP_SECONDS - FOLLOW_UP_SECONDS >= toCome;
}

function leastFor({ plan }: Interview, place: number): number {
  return (plan[place]?.seconds ?? 0) * LEAST_SHARE;
}
