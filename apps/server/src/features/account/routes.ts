import { PHONE_PREFIX } from "@taiyari/domain/account";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { open } from "../../http/procedures.ts";
import { callAuth, type AuthResponse, type AuthHandler } from "./call-auth.ts";
import { toSessionUser } from "./find-session.ts";
import { nextAnswerTime } from "./answer-time.ts";
import { ensureAdmin, hasAccount } from "./store.ts";

export interface AccountDeps extends AuthHandler {
  readonly db: Db;
  readonly sendsMail: boolean;
  readonly adminContact: string;
}

const WithUser = z.object({ user: z.looseObject({ id: z.string(), name: z.string() }) });

/** Registration, sign-in and sign-out, and the ways back for somebody who lost a password. */
export function accountProcedures(deps: AccountDeps) {
  const { account } = open;
  return {
    installation: account.installation.handler(() => ({
      sendsMail: deps.sendsMail,
      adminContact: deps.adminContact,
    })),

    signUp: account.signUp.handler(async ({ input, context, errors }) => {
      const answerTime = deps.sendsMail ? nextAnswerTime() : null;
      const answer = await callAuth(deps, context, "/sign-up/email", {
        name: input.fullName,
        email: input.email,
        password: input.password,
        phone: `${PHONE_PREFIX}${input.phoneNumber}`,
      });
      if (answer.status === 429) throw errors.TOO_MANY_ATTEMPTS(tooMany(answer));
      // Two registrations of one address at the same moment: the second one could not be stored.
      if (answer.code === "FAILED_TO_CREATE_USER") throw errors.EMAIL_TAKEN();
      if (answer.status !== 200) throw unexpected(answer);

      await ensureAdmin(deps.db);
      if (answerTime) {
        await answerTime();
        return { needsConfirmation: true };
      }
      // The engine answers a taken address like a free one. Where a mail goes out that keeps a secret;
      // where none does, a person would wait for nothing.
      const { user } = WithUser.parse(answer.body);
      if (!(await hasAccount(deps.db, user.id))) throw errors.EMAIL_TAKEN();
      return { needsConfirmation: false };
    }),

    signIn: account.signIn.handler(async ({ input, context, errors }) => {
      const answer = await callAuth(deps, context, "/sign-in/email", input);
      if (answer.status === 429) throw errors.TOO_MANY_ATTEMPTS(tooMany(answer));
      if (answer.code === "EMAIL_NOT_VERIFIED") throw errors.EMAIL_NOT_CONFIRMED();
      if (answer.status === 401 || answer.code === "INVALID_EMAIL")
        throw errors.INVALID_CREDENTIALS();
      if (answer.status !== 200) throw unexpected(answer);

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
