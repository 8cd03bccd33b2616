import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { rateLimit } from "../../db/schema/index.ts";

/**
 * Counts one attempt of a kind within a window of time, beginning a new window once the last has passed.
 *
 * @returns how many attempts there were in it with this one, and when it began
 */
export async function countAttempt(
  db: Db,
  key: string,
  windowMs: number,
): Promise<{ readonly count: number; readonly beganAt: number }> {
  const now = Date.now();
  const isOver = sql`${rateLimit.lastRequest} <= ${now - windowMs}`;
  const [row] = await db
    .insert(rateLimit)
    .values({ id: randomUUID(), key, count: 1, lastRequest: now })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimit.count} + 1 end`,
        lastRequest: sql`case when ${isOver} then ${now} else ${rateLimit.lastRequest} end`,
      },
    })
    .returning({ count: rateLimit.count, beganAt: rateLimit.lastRequest });
  if (!row) throw new Error("An attempt was not counted.");
  return row;
}

/** Forgets the attempts of a kind. */
export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db.delete(rateLimit).where(eq(rateLimit.key, key));
}
