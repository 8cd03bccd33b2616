import type { Db } from "../../db/client.ts";
import { signedIn } from "../../http/procedures.ts";
import { findResumeStanding, findTargetRole } from "./store.ts";

/** Where a person stands. */
export function overviewProcedures({ db }: { readonly db: Db }) {
  const { shell } = signedIn;
  return {
    journey: shell.journey.handler(async ({ context }) => {
      const [targetRole, resume] = await Promise.all([
        findTargetRole(db, context.user.id),
        findResumeStanding(db, context.user.id),
      ]);
      return {
        targetRole,
        resume: resume && { ...resume, latestAt: resume.latestAt?.toISOString() ?? null },
      };
    }),
  };
}
