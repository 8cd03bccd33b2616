import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, like, ne } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { account, session, user, verification } from "../../db/schema/index.ts";

/** What the account engine puts before the name of a device that is asked for no code. */
const TRUSTED_DEVICE = "trust-device-";
/** What the account engine puts before the token of a reset link. */
const RESET_LINK = "reset-password:";

/** When the password was set, null without one; and whether the second step is on. */
export async function findFirstSteps(
  db: Db,
  userId: string,
): Promise<{ readonly changedAt: Date | null; readonly isTwoStepOn: boolean }> {
  const isPassword = and(eq(account.userId, user.id), eq(account.providerId, "credential"));
  const [row] = await db
    .select({ changedAt: account.updatedAt, isTwoStepOn: user.twoFactorEnabled })
    .from(user)
    .leftJoin(account, isPassword)
    .where(eq(user.id, userId));
  return row ?? { changedAt: null, isTwoStepOn: false };
}

/** Sets a first password. False for somebody who has one. */
export async function addPassword(db: Db, userId: string, hash: string): Promise<boolean> {
  const added = await db
    .insert(account)
    .values({
      id: randomUUID(),
      userId,
      accountId: userId,
      providerId: "credential",
      password: hash,
    })
    .onConflictDoNothing()
    .returning({ id: account.id });
  return added.length > 0;
}

/** Sessions that have not ended, the one that was active last first. */
export async function findSessions(db: Db, userId: string) {
  return db
    .select({
      id: session.id,
      userAgent: session.userAgent,
      address: session.ipAddress,
      createdAt: session.createdAt,
      lastActiveAt: session.lastActiveAt,
    })
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, new Date())))
    .orderBy(desc(session.lastActiveAt), session.id);
}

/** Ends one session of a person. False when they have none with this id. */
export async function endSession(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const ended = await db
    .delete(session)
    .where(and(eq(session.userId, userId), eq(session.id, sessionId)))
    .returning({ id: session.id });
  return ended.length > 0;
}

/** Ends every session of a person but one. Gives how many there were. */
export async function endOtherSessions(db: Db, userId: string, kept: string): Promise<number> {
  const ended = await db
    .delete(session)
    .where(and(eq(session.userId, userId), ne(session.id, kept)))
    .returning({ id: session.id });
  return ended.length;
}

/** From now on every device is asked for a code again. */
export async function endTrustedDevices(db: Db, userId: string): Promise<void> {
  await endVerifications(db, userId, TRUSTED_DEVICE);
}

/** Ends every link that would still set this account's password. */
export async function endResetLinks(db: Db, userId: string): Promise<void> {
  await endVerifications(db, userId, RESET_LINK);
}

async function endVerifications(db: Db, userId: string, prefix: string): Promise<void> {
  await db
    .delete(verification)
    .where(and(eq(verification.value, userId), like(verification.identifier, `${prefix}%`)));
}
