import { assertNever } from "@taiyari/domain/result";
import { signedIn } from "../../http/procedures.ts";
import { markStaying } from "../../shared/leaving/leaving-store.ts";
import type { OwnDataDeps } from "./deps.ts";
import { leave } from "./leave.ts";
import { countBytes, countThings, findAccount, findDocuments, findPasswordHash } from "./store.ts";

/** What a person has here, and how they take it along and leave. */
export function ownDataProcedures(deps: OwnDataDeps) {
  const { ownData } = signedIn;
  return {
    summary: ownData.summary.handler(async ({ context: { user } }) => {
      const { db } = deps;
      const account = await findAccount(db, user.id);
      return {
        ...(await countThings(db, user.id)),
        bytes: await countBytes(db, user.id),
        exportedAt: account?.exportedAt?.toISOString() ?? null,
        hasPassword: (await findPasswordHash(db, user.id)) !== null,
      };
    }),

    documents: ownData.documents.handler(({ context: { user } }) =>
      findDocuments(deps.db, user.id),
    ),

    leave: ownData.leave.handler(async ({ input, context, errors }) => {
      const { user, headers } = context;
      const outcome = await leave(deps, { ...input, user, headers });
      if (outcome.ok) return { deleteAt: outcome.value.toISOString() };
      const { problem } = outcome;
      switch (problem.kind) {
        case "email-differs":
          throw errors.EMAIL_DIFFERS();
        case "wrong-password":
          throw errors.WRONG_PASSWORD();
        case "sign-in-again":
          throw errors.SIGN_IN_AGAIN();
        case "last-admin":
          throw errors.LAST_ADMIN();
        case "too-many":
          throw errors.TOO_MANY_ATTEMPTS({
            data: { retryAfterSeconds: problem.retryAfterSeconds },
          });
        default:
          return assertNever(problem);
      }
    }),

    keep: ownData.keep.handler(async ({ context: { user } }) => {
      await markStaying(deps.db, user.id, deps.clock());
      return {};
    }),
  };
}
