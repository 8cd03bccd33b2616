const DAY_MS = 86_400_000;
/** India Standard Time is UTC+5:30 all year. */
const INDIA_OFFSET_MS = 330 * 60_000;

/** A moment as the calendar in India has it: use its UTC parts. */
export function toIndianTime(moment: Date): Date {
  return new Date(moment.getTime() + INDIA_OFFSET_MS);
}

/** The moment at which the day began that it is in India. */
export function indianDayBegan(moment: Date): Date {
  return new Date(dayNumber(moment) * DAY_MS - INDIA_OFFSET_MS);
}

/** The day it is in India, in whole days since 1 January 1970. */
export function dayNumber(moment: Date): number {
  return Math.floor(toIndianTime(moment).getTime() / DAY_MS);
}

/** The first day of the month it is in India, in whole days since 1 January 1970. */
export function monthBegan(moment: Date): number {
  return dayNumber(moment) - (toIndianTime(moment).getUTCDate() - 1);
}
