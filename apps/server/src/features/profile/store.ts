import { and, eq } from "drizzle-orm";
import type { LanguageId } from "@taiyari/domain/account";
import type { Db } from "../../db/client.ts";
import { user } from "../../db/schema/index.ts";

export interface PersonRow {
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** What the object of the photo is called; null without one. */
  readonly image: string | null;
  readonly phone: string;
  readonly timeZone: string;
  readonly language: LanguageId;
  readonly plan: "free" | "premium";
  readonly createdAt: Date;
}

/** Null for an account that is gone. */
export async function findPerson(db: Db, userId: string): Promise<PersonRow | null> {
  const [row] = await db
    .select({
      name: user.name,
      email: user.email,
      emailVerified: user.emailVerified,
      image: user.image,
      phone: user.phone,
      timeZone: user.timeZone,
      language: user.language,
      plan: user.plan,
      createdAt: user.createdAt,
    })
    .from(user)
    .where(eq(user.id, userId));
  return row ?? null;
}

/** The fields to change; the others stay. */
export interface PersonChange {
  readonly name?: string | undefined;
  readonly phone?: string | undefined;
  readonly timeZone?: string | undefined;
  readonly language?: LanguageId | undefined;
}

export async function changePerson(
  db: Db,
  userId: string,
  change: PersonChange,
  now: Date,
): Promise<void> {
  await db
    .update(user)
    .set({ ...change, updatedAt: now })
    .where(eq(user.id, userId));
}

/**
 * Gives a person another photo, or none.
 *
 * @returns what the object of the photo before was called; null without one
 */
export async function changeImage(
  db: Db,
  userId: string,
  image: string | null,
  now: Date,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const isTheirs = eq(user.id, userId);
    const [before] = await tx
      .select({ image: user.image })
      .from(user)
      .where(isTheirs)
      .for("update");
    await tx.update(user).set({ image, updatedAt: now }).where(isTheirs);
    return before?.image ?? null;
  });
}

/** Whether somebody has this photo. */
export async function isPhotoNeeded(db: Db, userId: string, image: string): Promise<boolean> {
  const rows = await db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, userId), eq(user.image, image)));
  return rows.length > 0;
}
