import type { LearningEvent } from "../event.ts";

/**
 * Each event once, by time and then by id. Where an id comes with two times, as of a device whose clock the server put
 * right, the earlier one counts: so any order of arrival gives the same list.
 */
export function orderEvents(events: Iterable<LearningEvent>): readonly LearningEvent[] {
  const byId = new Map<string, LearningEvent>();
  for (const event of events) {
    const there = byId.get(event.id);
    if (!there || isBefore(event, there)) byId.set(event.id, event);
  }
  return [...byId.values()].sort((a, b) => (isBefore(a, b) ? -1 : 1));
}

function isBefore(a: LearningEvent, b: LearningEvent): boolean {
  const [timeA, timeB] = [Date.parse(a.at), Date.parse(b.at)];
  if (timeA !== timeB) return timeA < timeB;
  if (a.id !== b.id) return a.id < b.id;
  return JSON.stringify(a) < JSON.stringify(b);
}
