import type { LearningEvent } from "@taiyari/domain/learning";
import { EVENT_LIMITS } from "@taiyari/domain/learning";
import type { EventStore } from "./event-store.ts";

/** What the server is asked. Each rejects as the client does. */
export interface LearningServer {
  readonly record: (events: readonly LearningEvent[]) => Promise<unknown>;
  readonly events: (since: number) => Promise<{
    readonly events: readonly LearningEvent[];
    readonly cursor: number;
    readonly hasMore: boolean;
  }>;
  /** Whether the server refused what was sent for its shape, so that sending it again is no use. */
  readonly isRefusedForGood: (error: unknown) => boolean;
}

/** Of a body, in UTF-16 units: three bytes each are less than the 256 KiB that the server takes. */
const MOST_LETTERS = 60_000;

/**
 * Sends what the server has not got, then fetches what other devices did. Rejects where the server cannot be asked; what
 * was not sent stays.
 */
export async function exchangeEvents(
  store: EventStore,
  server: LearningServer,
  owner: string,
): Promise<void> {
  await store.takeOver(owner);
  const waiting = (await store.all(owner)).filter(({ isSent }) => !isSent);
  for (const batch of batchesOf(waiting.map(({ event }) => event))) {
    await sendBatch(server, batch);
    await store.markSent(
      owner,
      batch.map(({ id }) => id),
    );
  }
  for (let hasMore = true; hasMore;) {
    const given = await server.events(await store.cursor(owner));
    await store.put(
      owner,
      given.events.map((event) => ({ event, isSent: true })),
    );
    await store.setCursor(owner, given.cursor);
    ({ hasMore } = given);
  }
}

/** One event that is refused, as of an older version of the app, keeps no others back: it stays on this device. */
async function sendBatch(server: LearningServer, batch: readonly LearningEvent[]): Promise<void> {
  try {
    await server.record(batch);
  } catch (error) {
    if (!server.isRefusedForGood(error)) throw error;
    if (batch.length > 1) for (const event of batch) await sendBatch(server, [event]);
  }
}

function batchesOf(events: readonly LearningEvent[]): readonly (readonly LearningEvent[])[] {
  const batches: LearningEvent[][] = [];
  let letters = 0;
  for (const event of events.toSorted((a, b) => (a.at < b.at ? -1 : 1))) {
    const own = JSON.stringify(event).length;
    const last = batches.at(-1);
    if (!last || last.length === EVENT_LIMITS.perBatch || letters + own > MOST_LETTERS) {
      batches.push([event]);
      letters = own;
    } else {
      last.push(event);
      letters += own;
    }
  }
  return batches;
}
