import { and, asc, eq } from "drizzle-orm";
import { fail, ok, type Result } from "@taiyari/domain/result";
import type { Db } from "../../db/client.ts";
import { passkey } from "../../db/schema/index.ts";
import { countWays } from "../../shared/sign-in-ways/way-store.ts";

export type PasskeyRow = typeof passkey.$inferSelect;

/** A person's passkeys, oldest first. */
export async function findPasskeys(db: Db, userId: string): Promise<readonly PasskeyRow[]> {
  return db
    .select()
    .from(passkey)
    .where(eq(passkey.userId, userId))
    .orderBy(asc(passkey.createdAt), asc(passkey.id));
}

/** The passkey that an authenticator names; null for one that is not known. */
export async function findByCredential(db: Db, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await db.select().from(passkey).where(eq(passkey.credentialId, credentialId));
  return row ?? null;
}

/** Keeps a passkey. False when it is kept already, by whomever. */
export async function insertPasskey(db: Db, row: typeof passkey.$inferInsert): Promise<boolean> {
  const kept = await db
    .insert(passkey)
    .values(row)
    .onConflictDoNothing({ target: passkey.credentialId })
    .returning({ id: passkey.id });
  return kept.length > 0;
}

/** Notes a sign-in, with the authenticator's count of signatures after it. */
export async function notePasskeyUse(db: Db, id: string, counter: number): Promise<void> {
  await db.update(passkey).set({ counter, lastUsedAt: new Date() }).where(eq(passkey.id, id));
}

/** False when this person has no passkey with this id. */
export async function renamePasskey(
  db: Db,
  { userId, id, name }: { readonly userId: string; readonly id: string; readonly name: string },
): Promise<boolean> {
  const renamed = await db
    .update(passkey)
    .set({ name })
    .where(and(eq(passkey.userId, userId), eq(passkey.id, id)))
    .returning({ id: passkey.id });
  return renamed.length > 0;
}

/** Removes a passkey, unless it is the last way to sign in. @param offered  as `countWays` wants it */
export async function deletePasskey(
  db: Db,
  { userId, id }: { readonly userId: string; readonly id: string },
  offered: readonly string[],
): Promise<Result<null, "absent" | "last-way">> {
  const isTheirs = and(eq(passkey.userId, userId), eq(passkey.id, id));
  return db.transaction(async (tx) => {
    const ways = await countWays(tx, userId, offered);
    const [found] = await tx.select({ id: passkey.id }).from(passkey).where(isTheirs);
    if (!found) return fail("absent");
    if (ways === 1) return fail("last-way");
    await tx.delete(passkey).where(isTheirs);
    return ok(null);
  });
}
