import { and, count, eq, gte, lt, sql, sum } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { voiceUsage } from "../../db/schema/index.ts";

/** A person and a day of India, in whole days since 1 January 1970. */
export interface VoiceDay {
  readonly userId: string;
  readonly day: number;
}

/** Counts seconds of speech, unless the person would have more than `most` of them that day. Of two at once only one takes the last. */
export async function takeSeconds(
  db: Db,
  { userId, day }: VoiceDay,
  { seconds, most }: { readonly seconds: number; readonly most: number },
): Promise<boolean> {
  if (seconds > most) return false;
  const taken = await db
    .insert(voiceUsage)
    .values({ userId, day, seconds })
    .onConflictDoUpdate({
      target: [voiceUsage.userId, voiceUsage.day],
      set: { seconds: sql`${voiceUsage.seconds} + ${seconds}` },
      setWhere: sql`${voiceUsage.seconds} + ${seconds} <= ${most}`,
    })
    .returning({ seconds: voiceUsage.seconds });
  return taken.length > 0;
}

/** Seconds of a person that day. */
export async function secondsOf(db: Db, { userId, day }: VoiceDay): Promise<number> {
  const [row] = await db
    .select({ seconds: voiceUsage.seconds })
    .from(voiceUsage)
    .where(and(eq(voiceUsage.userId, userId), eq(voiceUsage.day, day)));
  return row?.seconds ?? 0;
}

/** What was written down for everybody that day. */
export async function voiceOfDay(
  db: Db,
  day: number,
): Promise<{ readonly people: number; readonly seconds: number }> {
  const [row] = await db
    .select({ people: count(), seconds: sum(voiceUsage.seconds).mapWith(Number) })
    .from(voiceUsage)
    .where(eq(voiceUsage.day, day));
  return { people: row?.people ?? 0, seconds: row?.seconds ?? 0 };
}

/** Seconds of everybody from a day on. */
export async function secondsSince(db: Db, day: number): Promise<number> {
  const [row] = await db
    .select({ seconds: sum(voiceUsage.seconds).mapWith(Number) })
    .from(voiceUsage)
    .where(gte(voiceUsage.day, day));
  return row?.seconds ?? 0;
}

/** Forgets how much was said before a day. */
export async function dropVoiceBefore(db: Db, day: number): Promise<void> {
  await db.delete(voiceUsage).where(lt(voiceUsage.day, day));
}
