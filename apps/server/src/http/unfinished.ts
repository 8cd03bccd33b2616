import { ORPCError } from "@orpc/server";
import { PHONE_NEEDED, type SessionUser } from "@taiyari/contract";

/**
 * What somebody may do whose account a provider began and who has not given the phone number yet, which registration
 * demands: give it, and delete the account, for which a recent sign-in is shown at the provider. Signing out is open to all.
 */
const STILL_ALLOWED: ReadonlySet<string> = new Set([
  "profile.saveDetails",
  "connectedAccounts.confirm",
  "ownData.summary",
  "ownData.leave",
  "ownData.keep",
]);

/**
 * Refuses whoever has not given a phone number. An account that is about to be deleted is refused nothing here:
 * `refuseLeaving` lets it look, and change nothing.
 *
 * @param procedure  "profile.saveDetails"; null for a route outside the contract
 * @throws ORPCError  PHONE_NEEDED
 */
export function refuseUnfinished(
  { phone, deleteAt }: Pick<SessionUser, "phone" | "deleteAt">,
  procedure: string | null,
): void {
  if (phone !== "" || deleteAt !== null) return;
  if (procedure !== null && STILL_ALLOWED.has(procedure)) return;
  throw new ORPCError("PHONE_NEEDED", PHONE_NEEDED);
}
