import { createHash, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { and, eq, gt, like } from "drizzle-orm";
import { fail, ok, type Result } from "@taiyari/domain/result";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { user, verification } from "../../db/schema/index.ts";

/** A change that is not confirmed yet; one for each person, named after them. */
const CHANGE = "change-email:";
/** What the sign-in library puts before the token of a reset link. */
const RESET = "reset-password:";

/** How long the link to a new address works. */
export const CHANGE_HOURS = 24;

/** SQLSTATE of a value that somebody else has already. */
const UNIQUE_VIOLATION = "23505";

const Wanted = z.object({ email: z.string(), hash: z.string() });

export async function isAddressTaken(db: Db, email: string): Promise<boolean> {
  const rows = await db.select({ id: user.id }).from(user).where(eq(user.email, email));
  return rows.length > 0;
}

/**
 * Remembers the address somebody wants, in place of any they wanted before.
 *
 * @returns the token of the link that confirms it
 */
export async function wantAddress(
  db: Db,
  userId: string,
  email: string,
  now: Date,
): Promise<string> {
  const secret = randomBytes(24).toString("base64url");
  const expiresAt = new Date(now.getTime() + CHANGE_HOURS * 3_600_000);
  await db.transaction(async (tx) => {
    await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for("update");
    await tx.delete(verification).where(eq(verification.identifier, `${CHANGE}${userId}`));
    await tx.insert(verification).values({
      id: randomUUID(),
      identifier: `${CHANGE}${userId}`,
      value: JSON.stringify({ email, hash: hashOf(secret).toString("base64url") }),
      expiresAt,
      createdAt: now,
      updatedAt: now,
    });
  });
  return `${userId}.${secret}`;
}

/** The address somebody wants and has not confirmed yet; null without one. */
export async function findWantedAddress(db: Db, userId: string, now: Date): Promise<string | null> {
  return (await findWanted(db, userId, now))?.email ?? null;
}

export async function forgetWantedAddress(db: Db, userId: string): Promise<void> {
  await db.delete(verification).where(eq(verification.identifier, `${CHANGE}${userId}`));
}

/** Who changed their address, and what it was. */
export interface ChangedAddress {
  readonly userId: string;
  readonly name: string;
  readonly before: string;
  readonly email: string;
}

/**
 * Sets the address that a link confirms. It works once. Links that would set the account's password end with it: they
 * were sent to the address before.
 */
export async function confirmAddress(
  db: Db,
  token: string,
  now: Date,
): Promise<Result<ChangedAddress, "expired" | "taken">> {
  const [userId = "", secret = ""] = token.split(".");
  const wanted = await findWanted(db, userId, now);
  if (!wanted) return fail("expired");
  const isRight = timingSafeEqual(Buffer.from(wanted.hash, "base64url"), hashOf(secret));
  if (!isRight) return fail("expired");
  return setAddress(db, userId, wanted.email, { isConfirmed: true, now });
}

/** Sets an address at once. */
export async function setAddress(
  db: Db,
  userId: string,
  email: string,
  { isConfirmed, now }: { readonly isConfirmed: boolean; readonly now: Date },
): Promise<Result<ChangedAddress, "expired" | "taken">> {
  try {
    return await db.transaction(async (tx) => {
      const isTheirs = eq(user.id, userId);
      const [before] = await tx
        .select({ name: user.name, email: user.email })
        .from(user)
        .where(isTheirs)
        .for("update");
      if (!before) return fail("expired");
      if (isConfirmed) {
        const used = await tx
          .delete(verification)
          .where(eq(verification.identifier, `${CHANGE}${userId}`))
          .returning({ id: verification.id });
        // Opened twice at the same moment: the other one has set it.
        if (used.length === 0) return fail("expired");
      }
      await tx
        .update(user)
        .set({ email, emailVerified: isConfirmed, updatedAt: now })
        .where(isTheirs);
      await tx
        .delete(verification)
        .where(and(eq(verification.value, userId), like(verification.identifier, `${RESET}%`)));
      return ok({ userId, name: before.name, before: before.email, email });
    });
  } catch (error) {
    if (isTaken(error)) return fail("taken");
    throw error;
  }
}

async function findWanted(db: Db, userId: string, now: Date) {
  const [row] = await db
    .select({ value: verification.value })
    .from(verification)
    .where(and(eq(verification.identifier, `${CHANGE}${userId}`), gt(verification.expiresAt, now)));
  return row ? Wanted.parse(JSON.parse(row.value)) : null;
}

function hashOf(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}

/** Whether an error of the database, or one that wraps it, says that somebody else has the value. */
function isTaken(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && cause.code === UNIQUE_VIOLATION) return true;
  }
  return false;
}
