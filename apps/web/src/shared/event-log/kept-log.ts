/** What a log is about: an interview as it was begun, a day at work. Never changed. */
export interface LogHead {
  /** UUID made by the device. */
  readonly id: string;
  /** In UTC. */
  readonly startedAt: string;
}

/** Something that happened. Its id is made by the device. */
export interface LogEvent {
  readonly id: string;
}

/** A head and what happened since, in the order it is folded in. */
export interface EventLog<Head extends LogHead, Event extends LogEvent> {
  readonly head: Head;
  readonly events: readonly Event[];
}

/** A log on this device. */
export interface KeptLog<Head extends LogHead, Event extends LogEvent> {
  readonly head: Head;
  /** Whether the server has it, without its events. */
  readonly isSent: boolean;
  /** In the order they are folded in: those that the server has first, as it has them. */
  readonly events: readonly KeptEvent<Event>[];
  /** Deleting is wanted, done on the server, or taken back; null for a log that stands. */
  readonly removal: "wanted" | "done" | "undone" | null;
}

export interface KeptEvent<Event extends LogEvent> {
  readonly event: Event;
  /** Whether the server has it. */
  readonly isSent: boolean;
}

export function newLog<Head extends LogHead, Event extends LogEvent>(
  head: Head,
): KeptLog<Head, Event> {
  return { head, isSent: false, events: [], removal: null };
}

/** With something that happened; nothing changes where it is there already. */
export function withEvent<Head extends LogHead, Event extends LogEvent>(
  kept: KeptLog<Head, Event>,
  event: Event,
): KeptLog<Head, Event> {
  if (kept.events.some((there) => there.event.id === event.id)) return kept;
  return { ...kept, events: [...kept.events, { event, isSent: false }] };
}

export function withSent<Head extends LogHead, Event extends LogEvent>(
  kept: KeptLog<Head, Event>,
  ids: readonly string[],
): KeptLog<Head, Event> {
  const sent = new Set(ids);
  return {
    ...kept,
    isSent: true,
    events: kept.events.map((each) => (sent.has(each.event.id) ? { ...each, isSent: true } : each)),
  };
}

/** With all that the server has, in its order; what only this device has comes after it. */
export function withServer<Head extends LogHead, Event extends LogEvent>(
  kept: KeptLog<Head, Event> | undefined,
  { head, events }: EventLog<Head, Event>,
): KeptLog<Head, Event> {
  const there = new Set(events.map(({ id }) => id));
  const own = (kept?.events ?? []).filter(({ event }) => !there.has(event.id));
  return {
    head: kept?.head ?? head,
    isSent: true,
    events: [...events.map((event) => ({ event, isSent: true })), ...own],
    removal: kept?.removal ?? null,
  };
}

export function unsentOf<Event extends LogEvent>({
  events,
}: Pick<KeptLog<LogHead, Event>, "events">): readonly Event[] {
  return events.filter(({ isSent }) => !isSent).map(({ event }) => event);
}
