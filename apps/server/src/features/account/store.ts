import { and, asc, eq, isNull, like, lt, notExists, notLike, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db, Tx } from "../../db/client.ts";
import { session, twoFactor, user, verification } from "../../db/schema/index.ts";

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

/** What the sign-in library puts before the name of a device that is asked for no code. */
const TRUSTED_DEVICE = "trust-device-";

/** From now on every device is asked for a code again. */
export async function endTrustedDevices(db: Db, userId: string): Promise<void> {
  await db
    .delete(verification)
    .where(
      and(eq(verification.value, userId), like(verification.identifier, `${TRUSTED_DEVICE}%`)),
    );
}

/** Notes that a session is used, at this moment. */
export async function noteActivity(db: Db, sessionId: string): Promise<void> {
  await db.update(session).set({ lastActiveAt: new Date() }).where(eq(session.id, sessionId));
}

/** Whether a sign-in asks for a code as well, by whichever first step but a passkey. False for an unknown account. */
export async function hasTwoStep(db: Db, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ isOn: user.twoFactorEnabled })
    .from(user)
    .where(eq(user.id, userId));
  return row?.isOn ?? false;
}

/** Turns the second step of an account's sign-in off, for somebody who has lost app and recovery codes. */
export async function endTwoStep(db: Db, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(twoFactor).where(eq(twoFactor.userId, userId));
    await tx.update(user).set({ twoFactorEnabled: false }).where(eq(user.id, userId));
  });
  await endTrustedDevices(db, userId);
}

/** Sets what an account may do. Does nothing for an unknown id. */
export async function setRole(db: Tx, userId: string, role: Role): Promise<void> {
  await db.update(user).set({ role, updatedAt: new Date() }).where(eq(user.id, userId));
}

/** Whether an admin keeps this account out. False for an unknown one. */
export async function isBanned(db: Db, userId: string): Promise<boolean> {
  const [row] = await db.select({ bannedAt: user.bannedAt }).from(user).where(eq(user.id, userId));
  return row !== undefined && row.bannedAt !== null;
}

/** Why the account with this address is kept out, in the admin's words; "" where it is not. */
export async function findBanReason(db: Db, email: string): Promise<string> {
  const [row] = await db
    .select({ reason: user.banReason })
    .from(user)
    .where(eq(user.email, email.trim().toLowerCase()));
  return row?.reason ?? "";
}

/** Notes that somebody is here, unless that was noted since `before`. */
export async function noteSeen(
  db: Db,
  userId: string,
  { now, before }: { readonly now: Date; readonly before: Date },
): Promise<void> {
  await db
    .update(user)
    .set({ lastSeenAt: now })
    .where(and(eq(user.id, userId), or(isNull(user.lastSeenAt), lt(user.lastSeenAt, before))));
}

/** Whether anybody has an account here. */
export async function hasAnybody(db: Db): Promise<boolean> {
  const rows = await db.select({ id: user.id }).from(user).limit(1);
  return rows.length > 0;
}
