import type { LearningEvent, QueryEvent } from "../event.ts";
import { orderEvents } from "./order-events.ts";

/** A query that somebody saved in the SQL editor. */
export interface SavedQuery {
  readonly id: string;
  /** Of what stands there: the next saving names it. */
  readonly version: string;
  readonly name: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * The saved queries, the latest first, from savings on any device in any order: every version that nothing replaced or
 * removed. Where two devices replaced the same version the later one keeps the query, and what the other wrote stands
 * beside it as a query of its own: nothing that was saved is lost. A version that was saved elsewhere meanwhile is not
 * removed.
 */
export function foldQueries(events: Iterable<LearningEvent>): readonly SavedQuery[] {
  const ordered = orderEvents([...events].filter(isQueryEvent)).filter(isQueryEvent);
  const gone = new Set(ordered.map(({ over }) => over));
  const queries = new Map<string, SavedQuery>();
  for (const event of ordered) {
    if (event.kind === "query-removed" || gone.has(event.version)) continue;
    const { query, version, name, text } = event;
    const there = queries.get(query);
    if (there && there.text !== text) queries.set(there.version, { ...there, id: there.version });
    queries.set(query, { id: query, version, name, text, at: Date.parse(event.at) });
  }
  return [...queries.values()].sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
}

export function isQueryEvent(event: LearningEvent): event is QueryEvent {
  return event.kind === "query-saved" || event.kind === "query-removed";
}
