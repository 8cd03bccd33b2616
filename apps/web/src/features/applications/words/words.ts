import { daysAway } from "@taiyari/domain/account";
import { type ApplicationStage, isOpen } from "@taiyari/domain/applications";
import { formatDate } from "../../../lib/dates.ts";

/** "2026-11-23" in a time zone. */
export function todayIn(zone: string): string {
  // Of Sweden: its dates are written so.
  return new Intl.DateTimeFormat("sv-SE", { timeZone: zone }).format(Date.now());
}

/** "5 Nov 2026" for "2026-11-05", in any zone. */
export function dayText(date: string): string {
  return formatDate(`${date}T12:00:00`);
}

/** "Tomorrow, 24 Nov 2026". */
export function stepDay(date: string, days: number): string {
  return `${daysAway(days)}, ${dayText(date)}`;
}

/** How near a next step is: its day is past, it is today or tomorrow, or later. */
export function dueOf(days: number): "past" | "due" | undefined {
  if (days < 0) return "past";
  return days <= 1 ? "due" : undefined;
}

/** What the sign of a stage says in colour, beside its name. */
export function toneOf(stage: ApplicationStage): "waiting" | "under-way" | "good" | "bad" {
  if (stage === "offer" || stage === "accepted") return "good";
  if (stage === "rejected") return "bad";
  return isOpen(stage) && stage !== "saved" ? "under-way" : "waiting";
}
