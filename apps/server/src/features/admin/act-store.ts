import { and, eq, isNull } from "drizzle-orm";
import { fail, ok, type Result } from "@taiyari/domain/result";
import type { Db, Tx } from "../../db/client.ts";
import { session, user } from "../../db/schema/index.ts";
import { writeAudit } from "../../shared/audit/audit-store.ts";

type PersonColumns = typeof user.$inferSelect;

/** Who does something to whom. */
export interface Act {
  readonly actorId: string;
  readonly userId: string;
}

/** Why nothing was done. `not-admin`: who asked has stopped being one in this moment. */
export type ActProblem =
  | { readonly kind: "not-found" }
  | { readonly kind: "not-admin" }
  | { readonly kind: "self" }
  | { readonly kind: "last-admin" }
  | { readonly kind: "name-differs" };

interface Locked {
  readonly tx: Tx;
  readonly person: PersonColumns;
  readonly isLastAdmin: boolean;
}

/**
 * Does something to a person. Acts take their turns at the rows of all admins, so that no two of them at the same moment
 * leave an installation without one.
 */
async function actOn(
  db: Db,
  { actorId, userId }: Act,
  work: (locked: Locked) => Promise<Result<null, ActProblem>>,
): Promise<Result<null, ActProblem>> {
  return db.transaction(async (tx) => {
    const admins = await tx
      .select({ id: user.id })
      .from(user)
      .where(and(eq(user.role, "admin"), isNull(user.bannedAt), isNull(user.deleteAt)))
      .orderBy(user.id)
      .for("update");
    if (!admins.some(({ id }) => id === actorId)) return fail({ kind: "not-admin" });
    const [person] = await tx.select().from(user).where(eq(user.id, userId)).for("update");
    if (!person) return fail({ kind: "not-found" });
    const isLastAdmin = admins.length === 1 && admins[0]?.id === userId;
    return work({ tx, person, isLastAdmin });
  });
}

const now = () => ({ updatedAt: new Date() });

export function changeRole(
  db: Db,
  act: Act,
  role: PersonColumns["role"],
): Promise<Result<null, ActProblem>> {
  return actOn(db, act, async ({ tx, person, isLastAdmin }) => {
    if (person.role === role) return ok(null);
    if (isLastAdmin) return fail({ kind: "last-admin" });
    const detail = role === "admin" ? "student to admin" : "admin to student";
    await writeAudit(tx, { actorId: act.actorId, act: "role-set", subject: person.id, detail });
    await tx
      .update(user)
      .set({ role, ...now() })
      .where(eq(user.id, person.id));
    return ok(null);
  });
}

export function changePlan(
  db: Db,
  act: Act,
  plan: PersonColumns["plan"],
): Promise<Result<null, ActProblem>> {
  return actOn(db, act, async ({ tx, person }) => {
    if (person.plan === plan) return ok(null);
    const detail = `${person.plan} to ${plan}`;
    await writeAudit(tx, { actorId: act.actorId, act: "plan-set", subject: person.id, detail });
    await tx
      .update(user)
      .set({ plan, ...now() })
      .where(eq(user.id, person.id));
    return ok(null);
  });
}

export function changeBatch(db: Db, act: Act, batch: string): Promise<Result<null, ActProblem>> {
  return actOn(db, act, async ({ tx, person }) => {
    if (person.batch === batch) return ok(null);
    const detail = `${person.batch || "none"} to ${batch || "none"}`;
    await writeAudit(tx, { actorId: act.actorId, act: "batch-set", subject: person.id, detail });
    await tx
      .update(user)
      .set({ batch, ...now() })
      .where(eq(user.id, person.id));
    return ok(null);
  });
}

/** Keeps a person out and ends their sessions. Another reason replaces the one given before. */
export function banPerson(db: Db, act: Act, reason: string): Promise<Result<null, ActProblem>> {
  return actOn(db, act, async ({ tx, person }) => {
    if (person.id === act.actorId) return fail({ kind: "self" });
    const detail = `reason: ${reason}`;
    await writeAudit(tx, {
      actorId: act.actorId,
      act: "person-banned",
      subject: person.id,
      detail,
    });
    await tx
      .update(user)
      .set({ bannedAt: new Date(), banReason: reason, ...now() })
      .where(eq(user.id, person.id));
    await tx.delete(session).where(eq(session.userId, person.id));
    return ok(null);
  });
}

export function liftBan(db: Db, act: Act): Promise<Result<null, ActProblem>> {
  return actOn(db, act, async ({ tx, person }) => {
    if (person.bannedAt === null) return ok(null);
    await writeAudit(tx, {
      actorId: act.actorId,
      act: "person-unbanned",
      subject: person.id,
      detail: "",
    });
    await tx
      .update(user)
      .set({ bannedAt: null, banReason: "", ...now() })
      .where(eq(user.id, person.id));
    return ok(null);
  });
}

/** Ends an account at this moment: nobody signs in to it any more. `deletePerson` does the rest, at once or by the sweep. */
export function endAccount(db: Db, act: Act, name: string): Promise<Result<null, ActProblem>> {
  return actOn(db, act, async ({ tx, person }) => {
    if (person.id === act.actorId) return fail({ kind: "self" });
    if (person.name.trim() !== name.trim()) return fail({ kind: "name-differs" });
    // Who it was is deleted with the account; that one was deleted, and of which kind, is what the log keeps.
    const detail = [person.role === "admin" ? "admin" : "student", person.batch].filter(Boolean);
    await writeAudit(tx, {
      actorId: act.actorId,
      act: "person-deleted",
      subject: null,
      detail: detail.join(", batch "),
    });
    await tx.delete(session).where(eq(session.userId, person.id));
    await tx
      .update(user)
      .set({ deleteAt: new Date(), ...now() })
      .where(eq(user.id, person.id));
    return ok(null);
  });
}
