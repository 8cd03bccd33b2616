import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { z } from "zod";

/** Where the account engine begins a session for somebody whom a provider has named. */
export const PROVIDER_SIGN_IN = "/sign-in/provider";

/**
 * Lets the account engine begin a session without a password. Nobody but this process asks the engine: who it is was
 * found out before, by the answer of a provider.
 */
export function providerSessions() {
  return {
    id: "taiyari-provider-sessions",
    endpoints: {
      signInProvider: createAuthEndpoint(
        PROVIDER_SIGN_IN,
        { method: "POST", body: z.object({ userId: z.string() }) },
        async (ctx) => {
          const { internalAdapter } = ctx.context;
          const user = await internalAdapter.findUserById(ctx.body.userId);
          if (!user) throw new APIError("NOT_FOUND", { code: "USER_NOT_FOUND", message: "gone" });
          const session = await internalAdapter.createSession(user.id);
          await setSessionCookie(ctx, { session, user });
          return ctx.json({});
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}
