import { eq, isNotNull, and, inArray, or } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";
import { account, passkey, user } from "../../db/schema/index.ts";

/**
 * How many ways somebody has to sign in: a password, connected accounts, passkeys. Whoever else would take one away waits
 * until this transaction is over, so that two of them at once do not leave none.
 *
 * @param offered  ids of the providers that the installation has: an account at another one signs nobody in
 */
export async function countWays(
  tx: Tx,
  userId: string,
  offered: readonly string[],
): Promise<number> {
  await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for("update");
  const hasPassword = and(eq(account.providerId, "credential"), isNotNull(account.password));
  const isOffered = inArray(account.providerId, [...offered]);
  const accounts = await tx
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.userId, userId), or(hasPassword, isOffered)));
  const passkeys = await tx
    .select({ id: passkey.id })
    .from(passkey)
    .where(eq(passkey.userId, userId));
  return accounts.length + passkeys.length;
}
