import type { DayMinute } from "@taiyari/domain/simulation";

const WEEKDAY = new Intl.DateTimeFormat("en-IN", { weekday: "long", timeZone: "UTC" });
const DAY = new Intl.DateTimeFormat("en-IN", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** "9:48": a time as the clock of the desk shows it. Past midnight it begins anew. */
export function dayTime(minute: DayMinute): string {
  const whole = Math.floor(minute);
  return `${Math.floor(whole / 60) % 24}:${String(whole % 60).padStart(2, "0")}`;
}

/** "33 min", "2 h 18 min", "2 h". */
export function minutesText(minutes: number): string {
  const whole = Math.max(0, Math.ceil(minutes));
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** "Thursday, 5 Nov 2026" of "2026-11-05". */
export function dateText(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  const parts = new Map(DAY.formatToParts(day).map(({ type, value }) => [type, value]));
  // Some browsers write "Sept": months here have three letters.
  const month = (parts.get("month") ?? "").slice(0, 3);
  return `${WEEKDAY.format(day)}, ${parts.get("day")} ${month} ${parts.get("year")}`;
}

/** "You are the data analyst." of "Data analyst"; "HR recruiter" keeps its capitals. */
export function roleText(as: string): string {
  const isAbbreviation = /^\p{Lu}[\p{Lu}\d]/u.test(as);
  return `You are the ${isAbbreviation ? as : as.charAt(0).toLowerCase() + as.slice(1)}.`;
}
