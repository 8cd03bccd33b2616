import { APIError } from "better-auth/api";
import type { Db } from "../../db/client.ts";
import { isBanned } from "./store.ts";

/** The code of a sign-in that is refused because of a ban. */
export const BANNED = "ACCOUNT_BANNED";

/**
 * Stops the engine from making a session for somebody who is banned, whichever way they sign in. A session comes last,
 * when the password or what stands in its place was right: a stranger learns of no ban.
 */
export async function refuseBanned(db: Db, userId: string): Promise<void> {
  if (!(await isBanned(db, userId))) return;
  throw new APIError("FORBIDDEN", { code: BANNED, message: "This account is banned." });
}
