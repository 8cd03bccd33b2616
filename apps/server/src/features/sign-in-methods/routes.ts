import { signedIn } from "../../http/procedures.ts";
import { keeperOf } from "./authenticators.ts";
import type { SignInMethodsDeps } from "./deps.ts";
import { deviceProcedures } from "./device-routes.ts";
import { passkeyProcedures } from "./passkey-routes.ts";
import { findPasskeys } from "./passkey-store.ts";
import { passwordProcedures } from "./password-routes.ts";
import { findPasswordState } from "./store.ts";
import { twoStepProcedures } from "./two-step-routes.ts";

/** The ways in which a person signs in, and where they are signed in. */
export function signInMethodsProcedures(deps: SignInMethodsDeps) {
  const { db, publicUrl, findRecoveryCodes } = deps;
  return {
    state: signedIn.signInMethods.state.handler(async ({ context }) => {
      const userId = context.user.id;
      const [password, passkeys] = await Promise.all([
        findPasswordState(db, userId),
        findPasskeys(db, userId),
      ]);
      if (!password) throw new Error("an account without a password");
      const codes = password.isTwoStepOn ? await findRecoveryCodes(userId) : [];
      return {
        password: { changedAt: password.changedAt.toISOString() },
        twoStep: { isOn: password.isTwoStepOn, codesLeft: codes.length },
        passkeys: passkeys.map((passkey) => ({
          id: passkey.id,
          name: passkey.name,
          keeper: keeperOf(passkey.aaguid),
          createdAt: passkey.createdAt.toISOString(),
          lastUsedAt: passkey.lastUsedAt?.toISOString() ?? null,
        })),
        passkeyOrigin: publicUrl,
      };
    }),
    ...passwordProcedures(deps),
    ...twoStepProcedures(deps),
    ...passkeyProcedures(deps),
    ...deviceProcedures(deps),
  };
}
