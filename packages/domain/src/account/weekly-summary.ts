import { addDays, localTime } from "./time-zone.ts";

/** Sunday, seven in the evening. Source: the settings' own words. */
const SUMMARY_MINUTE = 19 * 60;

/**
 * The Sunday whose weekly summary may go out now: from seven in the evening where the person is, for a day, so that one
 * that was missed while nothing ran is never more than a day late.
 *
 * @returns  "2026-11-22"; null at any other time
 */
export function summarySunday(now: Date, timeZone: string): string | null {
  const { day, weekday, minute } = localTime(now, timeZone);
  if (weekday === 0 && minute >= SUMMARY_MINUTE) return day;
  if (weekday === 1 && minute < SUMMARY_MINUTE) return addDays(day, -1);
  return null;
}

/** Whether a moment was, where the person is, before the summary of a Sunday was due. */
export function isBeforeSummary(moment: Date, sunday: string, timeZone: string): boolean {
  const { day, minute } = localTime(moment, timeZone);
  return day < sunday || (day === sunday && minute < SUMMARY_MINUTE);
}
