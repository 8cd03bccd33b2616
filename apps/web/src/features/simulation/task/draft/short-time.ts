import { type DayMinute, timeText } from "@taiyari/domain/simulation";

/** "9:48": a time as the clock of the desk shows it. */
export function shortTime(minute: DayMinute): string {
  return timeText(minute).replace(/^0/u, "");
}
