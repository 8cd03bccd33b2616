import { implement, ORPCError } from "@orpc/server";
import { ANY_REFUSAL, contract } from "@taiyari/contract";
import type { RequestContext } from "./request-context.ts";
import { orOutage } from "./outage.ts";
import { refuseUnfinished } from "./unfinished.ts";

/** A procedure that anybody may call. */
export const open = implement(contract)
  .$context<RequestContext>()
  .use(async ({ context, next }) => {
    try {
      return await next();
    } catch (error) {
      throw await orOutage(error, context.database);
    }
  });

/** A procedure for people with a session. `context.user` is who. */
export const signedIn = open.use(async ({ context, next, path }) => {
  const user = await context.findUser();
  if (!user) {
    throw new ORPCError("NOT_SIGNED_IN", ANY_REFUSAL.NOT_SIGNED_IN);
  }
  refuseUnfinished(user, path.join("."));
  return next({ context: { user } });
});

/** A procedure for admins. */
export const admin = signedIn.use(async ({ context, next }) => {
  if (context.user.role !== "admin") {
    throw new ORPCError("NOT_ADMIN", ANY_REFUSAL.NOT_ADMIN);
  }
  return next();
});
