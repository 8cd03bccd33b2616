import { and, eq, ne } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { knownDevices } from "../../db/schema/index.ts";

/** Remembers a device of somebody. @returns whether the account knew others and not this one */
export async function noteDevice(
  db: Db,
  userId: string,
  hash: string,
  now: Date,
): Promise<boolean> {
  const isTheirs = eq(knownDevices.userId, userId);
  return db.transaction(async (tx) => {
    const known = await tx
      .update(knownDevices)
      .set({ lastAt: now })
      .where(and(isTheirs, eq(knownDevices.hash, hash)))
      .returning({ hash: knownDevices.hash });
    if (known.length > 0) return false;
    await tx
      .insert(knownDevices)
      .values({ userId, hash, firstAt: now, lastAt: now })
      .onConflictDoNothing();
    const others = await tx
      .select({ hash: knownDevices.hash })
      .from(knownDevices)
      .where(and(isTheirs, ne(knownDevices.hash, hash)))
      .limit(1);
    return others.length > 0;
  });
}
