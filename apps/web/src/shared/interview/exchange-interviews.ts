import type { InterviewBrief } from "@taiyari/contract";
import { type Interview, type InterviewEvent, INTERVIEW_LIMITS } from "@taiyari/domain/interview";
import type { InterviewStorage, RowChange } from "./interview-storage.ts";
import { type KeptInterview, unsentOf, withSent, withServer } from "./kept-interview.ts";

/** What the server is asked. Each rejects as the client does. */
export interface InterviewServer {
  readonly begin: (interview: Interview) => Promise<unknown>;
  readonly record: (id: string, happened: readonly InterviewEvent[]) => Promise<unknown>;
  readonly list: () => Promise<readonly InterviewBrief[]>;
  readonly one: (id: string) => Promise<{
    readonly interview: Interview;
    readonly events: readonly InterviewEvent[];
  }>;
  readonly remove: (id: string) => Promise<unknown>;
  readonly restore: (id: string) => Promise<unknown>;
  /** "absent": there is no such interview. "refused": sending the same again is no use. "later": it may be. */
  readonly whyNot: (error: unknown) => "absent" | "refused" | "later";
}

/** Of a body, in UTF-16 units: three bytes each are less than the 256 KiB that the server takes. */
const MOST_LETTERS = 60_000;
/** Interviews that a device fetches by itself, the latest first. Our choice: what trends and the first screens show. */
const MOST_FETCHED = 30;

interface Exchange {
  readonly storage: InterviewStorage;
  readonly server: InterviewServer;
  readonly owner: string;
}

/**
 * Sends what the server has not got. What it refuses stays on this device and keeps nothing else back; an interview that was
 * deleted elsewhere goes here as well.
 *
 * @throws  where the server cannot be asked; what was not sent stays
 */
export async function sendInterviews({ storage, server, owner }: Exchange): Promise<void> {
  for (const kept of await storage.all(owner)) {
    const { id } = kept.interview;
    const change = (next: RowChange) => storage.change(owner, id, next);
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

async function sendOne(
  kept: KeptInterview,
  server: InterviewServer,
  change: (next: RowChange) => Promise<void>,
): Promise<void> {
  const { interview } = kept;
  if (!kept.isSent) {
    await server.begin(interview);
    await change((row) => row && { ...row, isSent: true });
  }
  for (const batch of batchesOf(unsentOf(kept))) {
    await server.record(interview.id, batch);
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
 * Fetches what other devices did. An interview that the server has no more is dropped here.
 *
 * @returns  how many older ones were left where they are
 */
export async function fetchInterviews(
  { storage, server, owner }: Exchange,
  most = MOST_FETCHED,
): Promise<number> {
  const briefs = await server.list();
  const known = new Map((await storage.all(owner)).map((kept) => [kept.interview.id, kept]));
  const listed = new Set(briefs.map(({ id }) => id));
  for (const [id, kept] of known)
    if (!listed.has(id) && kept.isSent && kept.removal === null && unsentOf(kept).length === 0)
      await storage.change(owner, id, () => undefined);
  const lacking = briefs.filter((brief) => lacks(known.get(brief.id), brief));
  for (const { id } of lacking.slice(0, most)) {
    const { interview, events } = await server.one(id);
    await storage.change(owner, id, (row) => withServer(row, interview, events));
  }
  return Math.max(0, lacking.length - most);
}

function lacks(kept: KeptInterview | undefined, brief: InterviewBrief): boolean {
  if (!kept) return true;
  return kept.removal === null && kept.events.filter(({ isSent }) => isSent).length < brief.events;
}

function batchesOf(events: readonly InterviewEvent[]): readonly (readonly InterviewEvent[])[] {
  const batches: InterviewEvent[][] = [];
  let letters = 0;
  for (const event of events) {
    const own = JSON.stringify(event).length;
    const last = batches.at(-1);
    if (!last || last.length === INTERVIEW_LIMITS.eventsPerBatch || letters + own > MOST_LETTERS) {
      batches.push([event]);
      letters = own;
    } else {
      last.push(event);
      letters += own;
    }
  }
  return batches;
}
