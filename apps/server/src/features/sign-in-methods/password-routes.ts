import { signedIn } from "../../http/procedures.ts";
import { isRecentSignIn } from "../../shared/passwords/prove-owner.ts";
import type { SignInMethodsDeps } from "./deps.ts";
import { passCookies, tooMany, unexpected } from "./engine.ts";
import { addPassword, endResetLinks, endTrustedDevices, findFirstSteps } from "./store.ts";

/** Changing the password, and setting a first one. */
export function passwordProcedures(deps: SignInMethodsDeps) {
  const { db, ask } = deps;
  const { signInMethods } = signedIn;
  return {
    setPassword: signInMethods.setPassword.handler(async ({ input, context, errors }) => {
      const { id: userId } = context.user;
      if ((await findFirstSteps(db, userId)).changedAt) throw errors.HAS_PASSWORD();
      if (!(await isRecentSignIn(deps, context.headers, new Date()))) throw errors.SIGN_IN_AGAIN();
      const isSet = await addPassword(db, userId, await deps.hashPassword(input.password));
      if (!isSet) throw errors.HAS_PASSWORD();
      await endResetLinks(db, userId);
      return {};
    }),

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

/**
 * Whether somebody who has no password signed in too long ago for what one would be asked for. Whoever has one is asked
 * for it by the engine.
 */
export async function lacksProof(
  deps: SignInMethodsDeps,
  { user, headers }: { readonly user: { readonly id: string }; readonly headers: Headers },
): Promise<boolean> {
  if ((await findFirstSteps(deps.db, user.id)).changedAt) return false;
  return !(await isRecentSignIn(deps, headers, new Date()));
}

/** What the engine is asked with: nothing in place of a password that there is not. */
export function asked({ password }: { readonly password: string | null }) {
  return password === null ? {} : { password };
}

/** A password that is longer than any may be is as wrong as another one. */
export function isWrongPassword({ code }: { readonly code: string }): boolean {
  return code === "INVALID_PASSWORD" || code === "PASSWORD_TOO_LONG";
}
