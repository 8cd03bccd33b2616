import { PHONE_PREFIX } from "@taiyari/domain/account";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { open } from "../../http/procedures.ts";
import { acceptInvitation, findByToken } from "../../shared/invitations/invitation-store.ts";
import { admit, registrationOf } from "./admit.ts";
import { BANNED } from "./bans.ts";
import { NeedsCode } from "./begin-session.ts";
import { callAuth, type AuthResponse, type AuthHandler } from "./call-auth.ts";
import { toSessionUser } from "./find-session.ts";
import { nextAnswerTime } from "./answer-time.ts";
import { ensureAdmin, findBanReason, hasAccount } from "./store.ts";

export interface AccountDeps extends AuthHandler {
  readonly db: Db;
  readonly sendsMail: boolean;
  readonly adminContact: string;
  /** Who else signs people in. */
  readonly providers: readonly {
    readonly id: string;
    readonly name: string;
    readonly isTrusted: boolean;
  }[];
}

const WithUser = z.object({ user: z.looseObject({ id: z.string(), name: z.string() }) });

/** Registration, sign-in and sign-out, and the ways back for somebody who lost a password. */
export function accountProcedures(deps: AccountDeps) {
  const { account } = open;
  return {
    installation: account.installation.handler(async () => ({
      sendsMail: deps.sendsMail,
      adminContact: deps.adminContact,
      registration: await registrationOf(deps.db),
      providers: deps.providers.map(({ id, name }) => ({ id, name })),
    })),

    invitation: account.invitation.handler(async ({ input, errors }) => {
      const found = await findByToken(deps.db, input.token, new Date());
      if (!found) throw errors.NOT_FOUND();
      const phoneNumber = found.phone.slice(PHONE_PREFIX.length);
      return { fullName: found.name, email: found.email, phoneNumber };
    }),

    signUp: account.signUp.handler(async ({ input, context, errors }) => {
      const admitted = await admit(deps.db, input);
      if (admitted === "by-invitation") throw errors.BY_INVITATION();
      if (admitted === "invalid") throw errors.INVITATION_INVALID();
      const { invitation } = admitted;
      // A link that came by mail proved the address. Whoever has one may know that the address has an account.
      const addressProved = invitation !== null && invitation.sentAt !== null;
      const answerTime = deps.sendsMail && !addressProved ? nextAnswerTime() : null;
      const answer = await callAuth(deps, context, "/sign-up/email", {
        name: input.fullName,
        email: input.email,
        password: input.password,
        phone: `${PHONE_PREFIX}${input.phoneNumber}`,
        addressProved,
      });
      if (answer.status === 429) throw errors.TOO_MANY_ATTEMPTS(tooMany(answer));
      // Two registrations of one address at the same moment: the second one could not be stored.
      if (answer.code === "FAILED_TO_CREATE_USER") throw errors.EMAIL_TAKEN();
      if (answer.status !== 200) throw unexpected(answer);

      await ensureAdmin(deps.db);
      const { user } = WithUser.parse(answer.body);
      const isNew = await hasAccount(deps.db, user.id);
      if (isNew && invitation) await acceptInvitation(deps.db, invitation, user.id);
      if (answerTime) {
        await answerTime();
        return { needsConfirmation: true };
      }
      // The engine answers a taken address like a free one. Where a mail goes out that keeps a secret;
      // where none does, a person would wait for nothing.
      if (!isNew) throw errors.EMAIL_TAKEN();
      return { needsConfirmation: false };
    }),

    signIn: account.signIn.handler(async ({ input, context, errors }) => {
      const answer = await callAuth(deps, context, "/sign-in/email", input);
      if (answer.status === 429) throw errors.TOO_MANY_ATTEMPTS(tooMany(answer));
      if (answer.code === "EMAIL_NOT_VERIFIED") throw errors.EMAIL_NOT_CONFIRMED();
      if (answer.code === BANNED) {
        throw errors.BANNED({ data: { reason: await findBanReason(deps.db, input.email) } });
      }
      if (answer.status === 401 || answer.code === "INVALID_EMAIL")
        throw errors.INVALID_CREDENTIALS();
      if (answer.status !== 200) throw unexpected(answer);

      if (NeedsCode.safeParse(answer.body).success) {
        for (const cookie of answer.cookies) context.addCookie(cookie);
        throw errors.CODE_NEEDED();
      }
      const signedIn = WithUser.safeParse(answer.body);
      if (!signedIn.success || answer.cookies.length === 0) throw errors.NO_SESSION();
      for (const cookie of answer.cookies) context.addCookie(cookie);
      return { user: toSessionUser(signedIn.data.user) };
    }),

    signOut: account.signOut.handler(async ({ context }) => {
      if (!context.headers.has("cookie")) return {};
      const answer = await callAuth(deps, context, "/sign-out", {});
      if (answer.status >= 500) throw unexpected(answer);
      for (const cookie of answer.cookies) context.addCookie(cookie);
      return {};
    }),

    session: account.session.handler(async ({ context }) => ({ user: await context.findUser() })),

    requestPasswordReset: account.requestPasswordReset.handler(
      async ({ input, context, errors }) => {
        if (!deps.sendsMail) throw errors.NO_MAIL_SERVER();
        const answerTime = nextAnswerTime();
        const answer = await callAuth(deps, context, "/request-password-reset", input);
        if (answer.status === 429) throw errors.TOO_MANY_ATTEMPTS(tooMany(answer));
        if (answer.status !== 200) throw unexpected(answer);
        await answerTime();
        return {};
      },
    ),

    resetPassword: account.resetPassword.handler(async ({ input, context, errors }) => {
      const answer = await callAuth(deps, context, "/reset-password", {
        token: input.token,
        newPassword: input.password,
      });
      if (answer.status === 429) throw errors.TOO_MANY_ATTEMPTS(tooMany(answer));
      if (answer.code === "INVALID_TOKEN") throw errors.LINK_EXPIRED();
      if (answer.status !== 200) throw unexpected(answer);
      return {};
    }),
  };
}

function tooMany({ retryAfterSeconds }: AuthResponse) {
  return { data: { retryAfterSeconds } };
}

function unexpected({ status, code }: AuthResponse): Error {
  return new Error(`the account engine answered ${status} ${code}`);
}
