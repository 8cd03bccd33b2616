import { formatDate } from "./dates.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "just now", "5 min ago", "2 h ago", "3 days ago"; after a week the date. A time to come counts as now. */
export function timeAgo(when: string, now: number): string {
  const passed = now - Date.parse(when);
  if (passed < MINUTE) return "just now";
  if (passed < HOUR) return `${Math.floor(passed / MINUTE)} min ago`;
  if (passed < DAY) return `${Math.floor(passed / HOUR)} h ago`;
  const days = Math.floor(passed / DAY);
  if (days === 1) return "yesterday";
  return days < 7 ? `${days} days ago` : `on ${formatDate(when)}`;
}
