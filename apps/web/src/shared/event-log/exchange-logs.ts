import {
  type EventLog,
  type KeptLog,
  type LogEvent,
  type LogHead,
  unsentOf,
  withSent,
  withServer,
} from "./kept-log.ts";
import type { LogStorage, RowChange } from "./log-storage.ts";

/** A log as the server lists it. */
export interface LogBrief {
  readonly id: string;
  /** How many events are kept: a device that has fewer asks for the whole log. */
  readonly events: number;
}

/** What the server is asked. Each rejects as the client does. */
export interface LogServer<Head extends LogHead, Event extends LogEvent> {
  readonly begin: (head: Head) => Promise<unknown>;
  readonly record: (id: string, happened: readonly Event[]) => Promise<unknown>;
  /** The latest first. */
  readonly list: () => Promise<readonly LogBrief[]>;
  readonly one: (id: string) => Promise<EventLog<Head, Event>>;
  readonly remove: (id: string) => Promise<unknown>;
  readonly restore: (id: string) => Promise<unknown>;
  /** "absent": there is no such log. "refused": sending the same again is no use. "later": it may be. */
  readonly whyNot: (error: unknown) => "absent" | "refused" | "later";
}

/** What the server takes at once, of every kind of log. */
const MOST_EVENTS = 100;
/** Of a body, in UTF-16 units: three bytes each are less than the 256 KiB that the server takes. */
const MOST_LETTERS = 60_000;
/** Logs that a device fetches by itself, the latest first. Our choice: what trends and the first screens show. */
const MOST_FETCHED = 30;

interface Exchange<Head extends LogHead, Event extends LogEvent> {
  readonly storage: LogStorage<Head, Event>;
  readonly server: LogServer<Head, Event>;
  readonly owner: string;
}

/**
 * Sends what the server has not got. What it refuses stays on this device and keeps nothing else back; a log that was
 * deleted elsewhere goes here as well.
 *
 * @throws  where the server cannot be asked; what was not sent stays
 */
export async function sendLogs<Head extends LogHead, Event extends LogEvent>({
  storage,
  server,
  owner,
}: Exchange<Head, Event>): Promise<void> {
  for (const kept of await storage.all(owner)) {
    const { id } = kept.head;
    const change = (next: RowChange<Head, Event>) => storage.change(owner, id, next);
    try {
      if (kept.removal === "done") continue;
      if (kept.removal === "wanted") {
        if (kept.isSent) await server.remove(id);
        // Taken back meanwhile, it has to be restored.
        await change(
          (row) => row && { ...row, removal: row.removal === "wanted" ? "done" : "undone" },
        );
        continue;
      }
      if (kept.removal === "undone") {
        if (kept.isSent) await server.restore(id);
        await change((row) => row && { ...row, removal: null });
      }
      await sendOne(kept, server, change);
    } catch (error) {
      const why = server.whyNot(error);
      if (why === "later") throw error;
      if (why === "absent") await change((row) => row && { ...row, removal: "done" });
    }
  }
}

async function sendOne<Head extends LogHead, Event extends LogEvent>(
  kept: KeptLog<Head, Event>,
  server: LogServer<Head, Event>,
  change: (next: RowChange<Head, Event>) => Promise<void>,
): Promise<void> {
  const { head } = kept;
  if (!kept.isSent) {
    await server.begin(head);
    await change((row) => row && { ...row, isSent: true });
  }
  for (const batch of batchesOf(unsentOf(kept))) {
    await server.record(head.id, batch);
    await change(
      (row) =>
        row &&
        withSent(
          row,
          batch.map(({ id }) => id),
        ),
    );
  }
}

/**
 * Fetches what other devices did. A log that the server has no more is dropped here.
 *
 * @returns  how many older ones were left where they are
 */
export async function fetchLogs<Head extends LogHead, Event extends LogEvent>(
  { storage, server, owner }: Exchange<Head, Event>,
  most = MOST_FETCHED,
): Promise<number> {
  const briefs = await server.list();
  const known = new Map((await storage.all(owner)).map((kept) => [kept.head.id, kept]));
  const listed = new Set(briefs.map(({ id }) => id));
  for (const [id, kept] of known)
    if (!listed.has(id) && kept.isSent && kept.removal === null && unsentOf(kept).length === 0)
      await storage.change(owner, id, () => undefined);
  const lacking = briefs.filter((brief) => lacks(known.get(brief.id), brief));
  for (const { id } of lacking.slice(0, most)) {
    const whole = await server.one(id);
    await storage.change(owner, id, (row) => withServer(row, whole));
  }
  return Math.max(0, lacking.length - most);
}

function lacks(kept: KeptLog<LogHead, LogEvent> | undefined, brief: LogBrief): boolean {
  if (!kept) return true;
  return kept.removal === null && kept.events.filter(({ isSent }) => isSent).length < brief.events;
}

function batchesOf<Event extends LogEvent>(
  events: readonly Event[],
): readonly (readonly Event[])[] {
  const batches: Event[][] = [];
  let letters = 0;
  for (const event of events) {
    const own = JSON.stringify(event).length;
    const last = batches.at(-1);
    if (!last || last.length === MOST_EVENTS || letters + own > MOST_LETTERS) {
      batches.push([event]);
      letters = own;
    } else {
      last.push(event);
      letters += own;
    }
  }
  return batches;
}
