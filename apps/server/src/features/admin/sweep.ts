import type { Db } from "../../db/client.ts";
import { dropOldInvitations } from "../../shared/invitations/invitation-store.ts";

/** Forgets invitations that nobody can use any more. */
export async function sweepInvitations({ db }: { readonly db: Db }): Promise<void> {
  await dropOldInvitations(db, new Date());
}
