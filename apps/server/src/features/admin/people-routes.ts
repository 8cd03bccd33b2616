import { ORPCError } from "@orpc/server";
import { ANY_REFUSAL } from "@taiyari/contract";
import type { FileStore } from "../../adapters/files/file-store.ts";
import type { Mailer } from "../../adapters/mail.ts";
import type { Db } from "../../db/client.ts";
import { admin } from "../../http/procedures.ts";
import { writeAudit } from "../../shared/audit/audit-store.ts";
import { deletePerson } from "../../shared/leaving/delete-person.ts";
import {
  type ActProblem,
  banPerson,
  changeBatch,
  changePlan,
  changeRole,
  liftBan,
  endAccount,
} from "./act-store.ts";
import { findPeople } from "./people-store.ts";

export interface PeopleDeps {
  readonly db: Db;
  readonly mailer: Mailer | undefined;
  readonly files: FileStore;
  /** Where this installation is reached; undefined when nobody said so. */
  readonly configuredUrl: string | undefined;
  /** Makes a link, beginning with an address, that sets an account's password. Null for an unknown account. */
  readonly makeResetLink: (
    userId: string,
    publicUrl: string,
  ) => Promise<{ readonly url: string; readonly validMinutes: number } | null>;
}

/** What an admin may do about other people's accounts. */
export function peopleProcedures({ db, files, mailer, configuredUrl, makeResetLink }: PeopleDeps) {
  const { admin: procedures } = admin;
  return {
    listPeople: procedures.listPeople.handler(async ({ input }) =>
      findPeople(db, { ...input, sendsMail: mailer !== undefined }),
    ),

    makeResetLink: procedures.makeResetLink.handler(async ({ input, context, errors }) => {
      // The admin hands it over by other means, so the address that works for the admin is the best guess.
      const link = await makeResetLink(input.userId, configuredUrl ?? context.origin);
      if (!link) throw errors.NOT_FOUND();
      const by = { actorId: context.user.id, act: "reset-link-made" } as const;
      await writeAudit(db, { ...by, subject: input.userId, detail: "" });
      return link;
    }),

    setRole: procedures.setRole.handler(async ({ input, context, errors }) => {
      const act = { actorId: context.user.id, userId: input.userId };
      const done = await changeRole(db, act, input.role);
      if (done.ok) return {};
      if (done.problem.kind === "last-admin") throw errors.LAST_ADMIN();
      throw refusalOf(done.problem, errors);
    }),

    setPlan: procedures.setPlan.handler(async ({ input, context, errors }) => {
      const act = { actorId: context.user.id, userId: input.userId };
      const done = await changePlan(db, act, input.plan);
      if (!done.ok) throw refusalOf(done.problem, errors);
      return {};
    }),

    setBatch: procedures.setBatch.handler(async ({ input, context, errors }) => {
      const act = { actorId: context.user.id, userId: input.userId };
      const done = await changeBatch(db, act, input.batch);
      if (!done.ok) throw refusalOf(done.problem, errors);
      return {};
    }),

    ban: procedures.ban.handler(async ({ input, context, errors }) => {
      const act = { actorId: context.user.id, userId: input.userId };
      const done = await banPerson(db, act, input.reason);
      if (done.ok) return {};
      if (done.problem.kind === "self") throw errors.SELF();
      throw refusalOf(done.problem, errors);
    }),

    unban: procedures.unban.handler(async ({ input, context, errors }) => {
      const done = await liftBan(db, { actorId: context.user.id, userId: input.userId });
      if (!done.ok) throw refusalOf(done.problem, errors);
      return {};
    }),

    deletePerson: procedures.deletePerson.handler(async ({ input, context, errors }) => {
      const act = { actorId: context.user.id, userId: input.userId };
      const done = await endAccount(db, act, input.name);
      if (done.ok) {
        await deletePerson({ db, files }, input.userId);
        return {};
      }
      if (done.problem.kind === "self") throw errors.SELF();
      if (done.problem.kind === "name-differs") throw errors.NAME_DIFFERS();
      throw refusalOf(done.problem, errors);
    }),
  };
}

/** What any act is refused with. */
function refusalOf(problem: ActProblem, errors: { readonly NOT_FOUND: () => Error }): Error {
  if (problem.kind === "not-found") return errors.NOT_FOUND();
  if (problem.kind === "not-admin") return new ORPCError("NOT_ADMIN", ANY_REFUSAL.NOT_ADMIN);
  return new Error(`this act is never refused with ${problem.kind}`);
}
