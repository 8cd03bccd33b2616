import type { BetterAuthPlugin } from "better-auth";
import { createAuthMiddleware } from "better-auth/api";

const PATH = "/two-factor/verify-totp";
/** What the engine calls the cookie of a sign-in that waits for its code. */
const WAITING = "two_factor";
/** A code is taken for 30 seconds, and in the 30 before and after them. */
const TAKEN_MS = 90_000;

/**
 * Takes the code of an authenticator app for one sign-in, not for two: whoever saw it typed cannot use it as well.
 * Source: RFC 6238, section 5.2.
 */
export function codesOnce() {
  return {
    id: "taiyari-codes-once",
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === PATH,
          handler: createAuthMiddleware(async (ctx) => {
            const { name } = ctx.context.createAuthCookie(WAITING);
            const waiting = await ctx.getSignedCookie(name, ctx.context.secret);
            const { internalAdapter } = ctx.context;
            const asked = waiting ? await internalAdapter.findVerificationValue(waiting) : null;
            if (!asked) return;
            const used = identifierOf(asked.value, String(ctx.body?.code));
            const found = await internalAdapter.findVerificationValue(used);
            if (!found || found.expiresAt <= new Date()) return;
            // An error thrown here would be written to the log as a fault.
            return Response.json({ code: "INVALID_CODE" }, { status: 401 });
          }),
        },
      ],
      after: [
        {
          matcher: ({ path }) => path === PATH,
          handler: createAuthMiddleware(async (ctx) => {
            const { name } = ctx.context.createAuthCookie(WAITING);
            const userId = ctx.context.newSession?.user.id;
            // The first code of an app turns the second step on, and is no sign-in.
            if (!userId || !(await ctx.getSignedCookie(name, ctx.context.secret))) return;
            await ctx.context.internalAdapter.createVerificationValue({
              identifier: identifierOf(userId, String(ctx.body?.code)),
              value: userId,
              expiresAt: new Date(Date.now() + TAKEN_MS),
            });
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}

function identifierOf(userId: string, code: string): string {
  return `used-code:${userId}:${code}`;
}
