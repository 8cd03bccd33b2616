/** Whole days since 1 January 1970. */
export type Day = number;

const DAY_MS = 86_400_000;

export function dayOf(text: string): Day {
  return Date.parse(`${text}T00:00:00Z`) / DAY_MS;
}

/** "2026-04-01". */
export function dayText(day: Day): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** "2026-04-01 09:05:00+05:30", `seconds` after midnight in India. */
export function momentText(day: Day, seconds: number): string {
  const later = day + Math.floor(seconds / 86_400);
  const time = new Date((seconds % 86_400) * 1000).toISOString().slice(11, 19);
  return `${dayText(later)} ${time}+05:30`;
}

/** 0 for Sunday. 1 January 1970 was a Thursday. */
export function weekday(day: Day): number {
  return (day + 4) % 7;
}

/** A moment between two days: whole seconds since 1 January 1970, midnight in India. */
export type Moment = number;

const DAY_SECONDS = 86_400;

export function momentOf(day: Day, seconds: number): Moment {
  return day * DAY_SECONDS + seconds;
}

export function dayAt(moment: Moment): Day {
  return Math.floor(moment / DAY_SECONDS);
}

/** "2026-04-01 09:05:00+05:30". */
export function timestampText(moment: Moment): string {
  return momentText(dayAt(moment), moment % DAY_SECONDS);
}
