import { admin } from "../../http/procedures.ts";
import { resetUrl } from "./auth.ts";
import { RESET_LINK_MINUTES } from "./mails.ts";
import { makeResetToken } from "./reset-token.ts";
import type { AccountDeps } from "./routes.ts";
import { findPeople, hasAccount } from "./store.ts";

export interface AdminDeps extends AccountDeps {
  /** The setting itself: undefined when nobody said where this installation is reached. */
  readonly configuredUrl: string | undefined;
}

/** What an admin may do about other people's accounts. */
export function adminProcedures(deps: AdminDeps) {
  return {
    listPeople: admin.admin.listPeople.handler(async ({ input }) => {
      const { people, total } = await findPeople(deps.db, input.query);
      return {
        total,
        people: people.map((person) => ({ ...person, createdAt: person.createdAt.toISOString() })),
      };
    }),

    makeResetLink: admin.admin.makeResetLink.handler(async ({ input, context, errors }) => {
      if (!(await hasAccount(deps.db, input.userId))) throw errors.NOT_FOUND();
      const token = await makeResetToken(deps.auth, input.userId);
      // The admin hands it over by other means, so the address that works for the admin is the best guess.
      const url = resetUrl(deps.configuredUrl ?? context.origin, token);
      return { url, validMinutes: RESET_LINK_MINUTES };
    }),
  };
}
