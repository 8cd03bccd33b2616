import { z } from "zod";
import type { RequestContext } from "../../http/request-context.ts";
import { BANNED } from "./bans.ts";
import { type AuthHandler, callAuth } from "./call-auth.ts";
import { PROVIDER_SIGN_IN } from "./provider-sessions.ts";

/** What the engine answers where the second step is on. */
export const NeedsCode = z.object({ twoFactorRedirect: z.literal(true) });

/**
 * Begins a session for somebody whom a provider has named, as after a right password: with the second step where it is
 * on, not for who is banned, and told to the owner where the browser is new.
 */
export async function beginSession(
  handler: AuthHandler,
  context: RequestContext,
  userId: string,
): Promise<"signed-in" | "code-needed" | "banned" | "too-many"> {
  const answer = await callAuth(handler, context, PROVIDER_SIGN_IN, { userId });
  if (answer.status === 429) return "too-many";
  if (answer.code === BANNED) return "banned";
  if (answer.status !== 200) {
    throw new Error(`the account engine answered ${answer.status} ${answer.code}`);
  }
  for (const cookie of answer.cookies) context.addCookie(cookie);
  return NeedsCode.safeParse(answer.body).success ? "code-needed" : "signed-in";
}
