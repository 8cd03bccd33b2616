import { z } from "zod";
import { open, signedIn } from "../../http/procedures.ts";
import type { RequestContext } from "../../http/request-context.ts";
import type { SignInMethodsDeps } from "./deps.ts";
import { passCookies, tooMany, unexpected } from "./engine.ts";
import { asked, isWrongPassword, lacksProof } from "./password-routes.ts";
import { asAppCode, asRecoveryCode } from "./recovery-codes.ts";
import { endTrustedDevices, findFirstSteps } from "./store.ts";

const Begun = z.object({ totpURI: z.string() });
const Codes = z.object({ backupCodes: z.array(z.string()) });

/** The second step of signing in: a code of an authenticator app, or a recovery code. */
export function twoStepProcedures(deps: SignInMethodsDeps) {
  const { db, ask, findRecoveryCodes } = deps;
  const { signInMethods } = signedIn;
  return {
    beginTwoStep: signInMethods.beginTwoStep.handler(async ({ input, context, errors }) => {
      if (await lacksProof(deps, context)) throw errors.SIGN_IN_AGAIN();
      const answer = await ask(context, "/two-factor/enable", { ...asked(input), method: "totp" });
      if (answer.status === 429) throw errors.TOO_MANY_ATTEMPTS(tooMany(answer));
      if (isWrongPassword(answer)) throw errors.WRONG_PASSWORD();
      if (answer.code === "TOTP_ALREADY_ENABLED") throw errors.ALREADY_ON();
      if (answer.status !== 200) throw unexpected(answer);
      const url = Begun.parse(answer.body).totpURI;
      return { url, key: new URL(url).searchParams.get("secret") ?? "" };
    }),

    confirmTwoStep: signInMethods.confirmTwoStep.handler(async ({ input, context, errors }) => {
      // A second confirmation would show the recovery codes to whoever has a session and a code.
      if ((await findFirstSteps(db, context.user.id)).isTwoStepOn) throw errors.ALREADY_ON();
      const code = asAppCode(input.code);
      const answer = await ask(context, "/two-factor/verify-totp", { code });
      if (answer.status === 429) throw errors.TOO_MANY_ATTEMPTS(tooMany(answer));
      if (answer.code === "INVALID_CODE") throw errors.WRONG_CODE();
      if (answer.code === "TOTP_NOT_ENABLED") throw errors.NOT_ON();
      if (answer.status !== 200) throw unexpected(answer);
      passCookies(context, answer);
      return { codes: [...(await findRecoveryCodes(context.user.id))] };
    }),

    newRecoveryCodes: signInMethods.newRecoveryCodes.handler(async ({ input, context, errors }) => {
      if (await lacksProof(deps, context)) throw errors.SIGN_IN_AGAIN();
      const answer = await ask(context, "/two-factor/generate-backup-codes", asked(input));
      if (answer.status === 429) throw errors.TOO_MANY_ATTEMPTS(tooMany(answer));
      if (isWrongPassword(answer)) throw errors.WRONG_PASSWORD();
      if (answer.code === "TWO_FACTOR_NOT_ENABLED") throw errors.NOT_ON();
      if (answer.status !== 200) throw unexpected(answer);
      return { codes: Codes.parse(answer.body).backupCodes };
    }),

    turnOffTwoStep: signInMethods.turnOffTwoStep.handler(async ({ input, context, errors }) => {
      if (!(await findFirstSteps(db, context.user.id)).isTwoStepOn) throw errors.NOT_ON();
      if (await lacksProof(deps, context)) throw errors.SIGN_IN_AGAIN();
      const answer = await ask(context, "/two-factor/disable", asked(input));
      if (answer.status === 429) throw errors.TOO_MANY_ATTEMPTS(tooMany(answer));
      if (isWrongPassword(answer)) throw errors.WRONG_PASSWORD();
      if (answer.status !== 200) throw unexpected(answer);
      passCookies(context, answer);
      await endTrustedDevices(db, context.user.id);
      return {};
    }),

    signInWithCode: open.signInMethods.signInWithCode.handler(
      async ({ input, context, errors }) => {
        const isApp = input.kind === "app";
        const answer = await ask(
          withoutSession(context),
          isApp ? "/two-factor/verify-totp" : "/two-factor/verify-backup-code",
          {
            code: isApp ? asAppCode(input.code) : asRecoveryCode(input.code),
            trustDevice: input.isTrusted,
          },
        );
        if (answer.code === "ACCOUNT_TEMPORARILY_LOCKED") throw errors.CODES_LOCKED();
        if (answer.status === 429) throw errors.TOO_MANY_ATTEMPTS(tooMany(answer));
        if (WRONG.has(answer.code) || answer.status === 409) throw errors.WRONG_CODE();
        passCookies(context, answer);
        if (OVER.has(answer.code)) throw errors.SIGN_IN_AGAIN();
        if (answer.status !== 200) throw unexpected(answer);
        return {};
      },
    ),
  };
}

const WRONG = new Set(["INVALID_CODE", "INVALID_BACKUP_CODE"]);
/** The first step is too long ago, was guessed on five times, or was done without a second one. */
const OVER = new Set([
  "INVALID_TWO_FACTOR_COOKIE",
  "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE",
  "TOTP_NOT_ENABLED",
  "BACKUP_CODES_NOT_ENABLED",
  // Whoever was banned meanwhile reads why after their password.
  "ACCOUNT_BANNED",
]);

/** The engine takes a code of somebody signed in for a test of their app: the second step is about who is not. */
function withoutSession(context: RequestContext): RequestContext {
  const headers = new Headers(context.headers);
  const cookies = (headers.get("cookie") ?? "")
    .split("; ")
    .filter((cookie) => !/^[^=]*session_token=/.test(cookie));
  headers.set("cookie", cookies.join("; "));
  return { ...context, headers };
}
