import { signedIn } from "../../http/procedures.ts";
import type { SignInMethodsDeps } from "./deps.ts";
import { passCookies, tooMany, unexpected } from "./engine.ts";
import { endResetLinks, endTrustedDevices } from "./store.ts";

/** Changing the password. */
export function passwordProcedures({ db, ask }: SignInMethodsDeps) {
  const { signInMethods } = signedIn;
  return {
    changePassword: signInMethods.changePassword.handler(async ({ input, context, errors }) => {
      const answer = await ask(context, "/change-password", {
        currentPassword: input.present,
        newPassword: input.password,
        revokeOtherSessions: true,
      });
      if (answer.status === 429) throw errors.TOO_MANY_ATTEMPTS(tooMany(answer));
      if (isWrongPassword(answer)) throw errors.WRONG_PASSWORD();
      if (answer.status !== 200) throw unexpected(answer);
      passCookies(context, answer);
      await endResetLinks(db, context.user.id);
      await endTrustedDevices(db, context.user.id);
      return {};
    }),
  };
}

/** A password that is longer than any may be is as wrong as another one. */
export function isWrongPassword({ code }: { readonly code: string }): boolean {
  return code === "INVALID_PASSWORD" || code === "PASSWORD_TOO_LONG";
}
