import { createHash } from "node:crypto";
import { and, eq, gt, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";
import { invitations, user } from "../../db/schema/index.ts";
import { newToken } from "../links/token.ts";

export type Invitation = Omit<typeof invitations.$inferSelect, "tokenHash">;

/** Whom to invite. */
export type Invitee = Pick<Invitation, "email" | "name" | "phone" | "batch">;

/** How long a link works: a batch is told of it once, and not everybody looks that week. */
export const INVITATION_DAYS = 30;
const DAY_MS = 86_400_000;
/** How long one that works no more is kept, so that an admin sees whom it was for. */
const KEPT_DAYS = 60;

const columns = {
  id: invitations.id,
  email: invitations.email,
  name: invitations.name,
  phone: invitations.phone,
  batch: invitations.batch,
  invitedBy: invitations.invitedBy,
  createdAt: invitations.createdAt,
  expiresAt: invitations.expiresAt,
  sentAt: invitations.sentAt,
  withdrawnAt: invitations.withdrawnAt,
};

function newLink(now: Date) {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
  return { token, tokenHash: hashOf(token), expiresAt };
}

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

/** Which of some addresses have an account, and which an invitation that works. */
export async function findKnown(
  db: Tx,
  emails: readonly string[],
  now: Date,
): Promise<{ readonly accounts: ReadonlySet<string>; readonly invited: ReadonlySet<string> }> {
  const accounts = await db
    .select({ email: user.email })
    .from(user)
    .where(inArray(user.email, [...emails]));
  const open = await db
    .select({ email: invitations.email })
    .from(invitations)
    .where(
      and(
        inArray(invitations.email, [...emails]),
        isNull(invitations.withdrawnAt),
        gt(invitations.expiresAt, now),
      ),
    );
  return { accounts: addressesOf(accounts), invited: addressesOf(open) };
}

function addressesOf(rows: readonly { readonly email: string }[]): ReadonlySet<string> {
  return new Set(rows.map(({ email }) => email));
}

/** Makes an invitation, in place of one for the address that has expired. Null when one of a moment ago is there. */
export async function addInvitation(
  db: Tx,
  invitee: Invitee,
  { invitedBy, now }: { readonly invitedBy: string; readonly now: Date },
): Promise<{ readonly id: string; readonly token: string } | null> {
  const { token, ...link } = newLink(now);
  const values = { ...invitee, ...link, invitedBy, createdAt: now };
  const [row] = await db
    .insert(invitations)
    .values(values)
    .onConflictDoUpdate({
      target: invitations.email,
      targetWhere: isNull(invitations.withdrawnAt),
      set: { ...values, sentAt: null },
      setWhere: lt(invitations.expiresAt, now),
    })
    .returning({ id: invitations.id });
  return row ? { id: row.id, token } : null;
}

/** Gives an invitation a new link, and ends the one before. Null for one that is withdrawn or not there. */
export async function renewInvitation(
  db: Tx,
  id: string,
  now: Date,
): Promise<(Invitation & { readonly token: string }) | null> {
  const { token, ...link } = newLink(now);
  const [row] = await db
    .update(invitations)
    .set({ ...link, sentAt: null })
    .where(and(eq(invitations.id, id), isNull(invitations.withdrawnAt)))
    .returning(columns);
  return row ? { ...row, token } : null;
}

export async function markSent(db: Tx, id: string, at: Date): Promise<void> {
  await db.update(invitations).set({ sentAt: at }).where(eq(invitations.id, id));
}

/** Ends a link, and gives the address it was for. Null for one that is withdrawn already or not there. */
export async function withdrawInvitation(db: Tx, id: string, at: Date): Promise<string | null> {
  const [row] = await db
    .update(invitations)
    .set({ withdrawnAt: at })
    .where(and(eq(invitations.id, id), isNull(invitations.withdrawnAt)))
    .returning({ email: invitations.email });
  return row?.email ?? null;
}

/** The invitation of a link that works. */
export async function findByToken(db: Tx, token: string, now: Date): Promise<Invitation | null> {
  const [row] = await db
    .select(columns)
    .from(invitations)
    .where(
      and(
        eq(invitations.tokenHash, hashOf(token)),
        isNull(invitations.withdrawnAt),
        gt(invitations.expiresAt, now),
      ),
    );
  return row ?? null;
}

/** Counts a person in the batch they were invited to, if any, and forgets the invitation. */
export async function acceptInvitation(db: Tx, { id, batch }: Invitation, userId: string) {
  if (batch !== "") await db.update(user).set({ batch }).where(eq(user.id, userId));
  await db.delete(invitations).where(eq(invitations.id, id));
}

/** Forgets invitations that nobody can use any more: long expired or withdrawn, or of somebody who is here. */
export async function dropOldInvitations(db: Tx, now: Date): Promise<void> {
  const old = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  await db
    .delete(invitations)
    .where(
      or(
        lt(invitations.expiresAt, old),
        lt(invitations.withdrawnAt, old),
        sql`exists (select from ${user} where ${user.email} = ${invitations.email})`,
      ),
    );
}
