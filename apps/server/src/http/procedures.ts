import { implement, ORPCError } from "@orpc/server";
import { contract } from "@taiyari/contract";
import type { RequestContext } from "./request-context.ts";
import { orUnavailable } from "./unavailable.ts";

/** A procedure that anybody may call. */
export const open = implement(contract)
  .$context<RequestContext>()
  .use(async ({ context, next }) => {
    try {
      return await next();
    } catch (error) {
      throw await orUnavailable(error, context.databaseAnswers);
    }
  });

/** A procedure for people with a session. `context.user` is who. */
export const signedIn = open.use(async ({ context, next }) => {
  const user = await context.findUser();
  if (!user) {
    throw new ORPCError("NOT_SIGNED_IN", { status: 401, message: "Please sign in." });
  }
  return next({ context: { user } });
});

/** A procedure for admins. */
export const admin = signedIn.use(async ({ context, next }) => {
  if (context.user.role !== "admin") {
    throw new ORPCError("NOT_ADMIN", {
      status: 403,
      message: "Only an admin of this installation may do this.",
    });
  }
  return next();
});
