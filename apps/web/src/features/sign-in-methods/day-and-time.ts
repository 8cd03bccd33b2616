import { formatDate, formatDateTime, formatTime } from "../../lib/dates.ts";

/** "today, 7:41 pm", or "9 Nov 2026" for another day; in the reader's time zone. */
export function dayAndTime(when: string, now: Date): string {
  return isToday(when, now) ? `today, ${formatTime(when)}` : formatDate(when);
}

/** "Today, 7:41 pm", or "10 Nov 2026, 4:12 pm" for another day; in the reader's time zone. */
export function momentOf(when: string, now: Date): string {
  return isToday(when, now) ? `Today, ${formatTime(when)}` : formatDateTime(when);
}

function isToday(when: string, now: Date): boolean {
  return formatDate(when) === formatDate(now);
}
