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
  const solvedBefore = new Set<string>();
  const days = new Map<string, { solved: number; ms: number; lastAt: number }>();
  for (const event of events) {
    const at = Date.parse(event.at);
    const date = dateIn(at, event.zone);
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

/** What is kept of a zone: making a format takes a hundred times what using it does, and that a hundred times a comparison. */
interface ZoneDates {
  readonly format: Intl.DateTimeFormat;
  /** The quarter of an hour that was last asked for, and its date. Midnight falls between two in every zone since 1972. */
  slot: number;
  date: string;
}
const zones = new Map<string, ZoneDates>();
/** More than there are. */
const MOST_ZONES = 600;
const SLOT_MS = 15 * MINUTE_MS;

/** The date somewhere at a time: "2026-11-23". A zone that this device does not know counts as India's. */
export function dateIn(at: number, zone: string): string {
  let dates = zones.get(zone);
  if (!dates) {
    dates = { format: formatOf(zone), slot: Number.NaN, date: "" };
    // Names that are no zone, which anybody may send, do not fill the memory.
    if (zones.size >= MOST_ZONES) zones.clear();
    zones.set(zone, dates);
  }
  const slot = Math.floor(at / SLOT_MS);
  if (slot !== dates.slot) {
    dates.date = dates.format.format(at);
    dates.slot = slot;
  }
  return dates.date;
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
