import { signedIn } from "../../http/procedures.ts";
import { changePreparation, findPrepared } from "../../shared/preparations/store.ts";
import type { ProfileDeps } from "./deps.ts";
import { detailsProcedures } from "./details-routes.ts";

/** What a person says of themselves and of what they prepare for. */
export function profileProcedures(deps: ProfileDeps) {
  const { db, clock } = deps;
  const { profile } = signedIn;
  return {
    ...detailsProcedures(deps),

    preparation: profile.preparation.handler(({ context }) => findPrepared(db, context.user.id)),

    savePreparation: profile.savePreparation.handler(async ({ input, context }) => {
      await changePreparation(db, context.user.id, input, clock());
      return findPrepared(db, context.user.id);
    }),
  };
}
