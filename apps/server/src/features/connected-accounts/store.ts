import { randomUUID } from "node:crypto";
import { and, asc, eq, ne } from "drizzle-orm";
import { fail, ok, type Result } from "@taiyari/domain/result";
import type { Identity } from "../../adapters/identity-provider/identity-provider.ts";
import type { Db, Tx } from "../../db/client.ts";
import { account, session, user } from "../../db/schema/index.ts";
import { acceptInvitation, type Invitation } from "../../shared/invitations/invitation-store.ts";
import { countWays } from "../../shared/sign-in-ways/way-store.ts";

/** An account at a provider. */
export interface At {
  readonly provider: string;
  readonly identity: Identity;
}

/** Whose account at a provider it is; null for one that is not connected. */
export async function findOwner(db: Tx, { provider, identity }: At): Promise<string | null> {
  const [row] = await db
    .select({ userId: account.userId })
    .from(account)
    .where(and(eq(account.providerId, provider), eq(account.accountId, identity.subject)));
  return row?.userId ?? null;
}

/** Who has an address, and whether it is proved to be theirs. Null for nobody. */
export async function findByAddress(
  db: Db,
  email: string,
): Promise<{ readonly id: string; readonly isProved: boolean } | null> {
  const [row] = await db
    .select({ id: user.id, isProved: user.emailVerified })
    .from(user)
    .where(eq(user.email, email));
  return row ?? null;
}

/** Connects an account at a provider. `taken` is somebody else's; `another` of that provider is connected already. */
export async function connectAccount(
  db: Tx,
  userId: string,
  at: At,
): Promise<Result<"connected" | "already", "taken" | "another">> {
  const { provider, identity } = at;
  const added = await db
    .insert(account)
    .values({
      id: randomUUID(),
      userId,
      providerId: provider,
      accountId: identity.subject,
      email: identity.email,
    })
    .onConflictDoNothing()
    .returning({ id: account.id });
  if (added.length > 0) return ok("connected");
  const owner = await findOwner(db, at);
  if (owner === userId) return ok("already");
  return fail(owner === null ? "another" : "taken");
}

/**
 * Makes the account of somebody whom a provider has named, with an address that it says is theirs.
 *
 * @returns its id; null when somebody took the address or the provider's account in this moment
 */
export async function createPerson(
  db: Db,
  at: At & { readonly email: string; readonly invitation: Invitation | null },
): Promise<string | null> {
  const { identity, email, invitation } = at;
  const id = randomUUID();
  return db.transaction(async (tx) => {
    const made = await tx
      .insert(user)
      .values({
        id,
        email,
        emailVerified: true,
        name: identity.fullName || (invitation?.name ?? ""),
        phone: invitation?.phone ?? "",
      })
      .onConflictDoNothing()
      .returning({ id: user.id });
    if (made.length === 0) return null;
    const connected = await connectAccount(tx, id, at);
    if (!connected.ok) {
      await tx.delete(user).where(eq(user.id, id));
      return null;
    }
    if (invitation) await acceptInvitation(tx, invitation, id);
    return id;
  });
}

/** The accounts that somebody has connected, the first one first. */
export async function findConnected(db: Db, userId: string) {
  return db
    .select({ provider: account.providerId, email: account.email, connectedAt: account.createdAt })
    .from(account)
    .where(and(eq(account.userId, userId), ne(account.providerId, "credential")))
    .orderBy(asc(account.createdAt), asc(account.id));
}

/** Ends signing in with a provider, unless it is the last way. @param offered  as `countWays` wants it */
export async function disconnectAccount(
  db: Db,
  { userId, provider }: { readonly userId: string; readonly provider: string },
  offered: readonly string[],
): Promise<Result<{ readonly email: string | null }, "absent" | "last-way">> {
  const isTheirs = and(
    eq(account.userId, userId),
    eq(account.providerId, provider),
    ne(account.providerId, "credential"),
  );
  return db.transaction(async (tx) => {
    const ways = await countWays(tx, userId, offered);
    const [found] = await tx.select({ email: account.email }).from(account).where(isTheirs);
    if (!found) return fail("absent");
    const left = offered.includes(provider) ? ways - 1 : ways;
    if (left === 0) return fail("last-way");
    await tx.delete(account).where(isTheirs);
    return ok(found);
  });
}

/** Notes that whoever has a session has shown once more who they are. */
export async function renewProof(db: Db, sessionId: string, now: Date): Promise<void> {
  await db.update(session).set({ createdAt: now }).where(eq(session.id, sessionId));
}
