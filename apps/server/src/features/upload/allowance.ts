import { fail, ok, type Result } from "@taiyari/domain/result";
import { dropDeletedBeyond, findUsage } from "./store.ts";
import type { Clock } from "../../adapters/clock.ts";
import type { FileStore } from "../../adapters/files/file-store.ts";
import type { Db } from "../../db/client.ts";

/** What one person may upload. */
export interface UploadLimits {
  readonly perHour: number;
  /** Bytes of all files a person keeps; those that can still be restored take as much again. */
  readonly storageBytes: number;
}

/** Files of one person that arrive at the same time. */
export const MOST_ARRIVING = 4;

const HOUR_MS = 3_600_000;

export type AllowanceProblem =
  | { readonly kind: "too-many-arriving" }
  | { readonly kind: "too-many-uploads"; readonly perHour: number; readonly waitMs: number }
  | { readonly kind: "storage-used-up"; readonly storageBytes: number };

export interface AllowanceDeps {
  readonly db: Db;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly uploadLimits: UploadLimits;
  /** How many files of each person are arriving right now. */
  readonly arrivals: Map<string, number>;
}

/**
 * Counts a file in that begins to arrive, unless its person has used up what they may. The caller counts it out again
 * with what is returned, however it ends.
 *
 * @param bytes  as announced; null when nothing was
 */
export async function countIn(
  { arrivals, ...deps }: Omit<AllowanceDeps, "files">,
  userId: string,
  bytes: number | null,
): Promise<Result<() => void, AllowanceProblem>> {
  const arriving = arrivals.get(userId) ?? 0;
  if (arriving >= MOST_ARRIVING) return fail({ kind: "too-many-arriving" });
  arrivals.set(userId, arriving + 1);
  const countOut = () => {
    const left = (arrivals.get(userId) ?? 1) - 1;
    if (left > 0) arrivals.set(userId, left);
    else arrivals.delete(userId);
  };
  try {
    const problem = await problemOf(deps, userId, bytes ?? 0);
    if (!problem) return ok(countOut);
    countOut();
    return fail(problem);
  } catch (error) {
    countOut();
    throw error;
  }
}

/** Makes room for what a person deletes: what was deleted first can be restored no longer. */
export async function dropOldest(
  { db, clock, files, uploadLimits }: Omit<AllowanceDeps, "arrivals">,
  userId: string,
): Promise<void> {
  const recent = new Date(clock().getTime() - HOUR_MS);
  const keys = await dropDeletedBeyond(db, userId, { bytes: uploadLimits.storageBytes, recent });
  for (const key of keys) await files.remove(key);
}

async function problemOf(
  { db, clock, uploadLimits }: Omit<AllowanceDeps, "files" | "arrivals">,
  userId: string,
  bytes: number,
): Promise<AllowanceProblem | null> {
  const now = clock().getTime();
  const { perHour, storageBytes } = uploadLimits;
  const usage = await findUsage(db, userId, { since: new Date(now - HOUR_MS), last: perHour });
  if (usage.oldestOfLast) {
    const waitMs = usage.oldestOfLast.getTime() + HOUR_MS - now;
    return { kind: "too-many-uploads", perHour, waitMs };
  }
  return usage.bytes + bytes > storageBytes ? { kind: "storage-used-up", storageBytes } : null;
}
