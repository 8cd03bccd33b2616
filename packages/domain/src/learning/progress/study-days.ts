import type { CourseEvent, PracticeEvent } from "../event.ts";
import { keyOf, type StudyDay } from "./progress.ts";

/** A pause longer than this was not spent learning. Our choice. */
const PAUSE_MS = 5 * 60_000;
const MINUTE_MS = 60_000;

/**
 * What was done on each day of the learner: the date in the zone each event happened in, so that a journey moves no day.
 *
 * @param events  in order, each once
 */
export function studyDays(events: readonly (CourseEvent | PracticeEvent)[]): readonly StudyDay[] {
  const dateOf = datesOf();
  const solvedBefore = new Set<string>();
  const days = new Map<string, { solved: number; ms: number; lastAt: number }>();
  for (const event of events) {
    const at = Date.parse(event.at);
    const date = dateOf(at, event.zone);
    const day = days.get(date) ?? { solved: 0, ms: 0, lastAt: at };
    days.set(date, day);
    const pause = at - day.lastAt;
    if (pause <= PAUSE_MS) day.ms += pause;
    day.lastAt = at;
    const solved = solvedBy(event);
    if (solved === null) continue;
    const key = `${date} ${solved}`;
    if (!solvedBefore.has(key)) day.solved += 1;
    solvedBefore.add(key);
  }
  return [...days]
    .map(([date, { solved, ms }]) => ({ date, solved, minutes: Math.floor(ms / MINUTE_MS) }))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** What was solved: an exercise of a page, or a problem. Null for anything else. */
function solvedBy(event: CourseEvent | PracticeEvent): string | null {
  if (event.kind === "exercise-solved") return keyOf(event.page, event.exercise);
  return event.kind === "problem-submitted" && event.result === "passed" ? event.problem : null;
}

/** The date somewhere at a time: "2026-11-23". A zone that this device does not know counts as India's. */
export function dateIn(at: number, zone: string): string {
  return datesOf()(at, zone);
}

function datesOf(): (at: number, zone: string) => string {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (at, zone) => {
    const format = formats.get(zone) ?? formatOf(zone);
    formats.set(zone, format);
    return format.format(at);
  };
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  // Of Sweden: its dates are written "2026-11-23".
  const options = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
  try {
    return new Intl.DateTimeFormat("sv-SE", { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat("sv-SE", { ...options, timeZone: "Asia/Kolkata" });
  }
}
