import type { InvitationListProblem } from "@taiyari/domain/invitations";
import { mailProblem } from "../../adapters/mail-problem.ts";
import { admin } from "../../http/procedures.ts";
import { writeAudit } from "../../shared/audit/audit-store.ts";
import {
  INVITATION_DAYS,
  markSent,
  renewInvitation,
  withdrawInvitation,
} from "../../shared/invitations/invitation-store.ts";
import { findSetting, keepSetting } from "../../shared/installation/settings-store.ts";
import {
  invitationMail,
  invitePeople,
  type InviteDeps,
  linkOf,
  previewPeople,
} from "./invite-people.ts";

export interface InvitationDeps extends InviteDeps {
  /** Where this installation is reached; undefined when nobody said so. */
  readonly configuredUrl: string | undefined;
}

/** Invitations, and who may register without one. */
export function invitationProcedures(deps: InvitationDeps) {
  const { db, mailer, configuredUrl } = deps;
  const { admin: procedures } = admin;
  return {
    previewInvitations: procedures.previewInvitations.handler(async ({ input, errors }) => {
      const rows = await previewPeople(db, input);
      if (!rows.ok) throw errors.NO_LIST({ data: whyNoList(rows.problem) });
      return { rows: rows.value, sendsMail: mailer !== undefined };
    }),

    invite: procedures.invite.handler(async ({ input, context, errors }) => {
      const address = configuredUrl ?? context.origin;
      const done = await invitePeople(deps, input, { actorId: context.user.id, address });
      if (!done.ok) throw errors.NO_LIST({ data: whyNoList(done.problem) });
      const { links, passedOver } = done.value;
      return { invited: links.length, passedOver, links: mailer ? null : links };
    }),

    renewInvitation: procedures.renewInvitation.handler(async ({ input, context, errors }) => {
      const invitation = await renewInvitation(db, input.id, new Date());
      if (!invitation) throw errors.NOT_FOUND();
      const by = { actorId: context.user.id, act: "invitation-sent-again" } as const;
      await writeAudit(db, { ...by, subject: null, detail: invitation.email });
      const link = linkOf(invitation, invitation.token, configuredUrl ?? context.origin);
      const answer = { url: null, validDays: INVITATION_DAYS, mailProblem: null };
      if (!mailer) return { ...answer, url: link.url };
      try {
        await mailer.send(invitationMail(link));
      } catch (error) {
        return { ...answer, mailProblem: mailProblem(error) };
      }
      await markSent(db, invitation.id, new Date());
      return answer;
    }),

    withdrawInvitation: procedures.withdrawInvitation.handler(
      async ({ input, context, errors }) => {
        const email = await withdrawInvitation(db, input.id, new Date());
        if (email === null) throw errors.NOT_FOUND();
        const by = { actorId: context.user.id, act: "invitation-withdrawn" } as const;
        await writeAudit(db, { ...by, subject: null, detail: email });
        return {};
      },
    ),

    registration: procedures.registration.handler(async () => ({
      registration: (await findSetting(db, "registration")) ?? "open",
    })),

    setRegistration: procedures.setRegistration.handler(async ({ input, context }) => {
      await db.transaction(async (tx) => {
        await keepSetting(tx, "registration", input.registration);
        const detail = input.registration === "open" ? "to anybody" : "to invited people";
        const by = { actorId: context.user.id, act: "registration-set" } as const;
        await writeAudit(tx, { ...by, subject: null, detail });
      });
      return {};
    }),
  };
}

function whyNoList(problem: InvitationListProblem) {
  return { because: problem.kind, line: problem.kind === "open-quote" ? problem.line : null };
}
