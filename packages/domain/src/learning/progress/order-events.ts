import type { LearningEvent } from "../event.ts";

/**
 * Each event once, by time and then by id. Where an id comes with two times, as of a device whose clock the server put
 * right, the earlier one counts: so any order of arrival gives the same list.
 */
export function orderEvents(events: Iterable<LearningEvent>): readonly LearningEvent[] {
  if (isOrdered(events)) return events;
  const byId = new Map<string, Timed>();
  for (const event of events) {
    const timed = { event, time: Date.parse(event.at) };
    const there = byId.get(event.id);
    if (!there || isBefore(timed, there)) byId.set(event.id, timed);
  }
  const ordered = [...byId.values()]
    .sort((a, b) => (isBefore(a, b) ? -1 : 1))
    .map(({ event }) => event);
  inOrder.add(ordered);
  return ordered;
}

/** What had happened by a moment, in order. Given a list in order, it only cuts that: a log is folded at many moments. */
export function eventsUntil(
  events: Iterable<LearningEvent>,
  moment: number,
): readonly LearningEvent[] {
  const ordered = orderEvents(events);
  const after = ordered.findIndex(({ at }) => Date.parse(at) > moment);
  if (after === -1) return ordered;
  const until = ordered.slice(0, after);
  inOrder.add(until);
  return until;
}

/** The lists that were made here, so that none is put in order twice. */
const inOrder = new WeakSet<Iterable<LearningEvent>>();

function isOrdered(events: Iterable<LearningEvent>): events is readonly LearningEvent[] {
  return inOrder.has(events);
}

/** With its time read once: it is compared many times. */
interface Timed {
  readonly event: LearningEvent;
  readonly time: number;
}

function isBefore(a: Timed, b: Timed): boolean {
  if (a.time !== b.time) return a.time < b.time;
  if (a.event.id !== b.event.id) return a.event.id < b.event.id;
  return JSON.stringify(a.event) < JSON.stringify(b.event);
}
