import type { CourseAct, CourseEvent } from "../../event.ts";

const BEGIN = Date.parse("2026-03-02T04:30:00.000Z");

/** Milliseconds since 1970, some minutes after the beginning of every test: 2 March 2026, 10:00 in India. */
export function at(minute: number): number {
  return BEGIN + minute * 60_000;
}

/** Gives ids that are different and in order. */
export function ids(): () => string {
  let made = 0;
  return () => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, "0")}`;
}

const nextId = ids();

export function act(
  minute: number,
  what: CourseAct,
  id = nextId(),
  zone = "Asia/Kolkata",
): CourseEvent {
  return { ...what, id, at: new Date(at(minute)).toISOString(), zone };
}
