import type { Interview, InterviewEvent } from "@taiyari/domain/interview";

/** An interview on this device. */
export interface KeptInterview {
  readonly interview: Interview;
  /** Whether the server has it, without its events. */
  readonly isSent: boolean;
  /** In the order they are folded in: those that the server has first, as it has them. */
  readonly events: readonly KeptEvent[];
  /** Deleting is wanted, done on the server, or taken back; null for an interview that stands. */
  readonly removal: "wanted" | "done" | "undone" | null;
}

export interface KeptEvent {
  readonly event: InterviewEvent;
  /** Whether the server has it. */
  readonly isSent: boolean;
}

export function newInterview(interview: Interview): KeptInterview {
  return { interview, isSent: false, events: [], removal: null };
}

/** With something that happened; nothing changes where it is there already. */
export function withEvent(kept: KeptInterview, event: InterviewEvent): KeptInterview {
  if (kept.events.some((there) => there.event.id === event.id)) return kept;
  return { ...kept, events: [...kept.events, { event, isSent: false }] };
}

export function withSent(kept: KeptInterview, ids: readonly string[]): KeptInterview {
  const sent = new Set(ids);
  return {
    ...kept,
    isSent: true,
    events: kept.events.map((each) => (sent.has(each.event.id) ? { ...each, isSent: true } : each)),
  };
}

/** With all that the server has, in its order; what only this device has comes after it. */
export function withServer(
  kept: KeptInterview | undefined,
  interview: Interview,
  events: readonly InterviewEvent[],
): KeptInterview {
  const there = new Set(events.map(({ id }) => id));
  const own = (kept?.events ?? []).filter(({ event }) => !there.has(event.id));
  return {
    interview: kept?.interview ?? interview,
    isSent: true,
    events: [...events.map((event) => ({ event, isSent: true })), ...own],
    removal: kept?.removal ?? null,
  };
}

export function unsentOf({ events }: KeptInterview): readonly InterviewEvent[] {
  return events.filter(({ isSent }) => !isSent).map(({ event }) => event);
}
