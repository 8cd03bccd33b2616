import type { Db } from "../../db/client.ts";
import { admin } from "../../http/procedures.ts";
import { findPeople } from "./store.ts";

export interface AdminDeps {
  readonly db: Db;
  /** Where this installation is reached; undefined when nobody said so. */
  readonly configuredUrl: string | undefined;
  /** Makes a link, beginning with an address, that sets an account's password. Null for an unknown account. */
  readonly makeResetLink: (
    userId: string,
    publicUrl: string,
  ) => Promise<{ readonly url: string; readonly validMinutes: number } | null>;
}

/** What an admin may do about other people's accounts. */
export function adminProcedures({ db, configuredUrl, makeResetLink }: AdminDeps) {
  return {
    listPeople: admin.admin.listPeople.handler(async ({ input }) => {
      const { people, total } = await findPeople(db, input.query);
      return {
        total,
        people: people.map((person) => ({ ...person, createdAt: person.createdAt.toISOString() })),
      };
    }),

    makeResetLink: admin.admin.makeResetLink.handler(async ({ input, context, errors }) => {
      // The admin hands it over by other means, so the address that works for the admin is the best guess.
      const link = await makeResetLink(input.userId, configuredUrl ?? context.origin);
      if (!link) throw errors.NOT_FOUND();
      return link;
    }),
  };
}
