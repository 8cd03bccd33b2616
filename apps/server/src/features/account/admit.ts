import type { Db } from "../../db/client.ts";
import { findSetting } from "../../shared/installation/settings-store.ts";
import { findByToken, type Invitation } from "../../shared/invitations/invitation-store.ts";
import { hasAnybody } from "./store.ts";

/** Who may register: anybody, or who was invited. */
export async function registrationOf(db: Db): Promise<"open" | "invited"> {
  return (await findSetting(db, "registration")) ?? "open";
}

/**
 * Whether somebody may register. An invitation is for its address alone; one that does not hold is refused also where
 * anybody may register, for they would be in no batch without knowing it.
 */
export async function admit(
  db: Db,
  given: { readonly email: string; readonly invitation?: string | undefined },
): Promise<{ readonly invitation: Invitation | null } | "by-invitation" | "invalid"> {
  if (given.invitation !== undefined) {
    const invitation = await findByToken(db, given.invitation, new Date());
    const isTheirs = invitation?.email === given.email.trim().toLowerCase();
    return isTheirs ? { invitation } : "invalid";
  }
  const isClosed = (await registrationOf(db)) === "invited" && (await hasAnybody(db));
  return isClosed ? "by-invitation" : { invitation: null };
}
