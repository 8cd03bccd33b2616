import { and, eq, getTableColumns, gt, is, isNull, like, lte, or, sql } from "drizzle-orm";
import { type PgColumn, PgTable } from "drizzle-orm/pg-core";
import { fail, ok, type Result } from "@taiyari/domain/result";
import type { Db, Tx } from "../../db/client.ts";
import * as schema from "../../db/schema/index.ts";

const { invitations, rateLimit, user, verification } = schema;

/** Whose account is deleted. */
export interface LeavingPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

const PERSON = { id: user.id, name: user.name, email: user.email };

/**
 * Notes when an account goes. One that is leaving already keeps its time.
 *
 * Takes its turn at the rows of all admins, so that no two of them leave at the same moment and none is left.
 */
export async function markLeaving(
  db: Db,
  userId: string,
  deleteAt: Date,
): Promise<Result<Date, { readonly kind: "last-admin" }>> {
  return db.transaction(async (tx) => {
    const admins = await tx
      .select({ id: user.id })
      .from(user)
      .where(and(eq(user.role, "admin"), isNull(user.bannedAt), isNull(user.deleteAt)))
      .orderBy(user.id)
      .for("update");
    if (admins.length === 1 && admins[0]?.id === userId) return fail({ kind: "last-admin" });
    const [row] = await tx
      .update(user)
      .set({ deleteAt: sql`coalesce(${user.deleteAt}, ${deleteAt.toISOString()}::timestamptz)` })
      .where(eq(user.id, userId))
      .returning({ deleteAt: user.deleteAt });
    return ok(row?.deleteAt ?? deleteAt);
  });
}

/** Keeps an account whose time is not over. */
export async function markStaying(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .update(user)
    .set({ deleteAt: null })
    .where(and(eq(user.id, userId), gt(user.deleteAt, now)));
}

/** The accounts whose time is over. */
export async function findDue(db: Db, now: Date): Promise<readonly LeavingPerson[]> {
  return db.select(PERSON).from(user).where(lte(user.deleteAt, now)).orderBy(user.deleteAt);
}

/**
 * Deletes every row of a person in one transaction. Null when there is no such account any more: then somebody else
 * did it.
 */
export async function deleteRows(db: Db, userId: string): Promise<LeavingPerson | null> {
  return db.transaction(async (tx) => {
    const [person] = await tx.select(PERSON).from(user).where(eq(user.id, userId)).for("update");
    if (!person) return null;
    await deleteUntied(tx, person);
    // With all that refers to it.
    await tx.delete(user).where(eq(user.id, userId));
    return person;
  });
}

/** What names a person without referring to the account, or without being deleted with it. */
async function deleteUntied(tx: Tx, { id, email }: LeavingPerson): Promise<void> {
  for (const table of Object.values(schema).filter((part) => is(part, PgTable))) {
    const { userId } = getTableColumns(table) as Readonly<Record<string, PgColumn>>;
    if (userId) await tx.delete(table).where(eq(userId, id));
  }
  await tx.delete(invitations).where(eq(invitations.email, email));
  await tx.delete(rateLimit).where(like(rateLimit.key, `%${id}%`));
  await tx
    .delete(verification)
    .where(
      or(
        like(verification.value, `%${id}%`),
        like(verification.identifier, `%${id}%`),
        sql`position(${email} in ${verification.identifier} || ${verification.value}) > 0`,
      ),
    );
}
