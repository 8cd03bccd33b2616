import type { DayMinute } from "../scenario.ts";

/** "10:45" as minutes since midnight; null for what is no time of a day. */
export function minuteOf(text: string): DayMinute | null {
  const match = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/u.exec(text.trim());
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

/** Minutes since midnight as "10:45". */
export function timeText(minute: DayMinute): string {
  const whole = Math.floor(minute);
  return `${String(Math.floor(whole / 60) % 24).padStart(2, "0")}:${String(whole % 60).padStart(2, "0")}`;
}
