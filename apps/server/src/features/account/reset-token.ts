import { randomBytes } from "node:crypto";
import type { Auth } from "./auth.ts";
import { RESET_LINK_MINUTES } from "./mails.ts";
import { RESET_IDENTIFIER } from "./store.ts";

/** A token that sets a new password once, within an hour; what a reset mail would carry. */
export async function makeResetToken(auth: Auth, userId: string): Promise<string> {
  const token = randomBytes(18).toString("base64url");
  const { internalAdapter } = await auth.$context;
  await internalAdapter.createVerificationValue({
    identifier: `${RESET_IDENTIFIER}${token}`,
    value: userId,
    expiresAt: new Date(Date.now() + RESET_LINK_MINUTES * 60_000),
  });
  return token;
}
