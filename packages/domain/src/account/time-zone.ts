export const INDIA = "Asia/Kolkata";

/** A moment as clocks and calendars of a time zone have it. */
export interface LocalTime {
  /** "2026-11-19" */
  readonly day: string;
  /** 0 for Sunday. */
  readonly weekday: number;
  /** Of the day: 0 to 1439. */
  readonly minute: number;
}

const DAY_MS = 86_400_000;

/** Whether a text is a name of the IANA database that this machine knows: "Asia/Kolkata". An offset, "+05:30", is none. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/u.test(name)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** A moment in a time zone; one that this machine does not know counts as India's. */
export function localTime(moment: Date, timeZone: string): LocalTime {
  // Of Sweden: its dates are written "2026-11-19 19:05".
  const words = new Intl.DateTimeFormat("sv-SE", {
    timeZone: isTimeZone(timeZone) ? timeZone : INDIA,
    dateStyle: "short",
    timeStyle: "short",
  }).format(moment);
  const [day = "", time = ""] = words.split(" ");
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return { day, weekday: new Date(day).getUTCDay(), minute: hour * 60 + minute };
}

/** The day so many days later: `addDays("2026-11-30", 1)` is "2026-12-01". */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days lie between two: negative when the second is the earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** "Today", "Tomorrow", "In 7 days", "Yesterday", "3 days ago". */
export function daysAway(days: number): string {
  if (days === 0) return "Today";
  if (days === 1) return "Tomorrow";
  if (days === -1) return "Yesterday";
  return days > 0 ? `In ${days} days` : `${-days} days ago`;
}
