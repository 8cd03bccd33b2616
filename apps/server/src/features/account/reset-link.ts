import { randomBytes } from "node:crypto";
import type { Db } from "../../db/client.ts";
import { type Auth, resetUrl } from "./auth.ts";
import { RESET_LINK_MINUTES } from "./mail-texts.ts";
import { hasAccount, RESET_IDENTIFIER } from "./store.ts";

/** A link with which a person sets a new password: once, as long as it is valid. */
export interface ResetLink {
  readonly url: string;
  readonly validMinutes: number;
}

/**
 * Makes a link as a reset mail would carry it. Null for an unknown account.
 *
 * @param publicUrl  what the link begins with: "https://taiyari.example.org"
 */
export async function makeResetLink(
  { auth, db }: { readonly auth: Auth; readonly db: Db },
  userId: string,
  publicUrl: string,
): Promise<ResetLink | null> {
  if (!(await hasAccount(db, userId))) return null;
  const token = randomBytes(18).toString("base64url");
  const { internalAdapter } = await auth.$context;
  await internalAdapter.createVerificationValue({
    identifier: `${RESET_IDENTIFIER}${token}`,
    value: userId,
    expiresAt: new Date(Date.now() + RESET_LINK_MINUTES * 60_000),
  });
  return { url: resetUrl(publicUrl, token), validMinutes: RESET_LINK_MINUTES };
}
