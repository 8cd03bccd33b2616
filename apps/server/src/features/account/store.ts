import { and, asc, eq, like, notExists, notLike, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../db/client.ts";
import { user, verification } from "../../db/schema/index.ts";

export type Role = "user" | "admin";

/** Any number; the same in every release. */
const ADMIN_LOCK = 727002;

/** What the sign-in library puts before the token of a reset link. */
export const RESET_IDENTIFIER = "reset-password:";

/** Accounts that were made to look at the product. None of them is ever made admin by itself. */
export const DEMO_DOMAIN = "taiyari.example";

/** Whether there is an account with this id. */
export async function hasAccount(db: Db, userId: string): Promise<boolean> {
  const rows = await db.select({ id: user.id }).from(user).where(eq(user.id, userId));
  return rows.length > 0;
}

/**
 * Gives an installation without an admin its oldest account as one; with an admin it does nothing.
 *
 * Under a lock, so that two first registrations at the same moment give one admin.
 */
export async function ensureAdmin(db: Db): Promise<void> {
  const someone = alias(user, "someone");
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ADMIN_LOCK})`);
    const [oldest] = await tx
      .select({ id: user.id })
      .from(user)
      .where(
        and(
          notLike(user.email, `%@${DEMO_DOMAIN}`),
          notExists(tx.select().from(someone).where(eq(someone.role, "admin"))),
        ),
      )
      .orderBy(asc(user.createdAt), asc(user.id))
      .limit(1);
    if (oldest) await tx.update(user).set({ role: "admin" }).where(eq(user.id, oldest.id));
  });
}

/** The id of the account with this address, whatever its letters' case; null without one. */
export async function findIdByEmail(db: Db, email: string): Promise<string | null> {
  const [row] = await db
    .select({ id: user.id })
    .from(user)
    .where(eq(user.email, email.trim().toLowerCase()));
  return row?.id ?? null;
}

/** Ends every link that would still set this account's password. */
export async function endResetLinks(db: Db, userId: string): Promise<void> {
  await db
    .delete(verification)
    .where(
      and(eq(verification.value, userId), like(verification.identifier, `${RESET_IDENTIFIER}%`)),
    );
}

/** Sets what an account may do. Does nothing for an unknown id. */
export async function setRole(db: Db, userId: string, role: Role): Promise<void> {
  await db.update(user).set({ role, updatedAt: new Date() }).where(eq(user.id, userId));
}
